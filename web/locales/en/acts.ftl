# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.
