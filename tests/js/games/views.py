"""Prints views of every game as JSON with their places, for the tests of its layout.

With each number of seats, at the start, on the way and at the end, for a seat and an onlooker.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "py_core"))

from frontier.games import all_games
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup

MOMENTS = (0, 1, 10, 40)
MOST = 400  # some games need not end


def main() -> None:
    """Play a match at random for each game and number of seats, and print what is seen of it."""
    views = []
    for game in all_games().values():
        for seats in game.seats:
            options = {"players": str(seats)} if len(game.seats) > 1 else {}
            match = Match(game, Setup(game.name, f"layout{seats}", options))
            chance = Chance(f"{game.name}{seats}")
            while True:
                over = match.position.turn is None or match.cursor == MOST
                if match.cursor in MOMENTS or over:
                    for seat in (0, None):
                        name = f"{seats} seats, move {match.cursor}, seen by {seat}"
                        view = match.position.view(seat)
                        places = game.places(match.position, seat) if game.places else None
                        views.append(
                            {"game": game.name, "name": name, "view": view, "places": places}
                        )
                if over:
                    break
                match.play(chance.choose(match.position.legal()))
    print(json.dumps(views))


if __name__ == "__main__":
    main()
