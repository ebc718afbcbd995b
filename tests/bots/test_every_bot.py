"""One suite over all games, options and levels: what must hold whoever plays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.bots.tables import GAMES, met, quick_bot
from tests.core.games.random_games import new_match

from frontier.games import find_game
from frontier.table.chance import Chance
from frontier.table.game import Game
from frontier.table.levels import LEVEL_NAMES

MOST_ACTIONS = 60
"""How far a match is followed; with the clock off it need not end."""


def every_option() -> Iterator[tuple[str, dict[str, str]]]:
    for game in GAMES:
        yield game.name, {}
        for option in game.options:
            # Numbers of tracks change nothing for a bot.
            values = option.values if option.name != "tracks" else ()
            for value in values:
                if value != option.default:
                    yield game.name, {option.name: value}
    yield "boomers", {"setup": "placed", "sooners": "on"}
    everything = {"mines": "random", "rivers": "random", "railroad": "random", "sooners": "on"}
    yield "boomers", {"setup": "random", **everything}


@pytest.mark.parametrize(("name", "options"), list(every_option()))
def test_bots_play_only_what_is_legal(name: str, options: dict[str, str]) -> None:
    match = new_match(name, options, "legal")
    if match is None:
        pytest.skip("not possible with the other options as they come")
    names = LEVEL_NAMES + LEVEL_NAMES[::-1]
    bots = [quick_bot(match.game, names[seat]) for seat in range(match.position.players)]
    chance = Chance("legal")
    while match.position.turn is not None and match.cursor < MOST_ACTIONS:
        seat = match.position.turn
        match.play(bots[(seat + match.cursor) % len(bots)].choose(match.position, seat, chance)[0])


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_chance_gives_the_same_choice(game: Game, level: str) -> None:
    for position in met(game, "same", every=15):
        seat = position.turn
        assert seat is not None
        choices = [
            quick_bot(game, level).choose(position, seat, Chance("choice")) for _ in range(2)
        ]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_seat_cannot_see_does_not_change_its_choice(game: Game, level: str) -> None:
    other = Chance("elsewhere")
    for position in met(game, "unseen", every=12):
        seat = position.turn
        assert seat is not None
        chosen = quick_bot(game, level).choose(position, seat, Chance("choice"))
        for _ in range(2):
            elsewhere = position.hidden(seat, other)
            again = quick_bot(game, level).choose(elsewhere, seat, Chance("choice"))
            assert again == chosen


@pytest.mark.parametrize("game", ["oregon", "boomtown"])
def test_there_is_something_that_a_seat_cannot_see(game: str) -> None:
    # Else the test above would hold for a bot that looks into the cards.
    position = next(met(find_game(game), "unseen"))
    texts = {position.hidden(0, Chance(seed)).text() for seed in range(5)}
    assert len(texts) > 1


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_choice_is_there_from_the_first_moment(game: Game, level: str) -> None:
    position = next(met(game, "moment"))
    assert position.turn is not None
    bot = quick_bot(game, level)
    for progress in bot.think(position, position.turn, Chance()):
        assert 0 <= progress <= 1
        assert bot.choice is not None
        assert bot.choice.action in position.legal()
        assert bot.choice.line[0] == bot.choice.action


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_features_add_up_to_the_evaluation(game: Game) -> None:
    judge = game.judge
    assert judge is not None
    for position in met(game, "features"):
        for seat in range(position.players):
            features = judge.features(position, seat)
            total = sum(feature.value * feature.weight for feature in features)
            assert total == pytest.approx(judge.evaluate(position, seat), abs=1e-6)
            names = [feature.name for feature in features]
            assert len(set(names)) == len(names)
            assert set(judge.changing) <= set(names)


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_thinking_is_cut_short_by_the_clock(game: Game, level: str) -> None:
    position = next(met(game, "clock"))
    assert position.turn is not None
    bot = quick_bot(game, level)
    bot.level = bot.level._replace(effort=10**9, samples=10**6, seconds=0.0)
    assert bot.choose(position, position.turn, Chance()).action in position.legal()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_slow_device_plays_as_well_only_later(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = next(met(game, "slow"))
    assert position.turn is not None
    in_time = quick_bot(game, "marshal")
    expected = in_time.choose(position, position.turn, Chance("slow"))
    bot = quick_bot(game, "marshal")
    begun = iter([0.0])  # half a minute passes before anything is found
    monkeypatch.setattr("frontier.bots.bot.perf_counter", lambda: next(begun, 30.0))
    assert bot.choose(position, position.turn, Chance("slow")) == expected
    assert bot.work == in_time.work
