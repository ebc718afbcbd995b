"""The position as plain JSON for the page; nothing in this game is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import effects, scoring
from .areas import in_order
from .layout import write_tracks
from .squares import BOOMERS_OF, FIRST_SOONER, LETTERS, NAMES, NOWHERE, names_in, squares_in

if TYPE_CHECKING:
    from .position import BoomersPosition
    from .scoring import Homestead
    from .shapes import BoomersHomestead, BoomersView


def view(position: BoomersPosition) -> BoomersView:
    """Describe the position with squares and pieces by name."""
    layout = position.layout
    barred = position.barred
    return {
        "phase": position.phase,
        "turn": position.turn,
        "first": position.side,
        "pieces": {
            LETTERS[piece]: NAMES[square]
            for piece, square in enumerate(position.places)
            if square != NOWHERE
        },
        "stones": names_in(position.stones),
        "supply": position.supply,
        "mines": [NAMES[square] for square in layout.mines],
        "rivers": [NAMES[square] for square in layout.rivers],
        "tracks": write_tracks(layout.tracks).split(".") if layout.tracks else [],
        "areas": [names_in(area) for area in in_order(position.areas)],
        "homesteads": [_homestead(homestead) for homestead in scoring.homesteads(position)],
        "exhausted": [
            LETTERS[boomer]
            for boomers in BOOMERS_OF
            for boomer in boomers
            if position.exhausted >> boomer & 1
        ],
        "barred": LETTERS[barred] if barred >= FIRST_SOONER else None,
        "quiet": position.quiet if position.clock else None,
        "quiet_limit": effects.QUIET_LIMIT,
        "repeats": effects.repeats(position),
        "pending": [{"seat": seat, "piece": letter} for seat, letter in _pending(position)],
    }


def _pending(position: BoomersPosition) -> list[tuple[int, str]]:
    """Name the piece of each placing step to come; a stone is `stone`."""
    waiting = {
        group: [LETTERS[piece] for piece in pieces if position.places[piece] == NOWHERE]
        for group, pieces in (("0", BOOMERS_OF[0]), ("1", BOOMERS_OF[1]), ("sooner", (6, 7, 8)))
    }
    steps = []
    for seat, kind in position.pending:
        if kind == "stone":
            steps.append((seat, "stone"))
        else:
            steps.append((seat, waiting["sooner" if kind == "sooner" else str(seat)].pop(0)))
    return steps


def _homestead(homestead: Homestead) -> BoomersHomestead:
    return {
        "seat": homestead.seat,
        "squares": names_in(homestead.mask),
        "boomers": [LETTERS[boomer] for boomer in homestead.boomers],
        "sections": [
            {
                "squares": [NAMES[square] for square in squares_in(section.mask)],
                "mines": section.mines,
                "points": section.points,
                "counts": section.counts,
            }
            for section in homestead.sections
        ],
        "points": homestead.points,
    }
