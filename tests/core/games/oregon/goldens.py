"""Golden games, recorded by random players of several tastes."""

from __future__ import annotations

from pathlib import Path

from tests.core.games.oregon.samples import choose_action

from frontier.games.oregon import GAME
from frontier.games.oregon.position import OregonPosition
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from frontier.table.record import Record, write_record

FOLDER = Path(__file__).with_name("goldens")
GOLDENS = {
    "2-farmers": ("2", "crowded", "golden2"),
    "2-tiles": ("2", "any", "golden2"),
    "3-farmers": ("3", "crowded", "golden3"),
    "3-tiles": ("3", "buildings", "golden3"),
    "4-farmers": ("4", "crowded", "golden4"),
    "4-tiles": ("4", "buildings", "golden4"),
    "4-stuck": ("4", "buildings", "stuck5"),
}
"""By name: how many play, to which taste, from which seed. In the last one a hand is shown."""


def golden(name: str) -> str:
    """Play a golden game through and write its record."""
    players, taste, seed = GOLDENS[name]
    match = Match(GAME, Setup("oregon", seed, {"players": players}))
    chance = Chance(seed)
    while match.position.turn is not None:
        assert isinstance(match.position, OregonPosition)
        match.play(choose_action(match.position, taste, chance))
    return written(Record(match, ("Ann", "Ben", "Cleo", "Dan")[: int(players)]))


def written(record: Record) -> str:
    """Write a golden game as its file has it."""
    return write_record(record)
