"""Black Gold (2011): the remake of Giganten, for two to five."""
