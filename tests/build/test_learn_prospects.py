"""The program that learned Boomers' prospects: what it counts, and what it makes of it."""

from __future__ import annotations

import pytest

from benches.learn_prospects import (
    NAMES,
    UNITS,
    Sample,
    explained,
    features,
    fit,
    play,
    said,
    written,
)
from frontier.bots.bot import VICTORY
from frontier.games.boomers import GAME
from frontier.games.boomers.position import BoomersPosition
from frontier.games.boomers.prospect_weights import WEIGHTS, Hopes
from frontier.games.boomers.quick_board import BoomersBoard
from frontier.table.chance import Chance

OPTIONS = (
    {"setup": "random"},
    {"setup": "random", "mines": "random"},
    {"setup": "random", "mines": "random", "sooners": "on"},
)


@pytest.mark.parametrize("options", OPTIONS, ids=["base", "mines", "mines and sooners"])
def test_features_times_weights_are_what_the_marshal_sees(options: dict[str, str]) -> None:
    position = GAME.start(GAME.complete(options), Chance("learn"))
    assert isinstance(position, BoomersPosition)
    chance = Chance("learn")
    for _ in range(40):
        if position.turn is None:
            break
        board = BoomersBoard(position, VICTORY)
        known = board.prospects.weights
        weights = [part for name in NAMES for part in getattr(known, name)]
        weights += [known.stuck, *known.hopes] if known.hopes else []
        total = said(weights, Sample(*features(position), 0.0))
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
        samples.append(Sample(counts, (), margin))
    found = fit(samples)
    assert found == pytest.approx(weights, abs=0.01)
    assert written(weights)[1] == "    settled=Weight(-7.5, -6.5),"


def test_hope_is_found_again_besides() -> None:
    chance = Chance("hope")
    known = WEIGHTS[True, False]
    assert known.hopes
    weights = [part for name in NAMES for part in getattr(known, name)] + [known.stuck]
    weights += [1.0, -1.0, -0.8, -0.5, -2.0, -0.03, 0.02]

    def drawn(most: int) -> float:
        return chance.below(2 * most + 1) - most

    samples = []
    for _ in range(1_500):
        points, early, lead = drawn(9), chance.below(100) / 100, drawn(1)
        counts = [points, lead, *[drawn(10) for _ in NAMES[2:]]]
        facts = (
            1.0,
            *[float(chance.below(2)) for _ in range(4)],
            chance.below(40),
            20.0 + drawn(9),
        )
        both = tuple(part for one in counts for part in (one, one * early))
        sample = Sample(both, facts, 0.0)
        samples.append(sample._replace(margin=said(weights, sample)))
    found = fit(samples)
    assert explained(samples, found) > 0.99
    hopeless = [*found[: len(UNITS)], 0.0, 9.0, *[0.0 for _ in Hopes._fields[1:]]]
    assert explained(samples, hopeless) < 0.9
    assert written(found)[-9] == f"        even={found[len(UNITS) + 1]:.4g},"
