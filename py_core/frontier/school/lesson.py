"""A lesson: some steps, each the moment of a match, a text, and a check made of statements.

Reading one checks and normalises all of it: the matches are replayed, nothing unknown is kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from frontier.table.errors import FrontierError, Illegal, Impossible, TooNew, Unreadable
from frontier.table.game import Game
from frontier.table.match import Match, Setup

from . import fields
from .fields import Words
from .places import check_places
from .pointing import read_pointing
from .questions import check_question, question_in
from .replies import Reply, read_replies
from .statements import read_check

if TYPE_CHECKING:
    from . import shapes
    from .shapes import Statement

FORMAT = 2
"""The newest version; a lesson that needs nothing of it is written as the first."""
FIRST_FORMAT = 1
MOST_LETTERS = 1_000_000
"""Of a file: a longer one is not worth reading."""
MOST_STEPS = 20
"""Of a lesson; each part of a course may have as many."""
MOST_PARTS = 12
MOST_COURSE_STEPS = 60
MOST_HINTS = 3
MOST_TITLE = 120
MOST_ABOUT = 200
MOST_TEXT = 1200
MOST_CODE = 4_000
MOST_ACTIONS = 4_000
"""How many actions all the matches of a lesson may have together."""
MOST_POSITION = 4_000
MOST_OPTIONS = 40
MOST_OPTION = 500
# Besides what every step has:
_MAY_HAVE = ("game", "check", "hints", "right", "wrong", "code", "point", "replies", "part")


class Step(NamedTuple):
    """One step: where it begins, what the pupil reads, and what the action must be like."""

    match: Match
    text: Words
    check: list[Statement]
    """All of these statements must hold."""
    hints: list[Words]
    right: Words = ""
    wrong: Words = ""
    code: str = ""
    """What the bot of a step for the laboratory begins with."""
    point: shapes.Pointing | None = None
    """What is pointed at, by what it goes with."""
    replies: Sequence[Reply] = ()
    """What is said to certain wrong answers."""
    part: Words = ""
    """The title of the part of a course that begins here."""

    def fresh_match(self) -> Match:
        """Set the match up anew, for somebody to play in."""
        return self.match.with_actions(self.match.actions)

    def written(self, game: Game) -> shapes.LessonStep:
        """Write the step of a lesson about a game as JSON, always in the same form."""
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
        if self.match.game is not game:
            written["game"] = self.match.game.name
        if self.right:
            written["right"] = self.right
        if self.wrong:
            written["wrong"] = self.wrong
        if self.code:
            written["code"] = self.code
        if self.point:
            written["point"] = self.point
        if self.replies:
            written["replies"] = [reply.written() for reply in self.replies]
        if self.part:
            written["part"] = self.part
        return written

    @property
    def is_of_first_format(self) -> bool:
        """Whether the first version of the format could say all of it."""
        texts = (self.text, self.right, self.wrong, *self.hints)
        return not (
            self.point
            or self.replies
            or self.part
            or question_in(self.check)
            or any(fields.OLDER in text for text in texts if isinstance(text, dict))
        )


class Lesson(NamedTuple):
    """A few steps, of one game; a course may have steps of other games too."""

    game: Game
    title: Words
    about: Words
    steps: list[Step]
    language: str = ""
    """The language of texts that are in one only."""

    def written(self) -> shapes.Lesson:
        """Write the lesson as JSON, always in the same form."""
        written: shapes.Lesson = {
            "format": self.format,
            "game": self.game.name,
            "title": self.title,
            "about": self.about,
            "steps": [step.written(self.game) for step in self.steps],
        }
        if not self.about:
            del written["about"]
        if self.language:
            written["language"] = self.language
        return written

    @property
    def format(self) -> int:
        """The version of the format that it needs."""
        texts = [text for text in (self.title, self.about) if isinstance(text, dict)]
        older = self.language or any(fields.OLDER in text for text in texts)
        plain = not older and all(
            step.is_of_first_format and step.match.game is self.game for step in self.steps
        )
        return FIRST_FORMAT if plain else FORMAT


def read_lesson(value: Any, games: Mapping[str, Game], strict: bool = False) -> Lesson:
    """Read a lesson, or refuse it and say where it is wrong.

    Strictly, its places must be on the table too; those of a link of former days need not be.
    """
    _check_format(value)
    fields.object_of(value, "lesson", ("format", "game", "title", "steps"), ("about", "language"))
    game = find_game(value["game"], games)
    title = fields.words(value["title"], "title", MOST_TITLE)
    about = fields.words(value.get("about", ""), "about", MOST_ABOUT)
    language = fields.language(value.get("language", ""), "language")
    steps = fields.list_of(value["steps"], "steps", 1, MOST_COURSE_STEPS)
    _count_actions(steps)
    read = [_step(step, n, game, games, strict) for n, step in enumerate(steps, 1)]
    _count_parts(read)
    _check_games(read, game)
    return Lesson(game, title, about, read, language)


def _count_parts(steps: list[Step]) -> None:
    """Refuse a course of too many parts, or a part of too many steps."""
    begins = [n for n, step in enumerate(steps) if step.part or n == 0]
    if len(begins) > MOST_PARTS:
        raise Unreadable("lesson-many", field="part", least=1, most=MOST_PARTS)
    for first, end in zip(begins, [*begins[1:], len(steps)], strict=True):
        if end - first > MOST_STEPS:
            raise Unreadable("lesson-many", field="steps", least=1, most=MOST_STEPS)


def _check_games(steps: list[Step], game: Game) -> None:
    """Refuse a course of several games for bots: a bot plays one."""
    of_bots = any(step.code or any(one["is"] == "beat" for one in step.check) for step in steps)
    if of_bots and any(step.match.game is not game for step in steps):
        raise Unreadable("lesson-games")


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
    """Refuse a step that asks for an action where the game is over, or what nobody can answer."""
    check_question(match, check)
    reading = question_in(check) or any(part["is"] == "read" for part in check)
    if match.position.turn is None and not reading:
        raise Impossible("lesson-over")


def _check_format(value: Any) -> None:
    if not isinstance(value, dict):
        raise Unreadable("lesson-format")
    version = value.get("format")
    if isinstance(version, bool) or not isinstance(version, int) or version < FIRST_FORMAT:
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


def _step(value: Any, number: int, game: Game, games: Mapping[str, Game], strict: bool) -> Step:
    own = game
    try:
        fields.object_of(value, "steps", ("match", "text"), _MAY_HAVE)
        text = fields.words(value["text"], "text", MOST_TEXT)
        check = read_check(value.get("check", []))
        hints = [
            fields.words(hint, "hints", MOST_TEXT)
            for hint in fields.list_of(value.get("hints", []), "hints", 0, MOST_HINTS)
        ]
        right = fields.words(value.get("right", ""), "right", MOST_TEXT)
        wrong = fields.words(value.get("wrong", ""), "wrong", MOST_TEXT)
        code = fields.code(value.get("code", ""), "code", MOST_CODE)
        point = read_pointing(value.get("point", {}), MOST_HINTS)
        replies = read_replies(value.get("replies", []), check, MOST_TEXT)
        part = fields.words(value.get("part", ""), "part", MOST_TITLE)
        own = find_game(value.get("game", game.name), games)
        match = read_match(value["match"], own)
        check_playable(match, check)
        if strict:
            check_places(match, check, point, replies)
    except FrontierError as error:
        error.values["step"] = number
        if own is not game:
            error.values.setdefault("game", own.name)
        raise
    hints = [hint for hint in hints if hint]
    return Step(match, text, check, hints, right, wrong, code, point, replies, part)
