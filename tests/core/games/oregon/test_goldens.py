"""Golden playthroughs: recorded games replay to the letter, chance included.

`record_goldens.py` says how to record them again.
"""

from __future__ import annotations

import pytest
from tests.core.games.oregon.record_goldens import FOLDER, GOLDENS, record

from frontier.games.oregon import GAME
from frontier.table.record import read_record, write_record

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_letter(file: object) -> None:
    text = (FOLDER / str(file)).read_text("utf-8")
    again = read_record(text, lambda _: GAME)
    assert again.match.position.outcome() is not None
    assert write_record(again) == text


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_game_is_what_its_recorder_records(name: str) -> None:
    assert (FOLDER / f"{name}.txt").read_text("utf-8") == record(*GOLDENS[name])


def test_every_number_of_players_has_a_golden_game_of_either_end() -> None:
    (option,) = GAME.options
    texts = [file.read_text("utf-8") for file in FILES]
    for players in option.values:
        for end in ("farmers", "tiles"):
            assert any(
                f"options: players={players}\n" in text and f"({end})\n" in text for text in texts
            ), (players, end)


def test_the_goldens_show_every_kind_of_action() -> None:
    lines = [line for file in FILES for line in file.read_text("utf-8").splitlines()]
    for start in ("extra", "end", "draw:landscape", "draw:building", "swap:", "discard "):
        assert any(line.startswith(start) for line in lines), start
    assert any("joker:" in line for line in lines)
    assert any("shuffled:building" in line for line in lines)
