"""Makes links of many matches and keeps them, with what they open to, as a test for ever.

python3 build_scripts/release/keep_links.py NAME

Run it once for each version that is published, under its number: tests/links/NAME.json is written
once and never again. Links that people have sent must open for as long as the page exists.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine.environment import ROOT, SetupError
from machine.progress import say

sys.path.insert(0, str(ROOT / "py_core"))  # the rules need nothing else

from frontier.games import all_games
from frontier.table.chance import Chance
from frontier.table.game import Game
from frontier.table.link import write_link
from frontier.table.match import Match, Setup
from frontier.table.people import KINDS
from frontier.table.record import Record

FOLDER = ROOT / "tests" / "links"

_NAMES = ("Ann", "Zoë", "", "王", "O’Neil & fils")
_LENGTHS = (0, 1, 5, 12, 30)  # actions
_WHOLE = 5_000  # more actions than any game has


def keep_links(name: str, folder: Path = FOLDER) -> Path:
    """Write a file of links that this version makes; refuse to change one that is there.

    Where an earlier version made the same links to the letter, its file serves for both.
    """
    file = folder / f"{name}.json"
    if file.exists():
        raise SetupError(f"{file.name} is there already: links are kept for ever as they were.")
    folder.mkdir(exist_ok=True)
    links = list(made_links())
    text = "[\n" + ",\n".join(json.dumps(link, ensure_ascii=False) for link in links) + "\n]\n"
    for kept in sorted(folder.glob("*.json")):
        if kept.read_text("utf-8") == text:
            return kept
    file.write_text(text, "utf-8", newline="\n")
    return file


def made_links() -> Iterator[dict[str, Any]]:
    """Make links of every game with every value of every option, at every stage of a match."""
    for game in all_games().values():
        number = 0
        for options in _choices(game):
            for moves in (_LENGTHS[number % len(_LENGTHS)], _WHOLE):
                setup = Setup(game.name, f"{game.name[:6]}{number}", options)
                yield _link(_play(Match(game, setup), moves), number)
                number += 1
        for moves in _LENGTHS:
            began = _play(Match(game, Setup(game.name, f"middle{moves}")), 20)
            setup = Setup(game.name, f"stated{moves}", {}, began.position.text())
            yield _link(_play(Match(game, setup), moves), moves)


def _choices(game: Game) -> Iterator[dict[str, str]]:
    """List the options of matches: the defaults, and each value of each option."""
    yield {}
    for option in game.options:
        for value in option.values:
            yield _fitting(game.name, {option.name: value})
    if game.name == "boomers":
        yield {"mines": "b3.f5.j9"}
        yield {"setup": "random", "railroad": "fork", "mines": "ready", "sooners": "on"}
        yield {"setup": "placed", "mines": "random", "rivers": "random", "railroad": "random"}


def _fitting(game: str, options: dict[str, str]) -> dict[str, str]:
    """Add what an option needs beside it."""
    (name, value), *_ = options.items()
    if game == "boomers" and name in ("sooners", "mines", "rivers") and value != "off":
        return {**options, "setup": "placed"}
    if game == "boomtown" and value == "short":
        return {**options, "players": "3"}
    if game == "boomtown" and value.startswith("seat:"):
        return {**options, "players": "5"}
    return options


def _link(match: Match, number: int) -> dict[str, Any]:
    position = match.position
    players = tuple(_NAMES[: position.players]) if number % 3 else ()
    kinds = tuple(KINDS[(number + seat) % len(KINDS)] for seat in range(position.players))
    totals = [0] * position.players
    for item in position.score():
        totals[item.seat] += item.points
    return {
        "link": write_link(Record(match, players, kinds), all_games()),
        "game": match.game.name,
        "seed": match.setup.seed,
        "options": _chosen(match),
        "position": match.setup.position,
        "players": list(players),
        "kinds": list(kinds),
        "moves": match.cursor,
        "opens": position.text(),
        "totals": totals,
    }


def _chosen(match: Match) -> dict[str, str]:
    usual = {option.name: option.default for option in match.game.options}
    return {name: value for name, value in match.setup.options.items() if value != usual[name]}


def _play(match: Match, moves: int) -> Match:
    """Play random actions, by the match's own seed."""
    chance = Chance(match.setup.seed)
    while match.cursor < moves and match.position.turn is not None:
        match.play(chance.choose(match.position.legal()))
    return match


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Keep links of this version as a test for ever.")
    parser.add_argument("name", help="the version, such as 1.2.0")
    name = parser.parse_args(arguments).name
    try:
        file = keep_links(name)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    say(f"The links of {name} are in {file.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
