"""One judge: hint, reason, teacher and look back say the same of every position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
from tests.bots.plain_prospects import worth
from tests.bots.tables import GAMES, brief_judge, quick_bot

from frontier.bots.adviser import Adviser
from frontier.bots.bot import VICTORY
from frontier.bots.following import replay
from frontier.bots.judging import Decision
from frontier.bots.reasons import Account, recommend
from frontier.bots.review import Review
from frontier.bots.sentences import deed_of
from frontier.bots.teacher import TOLERANCES, hands_back, is_mistake
from frontier.games import find_game
from frontier.games.boomers.position import BoomersPosition
from frontier.table.chance import Chance
from frontier.table.game import Game
from frontier.table.match import Match, Setup
from frontier.table.picks import Action

OPTIONS: dict[str, list[dict[str, str]]] = {
    "boomers": [
        {},
        {"setup": "random"},
        {"setup": "random", "mines": "random"},
        {"setup": "random", "railroad": "random", "rivers": "random", "sooners": "on"},
        {"setup": "placed"},
    ],
    "oregon": [{"players": "2"}, {"players": "3"}, {"players": "4"}],
    "boomtown": [{"players": "3", "length": "short"}, {"players": "4"}, {"players": "5"}],
}
EVERY_DAY, LONG, WHOLE = 2, 1000, 3
"""How many positions of each game and option are asked about, and by its whole effort."""


@pytest.fixture(autouse=True)
def brief(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the judge look at little: whether all agree with it does not hang on its effort."""
    if request.node.get_closest_marker("long") is None:
        brief_judge(monkeypatch)


def moments(game: Game, options: dict[str, str], seed: str, count: int) -> Iterator[Match]:
    """Give matches at decisions that are drawn at random, on the way of somewhat random players."""
    found = 0
    for number in range(count):
        chance = Chance(f"{seed}{number}")
        match = Match(game, Setup(game.name, f"{seed}{number}", options))
        bot = quick_bot(game, "greenhorn")
        taken = 0
        while match.position.turn is not None and taken < 10:
            position = match.position
            if len(position.legal()) > 1 and chance.below(12) == 0:
                yield match
                found, taken = found + 1, taken + 1
                if found == count:
                    return
            if chance.below(4):
                match.play(bot.choose(position, position.turn, chance).action)
            else:
                match.play(chance.choose(position.legal()))


@pytest.mark.timeout(4 * 3600)  # for --long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_hinted_action_is_never_handed_back_nor_called_a_mistake(
    game: Game, request: pytest.FixtureRequest
) -> None:
    count = LONG if request.config.getoption("--long") else EVERY_DAY
    drawn = Chance("drawn")
    for options in OPTIONS[game.name]:
        for match in moments(game, options, "one", count):
            _agree(match, drawn.below(10_000))


@pytest.mark.long
@pytest.mark.timeout(4 * 3600)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nor_is_it_where_the_judge_looks_at_all_that_it_does_in_the_page(game: Game) -> None:
    drawn = Chance("whole")
    for options in OPTIONS[game.name]:
        for match in moments(game, options, "whole", WHOLE):
            _agree(match, drawn.below(10_000))


def _agree(match: Match, drawn: int = 7) -> None:
    """Ask for a hint, and then everybody else, who remembers nothing of it."""
    hint = _finish(lambda: Adviser().hint(match, 3, 1e6))
    deed = hint["hint"][0]["values"]["deed"]
    others = Adviser()
    decision = others._decision(match, match.cursor)
    for _ in decision.think():
        pass
    assert decision.best is not None
    hinted = decision.best.action
    assert deed == deed_of(match.game, match.position, hinted).told()
    assert _finish(lambda: others.teach(match, hinted, "little", 1e6))["back"] is None
    assert not _reviewed(others, match, hinted)
    legal = match.position.legal()
    action = legal[drawn % len(legal)]
    back = _finish(lambda: others.teach(match, action, "little", 1e6))["back"]
    mistakes = _reviewed(others, match, action)
    seat = match.position.turn
    why = _finish(lambda: others.why(match, action, match.cursor, seat, 1e6))
    said = [sentence for sentence in why["why"] if sentence["key"] == "why.better"]
    if back is None:
        assert not mistakes
        assert not said
        return
    assert [mistake["better"] for mistake in mistakes] == [back["better"]] == [hinted]
    assert said[0]["values"]["deed"]["key"] == deed["key"]
    assert mistakes[0]["why"] == back["why"]
    # Told as best, the same action refutes it by as much, as in a puzzle.
    refuted = _finish(lambda: others.refute(match, match.cursor, (action, hinted), 1e6))["back"]
    assert refuted == back


def _reviewed(adviser: Adviser, match: Match, action: Action) -> list[Any]:
    """Look back at one move, as if it had been played."""
    played = match.with_actions([*match.actions[: match.cursor], action])
    review = Review(played, lambda move: adviser._decision(match, move))
    review._suspects = lambda: [match.cursor]  # type: ignore[method-assign]
    review.carry_on(1e6)
    return list(review.told()["mistakes"])


def _finish(ask: Callable[[], Any]) -> Any:
    told = ask()
    assert told["done"]
    return told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_verdicts_do_not_hang_on_what_is_hidden(game: Game) -> None:
    for match in moments(game, OPTIONS[game.name][0], "hidden", 2):
        seat = match.position.turn
        assert seat is not None
        dealt = match.position.hidden(seat, Chance("another"))
        one, other = Decision(game, match.position), Decision(game, dealt)
        action = match.position.legal()[-1]
        assert one.verdict(action) == other.verdict(action)


def test_what_is_lost_or_won_anyway_is_not_handed_back() -> None:
    game = find_game("boomers")
    for match in moments(game, {"setup": "random"}, "anyway", 3):
        decision = Decision(game, match.position)
        for action in match.position.legal()[::15]:
            verdict = decision.verdict(action)
            lost, won = verdict.chances[0] < 0.06, verdict.chances[1] > 0.94
            assert not (lost or won) or not is_mistake(verdict)
            # A stricter teacher hands back whatever a kinder one does.
            kind, strict = (hands_back(verdict, TOLERANCES[name]) for name in ("much", "little"))
            assert strict or not kind


def test_the_lines_that_are_told_lead_to_the_number_that_is_told() -> None:
    game = find_game("boomers")
    found = 0
    for match in moments(game, {"setup": "random"}, "lines", 6):
        decision = Decision(game, match.position)
        for action in match.position.legal()[::12]:
            verdict = decision.verdict(action)
            if not 0 < verdict.loss < VICTORY:
                continue
            ends = [replay(match.position, line).end for line in verdict.lines]
            better, other = (worth(cast("BoomersPosition", end), decision.seat) for end in ends)
            assert better - other == pytest.approx(verdict.loss)
            found += 1
    assert found > 10


def test_a_cause_makes_at_least_half_of_the_number_that_is_told() -> None:
    for game in GAMES:
        for match in moments(game, OPTIONS[game.name][0], "half", 3):
            for told in recommend(Decision(game, match.position)):
                if isinstance(told, Account) and told.kind not in ("", "several"):
                    assert told.why
                    assert all(said.key.startswith("cause.") for said in told.why)
