"""No codes: whatever a person reads is words, in every language, whatever is played."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.bots.tables import GAMES, brief_judge, quick_bot
from tests.bots.test_judging import OPTIONS

from frontier.bots.adviser import _hint, _why
from frontier.bots.judging import Decision
from frontier.bots.reasons import SEVERAL, Account, account, at_once, recommend
from frontier.bots.sentences import Sentence, deed_of, look_at
from frontier.doors.talk import Talk
from frontier.doors.words import languages
from frontier.table.chance import Chance
from frontier.table.events import Event
from frontier.table.game import Game, Position
from frontier.table.match import Match, Setup

CODE = re.compile(r"[{}]|\b[a-z]+:[a-z0-9]|\b(?:seat|deed|look|cause|event|item|card|pick)\.[a-z]")
"""A slot that was not filled, a pick with its kind, or the key of a sentence."""
EVERY_DAY, LONG = 1, 1000
"""How many games are played: every day one of each game and option, else so many of each game."""
WEIGHED = 23
"""At one decision in so many the judge says its reasons."""


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the judge look at little: its words are looked at here, not its verdicts."""
    brief_judge(monkeypatch)


def _names(game: Game) -> re.Pattern[str]:
    """Find the names of things that are spelled as no language spells them."""
    found: set[str] = set()

    def gather(value: object) -> None:
        if isinstance(value, str) and re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", value):
            found.add(value)
        elif isinstance(value, dict):
            for key, one in value.items():
                gather(key)
                gather(one)
        elif isinstance(value, list | tuple):
            for one in value:
                gather(one)

    gather(dict(game.things()))
    return re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(found)) or r"(?!)")


def _said(talk: Talk, game: Game, position: Position, told: list[Event]) -> Iterator[str]:
    """Word all that can be said of a moment and of what led there."""
    for event in told:
        yield talk.event(event)
    for item in position.score():
        yield talk.item(item)
    for action in position.legal()[::7]:
        yield talk.sentence(deed_of(game, position, action, position.turn))
        yield talk.sentence(look_at(game, position, action))
        for sentence in at_once(game, position, action):
            yield talk.sentence(sentence)
    outcome = position.outcome()
    if outcome is not None:
        yield from talk.result(outcome)


def _reasons(match: Match, drawn: int) -> list[Sentence]:
    """Gather what the judge says of a decision: a hint, a move handed back, a line that follows."""
    game, position = match.game, match.position
    decision = Decision(game, position)
    legal = position.legal()
    said: list[Sentence] = []
    for told in recommend(decision):
        if isinstance(told, Account):
            said += [one for step in (1, 2, 3) for one in _hint(step, decision, told)]
    for told in account(decision, legal[drawn % len(legal)]):
        if isinstance(told, Account):
            said += [*told.why, *(step.said for step in (*told.line, *told.better_line))]
            said += _why(decision, told.verdict.action, told)
            if told.kind not in ("", SEVERAL):
                said.append(Sentence(game.name, f"mistake.{told.kind}", {}))
    return said


@pytest.mark.timeout(4 * 3600)  # for --long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_that_is_read_holds_a_code(game: Game, request: pytest.FixtureRequest) -> None:
    talks = [Talk(language, game) for language in languages()]
    names = _names(game)
    options = OPTIONS[game.name]
    long = request.config.getoption("--long")
    for number in range(LONG if long else EVERY_DAY * len(options)):
        match = Match(game, Setup(game.name, f"codes{number}", options[number % len(options)]))
        chance = Chance(f"codes{number}")
        bot = quick_bot(game, "greenhorn")
        while match.position.turn is not None:
            position = match.position
            drawn = chance.below(3)
            seat = position.turn
            action = (
                chance.choose(position.legal())
                if drawn
                else bot.choose(position, seat, chance).action
            )
            weighed = [] if chance.below(WEIGHED) else _reasons(match, chance.below(10_000))
            for talk in talks:
                for sentence in weighed:
                    text = talk.sentence(sentence)
                    assert not CODE.search(text), (sentence, text)
                    assert not names.search(text), (sentence, text)
            told = match.play(action)
            for talk in talks:
                for text in _said(talk, game, match.position, told):
                    assert not CODE.search(text), (action, text)
                    assert not names.search(text), (action, text)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_action_points_at_a_place(game: Game) -> None:
    for number, options in enumerate(OPTIONS[game.name]):
        match = Match(game, Setup(game.name, f"place{number}", options))
        chance = Chance(number)
        while match.position.turn is not None:
            position = match.position
            for action in position.legal()[::11]:
                assert look_at(game, position, action).where, action
            match.play(chance.choose(position.legal()))
