"""Computer players: searches, their levels, and words for why.

They know games only through the contract of `table`, and see only what their seat may see.
"""
