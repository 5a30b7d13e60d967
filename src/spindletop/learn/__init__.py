"""A guided first game: short chapters of real play, with a card whenever something comes up for the first time."""
