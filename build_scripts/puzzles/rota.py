"""Which puzzles take turns as the puzzle of the day, and from which day on.

A list that has begun is never changed: whoever has an older version of the page, and whoever looks
back at an earlier day, sees the same puzzle as everybody else. New puzzles join with a new list.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeAlias

from puzzles.seeing import GRADES

Json: TypeAlias = dict[str, Any]

FIRST_DAY = "1970-01-01"
FORMER_GRADES = ("greenhorn", "settler", "rancher")
"""By these the first list was in order."""


def read_days(file: Path) -> list[Json]:
    """Read the lists of the file; what was shipped before there were any makes the first one."""
    if not file.exists():
        return []
    told = json.loads(file.read_text("utf-8"))
    days: list[Json] = told.get("days", [])
    return days or [{"since": FIRST_DAY, "ids": _in_order(told["puzzles"], FORMER_GRADES)}]


def with_new_days(days: list[Json], puzzles: list[Json], first: str | None) -> list[Json]:
    """Let the puzzles that are listed now take turns from a day on."""
    if first is None and days:
        return days
    listed = [one for one in puzzles if not one.get("retired")]
    new = {"since": first or FIRST_DAY, "ids": _in_order(listed, GRADES)}
    return [*(one for one in days if one["since"] < new["since"]), new]


def _in_order(puzzles: list[Json], grades: tuple[str, ...]) -> list[str]:
    return [one["id"] for grade in grades for one in puzzles if one["grade"] == grade]
