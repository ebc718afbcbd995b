"""Prints views of Boomtown as JSON, as a player at seat 0 sees them.

Of each number of players the beginning, an auction, the last turn and the end, and whatever event
card asks for a choice on the way.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[3] / "py_core"))

from frontier.games import find_game
from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from frontier.table.picks import Action

MATCHES = 6  # of each number of players
BIDS = 3  # the lowest ones, so that the gold lasts for whole auctions


def choose(position: BoomtownPosition, chance: Chance) -> Action:
    """Choose an action at random, with moderate bids."""
    legal = position.legal()
    if position.phase == "bid":
        return chance.choose([*legal[:-1][:BIDS], legal[-1], legal[-1]])
    return chance.choose(legal)


def moment(position: BoomtownPosition) -> str:
    """Name a moment that is worth looking at."""
    if position.turn is None:
        return "end"
    if position.phase == "bid":
        started = position.bidder >= 0 and position.passed
        return "first" if position.round == 1 and not started else "auction" if started else ""
    if position.phase == "take":
        return "late" if position.round == position.rounds else "taking"
    return position.phase


def main() -> None:
    """Play matches and print the first view of each moment in each of them."""
    views: list[dict[str, Any]] = []
    for players in (3, 4, 5):
        for number in range(MATCHES):
            setup = Setup("boomtown", f"views{number}", {"players": str(players)})
            match = Match(find_game("boomtown"), setup)
            chance = Chance(f"{players}{number}")
            seen = {""}
            while True:
                position = match.position
                assert isinstance(position, BoomtownPosition)
                name = moment(position)
                if name not in seen:
                    seen.add(name)
                    view = {**position.view(0), "seat": 0}
                    views.append({"players": players, "moment": name, "view": view})
                if position.turn is None:
                    break
                match.play(choose(position, chance))
    print(json.dumps(views))


if __name__ == "__main__":
    main()
