"""A whole match inside a link: set-up, rank of each action in the legal list, who sits where, and
what has been answered in advance.

Everything becomes one large number in mixed radix, with a checksum, written in 62 letters. A
damaged link is refused; it never opens some other position. `docs/notation.md` specifies it.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Mapping, Sequence
from typing import TypeVar

from .advance_link import put_sheets, take_sheets
from .chance import MOST_SEED, SEED_LETTERS
from .errors import TooNew, Unreadable
from .game import Game
from .match import Match, Setup
from .people import KINDS, PEOPLE, level_of_person
from .record import Record

VERSION = "1"
LESSON = "L"
"""Begins the link of a lesson, which is read elsewhere: never the version of a match."""
BOT = "B"
"""Begins the link of a bot of the laboratory, which is read elsewhere too."""
ASSIGNMENT = "C"
"""Begins the link of what a class is given to do."""
RESULT = "R"
"""Begins the link of what a pupil has done."""
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
MOST_LETTERS = 8_000
MOST_NAME = 80

_T = TypeVar("_T")

_GAMES = 16
_OPTIONS = 32
_VALUES = 64  # more than any option has; the last one says that a text follows
_LENGTH = 4096
_ACTIONS = 5001  # one more than a link can hold; a longer match is a record
_KINDS = 8
_PEOPLE = 64
_CHECK = 1 << 32


def write_link(record: Record, games: Mapping[str, Game]) -> str:
    """Write a match, up to the move that it is at, as the text behind the `#` of an address."""
    match = record.match
    number = DigitWriter()
    number.put(list(games).index(match.game.name), _GAMES)
    _put_options(number, match)
    number.put(len(match.setup.seed), MOST_SEED + 1)
    for letter in match.setup.seed:
        number.put(SEED_LETTERS.index(letter), len(SEED_LETTERS))
    number.put(match.setup.position is not None, 2)
    if match.setup.position is not None:
        number.put_bytes(match.setup.position.encode())
    number.put(len(record.players), _GAMES)
    for name in record.players:
        number.put_bytes(name.encode(errors="replace"))
    number.put(match.cursor, _ACTIONS)
    for move, action in enumerate(match.actions[: match.cursor]):
        legal = match.at(move).legal()
        number.put(legal.index(action), len(legal))
    seats = match.position.players
    kinds = (*record.kinds, *[KINDS[0]] * seats)[:seats]
    for kind in kinds:
        number.put(KINDS.index(level_of_person(kind)), _KINDS)
    for kind in kinds:
        number.put(PEOPLE.index(kind) + 1 if kind in PEOPLE else 0, _PEOPLE)
    if record.sheets:
        put_sheets(number, record.sheets, match.cursor)
    text = VERSION + spell(seal(number.value()))
    if len(text) > MOST_LETTERS:
        raise Unreadable("link-long")
    return text


def read_link(text: str, games: Mapping[str, Game]) -> Record:
    """Read a match from its link, or refuse the link."""
    if not text or len(text) > MOST_LETTERS:
        raise Unreadable("link-damaged")
    if text[0] != VERSION:
        # Versions to come will be digits; a letter stands there when the first one was cut off.
        newer = text[0] in LETTERS[:10] and text[0] > VERSION
        raise TooNew("link-new", version=text[0]) if newer else Unreadable("link-damaged")
    number = DigitReader(unseal(number_of(text[1:])))
    try:
        record = _read(number, games)
    except TooNew:
        raise
    except (ValueError, LookupError, ArithmeticError) as error:
        raise Unreadable("link-damaged") from error
    if number.left:
        raise _newer()
    return record


def _newer() -> TooNew:
    """Say that a link, which is whole by its checksum, holds more than is known here."""
    return TooNew("link-new", version=VERSION)


def _read(number: DigitReader, games: Mapping[str, Game]) -> Record:
    game = _known(list(games.values()), number.take(_GAMES))
    options = _take_options(number, game)
    letters = range(number.take(MOST_SEED + 1))
    seed = "".join(SEED_LETTERS[number.take(len(SEED_LETTERS))] for _ in letters)
    position = number.take_bytes().decode() if number.take(2) else None
    players = tuple(number.take_bytes().decode()[:MOST_NAME] for _ in range(number.take(_GAMES)))
    match = Match(game, Setup(game.name, seed, options, position))
    for _ in range(number.take(_ACTIONS)):
        legal = match.position.legal()
        match.play(legal[number.take(len(legal))])
    # Links of before have no kinds: a number that has ended goes on with noughts, all persons.
    digits = [number.take(_KINDS) for _ in range(match.position.players)]
    people = [number.take(_PEOPLE) for _ in digits]
    if max(digits) >= len(KINDS) or max(people) > len(PEOPLE):
        raise _newer()
    kinds = tuple(
        _seated(KINDS[digit], person) for digit, person in zip(digits, people, strict=True)
    )
    sheets = take_sheets(number, match)
    return Record(match, players, kinds if any(digits) else (), sheets)


def _seated(kind: str, person: int) -> str:
    """Name who sits at a seat: nobody in particular, or somebody who plays at that level."""
    if not person:
        return kind
    if level_of_person(PEOPLE[person - 1]) != kind:
        raise _newer()
    return PEOPLE[person - 1]


def _put_options(number: DigitWriter, match: Match) -> None:
    """Write which options differ from their defaults, and how: a place in the list, or a text."""
    number.put(len(match.game.options), _OPTIONS)
    for option in match.game.options:
        value = match.setup.options[option.name]
        number.put(value != option.default, 2)
        if value == option.default:
            continue
        if value in option.values:
            number.put(option.values.index(value), _VALUES)
        else:
            number.put(_VALUES - 1, _VALUES)
            number.put_bytes(value.encode())


def _take_options(number: DigitReader, game: Game) -> dict[str, str]:
    """Read the options; those that the game has got since then keep their defaults."""
    options = {}
    count = number.take(_OPTIONS)
    if count > len(game.options):
        raise _newer()
    for option in game.options[:count]:
        if number.take(2):
            place = number.take(_VALUES)
            drawn = place == _VALUES - 1
            value = number.take_bytes().decode() if drawn else _known(option.values, place)
            options[option.name] = value
    return options


def _known(things: Sequence[_T], place: int) -> _T:
    if place >= len(things):
        raise _newer()
    return things[place]


class DigitWriter:
    """Digits of a number, each with its own radix, the first one lowest."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, digit: int, radix: int) -> None:
        """Put a digit above those that are there."""
        if not 0 <= digit < radix:
            raise Unreadable("link-long")
        self._digits.append((digit, radix))

    def put_bytes(self, octets: bytes) -> None:
        """Put a text: its length, and its bytes."""
        self.put(len(octets), _LENGTH)
        for octet in octets:
            self.put(octet, 256)

    def value(self) -> int:
        """Give the number."""
        value = 0
        for digit, radix in reversed(self._digits):
            value = value * radix + digit
        return value


