"""A series of games between two players, every deal from each seat: bots of pupils, or levels.

It plays in slices. Where a bot has to choose, the series waits for its reply; a bot whose code
fails has lost that game. The same players and seed give the same games, wherever they are played.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from frontier.bots.arena import MOST_ACTIONS, Pairing, pairings, result_of
from frontier.bots.players import unhurried_bot
from frontier.bots.statistics import Result
from frontier.table.chance import Chance
from frontier.table.errors import Unreadable
from frontier.table.game import Game, Position
from frontier.table.match import Match, Setup
from frontier.table.picks import Action

from .brief import write_brief
from .replies import read_reply
from .report import look_at, sum_up

if TYPE_CHECKING:
    from frontier.table.shapes import SavedMatch

    from . import shapes

BOT = "bot:"
"""The name of a player that is a bot of somebody begins so."""
MOST_MATCHES = 1_000


class Played(NamedTuple):
    """One game that is over."""

    number: int
    result: Result
    actions: list[Action]
    thoughts: list[shapes.BotThought]
    points: list[dict[str, int]]
    """Of each seat, by the kinds of its score items."""
    fault: shapes.Fault | None = None
    faulty: str = ""
    """Whose code failed."""


if TYPE_CHECKING:
    Work: TypeAlias = Generator[shapes.Wanted | None, shapes.Reply | None, Played]


class Series:
    """Games between a first and a second player."""

    def __init__(
        self,
        game: Game,
        players: tuple[str, str],
        matches: int,
        options: Mapping[str, str],
        seed: str = "arena",
        start: Match | None = None,
    ) -> None:
        """Plan the games; where they start at a moment of a match, the first player is to act."""
        if not 1 <= matches <= MOST_MATCHES:
            raise Unreadable("lab-matches", most=MOST_MATCHES)
        for name in players:
            if not name.startswith(BOT):
                unhurried_bot(game, name)  # refuses a name that is none
        self.game = game
        self.players = players
        self.start = start
        self.pairings = (
            list(pairings(game, *players, matches, options, seed))
            if start is None
            else _from(start, players, matches, seed)
        )
        self.played: list[Played] = []
        self.wanted: shapes.Wanted | None = None
        self._work: Work | None = None

    @property
    def done(self) -> bool:
        """Whether all games are over."""
        return len(self.played) == len(self.pairings)

    def carry_on(self, milliseconds: float, reply: object = None) -> None:
        """Play for about so long, or until a bot has to choose; `reply` is its answer."""
        end = perf_counter() + milliseconds / 1000
        answer = None if self.wanted is None else read_reply(reply)
        self.wanted = None
        while not self.done:
            if self._work is None:
                number = len(self.played)
                self._work = play(self.pairings[number], number, self.start)
            try:
                self.wanted = self._work.send(answer)
            except StopIteration as over:
                self.played.append(over.value)
                self._work = None
            answer = None
            if self.wanted is not None or perf_counter() >= end:
                return

    def told(self, since: int = 0) -> shapes.Series:
        """Tell how far it is, with the games from a number on, and at the end what to look at."""
        return {
            "done": self.done,
            "progress": round(len(self.played) / len(self.pairings), 3),
            "wanted": self.wanted,
            "played": [told_game(played) for played in self.played[since:]],
            "sum": sum_up(self.played) if len(self.played) > since else None,
            "look": [
                {
                    **told_game(played),
                    "why": why,
                    "saved": self._saved(played),
                    "thoughts": played.thoughts,
                }
                for why, played in (look_at(self.played) if self.done else [])
            ],
        }

    def _saved(self, played: Played) -> SavedMatch:
        setup = _begun(self.pairings[played.number], self.start).setup
        return {
            "game": self.game.name,
            "seed": setup.seed,
            "options": setup.options,
            "position": setup.position,
            "players": [],
            "actions": played.actions,
            "cursor": len(played.actions),
        }


def _from(start: Match, players: tuple[str, str], matches: int, seed: str) -> list[Pairing]:
    """List games that all start at one moment: only the luck of the players differs."""
    seat = start.position.turn
    if seat is None:
        raise Unreadable("nothing-to-think")
    chance = Chance(seed)
    options = start.setup.options
    return [Pairing(start.game, *players, options, chance.seed(), seat) for _ in range(matches)]


def _begun(pairing: Pairing, start: Match | None) -> Match:
    if start is not None:
        return start
    return Match(pairing.game, Setup(pairing.game.name, pairing.seed, pairing.options))


def play(pairing: Pairing, number: int, start: Match | None = None) -> Work:
    """Play one game, handing out what a bot has to answer, and nothing while a level thinks."""
    game = pairing.game
    match = _begun(pairing, start)
    position = match.position.copy()
    seats = range(position.players)
    names = [pairing.first if seat == pairing.seat else pairing.second for seat in seats]
    levels = {name: unhurried_bot(game, name) for name in names if not name.startswith(BOT)}
    # As in the arena of the levels: each seat has its own chance, the same whoever sits there.
    chances = [Chance(Chance(pairing.seed).next64() + seat) for seat in seats]
    actions: list[Action] = list(match.actions)
    thoughts: list[shapes.BotThought] = []
    while position.turn is not None and len(actions) < MOST_ACTIONS:
        seat = position.turn
        name = names[seat]
        if name in levels:
            bot = levels[name]
            for _ in bot.think(position, seat, chances[seat]):
                yield None
            assert bot.choice is not None
            action = bot.choice.action
        else:
            reply = yield {"bot": name, "brief": write_brief(position, seat, len(actions), number)}
            assert reply is not None
            if reply["said"] or reply["rated"]:
                thoughts.append(
                    {
                        "move": len(actions),
                        "seat": seat,
                        "said": reply["said"],
                        "rated": reply["rated"],
                    }
                )
            fault = reply["fault"]
            chosen = reply["action"]
            if fault is None and (chosen is None or tuple(chosen) not in position.legal()):
                fault = {"key": "fault.no-reply", "values": {}, "line": None}
            if fault is not None or chosen is None:
                result = _forfeit(pairing, position, seat, len(actions))
                return Played(number, result, actions, thoughts, _points(position), fault, name)
            action = tuple(chosen)
        position.advance(action)
        actions.append(action)
    result = result_of(position, pairing, len(actions))
    return Played(number, result, actions, thoughts, _points(position))


def _forfeit(pairing: Pairing, position: Position, seat: int, actions: int) -> Result:
    """Take a game as lost for whoever could not go on, by what it was behind."""
    totals = position.totals()
    own = totals[pairing.seat]
    margin = own - max(total for other, total in enumerate(totals) if other != pairing.seat)
    mine = seat == pairing.seat
    margin = min(margin, 0) if mine else max(margin, 0)
    # All other seats are the second player's, so either of the two has won alone.
    return Result(pairing.seed, pairing.seat, 0.0 if mine else 1.0, False, margin, actions)


def _points(position: Position) -> list[dict[str, int]]:
    """Add up the points of each seat by the kinds of its items."""
    sums: list[dict[str, int]] = [{} for _ in range(position.players)]
    for item in position.score():
        sums[item.seat][item.kind] = sums[item.seat].get(item.kind, 0) + item.points
    return sums


def told_game(played: Played) -> shapes.PlayedGame:
    """Tell one game in short."""
    result = played.result
    told: shapes.PlayedGame = {
        "number": played.number,
        "seat": result.seat,
        "share": round(result.share, 3),
        "drawn": result.drawn,
        "margin": result.margin,
        "fault": played.fault,
    }
    if played.fault is not None:
        told["faulty"] = played.faulty
    return told
