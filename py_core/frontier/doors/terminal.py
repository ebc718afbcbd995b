"""The door for the terminal: play a game, replay a record, count positions, let bots play.

python3 -m frontier play boomers --option setup=random --seed prairie
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from frontier.games import NAMES, all_games, find_game
from frontier.library import fresh_seed
from frontier.table.errors import FrontierError, Illegal
from frontier.table.game import Game
from frontier.table.match import Match, Setup
from frontier.table.perft import divide, perft
from frontier.table.picks import next_picks, read_action, write_action
from frontier.table.record import Record, read_record, write_record

from . import arena
from .words import Words

_HELP = "Type a move, its beginning to see how it goes on, or: undo, redo, score, save FILE, quit."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command."""
    parser = argparse.ArgumentParser(prog="frontier", description="Board games of the West.")
    commands = parser.add_subparsers(required=True)
    play = commands.add_parser("play", help="play a game, all seats at this terminal")
    _add_setup(play)
    play.set_defaults(run=_play)
    replay = commands.add_parser("replay", help="replay a record and tell what happened")
    replay.add_argument("file", type=Path)
    replay.set_defaults(run=_replay)
    count = commands.add_parser("perft", help="count the positions of the game tree")
    _add_setup(count)
    count.add_argument("depth", type=int)
    count.add_argument("--divide", action="store_true", help="count below each first move")
    count.set_defaults(run=_perft)
    matches = commands.add_parser("arena", help="let computer players play against each other")
    arena.add_arguments(matches, list(all_games()))
    matches.set_defaults(run=lambda options: arena.run(options, find_game))
    options = parser.parse_args(arguments)
    try:
        options.run(options)
    except FrontierError as error:
        print(_sentence(Words(getattr(options, "game", "table")), error), file=sys.stderr)
        return 1
    except (KeyboardInterrupt, EOFError):
        print()
        return 130
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


def _add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=list(all_games()))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", help="one to twelve of a-z and 0-9; drawn when left out")
    parser.add_argument("--position", help="begin at a position stated as text")


def _match(options: argparse.Namespace) -> Match:
    game = find_game(options.game)
    chosen = dict(pair.partition("=")[::2] for pair in options.option)
    seed = options.seed or fresh_seed()
    return Match(game, Setup(game.name, seed, chosen, options.position))


def _words(game: Game) -> Words:
    return Words(game.name, names=tuple(colour.capitalize() for colour in game.colours))


def _play(options: argparse.Namespace) -> None:
    match = _match(options)
    words = _words(match.game)
    print(f"Seed {match.setup.seed}. {_HELP}")
    while True:
        position = match.position
        print(f"\n{match.game.sketch(position.view(position.turn))}")
        if position.turn is None:
            _tell_result(match, words)
            return
        line = input(f"{words.name(position.turn)}> ")
        try:
            if line.strip() == "quit":
                return
            _obey(match, words, line.strip())
        except Illegal as error:
            print(words.say(f"why.{error.key}", error.values))
        except FrontierError as error:
            print(_sentence(words, error))


def _obey(match: Match, words: Words, line: str) -> None:
    """Carry out what was typed."""
    command, _, rest = line.partition(" ")
    if command in ("", "?", "help"):
        print(_HELP)
        print("Next:", " ".join(next_picks(match.position.legal(), ())))
    elif command == "undo":
        match.undo()
    elif command == "redo":
        match.redo()
    elif command == "score":
        for item in match.position.score():
            values = dict(item.values)
            print(f"{item.points:>4}  {words.say(f'item.{item.kind}', values, item.seat)}")
    elif command == "save":
        Path(rest or f"{match.game.name}.txt").write_text(write_record(Record(match)), "utf-8")
    else:
        _move(match, words, line)


def _move(match: Match, words: Words, line: str) -> None:
    picks = read_action(line)
    legal = match.position.legal()
    if picks not in legal and (going_on := next_picks(legal, picks)):
        print("Next:", " ".join(going_on))
        return
    for event in match.play(picks):
        print(" ", words.say(f"event.{event.kind}", dict(event.values), event.seat))


def _tell_result(match: Match, words: Words) -> None:
    outcome = match.position.outcome()
    if outcome is not None:
        print(words.say(f"end.{outcome.ended_by}"))
        for seat, total in enumerate(outcome.totals):
            print(f"{words.name(seat)}: {total}" + ("  *" if seat in outcome.winners else ""))


def _replay(options: argparse.Namespace) -> None:
    record = read_record(options.file.read_text("utf-8"), find_game)
    match = record.match
    names = record.players or tuple(colour.capitalize() for colour in match.game.colours)
    words = Words(match.game.name, names=names)
    for number, (action, told) in enumerate(zip(match.actions, match.told, strict=True), 1):
        print(f"{number}. {write_action(action)}")
        for event in told:
            print("    ", words.say(f"event.{event.kind}", dict(event.values), event.seat))
    print(f"\n{match.game.sketch(match.position.view(None))}")
    _tell_result(match, words)


def _perft(options: argparse.Namespace) -> None:
    position = _match(options).position
    if options.divide:
        for action, count in divide(position, options.depth).items():
            print(f"{write_action(action)}: {count}")
    print(perft(position, options.depth))


def _sentence(words: Words, error: FrontierError) -> str:
    words = Words(error.values["game"]) if error.values.get("game") in NAMES else words
    table = "why" if isinstance(error, Illegal) else "error"
    said = words.say(f"{table}.{error.key}", error.values)
    return f"line {error.values['line']}: {said}" if "line" in error.values else said
