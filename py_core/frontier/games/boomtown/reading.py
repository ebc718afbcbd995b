"""Reading a position from its text; `text` says what the text looks like.

`deck` and `aside` may be written by hand with `?` at their end: `deck` is then filled by chance,
and `aside` takes whatever is mentioned nowhere. Fields that are left out are empty, except that
a `deck` or `aside` left out is `?`.
"""

from __future__ import annotations

from frontier.table.chance import Chance
from frontier.table.errors import Impossible, Unreadable

from .cards import COPIES, DECK, KEEPABLE, MINES, NAMES, TOWN, TOWNS, Card, card_named
from .checking import MOST_GOLD_IN_ALL, check
from .mayors import MOST_PLAYERS
from .position import BoomtownPosition
from .text import FIELDS
from .view import in_play

NEEDED = ("round", "phase", "gold")


def read(text: str, chance: Chance) -> BoomtownPosition:
    """Read a position from its text, or refuse it."""
    fields = _fields(text)
    gold = [_whole("gold", word, 0, MOST_GOLD_IN_ALL) for word in _list(fields["gold"])]
    players = len(gold)
    if not 3 <= players <= MOST_PLAYERS:
        raise Impossible("text-players", players=players)
    now, _, last = fields["round"].partition("/")
    rounds = _whole("round", last, 1, len(DECK) // players)
    position = BoomtownPosition(players, rounds, chance)
    position.round = _whole("round", now, 1, rounds)
    position.gold = gold
    position.phase = fields["phase"]
    position.turn = None if fields["turn"] == "-" else _seat("turn", fields["turn"], players)
    position.first = 0 if fields["first"] == "-" else _seat("first", fields["first"], players)
    if fields["bid"] != "-":
        bid, _, seat = fields["bid"].partition(":")
        position.bid = _whole("bid", bid, 0, MOST_GOLD_IN_ALL)
        position.bidder = _seat("bid", seat, players)
    for word in _list(fields["passed"]):
        position.passed |= 1 << _seat("passed", word, players)
    position.order = tuple(_seat("order", word, players) for word in _list(fields["order"]))
    if fields["dice"] != "-":
        position.dice = tuple(_whole("dice", word, 1, 6) for word in fields["dice"].split("+"))
    position.row = [card_named(word) for word in _list(fields["row"])]
    _read_property(position, fields)
    _read_deck(position, fields)
    check(position)
    return position


def _fields(text: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not value:
            raise Unreadable("text-word", text=word[:40])
        if name not in FIELDS:
            raise Unreadable("text-field", field=name[:40])
        if name in fields:
            raise Unreadable("text-field-twice", field=name)
        fields[name] = value
    for name in NEEDED:
        if name not in fields:
            raise Unreadable("text-field-missing", field=name)
    return {**dict.fromkeys(FIELDS, "-"), "aside": "?", "deck": "?", **fields}


def _read_property(position: BoomtownPosition, fields: dict[str, str]) -> None:
    players = position.players
    for name, seat, vein in _owned("mines", fields, players, "vein"):
        mine = card_named(name)
        if mine >= MINES:
            raise Unreadable("not-a-mine", card=name[:40])
        if position.owner[mine] >= 0 or (vein and position.vein >= 0):
            raise Impossible("card-twice", card=NAMES[mine] if not vein else "new-vein")
        position.owner[mine] = seat
        position.count[TOWN[mine] * MOST_PLAYERS + seat] += 1
        if vein:
            position.vein = mine
    for name, seat, governor in _owned("mayors", fields, players, "governor"):
        town = _town(name)
        if position.mayors[town] >= 0:
            raise Impossible("mayor-twice", town=name)
        if governor and position.governor >= 0:
            raise Impossible("card-twice", card="governor")
        position.mayors[town] = seat
        if governor:
            position.governor = town
    for name, seat, girls in _owned("saloons", fields, players, "girls"):
        if girls and any(saloon[2] for saloon in position.saloons):
            raise Impossible("card-twice", card="girls")
        position.saloons += ((seat, _town(name), girls),)
    for name, seat, _ in _owned("kept", fields, players, ""):
        card = card_named(name)
        if card not in KEEPABLE:
            raise Unreadable("not-kept", card=name[:40])
        if position.kept[KEEPABLE.index(card)] >= 0:
            raise Impossible("card-twice", card=name)
        position.kept[KEEPABLE.index(card)] = seat


def _read_deck(position: BoomtownPosition, fields: dict[str, str]) -> None:
    left = list(COPIES)
    for card in in_play(position):
        _use_up(left, card)
    listed: dict[str, list[Card]] = {}
    for field in ("deck", "aside", "gone"):
        words = _list(fields[field])
        if words and words[-1] == "?" and field != "gone":
            words.pop()
        listed[field] = [card_named(word) for word in words]
        for card in listed[field]:
            _use_up(left, card)
    deck, aside = listed["deck"], listed["aside"]
    size = (position.rounds - position.round) * position.players
    rest = [card for card, copies in enumerate(left) for _ in range(copies)]
    if fields["deck"].endswith("?"):
        position.chance.shuffle(rest)
        if not 0 <= size - len(deck) <= len(rest):
            raise Impossible("deck-short", size=size, left=len(deck) + len(rest))
        cut = size - len(deck)
        deck, rest = deck + rest[:cut], rest[cut:]
    elif len(deck) != size:
        raise Impossible("deck-size", size=size, there=len(deck))
    if fields["aside"].endswith("?"):
        aside = aside + rest
    elif rest:
        raise Impossible("cards-missing", cards=[NAMES[card] for card in rest])
    position.deck, position.aside = tuple(deck), tuple(aside)


def _use_up(left: list[int], card: Card) -> None:
    left[card] -= 1
    if left[card] < 0:
        raise Impossible("card-twice", card=NAMES[card])


def _owned(
    field: str, fields: dict[str, str], players: int, mark: str
) -> list[tuple[str, int, bool]]:
    """Read `name:seat` words, each perhaps with its mark."""
    found = []
    for word in _list(fields[field]):
        name, _, seat = word.partition(":")
        marked = bool(mark) and seat.endswith(f"+{mark}")
        if marked:
            seat = seat.removesuffix(f"+{mark}")
        found.append((name, _seat(field, seat, players), marked))
    return found


def _list(value: str) -> list[str]:
    return [] if value == "-" else value.split(",")


def _town(name: str) -> int:
    if name not in TOWNS:
        raise Unreadable("town-unknown", town=name[:40])
    return TOWNS.index(name)


def _seat(field: str, word: str, players: int) -> int:
    return _whole(field, word, 0, players - 1)


def _whole(field: str, word: str, low: int, high: int) -> int:
    plain = word.isascii() and word.isdigit() and (word == "0" or word[0] != "0")
    if not plain or len(word) > 4 or not low <= int(word) <= high:
        raise Unreadable("text-number", field=field, text=word[:40], low=low, high=high)
    return int(word)
