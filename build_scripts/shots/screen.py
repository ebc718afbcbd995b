"""What a screen is to whoever takes its picture or tests it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

START = 60_000  # milliseconds in which Python must have started, on a slow and busy machine
GAMES = ("boomers", "oregon", "boomtown")


@dataclass(frozen=True)
class Screen:
    """A screen: its address, and what has to be done and waited for there."""

    name: str
    hash: str
    ready: str
    """A selector of something that is there when the screen is."""
    kept: bool = True
    """Whether the device keeps matches."""
    act: Callable[[Page], None] | None = None
