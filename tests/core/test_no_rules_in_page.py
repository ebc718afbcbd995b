"""No number of a rule, no notation and no list of a game's things stands in JavaScript.

The page may know a thing by name where it draws it; what things there are, in which order, how
many, at what price and how a pick of them is spelled comes from the core.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.core.javascript import Token, tokens

from frontier.doors.page import Door
from frontier.games import NAMES, find_game
from frontier.table.chance import Chance
from frontier.table.errors import Impossible
from frontier.table.match import Match, Setup
from machine.environment import ROOT

WEB = ROOT / "web"
MODULES = sorted(
    path
    for path in WEB.rglob("*.js")
    if not {"node_modules", "shots"} & set(path.relative_to(WEB).parts)
)

# Names that are words of the page, too: they say nothing of a game.
ORDINARY = {
    *("on", "off", "full", "short", "random", "ready", "standard", "placed", "first", "length"),
    *("setup", "players", "clock", "none", "both", "end", "pass", "keep", "wait", "board", "lines"),
    *("columns", "rows", "pieces", "picks", "kinds", "hand", "tools", "empty", "side", "supply"),
    *("row", "deck", "gone", "events"),
    *("name", "points", "numbers", "seat", "die", "take", "draw", "long", "green", "red", "blue"),
    *("orange", "yellow", "purple", "gold", "extra", "discard", "water", "must", "may", "used"),
    *(
        "flat",
        "into",
        "layers",
        "throws",
        "building",
        "swap",
        "mine",
        "stone",
        "h1",
        "h2",
        "h3",
        "h4",
        "i1",
    ),
}
# Loops over what is only drawn: tufts of grass, waves, ties under rails, corners of a star.
DRAWN_LOOPS = {"tuft", "wave", "way", "side", "vein", "tooth", "tie", "slant", "corner"}
DRAWN_LOOPS |= {"stripe", "stroke"}
# Where a finding is right to stand, and why.
ALLOWED = {
    # Letters for seeds that nobody mistakes for one another; the core takes any.
    ("play/match-choices.js", "abcdefghijkmnpqrstuvwxyz23456789"),
}


class Finding(NamedTuple):
    """Something of a game that stands in a module."""

    module: str
    line: int
    what: str
    value: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.what}: {self.value}"


class Known(NamedTuple):
    """What the core says of a game."""

    names: set[str]
    """Of things, options, values and levels; without those that are ordinary words."""
    squares: set[str]
    numbers: set[int]
    heads: set[str]
    """What stands before the colon of a pick."""


def _inside(value: Any) -> Iterator[Any]:
    """List every key and value of some JSON."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from _inside(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _inside(inner)
    else:
        yield value


@cache
def facts() -> dict[str, dict[str, Any]]:
    told = json.loads(Door().answer('{"do":"facts"}'))["ok"]["games"]
    return {game["name"]: game for game in told}


def _picks(name: str) -> set[str]:
    """List the picks that come up in some matches."""
    met: set[str] = set()
    for number in range(8):
        try:
            match = Match(find_game(name), Setup(name, f"met{number}"))
        except Impossible:
            continue
        chance = Chance(number)
        while match.position.turn is not None and match.cursor < 300:
            legal = match.position.legal()
            met |= {pick for action in legal for pick in action}
            match.play(chance.choose(legal))
    return met


def _put(board: dict[str, Any] | None) -> Iterator[Any]:
    """List what is put on a set-up board; how its fields are made is for every game alike."""
    if board:
        yield from _inside(board["layers"])
        for tool in board["tools"]:
            yield from (tool["name"], *tool["pieces"])


@cache
def known(name: str) -> Known:
    told = facts()[name]
    things, options = told["things"], told["options"]
    board = things.get("board", [])
    values = [*_inside(things), *_put(told["setup_board"]), *told["levels"], *told["colours"]]
    values += [one for option in options for one in (option["name"], *option["values"])]
    words = {value for value in values if isinstance(value, str)} | _picks(name)
    # What is printed on a card is told card by card; only the rest are numbers of a rule.
    printed = {*_inside(things.get("mines", {}))}
    squares = {square for row in board for square in row}
    squares |= {line for rows in things.get("lines", {}).values() for row in rows for line in row}
    sizes = {len(board), *(len(row) for row in board)}
    sizes |= {len(part) for part in things.values() if isinstance(part, list | dict)}
    return Known(
        names={word for word in words - squares if re.fullmatch(r"[a-z][a-z-]+", word)} - ORDINARY,
        squares=squares - ORDINARY,
        numbers={
            value
            for value in [*(v for v in values if v not in printed), *sizes]
            if type(value) is int and value > 2
        },
        heads={word.partition(":")[0] for word in words if ":" in word},
    )


