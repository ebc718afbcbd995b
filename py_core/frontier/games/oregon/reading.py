"""Reading a position's text back, dealing what it leaves out, and refusing what cannot be.

`text` describes the text.
"""

from __future__ import annotations

from frontier.table.chance import Chance
from frontier.table.errors import Impossible, Unreadable

from .box import (
    BOX,
    BUILDING,
    BUILDINGS,
    CARDS,
    EMPTY,
    FARMER,
    HAND,
    HARBOR,
    KINDS,
    LANDSCAPE,
    SYMBOLS,
    TILES,
)
from .effects import begin_turn
from .land import GROUND, HEIGHT, MAP, NAMES, TERRAINS, WATER, WIDTH, suits
from .legal import MOST_SWAPS, can_play, used_up, useless
from .position import OregonPosition
from .scoring import SOURCES, STEPS
from .setup import DEALT, cards_of, deal_start_tiles, mineral_values, shuffled
from .text import CARD_LETTERS, FIELDS, PIECES

PHASES = ("start", "play", "discard", "extra", "extra-play", "draw", "over")
UNSTATED = "?"
_MOST_LETTERS = 2000


def read(text: str, chance: Chance) -> OregonPosition:
    """Read a position from its text; chance deals what is left open, and what comes later."""
    fields = _fields(text)
    players = fields.get("players", "")
    if players not in ("2", "3", "4"):
        raise Unreadable("text-players", text=players[:20])
    position = OregonPosition(int(players), chance)
    _read_phase(position, fields)
    _read_board(position, fields.get("board"))
    _read_start_tiles(position, fields.get("start"))
    _read_tokens(position, fields.get("tokens"))
    _read_cards(position, fields)
    _read_shown(position, fields.get("shown"))
    _read_points(position, fields.get("points"))
    for tile in range(len(TILES)):
        _read_tiles(position, tile, fields)
    _read_closing(position, fields.get("closing"))
    _check_hands(position)
    _check_phase(position)
    return position


def _fields(text: str) -> dict[str, str]:
    if len(text) > _MOST_LETTERS:
        raise Unreadable("text-long", most=_MOST_LETTERS)
    fields: dict[str, str] = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon or name not in FIELDS:
            raise Unreadable("text-field", text=word[:40])
        if name in fields:
            raise Unreadable("text-twice", field=name)
        fields[name] = value
    return {name: value for name, value in fields.items() if value != UNSTATED}


def _each(position: OregonPosition, name: str, value: str) -> list[str]:
    """Split a field that has one part for each seat."""
    parts = value.split(",")
    if len(parts) != position.players:
        raise Unreadable("text-seats", field=name, parts=len(parts), players=position.players)
    return parts


def _read_phase(position: OregonPosition, fields: dict[str, str]) -> None:
    phase = fields.get("phase", "play")
    if phase not in PHASES:
        raise Unreadable("text-phase", text=phase[:20])
    position.phase = phase
    turn = fields.get("turn", "-" if phase == "over" else "0")
    if phase == "over":
        if turn != "-":
            raise Unreadable("text-turn", text=turn[:20])
        position.turn = None
    elif turn in ("0", "1", "2", "3")[: position.players]:
        position.turn = int(turn)
    else:
        raise Unreadable("text-turn", text=turn[:20])
    swaps = fields.get("swaps", str(MOST_SWAPS) if phase == "draw" else "0")
    if swaps not in ("0", "1", "2", "3")[: MOST_SWAPS + 1 if phase == "draw" else 1]:
        raise Unreadable("text-swaps", text=swaps[:20], most=MOST_SWAPS)
    position.swaps = int(swaps)


def _read_board(position: OregonPosition, value: str | None) -> None:
    if value is None:
        return
    rows = value.split("/")
    if len(rows) != HEIGHT:
        raise Unreadable("text-rows", rows=len(rows), wanted=HEIGHT)
    for number, row in zip(range(HEIGHT, 0, -1), rows, strict=True):
        pieces = _row(row, PIECES[: FARMER + position.players])
        if pieces is None:
            raise Unreadable("text-row", row=number, text=row[:40], columns=WIDTH)
        position.board[(number - 1) * WIDTH : number * WIDTH] = pieces
    for space, piece in enumerate(position.board):
        _check_piece(piece, space)
    for seat in range(position.players):
        position.farmers[seat] -= len(position.farmers_of(seat))
        if position.farmers[seat] < 0:
            raise Impossible("farmer-count", player=seat, most=BOX.farmers)


