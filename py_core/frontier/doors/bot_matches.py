"""The `arena` command where a player is a file of somebody's own: games as in the laboratory."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path

from frontier.bots.arena import Pairing, pairings
from frontier.bots.statistics import Result, summarise
from frontier.school.lab.report import look_at, sum_up
from frontier.school.lab.series import BOT, Played, play
from frontier.table.game import Game
from frontier.table.match import Match, Setup
from frontier.table.record import Record, write_record

from .bot_process import SECONDS, BotProcess
from .words import speak

Tell = Callable[[int], None]


def is_file(player: str) -> bool:
    """Tell whether a player is named by a file of Python."""
    return player.endswith(".py")


def as_player(player: str) -> str:
    """Name a player as a series does."""
    return BOT + player if is_file(player) else player


def play_files(
    game: Game,
    players: tuple[str, str],
    matches: int,
    options: Mapping[str, str],
    seed: str,
    tell: Tell,
    cores: int | None = None,
    seconds: float = SECONDS,
) -> list[Played]:
    """Play a series on all cores; the games are those that the page plays."""
    for player in filter(is_file, players):
        Path(player).read_bytes()  # a file that is not there is told before anything is played
    names = as_player(players[0]), as_player(players[1])
    wanted = list(enumerate(pairings(game, *names, matches, options, seed)))
    processes = min(cores or cpu_count() or 1, len(wanted))
    one = partial(_play_one, seconds=seconds)
    if processes < 2:
        return _gather(map(one, wanted), tell)
    with get_context().Pool(processes) as pool:
        return _gather(pool.imap(one, wanted), tell)


def _gather(games: Iterable[Played], tell: Tell) -> list[Played]:
    played = []
    for done, game in enumerate(games, 1):
        played.append(game)
        tell(done)
    return played


def _play_one(wanted: tuple[int, Pairing], seconds: float) -> Played:
    """Play one game, each bot in a Python of its own."""
    number, pairing = wanted
    names = {name for name in (pairing.first, pairing.second) if name.startswith(BOT)}
    bots = {name: BotProcess(Path(name.removeprefix(BOT)), seconds) for name in names}
    work = play(pairing, number)
    reply = None
    try:
        while True:
            asked = work.send(reply)
            reply = bots[asked["bot"]].choose(asked["brief"]) if asked else None
    except StopIteration as over:
        played: Played = over.value
        return played
    finally:
        for bot in bots.values():
            bot.close()


def describe_files(
    describe: Callable[..., str], players: tuple[str, str], played: list[Played]
) -> str:
    """Say how a series went, where the points came from, and whose code failed."""
    seats = len(played[0].points)
    lines = [describe(*players, seats, summarise([game.result for game in played]))]
    told = sum_up(played)
    for title, points in (("points", told["points"]), ("the others", told["others"])):
        kinds = ", ".join(f"{kind} {mean:g}" for kind, mean in points.items())
        lines.append(f"  {title}: {kinds or '0'}")
    words = speak("en")
    for why, game in look_at(played):
        margin = game.result.margin
        lines.append(f"  {why}: game {game.number + 1}, seat {game.result.seat}, {margin:+d}")
        if game.fault is not None:
            said = words.say("lab", game.fault["key"], dict(game.fault["values"]))
            line = f":{game.fault['line']}" if game.fault["line"] else ""
            lines.append(f"    {game.faulty.removeprefix(BOT)}{line}: {said}")
    return "\n".join(lines)


def write_records(
    folder: Path,
    game: Game,
    options: Mapping[str, str],
    played: list[Played],
    players: tuple[str, str],
) -> None:
    """Write the games worth looking at as records."""
    folder.mkdir(parents=True, exist_ok=True)
    for why, one in look_at(played):
        result: Result = one.result
        match = Match(game, Setup(game.name, result.seed, options), one.actions)
        names = [
            Path(players[0] if seat == result.seat else players[1]).stem
            for seat in range(match.position.players)
        ]
        text = write_record(Record(match, tuple(names)))
        file = folder / f"{one.number + 1:03d}-{why}.txt"
        file.write_text(text, "utf-8")
        print(file, file=sys.stderr)
