"""Perft: counting all ways to go on for some moves, and finding where two counts part.

Tables are in `perft.txt`: a name, a position, and the number of ways at depths 1 to 3.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tests.core.games.boomers.second_telling import SlowBoomers

from frontier.games.boomers.position import BoomersPosition
from frontier.games.boomers.reading import read
from frontier.table.chance import Chance

TABLES = Path(__file__).with_name("perft.txt")


class Table(NamedTuple):
    name: str
    text: str
    counts: tuple[int, ...]


def read_tables(text: str) -> list[Table]:
    tables = []
    for block in text.strip().split("\n\n"):
        name, position, counts = block.splitlines()
        tables.append(Table(name, position, tuple(map(int, counts.split()))))
    return tables


def write_tables(tables: Iterable[Table]) -> str:
    return (
        "\n\n".join(
            f"{table.name}\n{table.text}\n{' '.join(map(str, table.counts))}" for table in tables
        )
        + "\n"
    )


def perft(position: BoomersPosition | SlowBoomers, depth: int) -> int:
    """Count the ways to play this many actions; works for the core and the slow one alike."""
    actions = position.legal()
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = position.copy()
        if isinstance(after, SlowBoomers):
            after.play(action)
        else:
            after.advance(action)
        count += perft(after, depth - 1)
    return count


def core_at(text: str) -> BoomersPosition:
    return read(text, Chance())


def slow_at(text: str) -> SlowBoomers:
    return SlowBoomers(text)


def wrong_branch(text: str, depth: int) -> str:
    """Walk down to the first position where core and slow differ, and tell the way and how."""
    core, slow = core_at(text), slow_at(text)
    way: list[str] = []
    while True:
        mine, theirs = set(core.legal()), slow.legal()
        if mine != theirs:
            return (
                f"after {way} at {core.text()}: only the core {sorted(mine - theirs)}, "
                f"only the second telling {sorted(theirs - mine)}"
            )
        depth -= 1
        if depth == 0:
            return f"no difference found below {text}: the table itself is wrong"
        for action in core.legal():
            branch, slow_branch = core.copy(), slow.copy()
            branch.advance(action)
            slow_branch.play(action)
            if perft(branch, depth) != perft(slow_branch, depth):
                way.append(" ".join(action))
                core, slow = branch, slow_branch
                break
        else:
            return f"no difference found below {text}: the table itself is wrong"
