"""Lines of Oregon for a search: an action tried in a deal, played on by sensible play, and valued.

A line goes on until the own next turn is over, and to the end of the game when that is near.
"""

from __future__ import annotations

from frontier.table.game import Position
from frontier.table.picks import Action

from .box import BUILDING, KINDS, SYMBOLS
from .land import NUMBERS
from .lean import Lean
from .legal import EXTRA, NUMBER
from .likely import SINGLE_CARD, likely, sensible
from .outlook import turns_left
from .policy import (
    JOKER,
    best_play,
    built,
    draw,
    extra_turn,
    fill_up,
    finish_turn,
    pass_on,
    play,
    spend,
    take_turn,
)
from .position import OregonPosition
from .prospects import prospects
from .worths import EXTRA_PRICE

TO_THE_END = 6.0
"""How many turns each may have left, as `turns_left` counts, for lines to be played to the end."""
VICTORY = 40.0
"""What winning is worth besides its margin, where a line ends the game."""


class Lines:
    """One deal, in which many actions of the seat to act can be tried."""

    def __init__(self, position: Position) -> None:
        assert isinstance(position, OregonPosition)
        assert position.turn is not None
        self.position = position
        self.seat = position.turn
        self.all_turns = turns_left(position) <= TO_THE_END
        self.table = Lean(position)
        self.work = 0
        """How many turns have been played."""

    def deal(self, position: Position) -> None:
        """Go on with another deal of the same position."""
        assert isinstance(position, OregonPosition)
        self.position = position
        self.table.deal(position)

    def rated(self) -> list[tuple[float, Action]]:
        """Rate the actions worth a thought at a glance; of those that come to the same, one."""
        phase = self.position.phase
        if phase == "play" or phase == "extra-play":
            return self._rated_plays()
        if phase == "extra":
            price = 0.0 if self.table.closing else EXTRA_PRICE
            return [(best_play(self.table, self.seat)[0] - price, EXTRA), (0.0, ("end",))]
        return sensible(self.position)

    def _rated_plays(self) -> list[tuple[float, Action]]:
        table, seat = self.table, self.seat
        hand, want = table.hands[seat], table.want[seat]
        price = 0.0 if table.closing else table.token[0]
        found = []
        jokers = set()
        for action in self.position.legal():
            first, second, square = action
            card, space = NUMBER[first], NUMBERS[square]
            if second not in NUMBER:
                # Whichever of its two symbols the joker stands for, a building is the same.
                if (card, space) in jokers:
                    continue
                jokers.add((card, space))
            if card < SYMBOLS:
                value = want[space] - (SINGLE_CARD if hand[card] == 1 else 0.0)
            else:
                value = built(table, seat, card - SYMBOLS + 1, space)
            if second not in NUMBER:
                value -= price
            elif hand[NUMBER[second]] == 1:
                value -= SINGLE_CARD
            found.append((value, action))
        return found

    def worth(self, action: Action) -> float:
        """Try an action: tell by how many points its seat will be ahead."""
        if self.position.phase == "start":
            table, goes_on = self._after_starts(action)
        else:
            table = self.table.copy()
            goes_on = self._begin(table, action)
        seat, players = self.seat, table.players
        turns = players
        while goes_on and (turns or self.all_turns or table.closing):
            goes_on = take_turn(table)
            turns -= turns > 0
            self.work += 1
        return prospects(table, seat) if goes_on else _final(table, seat)

    def _begin(self, table: Lean, action: Action) -> bool:
        """Carry out the action and what is left of its turn; tell whether the game goes on."""
        seat, phase = self.seat, self.position.phase
        what = action[0]
        if phase == "play" or phase == "extra-play":
            second = NUMBER.get(action[1], JOKER)
            play(table, seat, NUMBER[what], second, NUMBERS[action[2]])
            return extra_turn(table) if phase == "play" else finish_turn(table)
        if phase == "extra":
            if action == EXTRA:
                return extra_turn(table, price=-1000.0)
            return finish_turn(table)
        if phase == "discard":
            for card in action[1:]:
                spend(table, seat, NUMBER[card])
            return finish_turn(table)
        return self._drawn(table, what)

    def _drawn(self, table: Lean, what: str) -> bool:
        seat, swaps = self.seat, self.position.swaps
        verb, _, which = what.partition(":")
        if verb == "draw":
            draw(table, seat, KINDS.index(which))
        elif verb == "swap":
            spend(table, seat, NUMBER[which])
            draw(table, seat, BUILDING)
            swaps -= 1
        else:
            swaps = 0
        fill_up(table, seat, swaps)
        return pass_on(table)

    def _after_starts(self, action: Action) -> tuple[Lean, bool]:
        """Place a start tile and all others; everybody then has a first turn."""
        position = self.position.copy()
        position.advance(action)
        while position.phase == "start":
            position.advance(likely(position))
        return Lean(position), True


def _final(table: Lean, seat: int) -> float:
    """Value the end of the game: the margin, and winning itself."""
    own = table.points[seat]
    margin = own - max([points for other, points in enumerate(table.points) if other != seat])
    if margin > 0:
        return margin + VICTORY
    return margin - VICTORY if margin else margin
