"""Random matches of any game with any options, and what must hold of every list of actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from frontier.games import all_games, find_game
from frontier.table.chance import Chance
from frontier.table.errors import Impossible
from frontier.table.events import Event
from frontier.table.game import Game, Position
from frontier.table.match import Match, Setup
from frontier.table.picks import Action

GAMES = list(all_games().values())


def every_option() -> Iterator[tuple[str, dict[str, str]]]:
    """Give each game as it comes, and with each value of each option."""
    for game in GAMES:
        yield game.name, {}
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    yield game.name, {option.name: value}


def random_options(game: Game, chance: Chance) -> dict[str, str]:
    """Choose a value for every option; not every choice is possible together."""
    values = {option.name: chance.choose(option.values) for option in game.options}
    return {**values, **({"clock": "on"} if "clock" in values else {})}


def new_match(name: str, options: Mapping[str, str], seed: str) -> Match | None:
    """Begin a match, if the options allow one."""
    try:
        return Match(find_game(name), Setup(name, seed, options))
    except Impossible:
        return None


def play_out(match: Match, chance: Chance) -> Iterator[tuple[Position, list[Event]]]:
    """Play random actions to the end, giving the position before and what is told.

    Without the stalemate clock a game of Boomers may never end; then it is left after a while.
    """
    endless = match.setup.options.get("clock") == "off"
    while match.position.turn is not None and not (endless and match.cursor >= 300):
        before = match.position
        yield before, match.play(chance.choose(before.legal()))


def assert_prefix_free(actions: Sequence[Action]) -> None:
    """Check that no action is listed twice or begins another, and that picks are words."""
    known = set(actions)
    assert len(known) == len(actions)
    assert all(pick and " " not in pick for action in actions for pick in action)
    beginnings = {action[:made] for action in actions for made in range(1, len(action))}
    assert not beginnings & known
