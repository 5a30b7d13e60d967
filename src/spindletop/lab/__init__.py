"""Where the games are tested at length and measured."""