def _row(row: str, letters: str) -> list[int] | None:
    """Read one row of the board; None if it is not one."""
    pieces: list[int] = []
    number = ""
    for letter in row + " ":
        if letter.isascii() and letter.isdigit() and len(number) < 2:
            number += letter
            continue
        pieces += [EMPTY] * int(number or "0")
        number = ""
        if letter in letters:
            pieces.append(PIECES.index(letter))
        elif letter != " ":
            return None
    return pieces if len(pieces) == WIDTH else None


def _check_piece(piece: int, space: int) -> None:
    if piece >= FARMER and MAP[space] == WATER:
        raise Impossible("farmer-water", square=NAMES[space])
    if 0 < piece < FARMER and not suits(MAP, piece, space):
        building, ground = BUILDINGS[piece - 1], GROUND[piece - 1]
        if piece == HARBOR and MAP[space] == ground:
            raise Impossible("harbor-dry", square=NAMES[space])
        raise Impossible(
            "building-ground", square=NAMES[space], building=building, terrain=TERRAINS[ground]
        )


def _read_start_tiles(position: OregonPosition, value: str | None) -> None:
    """Read the start tiles, and count the building tiles that are left."""
    placed = position.players
    if position.phase == "start":
        assert position.turn is not None
        placed = position.turn
    if value is not None:
        letters = PIECES[:FARMER]
        told_apart = [letter for letter in value if letter != PIECES[EMPTY]]
        if (
            len(value) != position.players
            or any(letter not in letters for letter in value)
            or len(set(told_apart)) < len(told_apart)
            or (position.phase == "start" and len(told_apart) < position.players)
        ):
            raise Unreadable("text-start", text=value[:20])
        position.start_tiles = tuple(map(PIECES.index, value))
    elif position.phase == "start":
        stated = [piece for piece in position.board if piece]
        position.start_tiles = _draw_start_tiles(position, stated, placed)
    on_board = [0] * len(BUILDINGS)
    for piece in position.board:
        if 0 < piece < FARMER:
            on_board[piece - 1] += 1
    for tile in position.start_tiles[:placed]:
        if tile:
            on_board[tile - 1] -= 1
            if on_board[tile - 1] < 0:
                raise Impossible("start-missing", building=BUILDINGS[tile - 1])
    for kind, used in enumerate(on_board):
        position.tiles[kind] -= used
        if position.tiles[kind] < 0:
            raise Impossible("tile-count", building=BUILDINGS[kind], most=BOX.tiles[kind])
    if position.phase == "start":
        pieces = sum(map(bool, position.board))
        if pieces != placed or position.tiles != list(BOX.tiles):
            raise Impossible("start-board", placed=placed)


def _draw_start_tiles(position: OregonPosition, stated: list[int], placed: int) -> tuple[int, ...]:
    """Draw start tiles for the seats still to place one; the others have those on the board."""
    if len(stated) != placed or max(stated, default=0) >= FARMER or len({*stated}) < placed:
        raise Impossible("start-board", placed=placed)
    drawn = deal_start_tiles(len(BUILDINGS), position.chance)
    rest = [tile for tile in drawn if tile not in stated]
    return (*stated, *rest[: position.players - placed])


def _read_tokens(position: OregonPosition, value: str | None) -> None:
    if value is None:
        return
    for seat, tokens in enumerate(_each(position, "tokens", value)):
        if tokens not in ("JE", "J", "E", "-"):
            raise Unreadable("text-tokens", text=tokens[:20])
        position.joker[seat] = "J" in tokens
        position.extra[seat] = "E" in tokens


def _card_list(value: str, letters: str) -> list[int]:
    if value == "-":
        return []
    for letter in value:
        if letter not in letters:
            raise Unreadable("text-card", text=value[:40], letter=letter)
    return [CARD_LETTERS.index(letter) for letter in value]


def _read_cards(position: OregonPosition, fields: dict[str, str]) -> None:
    """Read hands, supplies and discards; deal from what is left where they are not stated."""
    hands: list[str] = [UNSTATED] * position.players
    if "hands" in fields:
        hands = _each(position, "hands", fields["hands"])
    for seat, stated in enumerate(hands):
        if stated != UNSTATED:
            for card in _card_list(stated, CARD_LETTERS):
                position.hands[seat][card] += 1
    for kind in (LANDSCAPE, BUILDING):
        name = KINDS[kind]
        letters = CARD_LETTERS[:SYMBOLS] if kind == LANDSCAPE else CARD_LETTERS[SYMBOLS:]
        discards = _card_list(fields.get(name + "-out", "-"), letters)
        supply = _card_list(fields.get(name, "-"), letters)
        rest = cards_of(kind)
        for card in supply + discards + _held(position, kind):
            if card not in rest:
                raise Impossible("card-many", card=CARDS[card], most=BOX.cards[card])
            rest.remove(card)
        shuffled(rest, position.chance)
        for seat, stated in enumerate(hands):
            if stated == UNSTATED:
                if len(rest) < DEALT[kind]:
                    raise Impossible("cards-short", kind=name)
                for _ in range(DEALT[kind]):
                    position.hands[seat][rest.pop()] += 1
        if name in fields and rest:
            raise Impossible("cards-missing", kind=name, count=len(rest), card=CARDS[rest[-1]])
        position.supplies[kind] = supply[::-1] or rest
        position.discards[kind] = discards


