"""Looking back at a match: its curve, its largest mistakes, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from frontier.table.chance import Chance
from frontier.table.chances import in_a_hundred
from frontier.table.game import Position
from frontier.table.match import Match

from .bot import Bot, lead
from .judging import LEVEL, Decision
from .players import make_bot
from .reasons import Account, account
from .sentences import deed_of
from .slices import Slices
from .teacher import is_mistake

if TYPE_CHECKING:
    from . import shapes

MISTAKES = 3
SUSPECTS = 9
"""How many moves, those after which things got worst, are judged."""


class Mistake(NamedTuple):
    """A move that gave something away, with the judge's account of it."""

    move: int
    account: Account


class Review:
    """A review of all moves of a match up to where it stands, made in slices."""

    def __init__(self, match: Match, decide: Callable[[int], Decision]) -> None:
        self._match = match
        self._decide = decide
        """Gives the judge's view of the decision after so many moves."""
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
        return told_mistake(self._match, mistake.move, mistake.account)

    def _work(self) -> Iterator[float]:
        """Draw the curve, look for suspicious moves, then judge those."""
        match, moves = self._match, self._moves
        bot = make_bot(match.game, LEVEL)
        for move in range(moves + 1):
            position = match.at(move)
            self.totals.append(position.totals())
            self.outlook.append([_outlook(bot, position, seat) for seat in range(position.players)])
            yield 0.1 * move / max(1, moves)
        suspects = self._suspects()
        for number, move in enumerate(suspects):
            for told in account(self._decide(move), match.actions[move]):
                if isinstance(told, Account):
                    if is_mistake(told.verdict):
                        self.mistakes.append(Mistake(move, told))
                else:
                    yield 0.1 + 0.9 * (number + told) / len(suspects)
        self.mistakes.sort(key=lambda mistake: (-mistake.account.verdict.risk, mistake.move))
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


def told_mistake(match: Match, move: int, told: Account) -> shapes.Mistake:
    """Tell a move that gave something away, and what would have been better."""
    position, game = match.at(move), match.game
    seat = position.turn
    assert seat is not None
    verdict = told.verdict
    return {
        "move": move,
        "seat": seat,
        "played": verdict.action,
        "better": verdict.better,
        "played_deed": deed_of(game, position, verdict.action).told(),
        "better_deed": deed_of(game, position, verdict.better).told(),
        "points": round(verdict.points),
        "chances": [in_a_hundred(chance) for chance in verdict.chances],
        "kind": told.kind,
        "of_other": told.of_other,
        "why": [said.told() for said in told.why],
        "line": [step.told() for step in told.line],
        "better_line": [step.told() for step in told.better_line],
    }


def _outlook(bot: Bot, position: Position, seat: int) -> float:
    """Judge a position from a seat; at the end, by how much it is ahead."""
    if position.turn is None:
        return lead(position, seat)
    return round(bot.worth(position.hidden(seat, Chance(0)), seat), 1)
