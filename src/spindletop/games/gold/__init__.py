"""Gold: turn up two cards a turn, and remember where the miners are."""
