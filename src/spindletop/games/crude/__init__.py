"""Crude: rigs, wells, refineries and stations on an economy that moves."""
