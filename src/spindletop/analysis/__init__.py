"""What the strong bot makes of a position, and of a whole game."""
