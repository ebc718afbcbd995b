"""What follows from an action: the turn, from its play to its last drawn card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.events import Event
from frontier.table.picks import Action

from .box import BUILDING, BUILDINGS, CARDS, FARMER, HAND, KINDS, SYMBOLS
from .land import NUMBERS
from .legal import EXTRA, JOKER, MOST_SWAPS, NUMBER, can_play, card_names, useless
from .scoring import count_tiles, outcome, score_building, score_farmer

if TYPE_CHECKING:
    from .position import OregonPosition


def advance(position: OregonPosition, action: Action, told: list[Event] | None) -> None:
    """Carry out a legal action."""
    phase = position.phase
    if phase == "play" or phase == "extra-play":
        _play(position, action, told)
    elif phase == "draw":
        _draw(position, action, told)
    elif phase == "extra":
        _decide_extra(position, action, told)
    elif phase == "discard":
        _discard(position, action, told)
    else:
        _place_start_tile(position, action, told)


def _place_start_tile(position: OregonPosition, action: Action, told: list[Event] | None) -> None:
    seat = position.turn
    assert seat is not None
    kind = position.start_tiles[seat]
    position.board[NUMBERS[action[0]]] = kind
    if told is not None:
        values = {"building": BUILDINGS[kind - 1], "square": action[0]}
        told.append(Event("start-tile", "first-round", seat, values, action))
    # Rule: in the first round nobody scores, plays or draws.
    if seat + 1 < position.players:
        position.turn = seat + 1
    else:
        begin_turn(position, 0, told)


def _play(position: OregonPosition, action: Action, told: list[Event] | None) -> None:
    seat = position.turn
    assert seat is not None
    first, second, square = action
    space = NUMBERS[square]
    card = NUMBER[first]
    _spend(position, seat, card)
    if second in NUMBER:
        _spend(position, seat, NUMBER[second])
    else:
        # Rule: a token spent turns inactive before the play scores, so it can be won back at once.
        position.joker[seat] = False
        if told is not None:
            stands_for = {"symbol": second.removeprefix(JOKER)}
            told.append(Event("joker-spent", "joker", seat, stands_for, (second,)))
    if card < SYMBOLS:
        position.board[space] = FARMER + seat
        position.farmers[seat] -= 1
        if told is not None:
            values = {"cards": [first, second], "square": square}
            told.append(Event("farmer", "farmer", seat, values, (square,)))
        score_farmer(position, seat, space, told)
        if not position.farmers[seat]:
            _close(position, "farmers", told)
    else:
        kind = card - SYMBOLS
        position.board[space] = kind + 1
        position.tiles[kind] -= 1
        if told is not None:
            built = {"building": first, "card": second, "square": square}
            told.append(Event("building", "building", seat, built, (square,)))
        score_building(position, seat, space, told)
        # Rule: as many kinds of tiles used up as there are players.
        if not position.tiles[kind] and position.tiles.count(0) >= position.players:
            _close(position, "tiles", told)
    # Rule: one extra turn at most, with a token won a moment ago too, and only if a play is left.
    if position.phase == "play" and position.extra[seat] and can_play(position, seat):
        position.phase = "extra"
    else:
        _finish_plays(position, told)


def _spend(position: OregonPosition, seat: int, card: int) -> None:
    """Lay a card of a hand on its discards."""
    position.hands[seat][card] -= 1
    position.discards[card >= SYMBOLS].append(card)
    shown = position.shown[seat]
    if shown is not None and shown[card]:
        rest = (*shown[:card], shown[card] - 1, *shown[card + 1 :])
        position.shown[seat] = rest if any(rest) else None


def _close(position: OregonPosition, why: str, told: list[Event] | None) -> None:
    """Make this round the last one, unless it is already."""
    if position.closing:
        return
    position.closing = why
    if told is not None:
        values = {"kinds": [BUILDINGS[k] for k, left in enumerate(position.tiles) if not left]}
        told.append(Event("closing-" + why, "end", position.turn, values))


def _decide_extra(position: OregonPosition, action: Action, told: list[Event] | None) -> None:
    seat = position.turn
    assert seat is not None
    if action == EXTRA:
        position.extra[seat] = False
        position.phase = "extra-play"
        if told is not None:
            told.append(Event("extra-spent", "extra-turn", seat))
    else:
        if told is not None:
            told.append(Event("extra-kept", "extra-turn", seat))
        _finish_plays(position, told)


def _discard(position: OregonPosition, action: Action, told: list[Event] | None) -> None:
    seat = position.turn
    assert seat is not None
    for card in action[1:]:
        _spend(position, seat, NUMBER[card])
    if told is not None:
        values = {"cards": list(action[1:])}
        told.append(Event("discarded", "nothing-playable", seat, values, action[1:]))
    _finish_plays(position, told)


def _finish_plays(position: OregonPosition, told: list[Event] | None) -> None:
    # Rule: once the end has been triggered nobody draws any more.
    if position.closing:
        _end_turn(position, told)
    else:
        position.phase = "draw"
        position.swaps = MOST_SWAPS


def _draw(position: OregonPosition, action: Action, told: list[Event] | None) -> None:
    seat = position.turn
    assert seat is not None
    what, _, which = action[0].partition(":")
    if what == "draw":
        kind = KINDS.index(which)
        card = _take(position, seat, kind, told)
        if told is not None:
            own = {"card": CARDS[card]}
            told.append(Event("drew-" + which, "draw", seat, given=CARDS[card], private=own))
    elif what == "swap":
        position.swaps -= 1
        _spend(position, seat, NUMBER[which])
        card = _take(position, seat, BUILDING, told)
        if told is not None:
            values, own = {"card": which, "left": position.swaps}, {"drawn": CARDS[card]}
            told.append(
                Event("swapped", "useless-card", seat, values, given=CARDS[card], private=own)
            )
    else:
        if told is not None:
            told.append(Event("kept", "useless-card", seat))
        _end_turn(position, told)
        return
    # Rule: the draw ends by itself when the hand is complete and nothing can be exchanged.
    if sum(position.hands[seat]) == HAND and not (position.swaps and useless(position, seat)):
        _end_turn(position, told)


def _take(position: OregonPosition, seat: int, kind: int, told: list[Event] | None) -> int:
    """Draw the next card of a supply into a hand.

    A supply and its discards are never empty together: all hands hold at most 16 cards, and
    `box` makes sure that there are more of either kind.
    """
    supply = position.supplies[kind]
    if not supply:
        # Rule: an empty supply is made of its shuffled discards when a card of it is wanted.
        supply += position.discards[kind]
        position.discards[kind] = []
        position.chance.shuffle(supply)
        if told is not None:
            which, cards = KINDS[kind], len(supply)
            told.append(
                Event(
                    "shuffled-" + which, "draw", seat, {"cards": cards}, given="shuffled:" + which
                )
            )
    card = supply.pop()
    position.hands[seat][card] += 1
    return card


def begin_turn(position: OregonPosition, seat: int, told: list[Event] | None) -> None:
    """Let a seat begin its turn: with a play, or showing a hand that allows none."""
    position.turn = seat
    position.swaps = 0
    if can_play(position, seat):
        position.phase = "play"
        return
    # Rule: nothing playable, the joker counted in: the hand is shown and two cards go.
    position.phase = "discard"
    position.shown[seat] = tuple(position.hands[seat])
    if told is not None:
        cards = card_names(position.hands[seat])
        told.append(
            Event(
                "shown",
                "nothing-playable",
                seat,
                {"cards": cards},
                given="shown:" + ",".join(cards),
            )
        )


def _end_turn(position: OregonPosition, told: list[Event] | None) -> None:
    seat = position.turn
    assert seat is not None
    # Rule: the player before the starting player always has the last turn.
    if not position.closing or seat + 1 < position.players:
        begin_turn(position, (seat + 1) % position.players, told)
        return
    position.turn = None
    position.phase = "over"
    position.swaps = 0
    count_tiles(position, told)
    if told is not None:
        ended = outcome(position)
        assert ended is not None
        values = {"winners": list(ended.winners), "count": len(ended.winners)}
        told.append(Event("over", "end", None, values))
