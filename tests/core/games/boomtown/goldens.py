"""Golden games, played as careful people might."""

from __future__ import annotations

from pathlib import Path

from tests.core.games.boomtown.samples import choose_action, options

from frontier.games.boomtown import GAME
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from frontier.table.record import Record, write_record

FOLDER = Path(__file__).with_name("goldens")
GOLDENS = {
    "3-players": options(3),
    "3-players-short": options(3, "short"),
    "3-players-seat-0": options(3, first="seat:0"),
    "4-players": options(4),
    "4-players-seat-1": options(4, first="seat:1"),
    "4-players-seat-3": options(4, first="seat:3"),
    "5-players": options(5),
    "5-players-seat-2": options(5, first="seat:2"),
    "5-players-seat-4": options(5, first="seat:4"),
}


def golden(name: str) -> str:
    """Play a golden game through and write its record."""
    chosen = GOLDENS[name]
    match = Match(GAME, Setup("boomtown", name.replace("-", "")[:12], chosen))
    chance = Chance(sum(name.encode()))
    while match.position.turn is not None:
        match.play(choose_action(match.position, chance))
    players = tuple(f"Player {seat + 1}" for seat in range(int(chosen["players"])))
    return written(Record(match, players))


def written(record: Record) -> str:
    """Write a golden game as its file has it."""
    return write_record(record)
