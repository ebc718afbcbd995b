"""The text record of a match: headers, an empty line, then one action a line.

Behind an action stands what chance gave, after ` = `; reading replays it all and checks that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from .advance import Sheet
from .errors import FrontierError, TooNew, Unreadable
from .events import Event
from .game import Game
from .match import Match, Setup
from .people import KINDS, PEOPLE
from .picks import Action, read_action, write_action

FORMAT = 1
TITLE = "frontier record"
MOST_LETTERS = 1_000_000


@dataclass(frozen=True, slots=True)
class Record:
    """A match with the names of its players."""

    match: Match
    players: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    """Who sits where, as links tell it (`people.KINDS`); nothing is known when it is empty. A text
    tells it where somebody of `people.PEOPLE` plays."""
    sheets: tuple[Sheet, ...] = ()
    """What has been answered in advance; only links tell it."""


def given(told: Iterable[Event]) -> str:
    """Gather what chance gave in one action."""
    return " ".join(event.given for event in told if event.given)


def write_record(record: Record) -> str:
    """Write a match as text, up to the move that it is at."""
    match = record.match
    lines = [f"{TITLE} {FORMAT}", f"game: {match.game.name}"]
    if match.setup.position is None:
        options = " ".join(f"{name}={value}" for name, value in match.setup.options.items())
        lines.append(f"options: {options}")
    else:
        lines.append(f"position: {_one_line(match.setup.position)}")
    lines.append(f"seed: {match.setup.seed}")
    lines += [f"player {seat}: {_one_line(name)}" for seat, name in enumerate(record.players)]
    if any(kind in PEOPLE for kind in record.kinds):
        lines += [f"kind {seat}: {kind}" for seat, kind in enumerate(record.kinds)]
    outcome = match.position.outcome()
    if outcome is not None:
        lines.append(f"result: {' '.join(map(str, outcome.totals))} ({outcome.ended_by})")
    lines.append("")
    for action, told in zip(match.actions[: match.cursor], match.told, strict=False):
        chance = given(told)
        lines.append(write_action(action) + (f" = {chance}" if chance else ""))
    return "\n".join(lines) + "\n"


def read_record(text: str, find_game: Callable[[str], Game]) -> Record:
    """Read a record and replay it; every line that is wrong is refused by its number."""
    if len(text) > MOST_LETTERS:
        raise Unreadable("record-long", most=MOST_LETTERS)
    lines = text.removeprefix("\ufeff").splitlines()
    _check_title(lines[0] if lines else "")
    numbered = iter(enumerate(lines[1:], 2))
    headers: dict[str, str] = {}
    for number, line in numbered:
        if not line.strip():
            break
        name, colon, value = line.partition(":")
        if not colon:
            raise Unreadable("record-header", line=number, text=line[:80])
        headers[name.strip()] = value.strip()
    match = Match(find_game(_need(headers, "game")), _setup(headers))
    for number, line in numbered:
        if line.strip() and not line.startswith("#"):
            _replay(match, line, number)
    seats = range(len(match.game.colours))
    players = tuple(headers[f"player {seat}"] for seat in seats if f"player {seat}" in headers)
    return Record(match, players, _kinds(headers, match.position.players))


def _kinds(headers: dict[str, str], seats: int) -> tuple[str, ...]:
    """Read who sits where; nothing is known where any of them is not known here."""
    kinds = tuple(headers.get(f"kind {seat}", "") for seat in range(seats))
    return kinds if all(kind in (*KINDS, *PEOPLE) for kind in kinds) else ()


def _check_title(line: str) -> None:
    title, _, version = line.strip().rpartition(" ")
    if title != TITLE or not version.isascii() or not version.isdigit():
        raise Unreadable("record-title")
    if int(version[:9]) > FORMAT:
        raise TooNew("record-new", version=version[:9])


def _need(headers: dict[str, str], name: str) -> str:
    if name not in headers:
        raise Unreadable("record-missing", header=name)
    return headers[name]


def _setup(headers: dict[str, str]) -> Setup:
    options: dict[str, str] = {}
    for word in headers.get("options", "").split():
        name, equals, value = word.partition("=")
        if not equals:
            raise Unreadable("record-option", text=word[:40])
        options[name] = value
    return Setup(headers["game"], _need(headers, "seed"), options, headers.get("position"))


def _replay(match: Match, line: str, number: int) -> None:
    picks, _, chance = line.partition(" = ")
    try:
        action: Action = read_action(picks)
        told = match.play(action)
    except FrontierError as error:
        error.values.update(line=number, game=match.game.name)
        raise
    if given(told) != chance.strip():
        raise Unreadable("record-chance", line=number, given=given(told), text=chance[:80])


def _one_line(text: str) -> str:
    return " ".join(text.split())
