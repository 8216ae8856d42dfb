"""The contract that every game keeps, and all that is built on it alone."""
