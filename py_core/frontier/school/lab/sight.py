"""The position as a pupil's code sees it: a few words of the game, and nothing that is hidden.

What a seat cannot see is dealt at random; `deal()` deals it anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from frontier.table.chance import Chance
from frontier.table.errors import Illegal, Unreadable
from frontier.table.events import Reason
from frontier.table.game import Game, Position
from frontier.table.picks import Action

from . import work
from .work import spend


class Sight:
    """A position, as the seat of the bot sees it; it never changes."""

    __slots__ = ("_game", "_legal", "_luck", "_table", "me")

    def __init__(self, game: Game, table: Position, me: int, luck: Chance) -> None:
        self._game = game
        self._table = table
        self._luck = luck
        self._legal: dict[Action, None] | None = None
        self.me = me
        """The seat of the bot, counted from 0."""

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the game is over."""
        return self._table.turn

    @property
    def phase(self) -> str:
        """What kind of decision is due."""
        return self._table.phase

    @property
    def players(self) -> int:
        """How many play."""
        return self._table.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.turn is None

    def legal(self) -> list[Action]:
        """List what the seat to act may do: each action is a tuple of names."""
        return list(self._actions())

    def after(self, action: Sequence[str]) -> Sight:
        """Give the position after an action; this one stays as it is."""
        action = tuple(action)
        if action not in self._actions():
            raise Illegal(self._table.why_not(action) or Reason("unfinished", "picks"))
        spend(work.AFTER)
        table = self._table.copy()
        table.advance(action)
        return Sight(self._game, table, self.me, self._luck)

    def deal(self) -> Sight:
        """Deal anew what the bot cannot see."""
        spend(work.DEAL)
        return Sight(self._game, self._table.hidden(self.me, self._luck), self.me, self._luck)

    def score(self, seat: int | None = None) -> int:
        """Count the points of a seat as they stand; of the bot's own, unless told."""
        spend(work.SCORE)
        return self._table.totals()[self._seat(seat)]

    def lead(self, seat: int | None = None) -> int:
        """Count how many points a seat is ahead of the best other one."""
        seat = self._seat(seat)
        spend(work.SCORE)
        totals = self._table.totals()
        return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)

    def winners(self) -> list[int]:
        """List the seats that have won; nobody while the game goes on."""
        outcome = self._table.outcome()
        return [] if outcome is None else list(outcome.winners)

    def features(self) -> dict[str, float]:
        """Measure what is good for the bot in this position, by name."""
        judge = self._game.judge
        if judge is None:
            return {}
        spend(work.FEATURES)
        return {
            feature.name: round(feature.value, 6)
            for feature in judge.features(self._table, self.me)
        }

    def feature(self, name: str) -> float:
        """Measure one thing that is good for the bot, by its name."""
        found = self.features()
        if name not in found:
            raise Unreadable("lab-feature", name=str(name)[:40], known=list(found))
        return found[name]

    def view(self) -> dict[str, object]:
        """Tell all that the bot's seat can see, as plain lists, numbers and words."""
        spend(work.VIEW)
        return dict(self._table.view(self.me))

    def _actions(self) -> dict[Action, None]:
        if self._legal is None:
            spend(work.LEGAL)
            self._legal = dict.fromkeys([] if self.over else self._table.legal())
        return self._legal

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return self.me
        if seat not in range(self.players):
            raise Unreadable("lab-seat", seat=str(seat)[:40], last=self.players - 1)
        return seat

    def __str__(self) -> str:
        return self._table.text()

    def __repr__(self) -> str:
        return f"<position: {self._table.text()}>"


Sight.__name__ = "Position"  # so Python's own messages speak of what the pupil knows
