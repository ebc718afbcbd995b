"""The border between page and core: real answers have the shapes that are stated for them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, get_type_hints, is_typeddict

import pytest
from tests.bots.tables import brief_judge
from tests.core.doors.shape_checker import faults
from tests.core.doors.visitor import (
    SHAPES,
    Visitor,
    ask,
    go_to_school,
    go_to_the_lab,
    play_through,
    shape_of,
)

from frontier.bots.shapes import Slice
from frontier.doors import page, wire
from frontier.doors.page import VERBS, Door
from frontier.games import NAMES, find_game
from website.wire_types import TYPES, wire_types

Json = dict[str, Any]

ON_A_SETUP_BOARD = {"edit", "take_apart", "pick_tool"}


@pytest.fixture(scope="module", params=NAMES)
def visitor(request: pytest.FixtureRequest) -> Visitor:
    """Everything that can be asked about one game, asked."""
    visitor = Visitor(request.param)
    with pytest.MonkeyPatch.context() as patch:
        brief_judge(patch)
        play_through(visitor)
        go_to_school(visitor)
        go_to_the_lab(visitor)
    return visitor


def test_every_verb_names_the_shapes_of_what_is_asked_and_answered() -> None:
    for name, verb in VERBS.items():
        assert list(signature(verb).parameters) == ["self", "request"], name
        assert set(SHAPES[name]) == {"request", "return"}, name


def test_every_answer_has_the_shape_that_is_stated(visitor: Visitor) -> None:
    board = find_game(visitor.game).setup_board
    assert set(visitor.asked) == set(VERBS) - (set() if board else ON_A_SETUP_BOARD)
    assert not visitor.faults, "\n".join(visitor.faults[:20])


@pytest.mark.parametrize("game", NAMES)
def test_the_facts_of_a_game_have_its_own_shapes(game: str) -> None:
    facts = ask(Door(), do="facts")["games"]
    own = next(one for one in facts if one["name"] == game)
    assert not list(faults(own["things"], shape_of(game, "Things")))
    assert not list(faults(own["cover"]["view"], shape_of(game, "View")))


def test_a_request_is_read_for_what_its_shape_states_and_nothing_else(visitor: Visitor) -> None:
    for verb, read in visitor.read.items():
        assert read == set(get_type_hints(SHAPES[verb]["request"])), verb


def test_nobody_loads_the_shapes_to_play() -> None:
    code = (
        "import sys; from frontier.doors.page import answer;"
        """answer('{"do":"new","game":"oregon","seed":"bare"}');"""
        "print([name for name in sys.modules if {'shapes', 'wire'} & {*name.split('.')}])"
    )
    core = Path(page.__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=core, capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout.strip() == "[]"


def test_a_refusal_has_the_shape_that_is_stated() -> None:
    door = Door()
    door.answer(json.dumps({"do": "new", "game": "boomers", "seed": "wire"}))
    for request in ({"do": "play", "picks": ["A", "a1"]}, {"do": "fly"}, {"do": "look"}):
        error = json.loads(door.answer(json.dumps(request)))["error"]
        assert not list(faults(error, wire.ToldError))


def test_the_checker_of_shapes_finds_what_is_wrong() -> None:
    good: Json = {"done": True, "progress": 1}
    assert list(faults(good, Slice)) == []
    assert list(faults({"done": True}, Slice)) == [".progress is missing"]
    assert list(faults({**good, "done": 1}, Slice)) == [".done: 1 is not bool"]
    assert list(faults({**good, "late": 1}, Slice)) == [".late is not in Slice"]


def shapes() -> Iterator[Any]:
    """Find every shape that is stated anywhere."""
    rooms = ["table", "bots", "school", "school.lab", *(f"games.{game}" for game in NAMES)]
    modules = [wire, *(import_module(f"frontier.{room}.shapes") for room in rooms)]
    for module in modules:
        yield from (one for one in vars(module).values() if is_typeddict(one))


def test_keys_have_one_spelling() -> None:
    names = {*VERBS, *(key for shape in shapes() for key in get_type_hints(shape))}
    assert {"ended_by", "coal_values", "why_not", "is"} <= names
    for name in names:
        assert re.fullmatch("[a-z]+(_[a-z]+)*", name), name


def test_the_page_uses_every_limit_that_it_is_told() -> None:
    written = "".join(file.read_text("utf-8") for file in sources_of_the_page())
    for limit in get_type_hints(wire.Limits):
        assert re.search(rf"\b(limits|most)\.{limit}\b", written), limit


def sources_of_the_page() -> Iterator[Path]:
    for file in TYPES.parent.rglob("*.js"):
        if "node_modules" not in file.parts:
            yield file


def test_the_types_of_the_page_are_made_from_these_shapes() -> None:
    stale = "web/wire.d.ts is stale: python3 build_scripts/test.py lint --fix makes it anew"
    assert TYPES.read_text("utf-8") == wire_types(), stale
