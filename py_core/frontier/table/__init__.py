"""What every game shares: the contract, picks, events, chance, the match and its record.

Nothing here knows any one game.
"""
