"""Uses the page's Python as visitors do: every verb, game, option and level, refusals included.

`train.py` runs it in a watched runtime; what is seen at work then is what the small runtime holds.
"""

from __future__ import annotations

import json
import random
from typing import Any

from frontier.doors.page import Door

Json = dict[str, Any]

SLICE = 400  # milliseconds of thinking
FINISHED = 40  # slices after which what is thought about has been said
LONG = 60  # actions of the longest match
SEEDS = ("use", "more", "again")  # of matches of which only the first hint is asked
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    2.5,
    10**30,
    "",
    "ä€😀",
    "e4",
    [],
    [[]],
    {},
    {"is": "read"},
    "x" * 3000,
)


class Visitor:
    """Asks everything that a page asks."""

    def __init__(self) -> None:
        self.door = Door()
        self.chance = random.Random(1)
        self.refused = 0

    def ask(self, do: str, **fields: Any) -> Json:
        """Ask; what is refused gives nothing."""
        told: Json = json.loads(self.door.answer(json.dumps({"do": do, **fields})))
        self.refused += "error" in told
        found: Json = told.get("ok", {})
        return found

    def finish(self, do: str, slices: int = 3, **fields: Any) -> Json:
        """Ask for what is thought about, for some slices."""
        told: Json = {}
        for _ in range(slices):
            told = self.ask(do, ms=SLICE, **fields)
            if told.get("done", True):
                break
        return told

    def play(self, game: str, options: dict[str, str], levels: list[str], thorough: bool) -> None:
        """Play a match from the form to the end, asking all that a table asks."""
        ask = self.ask
        begin: Json = {"game": game, "seed": f"use {options}", "options": options, "position": None}
        ask("check", **begin, seat=None)
        opened = ask("new", **begin, players=["Zoë", "Bo", "李"], seat=0, absent=[])
        state = ask("state", seat=opened.get("turn"), since=0)
        moves = 0
        while state.get("turn") is not None and moves < LONG:
            picks = self.chance.choice(state["legal"])
            if thorough and moves % 7 == 0:
                ask("preview", actions=state["legal"][:4])
                ask("why_not", picks=["nowhere"])
                ask("why_not", picks=picks[:1])
                for level in levels:
                    self.finish("think", level=level)
                for step in (1, 2, 3):
                    self.finish("hint", slices=FINISHED, step=step)
                ask("why", picks=picks, move=None)
            if thorough and moves % 3 == 0:
                picks = self.finish("think", level=levels[0]).get("action", {}).get("picks", picks)
            ask("play", picks=picks, seat=state["turn"], absent=[2], since=moves)
            moves += 1
            state = ask("state", seat=None, absent=[], since=moves)
            if moves % 4 == 0 and state.get("cursor", 0) > state.get("floor", 0):
                ask("undo", seat=None, absent=[], since=moves)
                ask("redo", seat=None, absent=[], since=moves - 1)
                ask("look", move=moves - 1, seat=None)
            state = ask("state", seat=state.get("turn"), absent=[], since=moves)
        if thorough:
            self.finish("review", slices=8)
        ask("read", record=ask("write").get("record", ""), seat=None, absent=[])
        ask("follow", link=ask("link", kinds=["person"]).get("link", ""), seat=None, absent=[])
        ask("open", saved=opened.get("saved"), seat=0, absent=[1])

    def take(self, lesson: Json) -> None:
        """Take a lesson, and send it as a link."""
        ask = self.ask
        for number, step in enumerate(
            ask("lesson", lesson=lesson).get("lesson", {}).get("steps", [])
        ):
            state = ask("lesson_step", step=number)
            for picks in self.chance.sample(
                state.get("legal", []), k=min(2, len(state.get("legal", [])))
            ):
                ask("lesson_try", picks=picks)
            self.finish("hint", step=1)
            where = {"game": lesson["game"], "match": step.get("match")}
            self.finish("lesson_solutions", **where, check=step.get("check", []))
        self.finish("lesson_verify", lesson=lesson)
        ask("lesson_follow", link=self.finish("lesson_link", lesson=lesson).get("link", ""))
        ask("statements", game=lesson["game"], match=lesson["steps"][0]["match"])

    def bother(self, verbs: list[str]) -> None:
        """Ask for what is wrong in many ways."""
        names: tuple[str, ...] = (
            "game",
            "seed",
            "options",
            "position",
            "picks",
            "move",
            "link",
            "record",
            "lesson",
        )
        names += ("saved", "seat", "level", "step", "check", "match", "pieces", "layer", "actions")
        for verb in verbs:
            for odd in ODD:
                self.ask(verb, **dict.fromkeys(names, odd))
            self.ask(verb)


def use(verbs: list[str], lessons: list[Json], games: list[Json]) -> str:
    """Do all of it; tell how often something was refused."""
    visitor = Visitor()
    for game in games:
        name, levels = game["name"], game["levels"]
        visitor.ask("figures", game=name)
        visitor.play(name, {}, levels, thorough=True)
        for seed in SEEDS:
            visitor.ask("new", game=name, seed=seed, options={}, players=[])
            for level in levels:
                visitor.finish("think", slices=FINISHED, level=level)
            visitor.finish("hint", slices=FINISHED, step=3)
        for option in game["options"]:
            for value in option["values"][:6]:
                visitor.play(name, {option["name"]: value}, levels, thorough=False)
        usual = {one["name"]: one["values"][-1] for one in game["options"]}
        visitor.play(name, usual, levels, thorough=True)
        if game["setup_board"]:
            begin = {"game": name, "seed": "board", "options": {}, "position": None}
            for layer in (None, *game["setup_board"]["layers"]):
                board = {**begin, "layer": layer}
                pieces = visitor.ask("take_apart", **board, actions=[]).get("pieces")
                for change in ({"scatter": True}, {"clear": True}, None):
                    visitor.ask("edit", **board, pieces=pieces, change=change)
    for lesson in lessons:
        visitor.take(lesson)
    visitor.bother(verbs)
    compile("told = [[n for n in range(m)] for m in {1, 2}]", "a line", "exec")
    return f"{visitor.refused} refused"
