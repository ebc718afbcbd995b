"""The door for the browser: one function, JSON in and JSON out.

It holds the match that is on the table. `wire` states the shapes of what is asked and answered;
an answer tells what is new, and the page adds that to what it knows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from frontier.games import find_game
from frontier.table.errors import FrontierError, Illegal, Unreadable
from frontier.table.json_text import read_json

from . import asked
from .advice import Advice
from .ahead import Ahead
from .preparing import Preparing
from .school import School

if TYPE_CHECKING:
    from . import wire


class Door(Advice, Ahead, Preparing, School):
    """Everything that the page can ask."""

    def answer(self, text: str) -> str:
        """Answer one request; a refusal is an answer too."""
        reply: dict[str, Any]
        try:
            request = asked.an_object(_json(text))
            verb = VERBS.get(str(request.get("do")))
            if verb is None:
                raise Unreadable("request", request=str(request.get("do"))[:40])
            reply = {"ok": verb(self, request)}
        except FrontierError as error:
            reply = {"error": _error(error)}
        return json.dumps(reply, separators=(",", ":"))

    def facts(self, request: wire.NothingAsked) -> wire.Facts:
        """Tell the facts of every game, and the limits that hold for all of them."""
        from .facts import facts

        return facts()

    def figures(self, request: wire.AskFigures) -> wire.Figures:
        """Tell the figures of a game's rules page."""
        from .facts import figures

        return {"figures": figures(find_game(asked.text(request, "game")))}


def _error(error: FrontierError) -> wire.ToldError:
    told: wire.ToldError = {"kind": error.kind, "key": error.key, "values": error.values}
    if isinstance(error, Illegal):
        told["rule"] = error.reason.rule
    if error.where or isinstance(error, Illegal):
        told["where"] = error.where
    return told


def _json(text: str) -> Any:
    try:
        return read_json(text)
    except ValueError as error:
        raise Unreadable("request", request=type(error).__name__) from error


VERBS: Mapping[str, Callable[[Door, Any], Mapping[str, Any]]] = {
    verb.__name__: verb
    for verb in (
        Door.facts,
        Door.figures,
        Door.check,
        Door.new,
        Door.open,
        Door.read,
        Door.write,
        Door.link,
        Door.follow,
        Door.imagine,
        Door.foreseen,
        Door.said_answers,
        Door.state,
        Door.play,
        Door.undo,
        Door.redo,
        Door.look,
        Door.preview,
        Door.why_not,
        Door.think,
        Door.hint,
        Door.why,
        Door.teach,
        Door.refute,
        Door.judge,
        Door.deed,
        Door.review,
        Door.edit,
        Door.take_apart,
        Door.pick_tool,
        Door.play_on,
        Door.deal,
        Door.moments,
        Door.lesson,
        Door.lesson_follow,
        Door.lesson_step,
        Door.lesson_try,
        Door.lesson_answer,
        Door.lesson_solutions,
        Door.lesson_grade,
        Door.lesson_verify,
        Door.lesson_link,
        Door.statements,
        Door.lab_series,
        Door.lab_brief,
        Door.lab_write,
        Door.lab_read,
        Door.assignment_link,
        Door.assignment,
        Door.result_link,
        Door.result,
    )
}
"""Everything that can be asked, by name; the methods' annotations are the shapes of it."""

answer = Door().answer
