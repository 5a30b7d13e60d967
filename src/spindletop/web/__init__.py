"""The table in the browser: pages, live streams and what they are made of."""
