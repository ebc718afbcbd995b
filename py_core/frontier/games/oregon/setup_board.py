"""Positions of Oregon that are made by hand, from pieces to text and back.

What is allowed is for `reading` to say; here anything that can be put is written down. Whatever is
None is left to chance.
"""

from __future__ import annotations

from typing import Any

from frontier.table.chance import Chance
from frontier.table.errors import FrontierError, Unreadable
from frontier.table.game import Options, Position, View
from frontier.table.setup_board import Field, Pieces, SetupBoard, Tool

from .box import (
    BOX,
    BUILDING,
    BUILDINGS,
    CARDS,
    FARMER,
    HAND,
    KINDS,
    LANDSCAPE,
    LANDSCAPES,
    MOST_PLAYERS,
    TILES,
)
from .land import NAMES, NUMBERS
from .legal import MOST_SWAPS, card_names
from .position import OregonPosition
from .reading import PHASES, UNSTATED
from .scoring import SOURCES, STEPS
from .setup import OPTIONS
from .text import CARD_LETTERS, PIECES, write_board

_LETTER_OF = dict(zip(CARDS, CARD_LETTERS, strict=True))
_FARMERS = tuple(f"farmer-{seat}" for seat in range(MOST_PLAYERS))
_STANDING = ("", *BUILDINGS, *_FARMERS)
"""What stands on a space, in the order of its numbers in a position."""
_MOST_POINTS = 996
_KIND_OF = {LANDSCAPE: LANDSCAPES, BUILDING: BUILDINGS}
_HIDDEN = {
    "hands": KINDS,
    "shown": (),
    **{f"{kind}-out": (kind,) for kind in KINDS},
    **{tile: (f"{tile}-stack",) for tile in TILES},
}
"""What is face down that another part is dealt from: where that changes, the rest is by chance."""


def _points(source: str) -> str:
    return f"points-{source}"


def _values(tile: int) -> tuple[str, ...]:
    return tuple(map(str, BOX.minerals[tile]))


