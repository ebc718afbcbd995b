"""What `bench.py bots` measures: seconds for one action, and positions a second, by level.

The same positions for every level, met in matches of Greenhorns; the same file runs in CPython
and in the page's Python. Prints one line of JSON.
"""

from __future__ import annotations

import importlib
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py_core"))

CASES: dict[str, tuple[str, dict[str, str]]] = {
    "Boomers": ("boomers", {}),
    "Boomers, mines": ("boomers", {"setup": "random", "mines": "random"}),
    "Boomers, all expansions": (
        "boomers",
        {
            "setup": "random",
            "railroad": "fork",
            "mines": "ready",
            "rivers": "broken",
            "sooners": "on",
        },
    ),
    "Oregon": ("oregon", {}),
    "Oregon, 3 players": ("oregon", {"players": "3"}),
    "Oregon, 4 players": ("oregon", {"players": "4"}),
    "Boomtown, 3 players": ("boomtown", {"players": "3"}),
    "Boomtown, 3 players, short": ("boomtown", {"players": "3", "length": "short"}),
    "Boomtown, 4 players": ("boomtown", {"players": "4"}),
    "Boomtown, 5 players": ("boomtown", {"players": "5"}),
}
MOST_SECONDS = 2.0
"""What the median action of a Marshal may take in the browser."""
MOST_AT_ALL = 4.0
"""What its slowest one may take."""


def _clock() -> Callable[[], float]:
    """Find the time on the processor where it can be had: other work does not count there."""
    if "pyodide" not in sys.modules:
        return time.process_time
    # A page knows only the time on the wall; bots_page.py gives it more finely than Python.
    clock: Callable[[], float] = importlib.import_module("js").seconds
    return clock


_seconds = _clock()


def measure(positions: int) -> dict[str, dict[str, dict[str, float]]]:
    """Let every level choose in the same positions of every case."""
    from frontier.bots.players import make_bot
    from frontier.games import find_game
    from frontier.table.chance import Chance
    from frontier.table.levels import LEVEL_NAMES

    found: dict[str, dict[str, dict[str, float]]] = {}
    for case, (name, options) in CASES.items():
        met = _positions(name, options, positions)
        for level in LEVEL_NAMES:
            bot = make_bot(find_game(name), level)
            times, work = [], 0
            for position in met:
                start = _seconds()
                bot.choose(position, position.turn, Chance("bench"))
                times.append(_seconds() - start)
                work += bot.work
            found.setdefault(case, {})[level] = {
                "median": statistics.median(times),
                "slowest": max(times),
                "rate": work / max(1e-9, sum(times)),
            }
    return found


def _positions(name: str, options: dict[str, str], wanted: int) -> list[Any]:
    """Collect positions with a real choice, evenly spread over a match of Greenhorns."""
    from frontier.bots.players import make_bot
    from frontier.games import find_game
    from frontier.table.chance import Chance

    game = find_game(name)
    position = game.start(game.complete(options), Chance("bench"))
    bot = make_bot(game, "greenhorn")
    chance = Chance("bench")
    met = []
    while position.turn is not None:
        if len(position.legal()) > 1:
            met.append(position.copy())
        position.advance(bot.choose(position, position.turn, chance).action)
    return met[:: max(1, len(met) // wanted)][:wanted]


def report(positions: int) -> str:
    """Measure, and write it as one line of JSON."""
    return json.dumps({"version": platform.python_version(), "bots": measure(positions)})


def table(where: str, bots: dict[str, dict[str, dict[str, float]]]) -> list[str]:
    """Word the measures of one Python, a line for each level of each case."""
    lines = [f"{where}: seconds for one action, median and slowest; positions a second"]
    for case, levels in bots.items():
        for level, found in levels.items():
            lines.append(
                f"  {case:<26}{level:<11}{found['median']:>8.3f}{found['slowest']:>8.3f}"
                f"{found['rate']:>12,.0f}"
            )
    return lines


def missed(bots: dict[str, dict[str, dict[str, float]]]) -> list[str]:
    """List the cases in which a Marshal takes too long."""
    return [
        case
        for case, levels in bots.items()
        if levels["marshal"]["median"] > MOST_SECONDS or levels["marshal"]["slowest"] > MOST_AT_ALL
    ]


if __name__ == "__main__":
    print(report(int(sys.argv[1]) if len(sys.argv) > 1 else 12))
