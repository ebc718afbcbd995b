"""Whatever is done to a set-up board, it is judged or refused with a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conftest import Many
from tests.core.doors.setup_boards import (
    BUILT,
    EMPTY,
    GAMES,
    ask,
    every_game,
    places_of,
    random_matches,
    refused,
)
from tests.core.sentences import assert_said

from frontier.doors.setup_board import board_of, judge
from frontier.table.chance import Chance
from frontier.table.errors import Unreadable
from frontier.table.game import Game
from frontier.table.match import Setup
from frontier.table.setup_board import Pieces, SetupBoard


def mutated(value: Any, chance: Chance) -> Any:
    """Damage something somewhere inside."""
    odd: tuple[Any, ...] = (
        None,
        -1,
        3,
        99,
        True,
        "",
        "a1",
        "seat-1",
        "row",
        [],
        {},
        ["x"],
        {"a1": "church"},
    )
    if isinstance(value, dict) and value and chance.below(4):
        key = chance.choose(sorted(value))
        return {**value, key: mutated(value[key], chance)}
    if isinstance(value, list) and value and chance.below(4):
        at = chance.below(len(value))
        return [*value[:at], mutated(value[at], chance), *value[at + 1 :]]
    return chance.choose(odd)


@every_game
def test_damaged_pieces_are_refused_with_a_sentence_or_judged(game: Game, many: Many) -> None:
    board = board_of(game)
    chance = Chance("damaged")
    begun = [board.empty()]
    for match in random_matches(game, 3):
        for _ in range(25):
            if match.position.turn is not None:
                match.play(chance.choose(match.position.legal()))
        begun.append(board.take_apart(match.position))
    for _ in range(many(10_000, 150)):
        pieces = mutated(chance.choose(begun), chance)
        try:
            board.check(pieces if isinstance(pieces, dict) else {})
        except Unreadable as error:
            assert_said(game.name, f"error.{error.key}", error.values)
            continue
        told = judge(game, Setup(game.name, "x"), pieces, None)
        assert (told.position is None) == bool(told.problems)
        for problem in told.problems:
            assert_said(game.name, f"error.{problem.key}", problem.values)
        json.dumps(board.seen(pieces))


@every_game
def test_no_change_breaks_a_board(game: Game, many: Many) -> None:
    """Whatever the page's controls can send leaves pieces that the board takes again."""
    board = board_of(game)
    chance = Chance("changes")
    places = sorted(places_of(game))
    pieces, setup = board.empty(), Setup(game.name, "x")
    for _ in range(many(4000, 300)):
        changed = changed_somehow(board, pieces, chance, places)
        board.check(changed)
        board.compose(changed)
        pieces = changed if chance.below(40) else board.empty()
        if not chance.below(10):
            judge(game, setup, pieces, None)


def changed_somehow(board: SetupBoard, pieces: Pieces, chance: Chance, places: list[str]) -> Pieces:
    kind = chance.below(5)
    if kind == 0 and board.turns:
        return board.turn(pieces, chance.choose(board.turns))
    if kind < 3:
        tool = chance.choose([*(one.name for one in board.tools), "erase"])
        path = [chance.choose(places) for _ in range(1 + chance.below(3))]
        return board.put(pieces, tool, path)[0]
    field = chance.choose(board.fields)
    players = board.players(pieces)
    seat = chance.below(players) if field.seats else None
    value: Any
    if field.kind == "flag":
        value = bool(chance.below(2))
    elif field.kind == "number":
        value = field.least + chance.below(min(20, field.most - field.least + 1))
    elif field.kind == "seat":
        value = chance.below(players)
    elif field.kind == "seats":
        value = [chance.below(players) for _ in range(chance.below(players))]
    elif field.kind == "choice":
        value = chance.choose(field.values)
    else:
        value = [chance.choose(field.values) for _ in range(min(field.most, chance.below(4)))]
    return board.set(pieces, field.name, seat, value)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(["", "A", "a1", "a1-b1", "z9"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=5,
)


@given(part=st.sampled_from(sorted(EMPTY)), value=anything, layer=st.sampled_from([None, "mines"]))
def test_no_pieces_break_the_door(part: str, value: Any, layer: str | None) -> None:
    pieces = {**BUILT, part: value}
    for change in (None, {"scatter": True}, {"turn": "complete"}):
        reply = ask(do="edit", pieces=pieces, layer=layer, change=change)
        assert reply.keys() <= {"ok", "error"}


@given(
    change=st.dictionaries(
        st.sampled_from(["tool", "at", "field", "seat", "value", "turn"]), anything
    )
)
def test_no_change_breaks_the_door(change: dict[str, Any]) -> None:
    for game in GAMES:
        pieces = board_of(game).empty()
        reply = ask(do="edit", game=game.name, pieces=pieces, change=change)
        assert reply.keys() <= {"ok", "error"}


@pytest.mark.parametrize("request_", [{"pieces": 7}, {"pieces": BUILT, "layer": "clock"}, {}])
def test_what_cannot_be_asked_is_refused(request_: dict[str, Any]) -> None:
    assert refused(do="edit", **request_)["kind"] == "unreadable"
