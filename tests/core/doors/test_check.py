"""The door's `check`: how a match would begin, without beginning it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from frontier.doors.page import Door
from frontier.games import all_games

GAMES = list(all_games())


def ask(door: Door, **request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(door.answer(json.dumps(request)))
    return reply


@pytest.mark.parametrize("game", GAMES)
def test_a_check_shows_an_onlooker_what_the_match_will_begin_with(game: str) -> None:
    checked = ask(Door(), do="check", game=game, seed="look")["ok"]
    door = Door()
    ask(door, do="new", game=game, seed="look")
    begun = ask(door, do="state", seat=None)["ok"]
    assert checked["view"] == begun["view"]
    assert checked["turn"] == begun["turn"]
    assert "text" not in checked
    assert "legal" not in checked


def test_a_check_leaves_the_match_on_the_table_alone() -> None:
    door = Door()
    ask(door, do="new", game="boomers", seed="one")
    before = ask(door, do="state")
    assert "ok" in ask(door, do="check", game="oregon", seed="two")
    assert ask(door, do="state") == before


@pytest.mark.parametrize(
    ("game", "options", "key"),
    [
        ("boomers", {"sooners": "on"}, "sooners-standard"),
        ("boomers", {"mines": "c9.e7.h2"}, "start-taken"),
        ("boomers", {"railroad": "fork", "tracks": "10"}, "tracks-many"),
        ("boomers", {"railroad": "e5-e6"}, "tracks-sides"),
        ("boomtown", {"length": "short"}, "short-needs-three"),
        ("oregon", {"players": "5"}, "option-value"),
    ],
)
def test_a_check_refuses_what_a_new_match_refuses(
    game: str, options: dict[str, str], key: str
) -> None:
    for verb in ("check", "new"):
        reply = ask(Door(), do=verb, game=game, seed="no", options=options)
        assert reply["error"]["key"] == key


def test_score_items_carry_the_sum_of_their_seat() -> None:
    door = Door()
    position = "Ao7oB/o9o/11/11/11/11/11/11/11/11/5C4D b 20 0 - - - - -"
    state = ask(door, do="new", game="boomers", seed="sum", position=position)["ok"]
    sums = [0, 0]
    for item in state["items"]:
        sums[item["seat"]] += item["points"]
        assert item["sum"] == sums[item["seat"]]
    assert sums == state["totals"]
    assert sums == [2, 0]
