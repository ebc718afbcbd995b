"""Boomtown: mines by auction, mayors, saloons and dice, for three to five players."""

from .setup import GAME

__all__ = ["GAME"]
