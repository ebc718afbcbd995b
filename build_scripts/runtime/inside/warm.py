"""Uses the rules a little before the page's Python is written down, and tidies up after it.

What a first move would set up is set up, and nothing of the match is left.
"""

from __future__ import annotations

import gc
import json
import random
import re
from typing import Any

from frontier.doors.page import Door
from frontier.games import NAMES

MOVES = 6


def play_a_little(game: str) -> None:
    """Play the first moves of a game through the page's door."""
    door = Door()

    def ask(**request: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(door.answer(json.dumps(request)))
        if "error" in reply:
            raise ValueError(f"{game}: {request} was refused: {reply['error']}")
        result: dict[str, Any] = reply["ok"]
        return result

    state = ask(do="new", game=game, seed="warm", options={}, players=[])
    saved = state["saved"]
    ask(do="check", game=game, seed="warm", options={})
    for _ in range(MOVES):
        state = ask(do="state", seat=state["turn"])
        picks = state["legal"][0]
        ask(do="preview", actions=[picks])
        ask(do="why_not", picks=["nowhere"])
        state = ask(do="play", picks=picks, seat=state["turn"])
    ask(do="look", move=1, seat=None)
    ask(do="undo" if state["cursor"] > state["floor"] else "state", seat=None)
    record = ask(do="write")["record"]
    ask(do="read", record=record)
    ask(do="open", saved=saved, seat=None)


def tidy() -> None:
    """Forget what only takes room."""
    re.purge()
    random.seed(0)  # Pyodide imports it; a page draws a seed of its own
    gc.collect()
    gc.freeze()


for name in NAMES:
    play_a_little(name)
tidy()
