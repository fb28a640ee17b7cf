"""One table: a match, its seats and the messages that reach them."""
