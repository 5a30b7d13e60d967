"""The table for programs: JSON under /api, by the same calls, refusals and limits as the pages."""