class OregonSetupBoard(SetupBoard):
    """The map with farmers and buildings; hands, supplies, tiles, tokens and points beside it."""

    tools = (
        *(Tool(name, "board", seat=seat, kind="farmer") for seat, name in enumerate(_FARMERS)),
        *(Tool(building, "board") for building in BUILDINGS),
    )
    fields = (
        Field("players", "choice", OPTIONS[0].values, group="turn"),
        Field("phase", "choice", PHASES, "phase", group="turn"),
        Field("turn", "seat", group="turn"),
        Field("swaps", "number", most=MOST_SWAPS, group="turn"),
        Field("closing", "choice", ("", "farmers", "tiles"), group="turn"),
        Field("hands", "cards", CARDS, "card", most=HAND, seats=True, chance=True, group="seat"),
        Field("joker", "flag", seats=True, group="seat"),
        Field("extra", "flag", seats=True, group="seat"),
        *(
            Field(tile, "cards", _values(number), most=99, seats=True, group="seat")
            for number, tile in enumerate(TILES)
        ),
        *(
            Field(
                _points(source),
                "number",
                most=_MOST_POINTS,
                step=STEPS[source],
                seats=True,
                group="points",
            )
            for source in SOURCES
        ),
        Field("start", "choice", ("", *BUILDINGS), seats=True, group="rare"),
        Field("shown", "cards", CARDS, "card", most=HAND, seats=True, group="rare"),
        *(
            Field(kind, "cards", _KIND_OF[number], "card", most=99, chance=True, group="supplies")
            for number, kind in enumerate(KINDS)
        ),
        *(
            Field(f"{kind}-out", "cards", _KIND_OF[number], "card", most=99, group="supplies")
            for number, kind in enumerate(KINDS)
        ),
        *(
            Field(f"{tile}-stack", "cards", _values(number), most=99, chance=True, group="supplies")
            for number, tile in enumerate(TILES)
        ),
    )
    choices = ("players",)
    turns = ("pass-on", "by-chance")

    def empty(self) -> Pieces:
        """Give the bare map for two, with everything that is hidden left to chance."""
        return self._apart(OregonPosition(2, Chance()), phase="play") | _left_to_chance(2)

    def players(self, pieces: Pieces) -> int:
        """Count the seats."""
        if pieces.get("players") not in OPTIONS[0].values:
            raise Unreadable("request", request="pieces")
        return int(pieces["players"])

    def check_board(self, pieces: Pieces) -> bool:
        """Tell whether farmers of those who play, and buildings, stand on the map's spaces."""
        board = pieces["board"]
        standing = {*BUILDINGS, *_FARMERS[: self.players(pieces)]}
        return isinstance(board, dict) and all(
            at in NUMBERS and isinstance(piece, str) and piece in standing
            for at, piece in board.items()
        )

    def compose(self, pieces: Pieces) -> str:
        """Write pieces as the text of a position; what is left to chance as a question mark."""
        phase = pieces["phase"]
        fields = [
            f"players:{pieces['players']}",
            f"phase:{phase}",
            f"turn:{'-' if phase == 'over' else pieces['turn']}",
            f"board:{write_board(_standing(pieces['board']))}",
            f"start:{_write_start(pieces['start'], phase)}",
            "tokens:" + ",".join(map(_write_tokens, pieces["joker"], pieces["extra"])),
            "hands:" + ",".join(map(_write_cards, pieces["hands"])),
        ]
        if any(pieces["shown"]):
            fields.append("shown:" + ",".join(map(_write_cards, pieces["shown"])))
        points = zip(*(pieces[_points(source)] for source in SOURCES), strict=True)
        fields.append("points:" + ",".join(".".join(map(str, seat)) for seat in points))
        fields += [f"{tile}:{','.join(map(_write_values, pieces[tile]))}" for tile in TILES]
        fields += [f"{tile}-stack:{_write_values(pieces[f'{tile}-stack'])}" for tile in TILES]
        fields += [f"{kind}:{_write_cards(pieces[kind])}" for kind in KINDS]
        fields += [f"{kind}-out:{_write_cards(pieces[f'{kind}-out'])}" for kind in KINDS]
        if phase == "draw":
            fields.append(f"swaps:{pieces['swaps']}")
        if pieces["closing"]:
            fields.append(f"closing:{pieces['closing']}")
        return " ".join(field for field in fields if not _is_usual(field))

    def take_apart(self, position: Position) -> Pieces:
        """List all that there is, hidden or not."""
        assert isinstance(position, OregonPosition)
        return self._apart(position, position.phase)

    def _apart(self, position: OregonPosition, phase: str) -> Pieces:
        board = {
            NAMES[space]: _STANDING[piece] for space, piece in enumerate(position.board) if piece
        }
        shown = [card_names(shown) if shown else [] for shown in position.shown]
        return {
            "players": str(position.players),
            "phase": phase,
            "turn": position.turn or 0,
            "board": board,
            "start": [_STANDING[tile] for tile in position.start_tiles],
            "joker": position.joker[:],
            "extra": position.extra[:],
            "hands": [list(card_names(hand)) for hand in position.hands],
            "shown": [list(cards) for cards in shown],
            **{
                _points(source): [points[place] for points in position.ledger]
                for place, source in enumerate(SOURCES)
            },
            **{
                name: [list(map(str, minerals[tile])) for minerals in position.minerals]
                for tile, name in enumerate(TILES)
            },
            **{
                f"{name}-stack": list(map(str, position.stacks[tile][::-1]))
                for tile, name in enumerate(TILES)
            },
            **{
                name: [CARDS[card] for card in position.supplies[kind][::-1]]
                for kind, name in enumerate(KINDS)
            },
            **{
                f"{name}-out": [CARDS[card] for card in position.discards[kind]]
                for kind, name in enumerate(KINDS)
            },
            "swaps": position.swaps,
            "closing": position.closing,
        }

    def seen(self, pieces: Pieces) -> View:
        """Show what stands on the map and lies before the seats."""
        players = self.players(pieces)
        position = OregonPosition(players, Chance())
        position.phase = pieces["phase"]
        position.turn = None if position.phase == "over" else pieces["turn"]
        for at, piece in pieces["board"].items():
            kind = position.board[NUMBERS[at]] = _STANDING.index(piece)
            left, what = (
                (position.farmers, kind - FARMER) if kind >= FARMER else (position.tiles, kind - 1)
            )
            left[what] = max(0, left[what] - 1)
        position.joker, position.extra = pieces["joker"][:], pieces["extra"][:]
        for seat, hand in enumerate(pieces["hands"]):
            for card in hand or ():
                position.hands[seat][CARDS.index(card)] += 1
        for place, source in enumerate(SOURCES):
            for seat in range(players):
                position.ledger[seat][place] = pieces[_points(source)][seat]
        position.closing = pieces["closing"]
        return position.view(None)

    def holds(self, pieces: Pieces, tool: Tool, at: str) -> bool:
        """Tell whether this stands on a space."""
        return bool(pieces["board"].get(at) == tool.name)

    def place(self, pieces: Pieces, tool: Tool, at: str) -> Pieces | None:
        """Put a farmer or a building on a space, whatever stands there."""
        if at not in NUMBERS or (tool.seat or 0) >= self.players(pieces):
            return None
        return {**pieces, "board": {**pieces["board"], at: tool.name}}

    def erase(self, pieces: Pieces, at: str) -> Pieces:
        """Clear a space."""
        board = {space: piece for space, piece in pieces["board"].items() if space != at}
        return {**pieces, "board": board}

    def counts(self, pieces: Pieces) -> dict[str, list[int]]:
        """Count what stands on the map, of how many in the box; start tiles are apart from them."""
        standing = list(pieces["board"].values())
        apart = [tile for tile in pieces["start"] if tile in standing]
        most = dict.fromkeys(_FARMERS, BOX.farmers) | dict(zip(BUILDINGS, BOX.tiles, strict=True))
        return {
            tool.name: [standing.count(tool.name), most[tool.name] + apart.count(tool.name)]
            for tool in self.tools
        }

    def settle(self, pieces: Pieces, part: str) -> Pieces:
        """Fit everything to the number of players; leave to chance what the rest is dealt from."""
        if part == "players":
            return _for_players(pieces, self.players(pieces), self.empty())
        stated = {name: None for name in _HIDDEN.get(part, ()) if pieces[name] is not None}
        return {**pieces, **stated}

    def turn(self, pieces: Pieces, name: str) -> Pieces:
        """Hand everything on to the next seat, or leave to chance all that is hidden."""
        if name == "by-chance":
            return {**pieces, **_left_to_chance(self.players(pieces)), "shown": _nothing(pieces)}
        if name != "pass-on":
            return super().turn(pieces, name)
        players = self.players(pieces)
        next_ = {_FARMERS[seat]: _FARMERS[(seat + 1) % players] for seat in range(players)}
        board = {at: next_.get(piece, piece) for at, piece in pieces["board"].items()}
        passed = {
            field.name: [*pieces[field.name][-1:], *pieces[field.name][:-1]]
            for field in self.fields
            if field.seats
        }
        return {**pieces, **passed, "board": board, "turn": (pieces["turn"] + 1) % players}

    def unused(self, pieces: Pieces) -> tuple[str, ...]:
        """Nobody acts when it is over; exchanges are counted only while cards are drawn."""
        unused = ("turn",) if pieces["phase"] == "over" else ()
        return unused if pieces["phase"] == "draw" else (*unused, "swaps")

    def random_options(self, pieces: Pieces) -> Options:
        """Ask for a start with as many players."""
        return {"players": pieces["players"]}

    def faults(self, pieces: Pieces, error: FrontierError) -> tuple[str, ...]:
        """Name the space, or where else to look: a seat's hand, its farmers, all such tiles."""
        values = error.values
        if "square" in values:
            return (values["square"],)
        board: dict[str, str] = pieces["board"]
        if error.key == "farmer-count":
            own = [at for at, piece in board.items() if piece == _FARMERS[values["player"]]]
            return tuple(own[values["most"] :])
        if error.key == "tile-count":
            tiles = [at for at, piece in board.items() if piece == values["building"]]
            return tuple(tiles[values["most"] :])
        if error.key in ("hand-size", "shown-hand"):
            return (f"{'hands' if error.key == 'hand-size' else 'shown'}.{values['player']}",)
        if error.key in _WHERE:
            return _WHERE[error.key]
        if error.key in ("cards-missing", "cards-short"):
            return (str(values["kind"]),)
        if error.key == "tiles-missing":
            return (f"{values['tile']}-stack",)
        if error.key == "card-many":
            return tuple(
                f"hands.{seat}"
                for seat, hand in enumerate(pieces["hands"])
                if values["card"] in (hand or ())
            )
        return ()

    def mend(self, pieces: Pieces, error: FrontierError) -> Pieces | None:
        """Look past what stands on a wrong space, and past a hand of a wrong size."""
        where = self.faults(pieces, error)
        if error.key == "hand-size":
            hands = [*pieces["hands"]]
            hands[error.values["player"]] = None
            return {**pieces, "hands": hands, **dict.fromkeys(KINDS), "shown": _nothing(pieces)}
        if not any(at in pieces["board"] for at in where) or pieces["closing"]:
            return None
        board = {at: piece for at, piece in pieces["board"].items() if at not in where}
        return {**pieces, "board": board}


