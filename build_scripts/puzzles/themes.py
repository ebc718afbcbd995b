"""What a puzzle is about: the theme of the reason of its answer, as the game's judge states it."""

from __future__ import annotations

from frontier.bots import reasons
from frontier.games import find_game

NOT_ASKED = ("draw",)
"""Themes of moments that make no puzzle: which supply is better is a matter of luck."""


def theme_of(game: str, told: reasons.Account) -> str | None:
    """Name the theme of an account; None where it has none that is asked for."""
    theme = reasons.theme_of(find_game(game), told)
    return None if theme in ("", *NOT_ASKED) else theme
