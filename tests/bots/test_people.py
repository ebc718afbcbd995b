"""People who play at a level: they are in every game, keep to their level, and have habits."""

from __future__ import annotations

from math import copysign

import pytest
from tests.bots.tables import GAMES
from tests.conftest import Many

from benches.people import measure, signs
from frontier.bots.levels import level_of
from frontier.bots.players import make_bot, unhurried_bot
from frontier.games import NAMES, find_game
from frontier.table.chance import Chance
from frontier.table.game import Game
from frontier.table.match import Match, Setup
from frontier.table.people import PEOPLE, level_of_person

WEAK = [person for person in PEOPLE if level_of_person(person) == "greenhorn"]
STRONG = [person for person in PEOPLE if level_of_person(person) in ("rancher", "marshal")]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_everybody_plays_every_game_at_one_level_with_a_style(game: Game) -> None:
    assert tuple(game.people) == PEOPLE
    assert game.judge is not None
    for person, level in game.people.items():
        plain = game.levels[level_of_person(person)]
        assert level._replace(style=()) == plain
        assert level.style
        assert {name for name, _ in level.style} <= set(game.judge.habits)
    styles = {(level_of_person(person), level.style) for person, level in game.people.items()}
    assert len(styles) == len(PEOPLE)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_every_level_has_a_couple_of_them_and_plays_as_ever_without(game: Game) -> None:
    for name, level in game.levels.items():
        assert sum(level_of_person(person) == name for person in game.people) >= 2
        assert level_of(game, name) == level
        assert not level.style


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("person", WEAK)
def test_a_habit_can_be_told_apart_from_the_plain_level(name: str, person: str, many: Many) -> None:
    row = measure(name, person, many(300, 40))
    (sign,) = signs(name, person)
    assert copysign(1, row.apart) == sign, row
    if row.matches >= 200:
        assert abs(row.apart) > row.error, row
        assert row.low <= row.fair <= row.high, row


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("person", STRONG)
def test_what_somebody_likes_beyond_measure_is_done_by_every_search(name: str, person: str) -> None:
    """A taste reaches the choice however far ahead it is read."""
    game = find_game(name)
    assert game.judge is not None
    level = game.people[person]._replace(effort=300, samples=2, seconds=60.0)
    ((habit, points), *_) = level.style
    devoted = level._replace(style=((habit, copysign(500.0, points)),), reach=1000.0)
    match = Match(game, Setup(name, "devoted"))
    position, chance = match.position.copy(), Chance("devoted")
    counted = {0: 0.0, 1: 0.0}
    for _ in range(60):
        if position.turn is None:
            break
        counts = game.judge.habits[habit](position)
        if len({counts(action) for action in position.legal()}) > 1:
            for number, one in enumerate((level._replace(style=()), devoted)):
                bot = make_bot(game, person, one)
                counted[number] += counts(bot.choose(position, chance=Chance(1)).action)
        position.advance(chance.choose(position.legal()))
    assert copysign(1, counted[1] - counted[0]) == copysign(1, points), counted


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_the_same_match_and_move_give_the_same_choice(game: Game) -> None:
    position = Match(game, Setup(game.name, "again")).position
    for person in WEAK:
        bots = (unhurried_bot(game, person), unhurried_bot(game, person))
        first, second = (bot.choose(position, chance=Chance("again")) for bot in bots)
        assert first == second
