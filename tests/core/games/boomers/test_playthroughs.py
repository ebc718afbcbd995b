"""Golden playthroughs: each replays to exactly what is written, and every option has one."""

import pytest
from tests.core.games.boomers.playthroughs import FOLDER, GAMES, annotate

from frontier.games.boomers import GAME
from frontier.table.record import read_record

FILES = sorted(FOLDER.glob("*.txt"))
EXPANSIONS = ("railroad", "mines", "rivers", "sooners")


def golden(path):
    return read_record(path.read_text("utf-8"), lambda name: GAME).match


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_replays_to_what_is_written(path):
    assert annotate(golden(path)) == path.read_text("utf-8")


def test_every_golden_game_has_its_file():
    assert sorted(path.stem for path in FILES) == sorted(GAMES)


def options_played():
    return [dict(golden(path).setup.options) for path in FILES]


def test_every_value_of_every_option_has_a_playthrough():
    played = options_played()
    for option in GAME.options:
        values = {options[option.name] for options in played}
        assert set(option.values) <= values, option.name
        if option.open:
            assert values - set(option.values), f"a drawn {option.name}"


def test_at_least_ten_combinations_of_expansions_have_a_playthrough():
    combined = {
        tuple(name for name in EXPANSIONS if options[name] != "off") for options in options_played()
    }
    assert all((name,) in combined for name in EXPANSIONS)
    assert sum(len(names) > 1 for names in combined) >= 10
    assert EXPANSIONS in combined
