"""Which option matters when: a form that leaves out the others still begins the same match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice

import pytest

from frontier.games import all_games
from frontier.table.chance import Chance
from frontier.table.errors import Impossible
from frontier.table.game import Game, Option, Options, When

GAMES = list(all_games().values())

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def begin(game: Game, options: Options, seed: str = "options") -> str | None:
    """Write the position that a match begins with, or nothing where it is refused."""
    try:
        return game.start(options, Chance(seed)).text()
    except Impossible:
        return None


def choices(game: Game, seed: str) -> Iterator[dict[str, str]]:
    """Choose a value of every option, again and again."""
    chance = Chance(seed)
    while True:
        yield {option.name: chance.choose(option.values) for option in game.options}


def matters(option: Option, options: Options) -> bool:
    return all(when.holds(options) for when in option.when)


def wrongly_left_out(game: Game, many: int) -> set[str]:
    """List the options that begin another match where they are said not to matter."""
    found = set()
    for options in islice(choices(game, "left"), many):
        for option in game.options:
            if matters(option, options):
                continue
            usual = begin(game, {**options, option.name: option.default})
            others = {begin(game, {**options, option.name: value}) for value in option.values}
            # What does not matter may be refused when it is asked for all the same.
            if others - {None, usual}:
                found.add(option.name)
    return found


@every_game
def test_an_option_that_does_not_matter_changes_nothing(
    game: Game, many: Callable[[int], int]
) -> None:
    assert not wrongly_left_out(game, many(400))


def test_a_condition_that_says_too_much_is_found() -> None:
    boomers = all_games()["boomers"]
    never = When("railroad", among=("nowhere",))
    options = tuple(replace(option, when=(never,)) for option in boomers.options)
    wrong = wrongly_left_out(replace(boomers, options=options), 60)
    assert wrong == {option.name for option in options}


@every_game
def test_an_option_with_a_condition_matters_somewhere(game: Game) -> None:
    for option in game.options:
        told = (
            {begin(game, {**options, option.name: value}) for value in option.values} - {None}
            for options in islice(choices(game, "some"), 400)
            if matters(option, options)
        )
        assert any(len(texts) > 1 for texts in told), option.name


@every_game
def test_the_seed_matters_only_where_chance_has_a_say(
    game: Game, many: Callable[[int], int]
) -> None:
    for options in islice(choices(game, "seed"), many(400)):
        if game.drawn and not any(when.holds(options) for when in game.drawn):
            assert begin(game, options, "one") == begin(game, options, "other")


@every_game
def test_chance_has_a_say_where_it_is_said_to(game: Game) -> None:
    usual = {option.name: option.default for option in game.options}
    for when in game.drawn or (None,):
        options = {**usual, when.option: when.among[0]} if when else usual
        texts = {begin(game, options, seed) for seed in ("one", "other", "third", "fourth")}
        assert len(texts - {None}) > 1, options


@every_game
def test_conditions_name_options_of_the_game_and_their_values(game: Game) -> None:
    known = {option.name: option.values for option in game.options}
    for when in (*game.drawn, *(when for option in game.options for when in option.when)):
        assert when.option in known
        assert {*when.among, *when.but} <= {*known[when.option]}


@every_game
def test_an_expansion_can_be_added_with_what_it_needs(game: Game) -> None:
    usual = {option.name: option.default for option in game.options}
    for option in game.options:
        if not (option.expansion or option.needs):
            continue
        brought = {need.option: need.among[0] for need in option.needs}
        for value in option.values[1:]:
            assert begin(game, {**usual, **brought, option.name: value}), f"{option.name} {value}"


@every_game
def test_an_expansion_is_not_there_at_its_first_value(game: Game) -> None:
    for option in game.options:
        assert not option.expansion or option.default == option.values[0]


def test_what_an_expansion_needs_is_refused_without_it() -> None:
    game = all_games()["boomers"]
    (sooners,) = (option for option in game.options if option.needs)
    usual = {option.name: option.default for option in game.options}
    assert begin(game, {**usual, sooners.name: "on"}) is None
