"""HTTP and WebSocket round live tables, with their logs in a database."""
