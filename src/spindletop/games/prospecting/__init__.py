"""What Giganten and its remake Black Gold have in common: most of their rules."""
