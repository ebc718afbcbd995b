"""Finished games that must replay for ever: every file in `tests/records` is a test.

To add one, drop in the record of a finished game as the page or the terminal saves it; its `result`
is what it must come to. No file is ever changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from frontier.games import NAMES, find_game
from frontier.table.record import read_record, write_record
from machine.environment import ROOT

FILES = sorted((ROOT / "tests" / "records").glob("*.txt"))


def stated_result(text: str) -> str:
    """Find what a record says that the game came to."""
    heads = text.partition("\n\n")[0].splitlines()
    (result,) = (line.removeprefix("result: ") for line in heads if line.startswith("result: "))
    return result


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_record_replays_to_its_stated_result(file: Path) -> None:
    text = file.read_text("utf-8")
    record = read_record(text, find_game)
    outcome = record.match.position.outcome()
    assert outcome is not None, "only finished games are kept"
    result = f"{' '.join(map(str, outcome.totals))} ({outcome.ended_by})"
    assert result == stated_result(text)
    # Whoever saves it again has the same game.
    assert read_record(write_record(record), find_game).match.actions == record.match.actions


def test_there_are_kept_records_of_every_game_with_most_of_its_options() -> None:
    kept = [read_record(file.read_text("utf-8"), find_game).match.setup for file in FILES]
    for name in NAMES:
        own = [setup.options for setup in kept if setup.game == name]
        assert len(own) >= 6
        for option in find_game(name).options:
            # Without its clock a game of Boomers need not end.
            if option.name != "clock":
                assert len({options[option.name] for options in own}) > 1, option.name


def test_a_record_that_comes_to_something_else_is_found(tmp_path: Path) -> None:
    text = FILES[0].read_text("utf-8")
    wrong = text.replace(f"result: {stated_result(text)}", "result: 0 99 (stuck)")
    file = tmp_path / "wrong.txt"
    file.write_text(wrong, "utf-8")
    with pytest.raises(AssertionError):
        test_a_kept_record_replays_to_its_stated_result(file)