def _held(position: OregonPosition, kind: int) -> list[int]:
    """List the cards of a kind in all hands."""
    cards = range(SYMBOLS) if kind == LANDSCAPE else range(SYMBOLS, len(CARDS))
    return [card for hand in position.hands for card in cards for _ in range(hand[card])]


def _read_shown(position: OregonPosition, value: str | None) -> None:
    if value is None:
        return
    for seat, stated in enumerate(_each(position, "shown", value)):
        cards = _card_list(stated, CARD_LETTERS)
        counts = tuple(cards.count(card) for card in range(len(CARDS)))
        if any(known > held for known, held in zip(counts, position.hands[seat], strict=True)):
            raise Impossible("shown-hand", player=seat)
        position.shown[seat] = counts if cards else None


def _read_points(position: OregonPosition, value: str | None) -> None:
    if value is None:
        return
    for seat, stated in enumerate(_each(position, "points", value)):
        numbers = stated.split(".")
        if len(numbers) != len(SOURCES) or not all(
            number.isascii() and number.isdigit() and len(number) < 4 for number in numbers
        ):
            raise Unreadable("text-points", text=stated[:40], sources=list(SOURCES))
        for place, source in enumerate(SOURCES):
            if int(numbers[place]) % STEPS[source]:
                raise Impossible("points-step", source=source, step=STEPS[source])
            position.ledger[seat][place] = int(numbers[place])


def _read_tiles(position: OregonPosition, tile: int, fields: dict[str, str]) -> None:
    """Read the coal or gold that each seat has taken, and the stack."""
    name = TILES[tile]
    rest = mineral_values(tile)

    def values(stated: str) -> list[int]:
        found = [] if stated == "-" else list(stated)
        for letter in found:
            if letter not in map(str, BOX.minerals[tile]):
                raise Unreadable("text-tiles", field=name, text=stated[:40])
            if int(letter) not in rest:
                raise Impossible("tiles-many", tile=name, value=int(letter))
            rest.remove(int(letter))
        return list(map(int, found))

    if name in fields:
        for seat, stated in enumerate(_each(position, name, fields[name])):
            position.minerals[seat][tile] = values(stated)
    if name + "-stack" in fields:
        position.stacks[tile] = values(fields[name + "-stack"])[::-1]
        if rest:
            raise Impossible("tiles-missing", tile=name, count=len(rest))
    else:
        position.stacks[tile] = shuffled(rest, position.chance)


def _read_closing(position: OregonPosition, value: str | None) -> None:
    if value not in (None, "farmers", "tiles"):
        raise Unreadable("text-closing", text=str(value)[:20])
    due = used_up(position)
    fits = (
        not due
        if value is None
        else 0 in position.farmers
        if value == "farmers"
        else position.tiles.count(0) >= position.players
    )
    if value is not None and not fits:
        raise Impossible("closing-early", why=value)
    position.closing = value or due
    if position.phase == "over" and not position.closing:
        raise Impossible("over-early")


def _check_hands(position: OregonPosition) -> None:
    """Refuse hands that are too large, or too small for a play that is to come."""
    turn = position.turn
    for seat, hand in enumerate(position.hands):
        to_come = turn is not None and (
            position.phase in ("play", "discard")
            if seat == turn
            else seat > turn or not position.closing
        )
        least = HAND if position.phase == "start" else 2 if to_come else 0
        if not least <= sum(hand) <= HAND:
            raise Impossible("hand-size", player=seat, least=least, most=HAND)


def _check_phase(position: OregonPosition) -> None:
    """Refuse a phase to which the rest cannot have led."""
    seat, phase = position.turn, position.phase
    if seat is None or phase == "start":
        return
    hand = position.hands[seat]
    if phase == "play":
        begin_turn(position, seat, None)
    elif phase == "discard":
        if can_play(position, seat):
            raise Impossible("discard-early")
        position.shown[seat] = tuple(hand)
    elif phase in ("extra", "extra-play"):
        if not can_play(position, seat) or (phase == "extra" and not position.extra[seat]):
            raise Impossible("extra-never")
    elif position.closing:
        raise Impossible("draw-never")
    elif sum(hand) == HAND and not (
        position.swaps and useless(position, seat) and any(hand[:SYMBOLS])
    ):
        raise Impossible("draw-over")
