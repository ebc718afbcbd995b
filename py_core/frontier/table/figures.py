"""The figures of the rules pages: positions stated as text, with what is picked or played there.

A game keeps its own in data/figures.json, by rule; a bad one is refused by name.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from .chance import Chance
from .data import read_data
from .errors import Unreadable
from .events import Event
from .game import Game, Position
from .picks import Action, Pick, next_picks, read_action

MOST_PREVIEWS = 8
_FIELDS = frozenset(
    ("caption", "position", "play", "then", "picks", "pointed", "shown", "part", "cover", "values")
)


class Figure(NamedTuple):
    """One picture: what the painter shows, and the words below it."""

    rule: str
    caption: str
    """Its sentence is `<game>.figure.<caption>`."""
    values: Mapping[str, Any]
    """What fills the caption: numbers of the core, never written by hand."""
    view: Mapping[str, Any]
    picks: tuple[Pick, ...]
    next: tuple[Pick, ...]
    previews: tuple[tuple[Pick, tuple[Event, ...]], ...]
    pointed: Pick | None
    last: tuple[Event, ...]
    shown: tuple[Pick, ...]
    part: tuple[str, ...]
    """The spots, or the region, that the picture is cut down to; nothing for all of it."""
    cover: tuple[str, ...]
    """What of it is the picture of the game on the home page."""


def load_figures(game: Game) -> list[Figure]:
    """Read and check the figures of a game, in the order of its rules."""
    text = read_data(f"frontier.games.{game.name}", "figures.json")
    try:
        return read_figures(game, json.loads(text))
    except json.JSONDecodeError as error:
        raise Unreadable("figures", game=game.name, problem=str(error)) from error


def read_figures(game: Game, data: Any) -> list[Figure]:
    """Check the figures of a game: every rule exists, every position and every pick is legal."""
    known = [rule.id for rule in game.rules]
    if not isinstance(data, dict) or not all(isinstance(part, list) for part in data.values()):
        raise Unreadable("figures", game=game.name, problem="not lists of figures by rule")
    for rule in data:
        if rule not in known:
            raise Unreadable("figures", game=game.name, problem=f"{rule}: there is no such rule")
    return [
        _read(game, rule, number, entry)
        for rule in known
        for number, entry in enumerate(data.get(rule, ()), 1)
    ]


def _read(game: Game, rule: str, number: int, entry: Any) -> Figure:
    try:
        if not isinstance(entry, dict) or entry.keys() - _FIELDS:
            raise ValueError(f"its fields are {', '.join(sorted(_FIELDS))}")
        return _figure(game, rule, entry)
    except (KeyError, ValueError, TypeError, IndexError) as error:
        problem = f"{rule}, figure {number}: {error}"
        raise Unreadable("figures", game=game.name, problem=problem) from error


def _figure(game: Game, rule: str, entry: Mapping[str, Any]) -> Figure:
    position = game.read(entry["position"], Chance(game.name))
    seat = position.turn
    told: list[Event] = []
    for line in entry.get("play", ()):
        told = position.play(read_action(line))
    picks = tuple(str(entry.get("picks", "")).split())
    legal = position.legal()
    following = next_picks(legal, picks)
    pointed = entry.get("pointed")
    if (picks and not following) or (pointed is not None and pointed not in following):
        raise ValueError(f"no legal action begins with {' '.join(picks)} {pointed or ''}".rstrip())
    caused = told
    if "then" in entry:  # what the caption tells comes after what the picture shows
        caused = position.copy().play(read_action(entry["then"]))
    sources = entry.get("values", {})
    values = {
        name: _value(str(source), position, caused, following) for name, source in sources.items()
    }
    return Figure(
        rule,
        str(entry["caption"]),
        values,
        position.view(seat if game.secrets else position.turn),
        picks,
        tuple(following) if "picks" in entry else (),
        _previews(position, legal, picks),
        pointed,
        tuple(told),
        tuple(str(entry.get("shown", "")).split()),
        tuple(str(entry.get("part", "")).split()),
        tuple(str(entry.get("cover", "")).split()),
    )


def _previews(
    position: Position, legal: list[Action], picks: tuple[Pick, ...]
) -> tuple[tuple[Pick, tuple[Event, ...]], ...]:
    """Tell what each last pick would do, as the table shows it before it is made."""
    made = len(picks)
    complete = [action for action in legal if action[:made] == picks and len(action) == made + 1]
    if not picks or len(complete) > MOST_PREVIEWS:
        return ()
    return tuple((action[made], tuple(position.copy().play(action))) for action in complete)


def _value(source: str, position: Position, told: list[Event], following: list[Pick]) -> Any:
    """Find a number for a caption.

    `next`                 how many picks can follow
    `total 0`              the score of seat 0
    `item 2 squares`       a value, or the points, of the third item of the score
    `event fee gold`       a value, or the points, of the first such event; `event 2 …` by number
    `view bid gold`        whatever the view holds there
    """
    kind, *words = source.split()
    if kind == "next":
        return len(following)
    if kind == "total":
        return sum(item.points for item in position.score() if item.seat == int(words[0]))
    if kind == "item":
        item = position.score()[int(words[0])]
        return item.points if words[1] == "points" else item.values[words[1]]
    if kind == "event":
        event = (
            told[int(words[0])]
            if words[0].isdigit()
            else next(event for event in told if event.kind == words[0])
        )
        return event.points if words[1] == "points" else event.values[words[1]]
    if kind == "view":
        found: Any = position.view(position.turn)
        for word in words:
            found = found[int(word) if isinstance(found, list) else word]
        return found
    raise ValueError(f"“{source}” is no source of a number")
