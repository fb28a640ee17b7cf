"""What is written down: a position in one line, a deal and a match as TOML; what is read is replayed and checked."""
