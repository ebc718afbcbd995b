"""The door to the Python that runs a bot's code, in a frame of the page or in a process.

JSON in, JSON out, like the page's door; but nothing of a match is here, only what a bot may know.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from frontier.games import all_games
from frontier.school.lab.faults import OutOfWork
from frontier.school.lab.work import measure_by
from frontier.school.lab.workbench import Workbench


class BotDoor:
    """Loads code and lets it choose."""

    def __init__(self) -> None:
        self._bench = Workbench(all_games())

    def answer(self, text: str) -> str:
        """Answer one request: `code` is taken over, a `brief` is answered with a reply."""
        request: dict[str, Any] = json.loads(text)
        told: dict[str, Any] = {}
        if "code" in request:
            told["fault"] = self._bench.load(request["code"])
        if "brief" in request:
            told["reply"] = self._bench.choose(request["brief"])
        return json.dumps(told, separators=(",", ":"))


def count_work(meter: Callable[[int], object]) -> None:
    """Tell a meter what the rules cost, and let the signal of an interrupt end a choice."""
    import signal

    measure_by(meter)

    def stop(*_: object) -> None:
        raise OutOfWork

    signal.signal(signal.SIGINT, stop)


answer = BotDoor().answer
