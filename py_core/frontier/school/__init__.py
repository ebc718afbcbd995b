"""Lessons whose answers the rules check: their format, their solutions, and their links.

Knows games through the table's contract, and computer players by the names of their levels.
"""
