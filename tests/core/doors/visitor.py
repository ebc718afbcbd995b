"""A visitor who asks everything of a door that the page can ask, and keeps what was answered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any, get_type_hints

from tests.core.doors.shape_checker import faults
from tests.core.school.lessons import MARKED, lesson, stated, step

from frontier.doors import page, wire
from frontier.doors.bot import BotDoor
from frontier.doors.page import VERBS, Door
from frontier.games import find_game
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup

Json = dict[str, Any]

SHAPES = {name: get_type_hints(verb, {**vars(page), "wire": wire}) for name, verb in VERBS.items()}
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


def ask(door: Door, **request: Any) -> Json:
    reply: Json = json.loads(door.answer(json.dumps(request)))
    assert "ok" in reply, reply
    ok: Json = reply["ok"]
    return ok


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
            visitor.finish("judge")
            visitor.finish("teach", picks=picks, tolerance="little")
            visitor.finish("why", picks=picks, move=None, seat=state["turn"])
            visitor.finish("refute", picks=picks, better=state["legal"][-1], move=moves)
            ask("deed", picks=picks, move=None)
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
    sheet: Json = {"seat": 0, "move": moves, "answers": [{"seen": [["x"]], "play": [["y"]]}]}
    link = ask("link", kinds=["person"], sheets=[sheet])["link"]
    assert ask("follow", link=link, seat=None, absent=[])["sheets"] == [sheet]
    answer_in_advance(visitor, opened["saved"])
    ask("open", saved=opened["saved"], seat=0, absent=[1])
    board = find_game(game).setup_board
    if board:
        for layer in (None, *board().layers):
            pieces = ask("take_apart", **begin, layer=layer, actions=[])["pieces"]
            for change in ({"scatter": True}, {"clear": True}, None):
                ask("edit", **begin, layer=layer, pieces=pieces, change=change)
            ask("pick_tool", **begin, layer=layer, pieces=pieces, at="e5")
        ask("take_apart", **begin, pasted=ask("write")["record"])
    visitor.finish("play_on", **begin, actions=[], level="greenhorn", moves=2)
    visitor.finish("deal", **begin, wishes=[])
    ask("moments", **begin, level="greenhorn", theme="", since=0, ms=1)


def answer_in_advance(visitor: Visitor, saved: Json) -> None:
    """Imagine what comes, and ask what becomes of answers to it."""
    ask = visitor.ask
    state = ask("imagine", saved=saved, seat=0, seen=[])
    theirs, mine = state["told"]["turns"], state["legal"][0]
    seen = [turn["action"] for turn in theirs]
    answers = [{"seen": seen, "play": [mine]}, {"seen": [["x"]], "play": [["y"]]}]
    sheet = {"seat": 0, "move": 0, "answers": answers}
    ask("imagine", saved=saved, seat=0, seen=None)
    said = ask("said_answers", sheet=sheet)["answers"]
    assert said[0]["play"]
    assert said[1] == {"seen": [], "seen_picks": ["x"], "play": [], "play_picks": ["y"]}
    ask("foreseen", sheet=sheet)


def go_to_school(visitor: Visitor) -> None:
    """Make a lesson, send it as a link, and take it."""
    ask, game = visitor.ask, visitor.game
    check = CHECKS[game]
    ask("statements", game=game, match=stated(game))
    visitor.finish("lesson_solutions", game=game, match=stated(game), check=check)
    visitor.finish("lesson_grade", game=game, match=stated(game), check=check)
    always = [{"is": "score", "least": -9999}]
    visitor.finish("lesson_solutions", game=game, match=stated(game), check=always)
    told = lesson(
        game,
        step(game, *check, hints=["Look.", {"en": "Look there."}], right="Good.", wrong="No."),
        step(game, {"is": "read"}),
        step(game, {"is": "win", "level": "greenhorn"}),
        *asked_of(game),
        about={"en": "What it is about.", "fr": "De quoi il s’agit."},
        language="en",
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
    ask("lesson_step", step=2, actions=[state["legal"][0]])
    for number in range(3, 8):
        ask("lesson_step", step=number)
        ask("lesson_answer", answer=["0", "1"] if number == 6 else ["1"])
    hand_in(visitor, told)


def asked_of(game: str) -> list[Json]:
    """Make a step of each kind of question, with all that can go with one."""
    one, other, _ = MARKED[game]
    kinds: list[Json] = [
        {"is": "number", "answer": 3.5, "within": 0.5, "unit": {"en": "points"}},
        {"is": "choice", "from": ["Left", {"en": "Right"}], "right": [0], "several": True},
        {"is": "mark", "right": [one, other]},
        {"is": "order", "from": ["First", "Second"]},
        {"is": "open"},
    ]
    steps = [step(game, kind, part={"en": "A part"}) for kind in kinds]
    steps[0]["replies"] = [{"if": {"is": "above"}, "text": "Less.", "point": [{"ring": one}]}]
    steps[1]["replies"] = [{"unless": {"is": "has", "one": 0}, "text": "More."}]
    steps[2]["point"] = {
        "text": [{"arrow": [one, other], "number": 1}],
        "hints": [[{"shade": one}]],
        "right": [{"ring": one}],
        "wrong": [{"ring": other}],
    }
    return steps


def hand_in(visitor: Visitor, told: Json) -> None:
    """Give a class a lesson, some puzzles and a match, and hand in what was done."""
    ask, game = visitor.ask, visitor.game
    begun = Match(find_game(game), Setup(game, "class"))
    kinds = ["person", *["settler"] * (begun.position.players - 1)]
    match: Json = {"seed": "class", "options": {}, "position": None, "actions": []}
    match |= {"game": game, "kinds": kinds}
    terms = {"title": "", "skip": False, "hints": True, "undo": True, "until": None}
    steps = [{"tries": [], "hints": 0, "seconds": 5} for _ in told["steps"]]
    first = [list(begun.position.legal()[0])]
    given: list[Json] = [
        {"what": "course", "course": "any"},
        {"what": "puzzles", "game": game, "puzzles": ["a"] * len(steps)},
        {"what": "lesson", "lesson": told},
        {"what": "match", "match": match},
    ]
    for one in given:
        link = ask("assignment_link", assignment={**terms, **one})["link"]
        ask("assignment", link=link)
        done = {"name": "Ann", "made": 5, "steps": steps}
        if one["what"] == "match":
            done |= {"steps": [{"tries": [first], "hints": 0, "seconds": 5}], "undone": 1}
        result = ask("result_link", assignment=link, lesson=told, done=done)["link"]
        ask("result", assignment=link, lesson=told, link=result)


def go_to_the_lab(visitor: Visitor) -> None:
    """Let a bot play, and hand it on."""
    ask, game = visitor.ask, visitor.game
    code = (
        "def choose(position):\n    say('so')\n    rate(position.legal()[0], 1)\n    return ('x',)"
    )
    door = BotDoor()
    bot = {"game": game, "name": "Dog", "code": code}
    written = ask("lab_write", bot=bot)
    ask("lab_read", link=written["link"])
    ask("lab_read", file=code, game=game)
    ask("new", game=game, seed="wire")
    ask("lab_brief")
    begin = {"game": game, "matches": 2, "options": {}, "seed": "lab"}
    told = ask("lab_series", players=["bot:own", "random"], **begin)
    while not told["done"]:
        request = {"code": code, "brief": (told["wanted"] or {}).get("brief")}
        reply = json.loads(door.answer(json.dumps(request)))["reply"] if told["wanted"] else None
        told = ask("lab_series", ms=20, reply=reply, since=0)
