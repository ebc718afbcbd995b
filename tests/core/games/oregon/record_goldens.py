"""Record the golden playthroughs again, after a change that is meant to change them:

    .venv/bin/python -m tests.core.games.oregon.record_goldens

from the root of the repository, with py_core on PYTHONPATH. Look at the difference before
committing it: every line that changes is a game that somebody saved and can no longer replay.
"""

from __future__ import annotations

from pathlib import Path

from tests.core.games.oregon.players import choose

from frontier.games.oregon import GAME
from frontier.games.oregon.position import OregonPosition
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from frontier.table.record import Record, write_record

FOLDER = Path(__file__).parent / "goldens"
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


def record(players: str, taste: str, seed: str) -> str:
    """Play a golden game through and write its record."""
    match = Match(GAME, Setup("oregon", seed, {"players": players}))
    chance = Chance(seed)
    while match.position.turn is not None:
        assert isinstance(match.position, OregonPosition)
        match.play(choose(match.position, taste, chance))
    names = ("Ann", "Ben", "Cleo", "Dan")[: int(players)]
    return write_record(Record(match, names))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, golden in GOLDENS.items():
        (FOLDER / f"{name}.txt").write_text(record(*golden), encoding="utf-8")
