"""What bench.py measures, and the ladder of the computer players."""
