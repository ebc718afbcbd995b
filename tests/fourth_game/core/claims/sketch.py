"""A view of Claims in plain letters, for the terminal."""

from __future__ import annotations

from frontier.table.game import Say, View

from .land import COLUMNS, ROWS


def sketch(view: View, say: Say) -> str:
    """Draw what a seat sees."""
    marks = {
        space["at"]: "." if space["seat"] is None else str(space["seat"])
        for space in view["spaces"]
    }
    lines = [
        f"{row} " + " ".join(marks[column + row] for column in COLUMNS) for row in reversed(ROWS)
    ]
    lines.append("  " + " ".join(COLUMNS))
    if view["column"]:
        lines.append(say("sketch.die", column=view["column"]))
    return "\n".join(lines)
