"""Telling people who are not at the table that it is their turn: by push, by mail, by a webhook."""
