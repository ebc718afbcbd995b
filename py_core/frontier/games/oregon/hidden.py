"""What a seat cannot see, dealt anew: the other hands, the supplies, the coal and the gold.

A seat knows its own cards and tiles, the discards, every hand that was shown, how many cards of
each kind everyone holds (draws are made in the open), and that whoever is to play can play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.chance import Chance

from .box import BUILDING, HAND, LANDSCAPE, SYMBOLS, TILES
from .legal import can_play, useless

if TYPE_CHECKING:
    from .position import OregonPosition


def deal(position: OregonPosition, seat: int, chance: Chance) -> OregonPosition:
    """Deal what this seat cannot see at random, consistently with what it can."""
    dealt = position.copy()
    dealt.chance = Chance(chance.next64())
    _deal_cards(dealt, seat, chance)
    # What the others do tells something too: deal until it could have come to this phase. The
    # true cards are one such deal, so this ends; nearly always with the first one.
    while not _possible(dealt):
        _deal_cards(dealt, seat, chance)
    # Rule: coal and gold are secret until the end.
    if dealt.phase != "over":
        _deal_tiles(dealt, seat, chance)
    return dealt


def _deal_cards(dealt: OregonPosition, seat: int, chance: Chance) -> None:
    others = [other for other in range(dealt.players) if other != seat]
    for kind in (LANDSCAPE, BUILDING):
        cards = range(SYMBOLS) if kind == LANDSCAPE else range(SYMBOLS, len(dealt.hands[0]))
        supply = dealt.supplies[kind]
        pool = supply[:]
        wanted: list[tuple[list[int], int]] = []
        for other in others:
            hand, shown = dealt.hands[other], dealt.shown[other]
            unknown = 0
            for card in cards:
                known = shown[card] if shown is not None else 0
                pool += [card] * (hand[card] - known)
                unknown += hand[card] - known
                hand[card] = known
            wanted.append((hand, unknown))
        # In the order of the cards first, so that where they were leaves no trace.
        pool.sort()
        chance.shuffle(pool)
        for hand, unknown in wanted:
            for _ in range(unknown):
                hand[pool.pop()] += 1
        supply[:] = pool


def _deal_tiles(dealt: OregonPosition, seat: int, chance: Chance) -> None:
    for tile in range(len(TILES)):
        pool = dealt.stacks[tile][:]
        others = [dealt.minerals[other] for other in range(dealt.players) if other != seat]
        for minerals in others:
            pool += minerals[tile]
        pool.sort()
        chance.shuffle(pool)
        for minerals in others:
            minerals[tile] = [pool.pop() for _ in minerals[tile]]
        dealt.stacks[tile] = pool


def _possible(dealt: OregonPosition) -> bool:
    """Tell whether the seat to act could be in this phase with these cards."""
    seat = dealt.turn
    if seat is None:
        return True
    if dealt.phase in ("play", "extra", "extra-play"):
        return can_play(dealt, seat)
    if dealt.phase == "draw" and sum(dealt.hands[seat]) == HAND:
        return bool(useless(dealt, seat))
    return True
