"""Pages of people: their own page, and the ways into an account."""
