"""The positions of the perft tables, and how the tables are counted anew.

By the slow second telling, never by the core. What is in the file already is kept; delete
`perft.txt` to count all of it anew.
"""

from __future__ import annotations

from tests.core.games.boomers import perft
from tests.core.games.boomers.samples import choose_action
from tests.core.games.boomers.stated import begun, text_of

from frontier.table.chance import Chance

MIDGAMES: dict[str, dict[str, str]] = {
    "base game": {},
    "railroad": {"railroad": "fork"},
    "mines": {"mines": "ready", "mine_count": "5"},
    "rivers, broken": {"rivers": "broken"},
    "rivers, long": {"rivers": "long"},
    "rivers, lakes, with stones": {"rivers": "lakes", "river_stones": "on"},
    "rivers, random": {"rivers": "random", "setup": "random"},
    "sooners": {"sooners": "on", "setup": "random"},
    "mines and rivers": {"mines": "random", "rivers": "broken"},
    "mines and sooners": {"mines": "random", "sooners": "on", "setup": "random"},
    "rivers and sooners": {"rivers": "random", "sooners": "on", "setup": "random"},
    "rivers and sooners again": {"rivers": "long", "sooners": "on", "setup": "random"},
    "mines, rivers and sooners": {
        "mines": "ready", "rivers": "lakes", "sooners": "on", "setup": "random",
    },
    "everything": {
        "railroad": "bend", "mines": "ready", "rivers": "broken", "sooners": "on",
        "setup": "random",
    },
}  # fmt: skip
STATED = {
    "standard start": begun().text(),
    "placing the last boomers": text_of(
        "A c9 B e2 D i3 E g10", "d4 f6 h8", rivers="a1 k11", pending="op bp", supply=37
    ),
    "one stone left": text_of(
        "A c9 B e2 D i3 E g10",
        "d4 f6 h8 e5 c3 c7 a9 e8 e10 g4 i6 j9 k3 h2 c11 b2 g1",
        supply=1,
    ),
    "two stones left among rivers and sooners": text_of(
        "A c2 B e2 D a1 E g7 X b1 Y h4",
        "e5 e6 f7 j3 d9 g2 c6 b5 i5 g9 h10 a7 k6 h1",
        rivers="c1 c2 c3 a3 b3 h7 h8 i7",
        mines="d8 f6 h3",
        supply=2,
    ),
    "who leaves settles those who stay": text_of(
        "A a2 B f1 D a1 E h8 Y a3",
        "d5 e4 f3 g3 h2 i1 c8 d7 f9 g6 j8 h11 h5 c6",
        rivers="b1 b2 b3 a4 d2 k9",
    ),
}
FEWEST, MOST = 20, 50
"""A midgame is taken when it has so many legal actions, so that depth 3 stays countable."""


def midgame(options: dict[str, str]) -> str:
    """Play by chance until the position is small enough, with homesteads closed if possible."""
    for number in range(1000):
        chance = Chance(number)
        position = begun(f"s{number}", **options)
        while position.turn is not None:
            small = FEWEST <= len(position.legal()) <= MOST
            if small and position.exhausted and position.phase == "moving":
                return position.text()
            position.advance(choose_action(position, chance, eager=chance.below(5) > 0))
    raise SystemExit(f"no midgame found for {options}")


def count(text: str) -> tuple[int, ...]:
    """Count a position to depth 3 with the slow second telling."""
    return tuple(perft.perft(perft.slow_at(text), depth) for depth in (1, 2, 3))


def write_tables_anew() -> None:
    """Count every position that is not in the file yet, and write the file after each."""
    texts = dict(STATED)
    texts |= {f"midgame: {name}": midgame(options) for name, options in MIDGAMES.items()}
    done = perft.read_tables(perft.TABLES.read_text("utf-8")) if perft.TABLES.exists() else []
    known = {(table.name, table.text): table for table in done}
    tables = []
    for name, text in texts.items():
        table = known.get((name, text)) or perft.Table(name, text, count(text))
        print(table.name, *table.counts, flush=True)
        tables.append(table)
        perft.TABLES.write_text(perft.write_tables(tables), "utf-8", newline="\n")
