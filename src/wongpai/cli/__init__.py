"""The command and the terminal client."""
