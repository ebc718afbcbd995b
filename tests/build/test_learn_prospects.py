"""The program that learned Boomers' prospects: what it counts, and what it makes of it."""

from __future__ import annotations

import pytest

from benches.learn_prospects import NAMES, UNITS, Sample, features, fit, play, written
from frontier.bots.bot import VICTORY
from frontier.games.boomers import GAME
from frontier.games.boomers.position import BoomersPosition
from frontier.games.boomers.quick_board import BoomersBoard
from frontier.table.chance import Chance

OPTIONS = ({"setup": "random"}, {"setup": "random", "mines": "random", "sooners": "on"})


@pytest.mark.parametrize("options", OPTIONS, ids=["base", "mines and sooners"])
def test_features_times_weights_are_what_the_marshal_sees(options: dict[str, str]) -> None:
    position = GAME.start(GAME.complete(options), Chance("learn"))
    assert isinstance(position, BoomersPosition)
    chance = Chance("learn")
    for _ in range(20):
        if position.turn is None:
            break
        board = BoomersBoard(position, VICTORY)
        weights = [part for name in NAMES for part in getattr(board.prospects.weights, name)]
        total = sum(a * b for a, b in zip(features(position), weights, strict=True))
        assert total == pytest.approx(-board.value() if board.side else board.value())
        position.advance(chance.choose(position.legal()))


def test_the_same_seed_learns_from_the_same_positions() -> None:
    first, again, other = (play(seed, OPTIONS[0], 40) for seed in ("one", "one", "two"))
    assert first == again != other
    assert len(first) > 5


def test_weights_are_found_again_and_written_as_they_stand() -> None:
    chance = Chance("weights")
    weights = [number - 7.5 for number in range(len(UNITS))]
    samples = []
    for _ in range(400):
        counts = tuple(chance.below(100) - 50.0 for _ in UNITS)
        margin = sum(a * b for a, b in zip(counts, weights, strict=True))
        samples.append(Sample(counts, margin))
    found = fit(samples)
    assert found == pytest.approx(weights, abs=0.01)
    assert written(weights)[1] == "    settled=Weight(-7.5, -6.5),"
