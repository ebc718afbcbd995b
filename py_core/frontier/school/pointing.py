"""Pointing at the board: arrows, rings and shaded places, drawn by a lesson's author.

There are pointers with the text of a step, with each hint, and with the answers to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from frontier.table.errors import Unreadable

from . import fields

if TYPE_CHECKING:
    from . import shapes

MOST_POINTERS = 30
"""At one place of a step."""
MOST_COUNT = 99
PLACES = ("text", "right", "wrong")
"""What pointers can go with, besides hints."""
_SHAPES = ("arrow", "ring", "shade")


def read_pointing(value: Any, most_hints: int) -> shapes.Pointing:
    """Read all that is pointed at in a step."""
    fields.object_of(value, "point", (), (*PLACES, "hints"))
    read: dict[str, Any] = {
        place: read_pointers(value[place]) for place in PLACES if value.get(place)
    }
    hints = [
        read_pointers(one) for one in fields.list_of(value.get("hints", []), "point", 0, most_hints)
    ]
    while hints and not hints[-1]:
        hints.pop()
    if hints:
        read["hints"] = hints
    return cast("shapes.Pointing", read)


def read_pointers(value: Any) -> list[shapes.Pointer]:
    """Read the pointers that are shown together."""
    return [_pointer(one) for one in fields.list_of(value, "point", 0, MOST_POINTERS)]


def _pointer(value: Any) -> shapes.Pointer:
    if not isinstance(value, dict):
        raise Unreadable("lesson-wrong", field="point")
    shape = next((one for one in _SHAPES if one in value), None)
    if shape is None:
        raise Unreadable("lesson-missing", field=_SHAPES[0])
    fields.object_of(value, "point", (shape,), ("number",))
    read: dict[str, Any] = {}
    if shape == "arrow":
        ends = fields.list_of(value[shape], shape, 2, 2)
        read[shape] = [fields.place(end, shape) for end in ends]
        if read[shape][0] == read[shape][1]:
            raise Unreadable("lesson-wrong", field=shape)
    else:
        read[shape] = fields.place(value[shape], shape)
    if "number" in value:
        number = fields.whole(value["number"], "number")
        if not 1 <= number <= MOST_COUNT:
            raise Unreadable("lesson-number", field="number", most=MOST_COUNT)
        read["number"] = number
    return cast("shapes.Pointer", read)
