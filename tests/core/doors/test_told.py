"""An answer tells what is new, to whom it may be told, and nothing is built twice for it."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest
from tests.core.doors.visitor import Json, ask
from tests.core.school.lessons import lesson

from frontier.doors.page import Door
from frontier.games import NAMES, find_game
from frontier.table.chance import Chance
from frontier.table.game import Game, Position


def played(door: Door, game: str, moves: int) -> Json:
    """Play so many moves by chance, as people who hand one device over."""
    chance = Chance("size")
    state = ask(door, do="new", game=game, seed="size", absent=[])
    for _ in range(moves):
        if state["turn"] is None:
            break
        legal = state["next"]["legal"] if state["next"] else state["legal"]
        request = {"picks": chance.choose(legal), "seat": state["turn"], "absent": []}
        state = ask(door, do="play", since=state["cursor"], **request)
    return state


@pytest.mark.parametrize("game", NAMES)
def test_an_answer_does_not_grow_with_the_history_of_the_match(game: str) -> None:
    door = Door()
    state = played(door, game, 80)
    assert state["cursor"] > 60
    assert "saved" not in state
    assert len(state["told"]["turns"]) == 1
    again = ask(door, do="state", seat=state["seat"], since=state["cursor"])
    assert again["told"] == {"since": state["cursor"], "turns": []}
    history = len(json.dumps(ask(door, do="state", seat=state["seat"])["told"]))
    rest = {name: part for name, part in again.items() if name not in ("view", "onlooker", "items")}
    assert len(json.dumps(rest)) < 8_000 < history


def test_what_an_action_brings_is_told_to_the_next_one_from_where_that_one_last_looked() -> None:
    door = Door()
    played(door, "oregon", 7)
    state = ask(door, do="state", absent=[2], since=2)
    assert state["seat"] is None
    assert state["told"]["since"] == state["next"]["told"]["since"] == 2
    assert len(state["told"]["turns"]) == len(state["next"]["told"]["turns"]) == 5


def test_between_two_people_only_the_next_one_is_told_a_hand() -> None:
    door = Door()
    state = ask(door, do="new", game="oregon", seed="hands", seat=0, absent=[2])
    handed_over = 0
    for _ in range(40):
        turn = state["turn"]
        seen = state["next"] or state
        assert seen["seat"] == turn
        assert seen["view"]["seats"][turn]["hand"] is not None
        assert seen["view"]["seats"][1 - turn]["hand"] is None
        if state["next"]:
            handed_over += 1
            assert state["seat"] is None
            assert all(seat["hand"] is None for seat in state["view"]["seats"])
            assert state["legal"] == []
        request = {"picks": seen["legal"][0], "seat": turn, "absent": []}
        state = ask(door, do="play", since=state["cursor"], **request)
    assert handed_over > 5


def test_a_hand_is_not_told_for_a_seat_that_nobody_here_plays() -> None:
    door = Door()
    state = ask(door, do="new", game="oregon", seed="hands", seat=None, absent=[0])
    assert state["next"] is None
    options = {"players": "3"}
    state = ask(door, do="new", game="oregon", seed="hands", options=options, seat=None, absent=[0])
    assert state["turn"] == 0
    assert state["next"] is None
    assert all(seat["hand"] is None for seat in state["view"]["seats"])


@pytest.mark.parametrize("game", NAMES)
def test_the_score_is_counted_once_an_answer(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door()
    state = played(door, game, 400)
    assert state["outcome"]
    match = door.match
    assert match is not None
    counted = []
    kind = type(match.position)
    score = kind.score

    def count(position: Position) -> Any:
        counted.append(position)
        return score(position)

    monkeypatch.setattr(kind, "score", count)
    again = ask(door, do="state", since=state["cursor"])
    assert len(counted) == 1
    assert again["totals"] == again["outcome"]["totals"] == match.position.totals()


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has been set up, game by game, since the test began."""
    starts: list[str] = []
    for name in NAMES:
        game: Game = find_game(name)
        start = game.start

        def count(*given: Any, name: str = name, start: Any = start) -> Position:
            starts.append(name)
            position: Position = start(*given)
            return position

        monkeypatch.setattr(
            import_module(f"frontier.games.{name}"), "GAME", replace(game, start=count)
        )
    return starts


@pytest.mark.parametrize("game", NAMES)
def test_a_new_match_is_built_once(game: str, built: list[str]) -> None:
    door = Door()
    begin: Json = {"game": game, "seed": "once", "options": {}}
    ask(door, do="check", **begin)
    saved = ask(door, do="new", **begin)["saved"]
    ask(door, do="open", saved=saved)
    assert built == [game]
    ask(door, do="new", **{**begin, "seed": "other"})
    assert built == [game, game]


@pytest.mark.parametrize("game", NAMES)
def test_a_link_is_built_once(game: str, built: list[str]) -> None:
    sender, door = Door(), Door()
    played(sender, game, 20)
    link = ask(sender, do="link")["link"]
    del built[:]
    followed = ask(door, do="follow", link=link)
    opened = ask(door, do="open", saved=followed["saved"])
    assert built == [game]
    assert opened["view"] == followed["view"]
    shorter = {**followed["saved"], "actions": followed["saved"]["actions"][:9], "cursor": 9}
    assert ask(door, do="open", saved=shorter)["cursor"] == 9
    assert built == [game]


def test_a_lesson_that_lies_on_the_desk_is_not_replayed_again(built: list[str]) -> None:
    door = Door()
    begun = {"match": {"seed": "desk", "options": {}, "actions": []}, "text": "Play."}
    told = ask(door, do="lesson", lesson=lesson("boomers", begun))["lesson"]
    assert ask(door, do="lesson", lesson=told)["lesson"] == told
    ask(door, do="lesson_step", step=0)
    assert built == ["boomers"]
