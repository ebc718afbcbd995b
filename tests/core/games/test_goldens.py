"""Golden games of all games: each replays to the letter, and every option has one.

`regenerate.py` says how to write them anew.
"""

from __future__ import annotations

import pytest
from tests.core.games import regenerate
from tests.core.games.goldens import goldens_of

from frontier.games import NAMES, find_game
from frontier.table.record import read_record

GOLDENS = [(game, name) for game in NAMES for name in goldens_of(game).GOLDENS]


def text_of(game: str, name: str) -> str:
    return (goldens_of(game).FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize(("game", "name"), GOLDENS)
def test_a_golden_game_replays_to_the_letter(game: str, name: str) -> None:
    text = text_of(game, name)
    assert goldens_of(game).written(read_record(text, find_game)) == text


@pytest.mark.parametrize(("game", "name"), GOLDENS)
def test_a_golden_game_is_what_its_recorder_records(game: str, name: str) -> None:
    # Chance still gives from this seed what it gave then.
    assert goldens_of(game).golden(name) == text_of(game, name)


@pytest.mark.parametrize("game", NAMES)
def test_every_golden_game_has_its_file(game: str) -> None:
    goldens = goldens_of(game)
    assert {file.stem for file in goldens.FOLDER.iterdir()} == set(goldens.GOLDENS)


@pytest.mark.parametrize("game", NAMES)
def test_every_value_of_every_option_has_a_golden_game(game: str) -> None:
    played = [
        read_record(text_of(game, name), find_game).match.setup.options
        for name in goldens_of(game).GOLDENS
    ]
    for option in find_game(game).options:
        values = {options[option.name] for options in played}
        assert set(option.values) <= values, option.name
        if option.open:
            assert values - set(option.values), f"a drawn {option.name}"


def test_only_what_there_is_can_be_written_anew(capsys: pytest.CaptureFixture[str]) -> None:
    assert regenerate.main(["chess"]) == 1
    assert "There is no chess" in capsys.readouterr().err
