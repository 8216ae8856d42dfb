game-wide = Wide table
    .about = A picture of a full table.
