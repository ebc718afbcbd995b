"""What is done once for each published version."""
