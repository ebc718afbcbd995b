"""Groups on a lean table: who stands together, and what a space beside them promises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .land import BESIDE, SPACES
from .scoring import GROUP_POINTS, GROUP_SIZE
from .worths import BESIDE_WORTH, BLOCK

if TYPE_CHECKING:
    from .lean import Lean


def join(table: Lean, seat: int, space: int) -> bool:
    """Put a farmer into its group; tell whether that makes a group that scores."""
    board, cover, groups = table.board, table.cover[seat], table.groups[seat]
    parts: list[tuple[int, ...]] = []
    if cover[space]:
        for near in BESIDE[space]:
            part = groups.get(near)
            if part is not None and part not in parts:
                parts.append(part)
    edge = [near for near in BESIDE[space] if not board[near]]
    # What touches no other farmer has no other group beside it.
    alone = {near for near in edge if cover[near] == 1}
    for part in parts:
        for member in part:
            edge += [near for near in BESIDE[member] if not board[near] and near not in edge]
    before = [0.0 if near in alone else _promise(groups, near) for near in edge]
    whole = (space, *[member for part in parts for member in part])
    for member in whole:
        groups[member] = whole
    size = len(whole)
    # Rule: a part of three or more has scored already, so the whole scores nothing more.
    scores = size >= GROUP_SIZE and all(len(part) < GROUP_SIZE for part in parts)
    promise = _worth_beside(size if size < GROUP_SIZE else SPACES)
    others = BLOCK / (table.players - 1)
    for near, old in zip(edge, before, strict=True):
        change = (promise if near in alone else _promise(groups, near)) - old
        if change:
            for other, want in enumerate(table.want):
                want[near] += change if other == seat else change * others
    return scores


def _promise(groups: dict[int, tuple[int, ...]], space: int) -> float:
    """Tell what a farmer on an empty space would be worth for its group."""
    size = 0
    seen: list[tuple[int, ...]] = []
    for near in BESIDE[space]:
        part = groups.get(near)
        if part is not None and part not in seen:
            seen.append(part)
            size += len(part) if len(part) < GROUP_SIZE else SPACES
    return _worth_beside(size)


def _worth_beside(size: int) -> float:
    """Tell what a farmer is worth beside groups of so many, SPACES where one has scored."""
    if not size or size >= SPACES:
        return 0.0
    return GROUP_POINTS if size + 1 >= GROUP_SIZE else BESIDE_WORTH
