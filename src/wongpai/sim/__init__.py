"""Many matches: drivers, arenas, soak tests."""
