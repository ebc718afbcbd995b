"""Prints the facts of every game, as the build bakes them, for the tests of the page's modules."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "py_core"))

from frontier.doors.page import answer

print(answer('{"do":"facts"}'))
