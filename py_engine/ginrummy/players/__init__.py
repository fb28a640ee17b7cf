"""Who plays: imports the game only and sees a View only."""
