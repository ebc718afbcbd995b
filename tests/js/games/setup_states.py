"""Prints states of every set-up board as JSON: empty, as tests/positions states, with faults."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "py_core"))

from frontier.doors.setup_board import board_of, told
from frontier.games import all_games
from frontier.table.match import Match, Setup

ROOT = Path(__file__).parents[3]
FAULTY = {"boomers": "mine", "oregon": "station", "boomtown": "seat-0"}


def main() -> None:
    """Lay each board three times, and print what the page gets."""
    states = []
    for name, game in all_games().items():
        board = board_of(game)
        text = (ROOT / "tests" / "positions" / f"{name}.txt").read_text("utf-8").strip()
        stated = board.take_apart(Match(game, Setup(name, "x", {}, text)).position)
        at = next(iter(stated.get("pieces") or stated.get("board") or {"mayor:cactus": ""}))
        at = stated["pieces"][at] if "pieces" in stated else at
        faulty, _ = board.put(board.empty(), FAULTY[name], [at])
        for which, pieces in (("empty", board.empty()), ("stated", stated), ("faulty", faulty)):
            state = told(game, Setup(name, "x"), pieces, None)
            states.append({"game": name, "name": which, "state": state})
    print(json.dumps(states))


if __name__ == "__main__":
    main()
