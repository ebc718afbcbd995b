"""Looking back at a match: its curve, its largest mistakes, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from frontier.table.chance import Chance
from frontier.table.game import Position
from frontier.table.match import Match
from frontier.table.picks import Action

from .bot import Bot, lead
from .explain import explain
from .players import make_bot
from .slices import Slices

if TYPE_CHECKING:
    from . import shapes

LEVEL = "rancher"
MISTAKES = 3
SUSPECTS = 9
"""How many moves, those after which things got worst, are looked at closely."""
SLIGHT = 2.0
"""A loss of fewer points is no mistake."""


class Mistake(NamedTuple):
    """A move that gave something away, and what would have been better."""

    move: int
    seat: int
    played: Action
    better: Action
    loss: float


class Review:
    """A review of all moves of a match up to where it stands, made in slices."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._moves = match.cursor
        self.totals: list[list[int]] = []
        """The score of every seat after so many moves."""
        self.outlook: list[list[float]] = []
        """By how many points every seat will be ahead, as the judge sees it."""
        self.mistakes: list[Mistake] = []
        self._slices = Slices(self._work())

    def carry_on(self, milliseconds: float) -> None:
        """Work for about so long."""
        self._slices.carry_on(milliseconds)

    def told(self) -> shapes.Review:
        """Tell how far it is; the mistakes are final when it is done."""
        done = self._slices.done
        return {
            "done": done,
            "progress": round(self._slices.progress, 3),
            "totals": self.totals if done else [],
            "outlook": self.outlook if done else [],
            "mistakes": [self._tell(mistake) for mistake in self.mistakes] if done else [],
        }

    def _tell(self, mistake: Mistake) -> shapes.Mistake:
        position = self._match.at(mistake.move)
        game = self._match.game
        return {
            "move": mistake.move,
            "seat": mistake.seat,
            "played": mistake.played,
            "better": mistake.better,
            "loss": round(mistake.loss, 1),
            "why": [said.told() for said in explain(game, position, mistake.better)],
            "why_played": [said.told() for said in explain(game, position, mistake.played)],
        }

    def _work(self) -> Iterator[float]:
        """Draw the curve, look for suspicious moves, then look at those closely."""
        match, moves = self._match, self._moves
        bot = make_bot(match.game, LEVEL)
        for move in range(moves + 1):
            position = match.at(move)
            self.totals.append(position.totals())
            self.outlook.append([_outlook(bot, position, seat) for seat in range(position.players)])
            yield 0.3 * move / max(1, moves)
        suspects = self._suspects()
        for number, move in enumerate(suspects):
            yield from self._look(bot, move, 0.3 + 0.7 * number / len(suspects))
        self.mistakes.sort(key=lambda mistake: (-mistake.loss, mistake.move))
        del self.mistakes[MISTAKES:]
        yield 1.0

    def _suspects(self) -> list[int]:
        """List the moves after which the mover's outlook fell most until its next turn."""
        falls = []
        for move in range(self._moves):
            seat = self._match.at(move).turn
            if seat is None or len(self._match.at(move).legal()) < 2:
                continue
            after = move + 1
            while after < self._moves and self._match.at(after).turn != seat:
                after += 1
            falls.append((self.outlook[after][seat] - self.outlook[move][seat], move))
        falls.sort()
        return sorted(move for _, move in falls[:SUSPECTS])

    def _look(self, bot: Bot, move: int, progress: float) -> Iterator[float]:
        """Find what would have been better, both actions measured alike."""
        position, played = self._match.at(move), self._match.actions[move]
        seat = position.turn
        assert seat is not None
        for _ in bot.think(position, seat, Chance(move)):
            yield progress
        assert bot.choice is not None
        better = bot.choice.action
        if better == played:
            return
        loss = -bot.rate(position, seat, played, Chance(move))
        yield progress
        loss += bot.rate(position, seat, better, Chance(move))
        yield progress
        if loss >= SLIGHT:
            self.mistakes.append(Mistake(move, seat, played, better, loss))


def _outlook(bot: Bot, position: Position, seat: int) -> float:
    """Judge a position from a seat; at the end, by how much it is ahead."""
    if position.turn is None:
        return lead(position, seat)
    return round(bot.worth(position.hidden(seat, Chance(0)), seat), 1)
