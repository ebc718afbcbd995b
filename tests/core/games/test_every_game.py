"""One suite over all games and options: what must hold whatever is played."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.core.games.random_games import (
    GAMES,
    assert_prefix_free,
    every_option,
    new_match,
    play_out,
    random_options,
)
from tests.core.sentences import LANGUAGES

from frontier.games import find_game
from frontier.table.chance import Chance
from frontier.table.errors import Illegal
from frontier.table.game import Game, Position
from frontier.table.match import Match, Setup
from frontier.table.record import Record, read_record, write_record
from machine.environment import ROOT

WORDS = ROOT / "web" / "words"


def check_position(game: Game, position: Position) -> None:
    legal = position.legal()
    assert legal, "somebody is to act, but nothing is legal"
    assert legal == position.legal() == position.copy().legal()
    assert_prefix_free(legal)
    text = position.text()
    assert "\n" not in text
    again = game.read(text, Chance())
    assert again.text() == text
    assert again.legal() == legal
    assert again.turn == position.turn


def check_views(position: Position, seats: int, chance: Chance) -> None:
    for seat in range(seats):
        view = position.view(seat)
        json.dumps(view)
        dealt = position.hidden(seat, chance)
        assert dealt.view(seat) == view
        if position.turn == seat:
            assert dealt.legal() == position.legal()


@pytest.mark.parametrize(("name", "options"), list(every_option()))
def test_a_random_game_keeps_every_promise(name: str, options: dict[str, str]) -> None:
    game = find_game(name)
    match = new_match(name, options, "promise")
    if match is None:
        pytest.skip("not possible with the other options as they come")
    rules = {rule.id for rule in game.rules}
    seats = match.position.players
    chance = Chance("promise")
    for number, (before, told) in enumerate(play_out(match, chance)):
        assert all(event.rule in rules for event in told)
        if number % 7 == 0:
            check_position(game, before)
            check_views(before, seats, chance)
    check_end(match, seats)


def check_end(match: Match, seats: int) -> None:
    position = match.position
    outcome = position.outcome()
    if outcome is None:
        assert match.setup.options["clock"] == "off"
        return
    assert outcome.rule in {rule.id for rule in match.game.rules}
    assert len(outcome.totals) == seats
    items, events = [0] * seats, [0] * seats
    for item in position.score():
        items[item.seat] += item.points
    for event in (event for told in match.told for event in told):
        if event.points:
            assert event.seat is not None
            events[event.seat] += event.points
    assert items == events == list(outcome.totals)
    with pytest.raises(Illegal):
        position.play(("a1",))
    if outcome.ended_by != "repeated":  # how often a position occurred is not in its text
        again = match.game.read(position.text(), Chance())
        assert again.outcome() == outcome
    text = write_record(Record(match, ("Ann", "Bo")))
    read = read_record(text, find_game)
    assert write_record(read) == text
    assert read.match.position.text() == position.text()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_random_games_with_random_options(game: Game, many: Callable[[int], int]) -> None:
    chance = Chance("options")
    played = 0
    while played < many(300):
        match = new_match(game.name, random_options(game, chance), f"s{played}")
        if match is None:
            continue
        for _ in play_out(match, chance):
            pass
        check_end(match, match.position.players)
        played += 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_legal_is_never_refused_and_the_rest_has_a_reason(game: Game) -> None:
    match = Match(game, Setup(game.name, "reason"))
    rules = {rule.id for rule in game.rules}
    chance = Chance("reason")
    for number, (before, _) in enumerate(play_out(match, chance)):
        if number % 5:
            continue
        legal = before.legal()
        action = chance.choose(legal)
        assert all(before.why_not(action[:made]) is None for made in range(len(action) + 1))
        picks = tuple(chance.choose(chance.choose(legal)) for _ in range(1 + chance.below(3)))
        reason = before.why_not(picks)
        if reason is not None:
            assert reason.rule in rules
            assert f"why.{reason.kind}" in words("en", game.name)
            with pytest.raises(Illegal):
                before.copy().play(picks)


def words(language: str, name: str) -> dict[str, str]:
    folder = WORDS / language
    shared = json.loads((folder / "table.json").read_text("utf-8"))
    return {**shared, **json.loads((folder / f"{name}.json").read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_told_has_words(game: Game, language: str) -> None:
    known = words(language, game.name)
    chance = Chance("words")
    missing: set[str] = set()
    for number in range(6):
        match = new_match(game.name, random_options(game, chance), f"w{number}")
        if match is None:
            continue
        for before, told in play_out(match, chance):
            missing |= {f"event.{event.kind}" for event in told}
            missing |= {f"phase.{before.phase}"}
        outcome = match.position.outcome()
        missing |= {f"end.{outcome.ended_by}"} if outcome else set()
        missing |= {f"item.{item.kind}" for item in match.position.score()}
    for rule in game.rules:
        missing |= {f"rule.{rule.id}.title", f"rule.{rule.id}.text"}
    for option in game.options:
        missing |= {f"option.{option.name}", f"option.{option.name}.help"}
    assert not sorted(missing - known.keys())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_copy_is_independent(game: Game) -> None:
    match = Match(game, Setup(game.name, "copy"))
    chance = Chance("copy")
    for before, _ in play_out(match, chance):
        text = before.text()
        other = before.copy()
        other.advance(chance.choose(other.legal()))
        assert before.text() == text
        if match.cursor > 60:
            break
