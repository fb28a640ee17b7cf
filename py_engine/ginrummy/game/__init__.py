"""The rules of the game: knows no player, page or file."""
