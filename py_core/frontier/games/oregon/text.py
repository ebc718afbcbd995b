"""A position as one line of text, `name:value` fields in this order, separated by spaces.

    players:2         2, 3 or 4
    phase:play        start, play, discard, extra, extra-play, draw or over
    turn:0            the seat to act; - when it is over
    board:…           ten rows from the top, separated by /: farmers A B C D of seats 0 1 2 3,
                      buildings p c w h k g s (post office, church, warehouse, harbor, coal mine,
                      gold mine, station), numbers for that many empty spaces, or dots
    start:ph          each seat's start tile; . for a seat whose tile is not told apart
    tokens:JE,-       for each seat J if its joker is active, E its extra turn; - for neither
    hands:BBEc,WSSp   landscapes W B S E C (wagon, bison, settler, eagle, campfire), buildings as
                      above; - for an empty hand
    shown:-,S         of these, the cards that all have seen
    points:0.0.0.0.0.0,…   by source: post office, church, warehouse, harbor, station, group
    coal:12,-         values of the coal tiles each seat has taken; gold likewise
    coal-stack:31…    those face down, the next one first; gold-stack likewise
    landscape:WSE…    cards face down, the next one first; building likewise
    landscape-out:…   discards, the top one last; building-out likewise
    swaps:3           exchanges left, in phase draw
    closing:tiles     in the last round: farmers or tiles

Farmers and tiles left follow from the board. To state a position by hand, leave fields out or
write ? for them: hands (each seat's too) are dealt three and one, supplies and stacks take what
is left, in a random order; start tiles are drawn in phase start and not told apart later; nobody
has points, tiles or shown cards, all tokens are active, all discards empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .box import BUILDING, KINDS, LANDSCAPE, TILES
from .land import HEIGHT, WIDTH

if TYPE_CHECKING:
    from .position import OregonPosition

FIELDS = (
    "players",
    "phase",
    "turn",
    "board",
    "start",
    "tokens",
    "hands",
    "shown",
    "points",
    "coal",
    "gold",
    "coal-stack",
    "gold-stack",
    "landscape",
    "building",
    "landscape-out",
    "building-out",
    "swaps",
    "closing",
)
PIECES = ".pcwhkgsABCD"
"""The letter of what stands on a space."""
CARD_LETTERS = "WBSECpcwhkgs"
"""The letter of each card."""


def write(position: OregonPosition) -> str:
    """Write a position as one line."""
    fields = [
        f"players:{position.players}",
        f"phase:{position.phase}",
        f"turn:{'-' if position.turn is None else position.turn}",
        f"board:{write_board(position.board)}",
        f"start:{''.join(PIECES[tile] for tile in position.start_tiles)}",
        "tokens:" + ",".join(map(_tokens, position.joker, position.extra)),
        "hands:" + ",".join(_hand(hand) for hand in position.hands),
    ]
    if any(shown is not None for shown in position.shown):
        fields.append("shown:" + ",".join(_hand(shown or ()) for shown in position.shown))
    fields.append("points:" + ",".join(".".join(map(str, points)) for points in position.ledger))
    for tile, name in enumerate(TILES):
        taken = (_values(minerals[tile]) for minerals in position.minerals)
        fields.append(f"{name}:{','.join(taken)}")
    for tile, name in enumerate(TILES):
        fields.append(f"{name}-stack:{_values(position.stacks[tile][::-1])}")
    for kind in (LANDSCAPE, BUILDING):
        fields.append(f"{KINDS[kind]}:{_cards(position.supplies[kind][::-1])}")
    for kind in (LANDSCAPE, BUILDING):
        fields.append(f"{KINDS[kind]}-out:{_cards(position.discards[kind])}")
    if position.phase == "draw":
        fields.append(f"swaps:{position.swaps}")
    if position.closing:
        fields.append(f"closing:{position.closing}")
    return " ".join(fields)


def write_board(board: list[int]) -> str:
    """Write what stands on all spaces, row by row from the top."""
    rows: list[str] = []
    for row in reversed(range(HEIGHT)):
        written, empty = "", 0
        for piece in board[row * WIDTH : (row + 1) * WIDTH]:
            if not piece:
                empty += 1
                continue
            written += (str(empty) if empty else "") + PIECES[piece]
            empty = 0
        rows.append(written + (str(empty) if empty else ""))
    return "/".join(rows)


def _tokens(joker: bool, extra: bool) -> str:
    return ("J" if joker else "") + ("E" if extra else "") or "-"


def _hand(hand: list[int] | tuple[int, ...]) -> str:
    return "".join(CARD_LETTERS[card] * count for card, count in enumerate(hand)) or "-"


def _cards(cards: list[int]) -> str:
    return "".join(CARD_LETTERS[card] for card in cards) or "-"


def _values(values: list[int]) -> str:
    return "".join(map(str, values)) or "-"