ALL_HEADS = {head for name in NAMES for head in known(name).heads}
ALL_SQUARES = {square for name in NAMES for square in known(name).squares}
LETTERS = ("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def findings(module: str, code: str) -> list[Finding]:
    """List what a module knows of a game that is for the core to say."""
    own = next((name for name in NAMES if module.startswith(f"games/{name}/")), None)
    read = list(tokens(code))
    found = [*_everywhere(read), *_lists(read)]
    if own:
        found += _in_its_folder(read, known(own))
    if not module.startswith("games/"):
        found += [
            (token, f"a name of {name}")
            for name in NAMES
            for token in read
            if token.kind == "text" and token.value in known(name).names
        ]
    told = {Finding(module, token.line, what, token.value) for token, what in found}
    return sorted(one for one in told if (module, one.value) not in ALLOWED)


def _everywhere(read: list[Token]) -> Iterator[tuple[Token, str]]:
    for token in read:
        if token.kind == "text":
            head = re.match(r"([a-z-]+):(?!//)", token.value)
            if head and head[1] in ALL_HEADS:
                yield token, "a pick"
            if token.value in ALL_SQUARES:
                yield token, "a square"
            runs = [run for run in re.findall(r"[A-Za-z]{3,}", token.value) if _is_run(run)]
            if token.value in runs or any(len(run) > 7 for run in runs):
                yield token, "letters"
        if token.kind == "pattern" and re.search(r"\[[a-z]-[a-y]\]", token.value):
            yield token, "squares"


def _is_run(text: str) -> bool:
    return any(text in letters or (len(text) > 7 and text[:8] in letters) for letters in LETTERS)


def _lists(read: list[Token]) -> Iterator[tuple[Token, str]]:
    """Find lists of two and more names of one game."""
    open_lists: list[list[Token]] = []
    for before, token in pairwise([Token("sign", ";", 0), *read]):
        if token == ("sign", "[", token.line):
            open_lists.append([])
            # Behind a name or a bracket it is no list: something is looked up.
            if (before.kind == "name" and before.value not in KEYWORDS) or before.value in "])":
                open_lists[-1].append(LOOKED_UP)
        elif token == ("sign", "]", token.line) and open_lists:
            names = open_lists.pop()
            if names[:1] != [LOOKED_UP] and any(_several(names, game) for game in NAMES):
                yield Token("text", ", ".join(one.value for one in names), names[0].line), "a list"
        elif token.kind == "text" and open_lists:
            open_lists[-1].append(token)


KEYWORDS = ("return", "of", "in", "case", "await")
LOOKED_UP = Token("sign", "", 0)


def _several(names: list[Token], game: str) -> bool:
    """Tell whether several of a game's names are among these; in a list colours are names, too."""
    own = known(game).names | {*facts()[game]["colours"], "gold", "building"}
    return len({name.value for name in names} & own) > 1


def _in_its_folder(read: list[Token], game: Known) -> Iterator[tuple[Token, str]]:
    """Find numbers of its rules in a game's own folder, and notation that is taken apart."""
    nothing = Token("sign", "", 0)
    padded = [nothing] * 6 + read + [nothing]
    for at, token in enumerate(padded[6:-1], 6):
        value = token.value
        before = [one.value for one in padded[at - 6 : at]]
        if token.kind == "pattern" and re.search(r"\[[a-z]-|\\d|\d", value):
            yield token, "notation"
        if token.kind == "name" and value in ("split", "charCodeAt") and before[-1] == ".":
            yield token, "notation"
        if token.kind == "text" and re.fullmatch(r"[+×-]?\d+(–\d+)?", value):
            yield token, "a number that is shown"
        if token.kind == "number" and value.isdigit() and int(value) in game.numbers:
            yield from ((token, what) for what in _of_a_rule(before, padded[at + 1].value, game))


def _of_a_rule(before: list[str], after: str, game: Known) -> Iterator[str]:
    """Tell what a number that is one of the rules stands for; most numbers only draw."""
    const, name, equals = before[-3:]
    if const == "const" and equals == "=" and name.isupper():
        yield "a number of a rule"
    if before[-1] == "/" and "floor" in before:
        yield "a number of a rule"
    if before[-1] in ("<", "<=") and after == ";" and before[-2] not in DRAWN_LOOPS:
        yield "a loop over a game's things"
    if before[-2:] == [":", "["] and before[-3] in game.names:
        yield "a price"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_a_module_knows_no_rules(path: Path) -> None:
    found = findings(path.relative_to(WEB).as_posix(), path.read_text("utf-8"))
    assert not found, "\n".join(map(str, found))


# What stood in the page once, and what this test calls it.
ONCE = [
    ("games/boomers/plat.js", "export const SIZE = 11;", "a number of a rule"),
    (
        "games/boomers/plat.js",
        'export const COLUMNS = "abcdefghijk";',
        "letters",
    ),
    ("games/boomers/plat.js", 'const SEAT_NAMES = ["blue", "orange"];', "a list"),
    ("games/boomers/plat.js", '"ABC".includes(letter)', "letters"),
    (
        "games/boomers/plat.js",
        "const is = (at) => /^[a-k]([1-9]|1[01])$/.test(at);",
        "squares",
    ),
    ("games/boomers/land.js", "for (let i = 0; i < 11; i++) {", "a loop over a game's things"),
    ("games/boomers/tray.js", "const ALL_STONES = 40;", "a number of a rule"),
    ("games/boomers/tray.js", "const CLOCK_SHOWS_AFTER = 10;", "a number of a rule"),
    ("games/boomers/land.js", 'track.split("-").map(place)', "notation"),
    ("games/boomers/marks.js", "to.charCodeAt(0) - from.charCodeAt(0)", "notation"),
    ("games/boomers/setup-painter.js", 'paintMine(ctx, plat, ink, "a11");', "a square"),
    ("games/boomers/setup-painter.js", 'paintTrack(ctx, plat, ink, "a10-a11");', "a square"),
    (
        "games/boomers/setup-painter.js",
        'const T = ["blue", "orange", "sooner", "stone"];',
        "a list",
    ),
    ("games/boomers/index.js", 'cover: ["e10", "k5"],', "a square"),
    ("games/oregon/places.js", "export const WIDTH = 15;", "a number of a rule"),
    ("games/oregon/places.js", "const HAND = 4;", "a number of a rule"),
    ("games/oregon/places.js", 'const KINDS = ["landscape", "building"];', "a list"),
    ("games/oregon/places.js", 'const B = ["post-office", "church", "warehouse"];', "a list"),
    ("games/oregon/places.js", "[`swap:${card}`, card]", "a pick"),
    ("games/oregon/places.js", "spot(id, [`joker:${symbol}`])", "a pick"),
    ("games/oregon/describe.js", 'pick.startsWith("joker:")', "a pick"),
    ("games/oregon/describe.js", "view.symbols[Math.floor(column / 3)]", "a number of a rule"),
    ("games/oregon/cards.js", 'const WORTH = { "post-office": [3] };', "a price"),
    ("games/oregon/cards.js", 'church: ["1–8"],', "a number that is shown"),
    ("games/oregon/seats.js", "for (let pip = 0; pip < 4; pip++) {", "a loop over a game's things"),
    ("games/oregon/scene.js", '["coal", "gold", "joker", "extra"].includes(token)', "a list"),
    ("games/boomtown/view.js", 'const TOWNS = ["cactus", "coyote"];', "a list"),
    ("games/boomtown/spots.js", "spot(id, [`take:${place.card.card}`])", "a pick"),
    ("games/boomtown/cards.js", 'does: [{ coin: "+2" }]', "a number that is shown"),
    ("games/boomtown/cards.js", 'saloon.girls ? "4" : "2"', "a number that is shown"),
    ("games/boomtown/layout.js", 'const P = ["dynamite", "expropriation"];', "a list"),
    ("play/seat-kinds.js", 'const K = ["greenhorn", "settler", "rancher"];', "a list"),
    ("play/match-choices.js", 'mines === "mine-count"', "a name of boomers"),
    ("play/match-choices.js", 'options["river-stones"]', "a name of boomers"),
    ("panels/covers.js", 'const PARTS = { boomers: ["e10", "k5"] };', "a square"),
]


@pytest.mark.parametrize(("module", "code", "what"), ONCE)
def test_what_stood_there_once_would_be_found(module: str, code: str, what: str) -> None:
    assert what in {one.what for one in findings(module, code)}


@pytest.mark.parametrize(
    ("module", "code"),
    [
        (
            "games/oregon/pieces.js",
            'const ICONS = { wagon: "old-wagon", "post-office": "envelope" };',
        ),
        ("games/oregon/land.js", "for (let tuft = 0; tuft < 4; tuft++) ctx.moveTo(x / 15, 10);"),
        ("games/boomers/land.js", '// a post office pays 3\nctx.font = `600 ${size}px "Text"`;'),
        ("games/boomtown/table.js", "const r = Math.min(pot.h * 0.48, 11);"),
        ("screens/home.js", 'element("h1", {}, ui("home.title"))'),
    ],
)
def test_drawing_is_left_alone(module: str, code: str) -> None:
    assert findings(module, code) == []