class DigitReader:
    """Takes the digits off a number again."""

    def __init__(self, value: int) -> None:
        self.left = value

    def take(self, radix: int) -> int:
        """Take the lowest digit; a number that has ended goes on with noughts."""
        self.left, digit = divmod(self.left, radix)
        return digit

    def take_bytes(self) -> bytes:
        """Take a text."""
        return bytes(self.take(256) for _ in range(self.take(_LENGTH)))


def seal(value: int) -> int:
    """Put the checksum of a number below it."""
    return value * _CHECK + _checksum(value)


def unseal(sealed: int) -> int:
    """Take the checksum off again, or refuse the number."""
    value, check = divmod(sealed, _CHECK)
    if check != _checksum(value):
        raise Unreadable("link-damaged")
    return value


def write_sealed(kind: str, version: str, value: int) -> str:
    """Write a number as a link: what it is, its version, and the sealed number."""
    return kind + version + spell(seal(value))


def read_sealed(text: str, kind: str, version: str, most: int) -> int:
    """Read the number of a link of that kind, or refuse the link."""
    if not 2 < len(text) <= most or text[0] != kind:
        raise Unreadable("link-damaged")
    if text[1] != version:
        newer = text[1] in LETTERS and text[1] > version
        raise TooNew("link-new", version=text[1]) if newer else Unreadable("link-damaged")
    return unseal(number_of(text[2:]))


def _checksum(value: int) -> int:
    return crc32(value.to_bytes((value.bit_length() + 7) // 8, "little"))


def spell(value: int) -> str:
    """Write a number in the letters of a link."""
    letters = []
    while value:
        value, letter = divmod(value, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(reversed(letters))


def number_of(text: str) -> int:
    """Read a number from the letters of a link, or refuse them."""
    value = 0
    for letter in text:
        place = LETTERS.find(letter)
        if place < 0:
            raise Unreadable("link-damaged")
        value = value * len(LETTERS) + place
    if text[:1] == LETTERS[0]:  # a nought in front would not change the number
        raise Unreadable("link-damaged")
    return value
