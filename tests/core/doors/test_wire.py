"""The border between page and core: real answers have the shapes that are stated for them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, get_type_hints, is_typeddict

import pytest
from tests.core.doors.shape_checker import faults
from tests.core.school.lessons import lesson, stated, step

from frontier.bots.shapes import Slice
from frontier.doors import page, wire
from frontier.doors.page import VERBS, Door
from frontier.games import NAMES, find_game
from frontier.table.chance import Chance
from frontier.table.game import Game, Position
from website.wire_types import TYPES, wire_types

Json = dict[str, Any]

SHAPES = {name: get_type_hints(verb, {**vars(page), "wire": wire}) for name, verb in VERBS.items()}
ON_A_SETUP_BOARD = {"compose", "take_apart", "scatter"}
CHECKS: dict[str, list[Json]] = {
    "boomers": [
        {"is": "score", "least": 1},
        {"is": "event", "kind": "stone", "values": {"at": "j9"}, "anyone": True},
        {"is": "leave", "most": 0},
        {"is": "keep", "kind": "homestead"},
        {"is": "any", "of": [{"is": "play", "actions": [["A"]]}, {"is": "leave", "most": 3}]},
    ],
    "oregon": [{"is": "leave", "most": 0}, {"is": "keep", "kind": "farmer"}],
    "boomtown": [{"is": "event", "kind": "took-mine", "least": {"points": 1}}],
}


class Noted(dict[str, Any]):
    """A request that notes what is read of it."""

    def __init__(self, fields: Json) -> None:
        super().__init__(fields)
        self.read: set[str] = set()

    def get(self, name: str, usual: Any = None) -> Any:
        self.read.add(name)
        return super().get(name, usual)

    def __getitem__(self, name: str) -> Any:
        self.read.add(name)
        return super().__getitem__(name)

    def __contains__(self, name: object) -> bool:
        self.read.add(str(name))
        return super().__contains__(name)


class Visitor:
    """Asks a door as the page does, and keeps what was asked and answered."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.door = Door()
        self.faults: list[str] = []
        self.asked: dict[str, list[Json]] = {}
        self.read: dict[str, set[str]] = {}

    def ask(self, do: str, **fields: Any) -> Json:
        request = Noted(fields)
        answer: Json = json.loads(json.dumps(VERBS[do](self.door, request)))
        self.asked.setdefault(do, []).append(fields)
        self.read.setdefault(do, set()).update(request.read)
        hints = SHAPES[do]
        self.faults += faults(json.loads(json.dumps(fields)), hints["request"], f"{do} asks ")
        self.faults += faults(answer, hints["return"], do)
        for at, view in views_in(answer, do):
            self.faults += faults(view, shape_of(self.game, "View"), at)
        if do in ON_A_SETUP_BOARD and "pieces" in answer:
            self.faults += faults(answer["pieces"], shape_of(self.game, "Pieces"), do)
        return answer

    def finish(self, do: str, **fields: Any) -> Json:
        answer = self.ask(do, ms=5, **fields)
        while not answer["done"]:
            answer = self.ask(do, ms=1000, **fields)
        return answer


def shape_of(game: str, name: str) -> Any:
    """Find the shape that a game has of its own."""
    return getattr(import_module(f"frontier.games.{game}.shapes"), f"{game.capitalize()}{name}")


def views_in(answer: Any, at: str) -> Iterator[tuple[str, Json]]:
    """Find every view in an answer that is about one game."""
    if isinstance(answer, list):
        for place, one in enumerate(answer):
            yield from views_in(one, f"{at}[{place}]")
    elif isinstance(answer, dict):
        for name, one in answer.items():
            if name in ("view", "onlooker"):
                if one is not None:
                    yield f"{at}.{name}", one
            elif name != "games":  # facts are about all of them
                yield from views_in(one, f"{at}.{name}")


def play_through(visitor: Visitor) -> None:
    """Play a match from the form to the end, asking all that a table asks."""
    ask, game = visitor.ask, visitor.game
    chance = Chance("wire")
    ask("facts")
    ask("figures", game=game)
    begin: Json = {"game": game, "seed": "wire", "options": {}, "position": None}
    ask("check", **begin, seat=None)
    opened = ask("new", **begin, players=["Ann", "Bo"], seat=0, absent=[])
    state = ask("state", seat=opened["turn"], since=0)
    moves = 0
    while state["turn"] is not None:
        picks = chance.choose(state["legal"])
        if moves in (0, 1, 5):
            ask("preview", actions=state["legal"][:4])
            ask("why_not", picks=["nowhere"])
            visitor.finish("hint", step=3)
            visitor.finish("think", level="greenhorn")
            ask("why", picks=picks, move=None)
        ask("play", picks=picks, seat=state["seat"], absent=[2], since=moves)
        moves += 1
        ask("look", move=moves - 1, seat=None)
        state = ask("state", seat=None, absent=[2], since=moves)
        if state["cursor"] > state["floor"]:
            ask("undo", seat=None, absent=[2], since=moves)
            ask("redo", seat=None, absent=[2], since=moves - 1)
        state = ask("state", seat=state["turn"], absent=[2], since=moves)
    assert state["outcome"]
    visitor.finish("review")
    ask("read", record=ask("write")["record"], seat=None, absent=[])
    ask("follow", link=ask("link", kinds=["person"])["link"], seat=None, absent=[])
    ask("open", saved=opened["saved"], seat=0, absent=[1])
    board = find_game(game).setup_board
    if board:
        layer = next(iter(board().layers))
        pieces = ask("take_apart", **begin, layer=layer, actions=[])["pieces"]
        ask("scatter", **begin, layer=layer, pieces=pieces)
        ask("compose", **begin, layer=None, pieces=ask("take_apart", **begin)["pieces"], seat=0)


def go_to_school(visitor: Visitor) -> None:
    """Make a lesson, send it as a link, and take it."""
    ask, game = visitor.ask, visitor.game
    check = CHECKS[game]
    ask("statements", game=game, match=stated(game))
    visitor.finish("lesson_solutions", game=game, match=stated(game), check=check)
    told = lesson(
        game,
        step(game, *check, hints=["Look.", {"en": "Look there."}], right="Good.", wrong="No."),
        step(game, {"is": "read"}),
        step(game, {"is": "win", "level": "greenhorn"}),
        about={"en": "What it is about.", "fr": "De quoi il s’agit."},
    )
    told = ask("lesson", lesson=told)["lesson"]
    free = ask("lesson", lesson=lesson(game))["lesson"]
    visitor.finish("lesson_verify", lesson=free)
    ask("lesson_follow", link=visitor.finish("lesson_link", lesson=free)["link"])
    ask("lesson", lesson=told)
    state = ask("lesson_step", step=0)
    ask("lesson_step", step=0, seat=None)
    ask("lesson_try", picks=state["legal"][0])
    state = ask("lesson_step", step=2)
    ask("lesson_try", picks=state["legal"][0])


@pytest.fixture(scope="module", params=NAMES)
def visitor(request: pytest.FixtureRequest) -> Visitor:
    """Everything that can be asked about one game, asked."""
    visitor = Visitor(request.param)
    play_through(visitor)
    go_to_school(visitor)
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
        "print([name for name in sys.modules if name.endswith(('.shapes', '.wire'))])"
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
    rooms = ["table", "bots", "school", *(f"games.{game}" for game in NAMES)]
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


# An answer tells what is new.


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


def ask(door: Door, **request: Any) -> Json:
    reply: Json = json.loads(door.answer(json.dumps(request)))
    assert "ok" in reply, reply
    ok: Json = reply["ok"]
    return ok


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
