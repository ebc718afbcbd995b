"""Positions stated in a few words, for tests that read like a table."""

from __future__ import annotations

from frontier.games.oregon.position import OregonPosition
from frontier.games.oregon.reading import read
from frontier.table.chance import Chance

COLUMNS = "abcdefghijklmno"


def at(pieces: str = "", players: int = 2, seed: int = 1, /, **fields: str) -> OregonPosition:
    """State a position: `at("d10=g f8=B", hands="WBcc,?")`; names with _ for those with -."""
    rows = {row: ["."] * 15 for row in range(10, 0, -1)}
    for piece in pieces.split():
        square, letter = piece.split("=")
        rows[int(square[1:])][COLUMNS.index(square[0])] = letter
    words = [f"players:{players}", "board:" + "/".join("".join(row) for row in rows.values())]
    words += [f"{name.replace('_', '-')}:{value}" for name, value in fields.items()]
    return read(" ".join(words), Chance(seed))


def spaces(position: OregonPosition, *cards: str) -> set[str]:
    """List the spaces where these two cards can be played."""
    return {action[2] for action in position.legal() if action[:2] == cards}
