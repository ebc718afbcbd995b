"""Matches between bots: fair pairings, the same results every time, and the command."""

from __future__ import annotations

from pathlib import Path

import pytest

from frontier.bots.arena import pairings, play_all, play_match
from frontier.doors.terminal import main
from frontier.games import NAMES, find_game
from frontier.table.errors import Impossible


def test_every_deal_is_played_from_every_seat() -> None:
    found = list(pairings(find_game("boomtown"), "greedy", "random", 10, {"players": "5"}, "deal"))
    assert [match.seat for match in found] == [0, 1, 2, 3, 4] * 2
    assert len({match.seed for match in found}) == 2
    assert found[0].seed == found[4].seed


def test_options_that_cannot_be_set_up_are_refused() -> None:
    with pytest.raises(Impossible):
        list(pairings(find_game("boomers"), "greedy", "random", 2, {"sooners": "on"}, "deal"))


def test_a_match_between_bots_can_be_played_again() -> None:
    matches = list(pairings(find_game("boomers"), "greenhorn", "random", 2, {}, "again"))
    assert [play_match(match) for match in matches] == [play_match(match) for match in matches]


@pytest.mark.parametrize("name", NAMES)
def test_several_cores_give_the_same_results_as_one(name: str) -> None:
    matches = list(pairings(find_game(name), "greenhorn", "random", 4, {}, "cores"))
    told: list[int] = []
    assert play_all(matches, told.append, cores=2) == play_all(matches, told.append, cores=1)
    assert told == [1, 2, 3, 4] * 2


def test_the_command_prints_writes_and_draws(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, picture = tmp_path / "matches.csv", tmp_path / "ladder.svg"
    command = ["arena", "boomers", "greedy", "greenhorn", "random", "-n", "2", "--cores", "1"]
    command += ["--options", "setup=random", "mines=ready"]
    assert main([*command, "--csv", str(table), "--picture", str(picture)]) == 0
    printed = capsys.readouterr().out
    assert "greedy against greenhorn" in printed
    assert "95 % interval" in printed
    rows = table.read_text("utf-8").splitlines()
    assert rows[0].startswith("game,options,first,second,seed,seat,share,drawn,margin")
    assert len(rows) == 1 + 4
    assert rows[1].startswith("boomers,setup=random mines=ready,greedy,greenhorn,")
    assert picture.read_text("utf-8").startswith("<svg")


def test_with_more_seats_the_share_is_set_beside_the_fair_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = ["arena", "oregon", "greedy", "random", "-n", "3", "--cores", "1"]
    assert main([*command, "--options", "players=3"]) == 0
    assert "times the fair 33.3 %" in capsys.readouterr().out
