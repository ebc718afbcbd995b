"""Finds puzzles in self-played games, proves them and words them."""
