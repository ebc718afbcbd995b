"""What `bench.py core` measures; the same file runs in CPython and inside Pyodide.

Every round takes each measure in turn, so that a slow minute of the machine hits all of them;
the median of the rounds counts. Prints one line of JSON.
"""

from __future__ import annotations

import gc
import importlib
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py_core"))

Measure = Callable[[], tuple[int, float]]
"""Do some work, and give how much was done in how many seconds."""

EVERYTHING = {
    "setup": "random",
    "railroad": "fork",
    "mines": "ready",
    "rivers": "broken",
    "sooners": "on",
}
SECONDS = 0.5
"""How long each measure takes in a round."""


def rates(rounds: int) -> dict[str, dict[str, float]]:
    """Measure everything in turn and give the median rates."""
    measures = {"perft": _perft_measures(), "steps": _step_measures()}
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for group, named in measures.items():
            for name, measure in named.items():
                gc.collect()
                done, seconds = measure()
                found.setdefault((group, name), []).append(done / seconds)
    return {
        group: {name: statistics.median(found[group, name]) for name in named}
        for group, named in measures.items()
    }


def _timed(work: Callable[[], int]) -> tuple[int, float]:
    """Do a piece of work again and again for a while, so that all measures take alike long."""
    start = time.perf_counter()
    done = 0
    while True:
        done += work()
        passed = time.perf_counter() - start
        if passed >= SECONDS:
            return done, passed


def _perft_measures() -> dict[str, Measure]:
    from frontier.games.boomers import GAME
    from frontier.table.chance import Chance

    chess = importlib.import_module("chess")
    standard = GAME.start(GAME.complete({}), Chance("bench"))
    everything = GAME.start(GAME.complete(EVERYTHING), Chance("bench"))
    return {
        "python-chess, perft(3)": lambda: _timed(lambda: _chess_perft(chess.Board(), 3)),
        "Boomers, standard start, perft(2)": lambda: _timed(lambda: _perft(standard, 2)),
        "Boomers, all four expansions, perft(2)": lambda: _timed(lambda: _perft(everything, 2)),
    }


def _chess_perft(board: Any, depth: int) -> int:
    if depth == 1:
        return int(board.legal_moves.count())
    count = 0
    for move in board.legal_moves:
        board.push(move)
        count += _chess_perft(board, depth - 1)
        board.pop()
    return count


def _perft(position: Any, depth: int) -> int:
    actions = position.legal()
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = position.copy()
        after.advance(action)
        count += _perft(after, depth - 1)
    return count


def _step_measures() -> dict[str, Measure]:
    from frontier.games import all_games

    catanatron = importlib.import_module("catanatron")
    random.seed(1)
    found: dict[str, Measure] = {
        "catanatron, 4 random players": lambda: _timed(lambda: _catan_steps(catanatron))
    }
    for name, game in all_games().items():
        found[f"{name}, default options"] = _step_measure(game)
    return found


def _step_measure(game: Any) -> Measure:
    dice = random.Random(1)
    return lambda: _timed(lambda: _steps(game, dice))


def _steps(game: Any, dice: random.Random) -> int:
    """Play one random game through the contract, and count the actions."""
    from frontier.table.chance import Chance

    done = 0
    position = game.start(game.complete({}), Chance(dice.getrandbits(60)))
    while position.turn is not None:
        position.advance(dice.choice(position.legal()))
        done += 1
    return done


def _catan_steps(catanatron: Any) -> int:
    """Play one random game of catanatron, and count the actions."""
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])
    done = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        done += 1
    return done


def report(rounds: int) -> str:
    """Measure, and write the result as one line of JSON."""
    return json.dumps({"version": platform.python_version(), "rates": rates(rounds)})


if __name__ == "__main__":
    print(report(int(sys.argv[1])))