_WHERE: dict[str, tuple[str, ...]] = {
    "closing-early": ("closing",),
    "discard-early": ("phase",),
    "draw-never": ("phase", "closing"),
    "draw-over": ("phase",),
    "extra-never": ("phase",),
    "over-early": ("phase",),
    "start-board": ("phase",),
    "start-missing": ("start",),
    "text-start": ("start",),
}
"""The fields that a refusal is about."""


def _nothing(pieces: Pieces) -> list[list[str]]:
    return [[] for _ in pieces["hands"]]


def _left_to_chance(players: int) -> Pieces:
    hidden = [*KINDS, *(f"{tile}-stack" for tile in TILES)]
    return {"hands": [None] * players, **dict.fromkeys(hidden)}


def _for_players(pieces: Pieces, players: int, empty: Pieces) -> Pieces:
    """Let seats come and go: those that come have nothing yet."""
    fitted = dict(pieces)
    for field in OregonSetupBoard.fields:
        if field.seats:
            usual = empty[field.name][0]
            parts = [*pieces[field.name][:players]]
            fitted[field.name] = parts + [usual] * (players - len(parts))
    here = {*BUILDINGS, *_FARMERS[:players]}
    fitted["board"] = {at: piece for at, piece in pieces["board"].items() if piece in here}
    fitted["turn"] = min(pieces["turn"], players - 1)
    return {**fitted, **dict.fromkeys(KINDS)}


