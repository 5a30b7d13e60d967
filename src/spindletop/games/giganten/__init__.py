"""Giganten (1999): prospecting, trains and licence auctions, for three or four."""
