"""What plays."""
