"""The same sums on every Python: since 3.12 `sum` rounds floats otherwise than before."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterable
from math import fsum
from typing import Any

import pytest
from tests.bots.tables import GAMES, met, quick_bot

from frontier.games.boomtown import likely
from frontier.table.chance import Chance
from frontier.table.game import Game
from frontier.table.levels import LEVEL_NAMES


def one_by_one(numbers: Iterable[Any], start: Any = 0) -> Any:
    """Add as Python 3.11 does."""
    total = start
    for number in numbers:
        total = total + number
    return total


def with_care(numbers: Iterable[Any], start: Any = 0) -> Any:
    """Add as Python 3.12 does, and more exactly still."""
    kept = [start, *numbers]
    return fsum(kept) if any(type(one) is float for one in kept) else one_by_one(kept[1:], start)


Adding = Callable[..., Any]


def told(game: Game, add: Adding, patch: pytest.MonkeyPatch) -> list[Any]:
    """Tell what judge and levels say, while `sum` adds in this way."""
    found: list[Any] = []
    with patch.context() as here:
        here.setattr(builtins, "sum", add)
        here.setattr(likely, "_KNOWN", {})
        judge = game.judge
        assert judge
        for position in met(game, "sums", every=9):
            assert position.turn is not None
            found += [judge.evaluate(position, seat) for seat in range(position.players)]
            if judge.sensible:
                found += judge.sensible(position)
            for level in LEVEL_NAMES:
                bot = quick_bot(game, level)
                found.append(bot.choose(position, position.turn, Chance("sums")))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_verdict_depends_on_how_python_adds(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(game, one_by_one, monkeypatch) == told(game, with_care, monkeypatch)


def test_the_two_ways_of_adding_differ() -> None:
    # Else the test above would prove nothing.
    assert one_by_one([0.1] * 10) != with_care([0.1] * 10)
