"""Whole games as records: replayed, they must come out to the letter.

After an intended change of the rules, write them anew, and read the difference:
`python -m tests.core.games.boomtown.test_goldens` in the root, with `py_core` on the path
(`PYTHONPATH=py_core:.`).
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.core.games.boomtown.table import options

from frontier.games.boomtown import GAME
from frontier.games.boomtown.cards import NAMES
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from frontier.table.record import Record, read_record, write_record

FOLDER = Path(__file__).parent / "goldens"
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


def playthrough(name: str) -> Record:
    """Play a game as careful people might: low bids, everything else at random."""
    chosen = GOLDENS[name]
    match = Match(GAME, Setup("boomtown", name.replace("-", "")[:12], chosen))
    choose = Chance(sum(name.encode()))
    while match.position.turn is not None:
        actions = match.position.legal()
        if match.position.phase == "bid" and len(actions) > 1:
            # The lowest bids, or passing about every other time.
            match.play(choose.choose([*actions[:2], actions[-1], actions[-1]]))
        else:
            match.play(choose.choose(actions))
    players = tuple(f"Player {seat + 1}" for seat in range(int(chosen["players"])))
    return Record(match, players)


def test_every_value_of_every_option_has_a_golden() -> None:
    for option in GAME.options:
        there = {chosen[option.name] for chosen in GOLDENS.values()}
        assert there == set(option.values), option.name
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GOLDENS)


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_replays_to_the_letter(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text("utf-8")
    record = read_record(written, lambda game: GAME)
    assert write_record(record) == written
    assert record.match.position.outcome() is not None
    assert record.match.setup.options == GOLDENS[name]
    # And chance still gives from this seed what it gave then.
    assert write_record(playthrough(name)) == written


def test_the_goldens_use_every_event_card() -> None:
    text = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.txt"))
    picks = text.split()
    for name in NAMES[45:]:
        assert f"take:{name}" in picks
    for used in (
        "dynamite",
        "saloon",
        "holdup",
        "expropriation",
        "new-vein",
        "mustang",
        "telegraph",
    ):
        assert f"\n{used}" in text


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDENS:
        path = FOLDER / f"{golden}.txt"
        path.write_text(write_record(playthrough(golden)), "utf-8", newline="\n")
        print(path.name)
