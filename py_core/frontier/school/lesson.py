"""A lesson: some steps, each the moment of a match, a text, and a check made of statements.

Reading one checks and normalises all of it: the matches are replayed, nothing unknown is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from frontier.table.errors import FrontierError, Illegal, Impossible, TooNew, Unreadable
from frontier.table.game import Game
from frontier.table.match import Match, Setup

from . import fields
from .fields import Words
from .statements import read_check

if TYPE_CHECKING:
    from . import shapes
    from .shapes import Statement

FORMAT = 1
MOST_LETTERS = 1_000_000
"""Of a file: a longer one is not worth reading."""
MOST_STEPS = 20
MOST_HINTS = 3
MOST_TITLE = 120
MOST_ABOUT = 200
MOST_TEXT = 1200
MOST_ACTIONS = 4_000
"""How many actions all the matches of a lesson may have together."""
MOST_POSITION = 4_000
MOST_OPTIONS = 40
MOST_OPTION = 500


class Step(NamedTuple):
    """One step: where it begins, what the pupil reads, and what the action must be like."""

    match: Match
    text: Words
    check: list[Statement]
    """All of these statements must hold."""
    hints: list[Words]
    right: Words = ""
    wrong: Words = ""

    def fresh_match(self) -> Match:
        """Set the match up anew, for somebody to play in."""
        return self.match.with_actions(self.match.actions)

    def written(self) -> shapes.LessonStep:
        """Write the step as JSON, always in the same form."""
        setup = self.match.setup
        written: shapes.LessonStep = {
            "match": {
                "seed": setup.seed,
                "options": dict(setup.options),
                "position": setup.position,
                "actions": [list(action) for action in self.match.actions],
            },
            "text": self.text,
            "check": self.check,
            "hints": self.hints,
        }
        if self.right:
            written["right"] = self.right
        if self.wrong:
            written["wrong"] = self.wrong
        return written


class Lesson(NamedTuple):
    """A few steps of one game."""

    game: Game
    title: Words
    about: Words
    steps: list[Step]

    def written(self) -> shapes.Lesson:
        """Write the lesson as JSON, always in the same form."""
        written: shapes.Lesson = {
            "format": FORMAT,
            "game": self.game.name,
            "title": self.title,
            "about": self.about,
            "steps": [step.written() for step in self.steps],
        }
        if not self.about:
            del written["about"]
        return written


def read_lesson(value: Any, games: Mapping[str, Game]) -> Lesson:
    """Read a lesson, or refuse it and say where it is wrong."""
    _check_format(value)
    fields.object_of(value, "lesson", ("format", "game", "title", "steps"), ("about",))
    game = find_game(value["game"], games)
    title = fields.words(value["title"], "title", MOST_TITLE)
    about = fields.words(value.get("about", ""), "about", MOST_ABOUT)
    steps = fields.list_of(value["steps"], "steps", 1, MOST_STEPS)
    _count_actions(steps)
    return Lesson(game, title, about, [_step(step, n, game) for n, step in enumerate(steps, 1)])


def find_game(name: Any, games: Mapping[str, Game]) -> Game:
    """Find the game that something is about."""
    if not isinstance(name, str) or name not in games:
        raise Unreadable("game-unknown", game=fields.shown(name))
    return games[name]


def read_match(value: Any, game: Game) -> Match:
    """Read where a step begins and replay it; a saved match will do, up to where it stands."""
    saved = fields.object_of(
        value, "match", ("seed",), ("game", "options", "position", "actions", "players", "cursor")
    )
    if saved.get("game", game.name) != game.name:
        raise Unreadable("lesson-game", game=fields.shown(saved["game"]))
    position = saved.get("position")
    if position is not None and not isinstance(position, str):
        raise Unreadable("lesson-wrong", field="position")
    if position is not None and len(position) > MOST_POSITION:
        raise Unreadable("lesson-long", field="position", most=MOST_POSITION)
    if not isinstance(saved["seed"], str):
        raise Unreadable("lesson-wrong", field="seed")
    options = _options(saved.get("options", {}))
    actions = fields.list_of(saved.get("actions", []), "actions", 0, MOST_ACTIONS)
    cursor = saved.get("cursor", len(actions))
    if isinstance(cursor, bool) or not isinstance(cursor, int) or not 0 <= cursor <= len(actions):
        raise Unreadable("lesson-wrong", field="cursor")
    match = Match(game, Setup(game.name, saved["seed"], options, position))
    for move, picks in enumerate(actions[:cursor], 1):
        action = fields.action(picks, "actions")
        try:
            match.play(action)
        except Illegal as error:
            values = {"move": move, "action": " ".join(action)}
            raise Impossible("lesson-action", **values) from error
    return match


def _options(value: Any) -> dict[str, str]:
    if not isinstance(value, dict) or len(value) > MOST_OPTIONS:
        raise Unreadable("lesson-wrong", field="options")
    for chosen in value.values():
        if not isinstance(chosen, str) or len(chosen) > MOST_OPTION:
            raise Unreadable("lesson-wrong", field="options")
    return value


def check_playable(match: Match, check: list[Statement]) -> None:
    """Refuse a step that asks for an action where the game is over."""
    if match.position.turn is None and not any(part["is"] == "read" for part in check):
        raise Impossible("lesson-over")


def _check_format(value: Any) -> None:
    if not isinstance(value, dict):
        raise Unreadable("lesson-format")
    version = value.get("format")
    if isinstance(version, bool) or not isinstance(version, int) or version < FORMAT:
        raise Unreadable("lesson-format")
    if version > FORMAT:
        raise TooNew("lesson-new", version=min(version, fields.MOST_NUMBER))


def _count_actions(steps: list[Any]) -> None:
    """Refuse what would take long to replay, before any of it is."""
    count = 0
    for step in steps:
        match = step.get("match") if isinstance(step, dict) else None
        actions = match.get("actions") if isinstance(match, dict) else None
        count += len(actions) if isinstance(actions, list) else 0
    if count > MOST_ACTIONS:
        raise Unreadable("lesson-many", field="actions", least=0, most=MOST_ACTIONS)


def _step(value: Any, number: int, game: Game) -> Step:
    try:
        fields.object_of(value, "steps", ("match", "text"), ("check", "hints", "right", "wrong"))
        text = fields.words(value["text"], "text", MOST_TEXT)
        check = read_check(value.get("check", []))
        hints = [
            fields.words(hint, "hints", MOST_TEXT)
            for hint in fields.list_of(value.get("hints", []), "hints", 0, MOST_HINTS)
        ]
        right = fields.words(value.get("right", ""), "right", MOST_TEXT)
        wrong = fields.words(value.get("wrong", ""), "wrong", MOST_TEXT)
        match = read_match(value["match"], game)
        check_playable(match, check)
    except FrontierError as error:
        error.values["step"] = number
        raise
    return Step(match, text, check, [hint for hint in hints if hint], right, wrong)