def _standing(board: dict[str, str]) -> list[int]:
    return [_STANDING.index(board.get(name, "")) for name in NAMES]


def _write_start(tiles: list[str], phase: str) -> str:
    """Write the start tiles; those still to be placed are drawn if they are not all told."""
    if (phase == "start" and "" in tiles) or not any(tiles):
        return UNSTATED
    return "".join(PIECES[_STANDING.index(tile)] for tile in tiles)


def _is_usual(field: str) -> bool:
    """Tell whether a field says only what is so where it is left out."""
    name, _, value = field.partition(":")
    parts = {*value.split(",")}
    if name in ("hands", *KINDS, "start", *(f"{tile}-stack" for tile in TILES)):
        return parts == {UNSTATED}
    if name == "points":
        return {*value} <= {"0", ".", ","}
    return parts == ({"JE"} if name == "tokens" else {"-"}) and name != "turn"


def _write_tokens(joker: bool, extra: bool) -> str:
    return ("J" if joker else "") + ("E" if extra else "") or "-"


def _write_cards(cards: list[str] | None) -> str:
    return UNSTATED if cards is None else "".join(_LETTER_OF[card] for card in cards) or "-"


def _write_values(values: list[Any] | None) -> str:
    return UNSTATED if values is None else "".join(values) or "-"
