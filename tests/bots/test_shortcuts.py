"""Shortcuts to a position: computers play on, deals are as wished, moments stand out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.core.sentences import assert_said, worded

from frontier.bots import shortcuts
from frontier.bots.judging import Decision
from frontier.bots.reasons import at_a_glance
from frontier.bots.shortcuts import RIVALS, STANDS_OUT, Shortcuts
from frontier.bots.teacher import hands_back
from frontier.doors.page import Door
from frontier.doors.words import speak
from frontier.games import all_games, find_game
from frontier.table.chance import Chance
from frontier.table.errors import Unreadable
from frontier.table.game import Game
from frontier.table.match import Match, Setup
from frontier.table.setup_board import Field
from frontier.table.wishes import read_wishes
from machine.environment import ROOT

GAMES = list(all_games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def ask(door: Door, **request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(door.answer(json.dumps(request)))
    return reply


def finish(door: Door, **request: Any) -> dict[str, Any]:
    """Ask in slices until it is done."""
    while True:
        told: dict[str, Any] = ask(door, **request, ms=20)["ok"]
        if told["done"]:
            return told


@every_game
def test_computers_play_on_in_slices_as_they_would_at_once(game: Game) -> None:
    begin: dict[str, Any] = {"game": game.name, "seed": "on", "options": {}, "position": None}
    request: dict[str, Any] = {
        **begin,
        "do": "play_on",
        "actions": [],
        "level": "greenhorn",
        "moves": 6,
    }
    told = finish(Door(), **request)
    assert len(told["actions"]) == 6
    match = Match(game, Setup(game.name, "on"), [tuple(action) for action in told["actions"]])
    assert match.cursor == 6
    at_once = ask(Door(), **request, ms=10_000)["ok"]
    assert at_once["actions"] == told["actions"]


def test_computers_stop_where_a_game_ends() -> None:
    game = find_game("boomtown")
    chance = Chance("end")
    match = Match(game, Setup("boomtown", "end"))
    while match.position.turn is not None:
        match.play(chance.choose(match.position.legal()))
    actions = [list(action) for action in match.actions[:-1]]
    begin: dict[str, Any] = {"game": game.name, "seed": "end", "options": {}, "position": None}
    told = finish(Door(), **begin, do="play_on", actions=actions, level="greenhorn", moves=9)
    assert 1 <= len(told["actions"]) < 9


def likely(field: Field) -> Any:
    """Choose a value that does not make a wish rarer than it has to be."""
    if field.kind == "number":
        return field.most if field.name == "squares" else max(field.least, min(field.most, 2))
    return 0 if field.kind == "seat" else field.values[-1 if field.name == "other" else 0]


@every_game
def test_a_deal_is_as_wished(game: Game) -> None:
    options = {"setup": "random"} if game.name == "boomers" else {}
    for wish in game.wishes():
        stated: list[dict[str, Any]] = [
            {"name": wish.name, "values": {part.name: likely(part) for part in wish.parts}}
        ]
        begin: dict[str, Any] = {
            "game": game.name,
            "seed": "wish",
            "options": options,
            "position": None,
        }
        told = finish(Door(), **begin, do="deal", wishes=stated)
        if told["seed"] is None:
            assert told["tried"] > 1000
            assert wish.name == "stuck", "whoever begins can nearly always play"
            continue
        position = game.start(game.complete(options), Chance(told["seed"]))
        assert wish.holds(position, stated[0]["values"])


def test_what_a_position_leaves_open_is_dealt_as_wished() -> None:
    text = "players:2 phase:play turn:0 board:15/15/15/15/15/15/15/15/15/15 hands:BBEc,?"
    wishes = [{"name": "pair", "values": {"seat": 1, "card": "campfire"}}]
    begin: dict[str, Any] = {"game": "oregon", "seed": "wish", "options": {}, "position": text}
    told = finish(Door(), **begin, do="deal", wishes=wishes)
    match = Match(find_game("oregon"), Setup("oregon", told["seed"], {}, text))
    assert match.position.view(1)["seats"][1]["hand"].count("campfire") >= 2


@every_game
def test_odd_wishes_are_refused(game: Game) -> None:
    wish = game.wishes()[0]
    good: dict[str, Any] = {
        "name": wish.name,
        "values": {part.name: likely(part) for part in wish.parts},
    }
    assert len(read_wishes(game, [good])) == 1
    odd: list[Any] = [7, "x", [7], [{}], [{**good, "name": "x"}], [{**good, "values": {}}]]
    odd += [[{**good, "values": {**good["values"], wish.parts[0].name: "x"}}], [good] * 7]
    for wishes in odd:
        with pytest.raises(Unreadable):
            read_wishes(game, wishes)


@every_game
def test_wishes_themes_and_boards_have_their_words(game: Game) -> None:
    assert game.judge is not None
    for wish in game.wishes():
        assert_said(game.name, f"wish.{wish.name}")
        for part in wish.parts:
            assert_said(game.name, f"wish.{wish.name}.{part.name}")
    kinds = [kind for kinds in game.judge.themes.values() for kind in kinds]
    assert len({*kinds}) == len(kinds)
    assert {*kinds} <= worded(game.name, "cause")
    for theme in game.judge.themes:
        assert_said(game.name, f"theme.{theme}")
    assert game.setup_board is not None
    board = game.setup_board()
    for tool in board.tools:
        for key in (f"tool.{tool.kind or tool.name}", f"tool.{tool.kind or tool.name}.help"):
            assert_said(game.name, f"setup-board.{key}", {"seat": tool.seat})
    for field in board.fields:
        assert_said(game.name, f"setup-board.{field.name}")
        if field.group not in ("", "turn", "seat"):
            assert_said(game.name, f"setup-board.group.{field.group}")
        if field.table:
            assert {*field.values} == said_of(game, field)
    for turn in board.turns:
        assert_said(game.name, f"setup-board.{turn}")
        assert_said(game.name, f"setup-board.{turn}.help")


def said_of(game: Game, field: Field) -> set[str]:
    """List the values of a field that have their words."""
    return {value for value in field.values if speak("en").has(game.name, f"{field.table}.{value}")}


@every_game
def test_a_puzzle_is_a_moment_in_which_one_action_stands_out(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shortcuts, "ONE_IN", 1)
    puzzle = json.loads((ROOT / "web" / "puzzles" / f"{game.name}.json").read_text("utf-8"))
    at = puzzle["puzzles"][0]["lesson"]["steps"][0]["match"]
    setup = Setup(game.name, at["seed"], at["options"], at.get("position"))
    text = Match(game, setup, map(tuple, at["actions"])).position.text()
    looking, told = Shortcuts(), None
    while told is None or (told["looked"] < 2 and not told["moments"]):
        told = looking.moments(game, Setup(game.name, "a", {}, text), ("greenhorn", ""), 0, 200)
    (moment,) = told["moments"]
    assert moment["match"]["actions"] == []
    assert game.judge is not None
    assert moment["theme"] in game.judge.themes
    assert moment["risk"] >= STANDS_OUT.risk


@pytest.mark.long
@every_game
def test_moments_stand_out_by_the_one_judge(game: Game) -> None:
    looking, name = Shortcuts(), game.name
    setup = Setup(name, "moments")
    found: list[Any] = []
    for _ in range(400):
        told = looking.moments(game, setup, ("greenhorn", ""), len(found), 500)
        found += told["moments"]
        if told["done"] or len(found) >= 8:
            break
    assert found
    for moment in found:
        at = moment["match"]
        match = Match(game, Setup(name, at["seed"], at["options"], at["position"]), at["actions"])
        assert match.position.turn == moment["seat"]
        decision = Decision(game, match.position)
        for _ in decision.think():
            pass
        assert decision.best is not None
        rivals = at_a_glance(decision)[:RIVALS]
        assert rivals
        assert all(hands_back(decision.verdict(one), STANDS_OUT) for one in rivals)


def test_an_unknown_theme_level_or_number_is_refused() -> None:
    begin: dict[str, Any] = {"game": "oregon", "seed": "x", "options": {}, "position": None}
    for request in (
        {"do": "moments", "level": "greenhorn", "theme": "x", "since": 0},
        {"do": "moments", "level": "x", "theme": "", "since": 0},
        {"do": "play_on", "actions": [], "level": "greenhorn", "moves": 0},
        {"do": "play_on", "actions": [], "level": "greenhorn", "moves": 10_000},
        {"do": "deal", "wishes": 7},
    ):
        assert ask(Door(), **begin, **request)["error"]["kind"] == "unreadable"
