"""The commands of `spindletop`, one module each."""
