"""The door for the terminal: play a game, replay a record, count positions, let bots play.

python3 -m frontier play boomers --option setup=random --seed prairie --language fr
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from frontier.bots.sentences import deed_of
from frontier.games import all_games, find_game
from frontier.library import fresh_seed
from frontier.table.errors import FrontierError
from frontier.table.match import Match, Setup
from frontier.table.perft import divide, perft
from frontier.table.picks import Action, next_picks, read_action, write_action
from frontier.table.record import Record, read_record, write_record

from . import arena
from .talk import Talk
from .words import languages

MOST_TOLD = 24
"""How many moves are told in words when somebody asks how a beginning goes on."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command."""
    parser = argparse.ArgumentParser(prog="frontier", description="Board games of the West.")
    speaking = argparse.ArgumentParser(add_help=False)
    speaking.add_argument("--language", choices=languages(), default="en")
    parser.set_defaults(language="en")  # for commands that hardly say anything
    commands = parser.add_subparsers(required=True)
    play = commands.add_parser(
        "play", help="play a game, all seats at this terminal", parents=[speaking]
    )
    _add_setup(play)
    play.set_defaults(run=_play)
    replay = commands.add_parser(
        "replay", help="replay a record and tell what happened", parents=[speaking]
    )
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
        game = find_game(options.game) if "game" in options else None
        print(Talk(options.language, game).refusal(error), file=sys.stderr)
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


def _play(options: argparse.Namespace) -> None:
    match = _match(options)
    talk = Talk(options.language, match.game)
    print(talk.say("seed", seed=match.setup.seed), talk.say("help"))
    while True:
        position = match.position
        print(f"\n{match.game.sketch(position.view(position.turn), talk.of_game)}")
        if position.turn is None:
            _tell_result(match, talk)
            return
        line = input(talk.say("prompt", seat=position.turn))
        try:
            if line.strip() == "quit":
                return
            _obey(match, talk, line.strip())
        except FrontierError as error:
            print(talk.refusal(error))


def _obey(match: Match, talk: Talk, line: str) -> None:
    """Carry out what was typed."""
    command, _, rest = line.partition(" ")
    if command in ("", "?", "help"):
        print(talk.say("help"))
        _tell_next(match, talk, ())
    elif command == "undo":
        match.undo()
    elif command == "redo":
        match.redo()
    elif command == "score":
        for item in match.position.score():
            print(talk.item(item))
    elif command == "save":
        Path(rest or f"{match.game.name}.txt").write_text(write_record(Record(match)), "utf-8")
    else:
        _move(match, talk, read_action(line))


def _move(match: Match, talk: Talk, picks: Action) -> None:
    legal = match.position.legal()
    if picks not in legal and next_picks(legal, picks):
        _tell_next(match, talk, picks)
        return
    for event in match.play(picks):
        print(" ", talk.event(event))


def _tell_next(match: Match, talk: Talk, picks: Action) -> None:
    """Say how these picks can go on: what can be typed, and in words what a whole move is."""
    position = match.position
    legal = position.legal()
    print(talk.say("next", picks=write_action(tuple(next_picks(legal, picks)))))
    whole = [
        action
        for action in legal
        if action[: len(picks)] == picks and len(action) == len(picks) + 1
    ]
    for action in whole[:MOST_TOLD]:
        deed = talk.sentence(deed_of(match.game, position, action, position.turn))
        print(talk.say("means", pick=action[-1], deed=deed))


def _tell_result(match: Match, talk: Talk) -> None:
    outcome = match.position.outcome()
    for line in talk.result(outcome) if outcome else []:
        print(line)


def _replay(options: argparse.Namespace) -> None:
    record = read_record(options.file.read_text("utf-8"), find_game)
    match = record.match
    talk = Talk(options.language, match.game, record.players or ())
    for number, (action, told) in enumerate(zip(match.actions, match.told, strict=True), 1):
        said = deed_of(match.game, match.at(number - 1), action, match.at(number - 1).turn)
        print(talk.say("move", number=number, deed=talk.sentence(said)))
        for event in told:
            print("    ", talk.event(event))
    print(f"\n{match.game.sketch(match.position.view(None), talk.of_game)}")
    _tell_result(match, talk)


def _perft(options: argparse.Namespace) -> None:
    position = _match(options).position
    if options.divide:
        for action, count in divide(position, options.depth).items():
            print(f"{write_action(action)}: {count}")
    print(perft(position, options.depth))
