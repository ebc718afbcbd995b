"""What an author says to certain wrong answers: a text for a condition, the first that is met."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from frontier.table.errors import Unreadable

from . import fields
from .fields import Json, Words
from .pointing import read_pointers
from .questions import CHOICE, MARK, NUMBER, question_in
from .statements import read_plain

if TYPE_CHECKING:
    from . import shapes
    from .shapes import Statement

MOST_REPLIES = 8
IF, UNLESS = "if", "unless"


class Reply(NamedTuple):
    """A text for wrong answers that meet a condition, or that do not."""

    condition: Any
    negated: bool
    text: Words
    point: list[shapes.Pointer]

    def written(self) -> shapes.AuthorReply:
        """Write it as JSON, always in the same form."""
        written: Json = {UNLESS if self.negated else IF: self.condition, "text": self.text}
        if self.point:
            written["point"] = self.point
        return cast("shapes.AuthorReply", written)


def read_replies(value: Any, check: list[Statement], most_text: int) -> list[Reply]:
    """Read the replies of a step; each has a condition that fits what is asked there."""
    return [
        _reply(one, check, most_text) for one in fields.list_of(value, "replies", 0, MOST_REPLIES)
    ]


def _reply(value: Any, check: list[Statement], most_text: int) -> Reply:
    if not isinstance(value, dict):
        raise Unreadable("lesson-wrong", field="replies")
    key = UNLESS if UNLESS in value else IF
    fields.object_of(value, "replies", (key, "text"), ("point",))
    text = fields.words(value["text"], "text", most_text)
    point = read_pointers(value.get("point", []))
    return Reply(_condition(value[key], check), key == UNLESS, text, point)


def _condition(value: Any, check: list[Statement]) -> Any:
    asked = question_in(check)
    if asked is None:
        if any(part["is"] in ("read", "win", "beat") for part in check):
            raise Unreadable("lesson-reply")
        return read_plain(value)
    if not isinstance(value, dict):
        raise Unreadable("lesson-wrong", field=IF)
    kind = value.get("is")
    if asked["is"] == NUMBER and kind in ("above", "below"):
        fields.object_of(value, IF, ("is",))
        return {"is": kind}
    if asked["is"] in (CHOICE, MARK) and kind == "has":
        fields.object_of(value, IF, ("is", "one"))
        if asked["is"] == MARK:
            return {"is": kind, "one": fields.place(value["one"], "one")}
        place = fields.whole(value["one"], "one")
        if not 0 <= place < len(asked["from"]):
            raise Unreadable("lesson-wrong", field="one")
        return {"is": kind, "one": place}
    raise Unreadable("lesson-reply")
