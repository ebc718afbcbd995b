"""The `arena` command of the terminal: who beats whom, how often, and how sure that is."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from frontier.bots.arena import Seating, pairings, play_all
from frontier.bots.levels import BASELINES
from frontier.bots.players import unhurried_bot
from frontier.bots.statistics import Result, Summary, summarise
from frontier.table.game import Game
from frontier.table.levels import LEVEL_NAMES

from .bot_matches import describe_files, is_file, play_files, write_records
from .bot_process import SECONDS
from .ladder_picture import Rung, picture

BAR = 32


def add_arguments(
    parser: argparse.ArgumentParser, games: list[str], guests: tuple[str, ...] = ()
) -> None:
    """Declare what the command takes; guests are players besides the levels."""
    players = (*LEVEL_NAMES, *BASELINES, *guests)
    parser.add_argument("game", choices=games)
    parser.add_argument(
        "players",
        nargs="+",
        type=_player(players),
        metavar="PLAYER",
        help=f"two or more of {', '.join(players)}, or a bot's file; each meets the one after it",
    )
    parser.add_argument("-n", type=int, default=100, metavar="MATCHES", help="for each pair")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", default="arena", help="one to twelve of a-z and 0-9")
    parser.add_argument("--cores", type=int, help="all of them when left out")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write every match")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for a choice of a file")
    parser.add_argument(
        "--look", type=Path, metavar="FOLDER", help="write a file's games worth looking at"
    )
    parser.add_argument("--picture", type=Path, metavar="FILE.svg", help="draw the ladder")


def _player(names: tuple[str, ...]) -> Callable[[str], str]:
    """Read a player: a name, or a file of Python."""

    def player(text: str) -> str:
        if text in names or is_file(text):
            return text
        raise argparse.ArgumentTypeError(f"{text} is none of {', '.join(names)}, and no .py file")

    return player


def run(
    wanted: argparse.Namespace,
    find_game: Callable[[str], Game],
    seated: Seating = unhurried_bot,
) -> None:
    """Play every pair and print how it went."""
    game = find_game(wanted.game)
    options = dict(pair.partition("=")[::2] for pair in wanted.options)
    players: list[str] = wanted.players
    pairs = list(pairwise(players)) or [(players[0], players[0])]
    lines = ["game,options,first,second,seed,seat,share,drawn,margin,actions"]
    rungs = []
    for first, second in pairs:
        if is_file(first) or is_file(second):
            results = _run_files(wanted, game, (first, second), options)
            label = " ".join(wanted.options)
            lines += [_row(game.name, label, first, second, result) for result in results]
            continue
        matches = list(pairings(game, first, second, max(1, wanted.n), options, wanted.seed))
        seats = 1 + max(match.seat for match in matches)
        tell = _progress(f"{first} – {second}", len(matches))
        results = play_all(matches, tell, wanted.cores, seated)
        summary = summarise(results)
        print(describe(first, second, seats, summary))
        rungs.append(Rung(first, second, 1 / seats, summary))
        label = " ".join(wanted.options)
        lines += [_row(game.name, label, first, second, result) for result in results]
    if wanted.csv:
        wanted.csv.write_text("\n".join(lines) + "\n", "utf-8")
    if wanted.picture:
        wanted.picture.write_text(picture(game.name, wanted.options, rungs), "utf-8")


def _run_files(
    wanted: argparse.Namespace, game: Game, players: tuple[str, str], options: dict[str, str]
) -> list[Result]:
    """Play a pair of which one is a file, and print how it went."""
    count = max(1, wanted.n)
    tell = _progress(" – ".join(players), count)
    played = play_files(
        game, players, count, options, wanted.seed, tell, wanted.cores, wanted.seconds
    )
    print(describe_files(describe, players, played))
    if wanted.look:
        write_records(wanted.look, game, options, played, players)
    return [one.result for one in played]


def describe(first: str, second: str, seats: int, summary: Summary) -> str:
    """Put a summary into two lines."""
    versus = f"{first} against {second}" + (f" in {seats - 1} seats" if seats > 2 else "")
    interval = f"95 % interval {100 * summary.low:.1f} to {100 * summary.high:.1f}"
    fair = ""
    if seats > 2:
        fair = f", {summary.share * seats:.2f} times the fair {100 / seats:.1f} %"
    return (
        f"{versus}: {summary.wins:g} won, {summary.draws} drawn, {summary.losses:g} lost"
        f" of {summary.matches}\n"
        f"  {100 * summary.share:.1f} % of decided matches ({interval}){fair};"
        f" mean margin {summary.margin:+.1f} ± {summary.margin_error:.1f}"
    )


def _row(game: str, options: str, first: str, second: str, result: Result) -> str:
    share = f"{result.share:.3f}"
    values = (game, options, first, second, result.seed, result.seat, share, int(result.drawn))
    return ",".join(map(str, (*values, result.margin, result.actions)))


def _progress(title: str, total: int) -> Callable[[int], None]:
    """Show a bar while somebody is watching, and nothing in a file."""

    def tell(done: int) -> None:
        if sys.stderr.isatty():
            filled = BAR * done // total
            bar = "#" * filled + "." * (BAR - filled)
            end = "\r" if done < total else "\r" + " " * (len(title) + BAR + 24) + "\r"
            print(f"{title} [{bar}] {done} of {total}", end=end, file=sys.stderr, flush=True)

    return tell
