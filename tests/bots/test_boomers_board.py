"""The quick board of Boomers must say what the rules and the plain prospects say, only sooner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from tests.bots.plain_prospects import worth

from frontier.bots.bot import VICTORY
from frontier.bots.levels import level_of
from frontier.bots.players import make_bot
from frontier.games.boomers import GAME
from frontier.games.boomers.judge import JUDGE
from frontier.games.boomers.position import BoomersPosition
from frontier.games.boomers.quick_board import BoomersBoard
from frontier.games.boomers.quick_moves import QuickMove
from frontier.table.chance import Chance
from frontier.table.errors import Impossible

EXPANSIONS = ("railroad", "mines", "rivers", "sooners")
MATCHES = 2
SOME = 25
"""One in so many moves is looked at plainly, which takes its time."""


def option_sets() -> Iterator[dict[str, str]]:
    """Give the base game and its expansions in every combination, with and without the clock."""
    for chosen in product((False, True), repeat=len(EXPANSIONS)):
        options = {"setup": "random", "clock": "off" if sum(chosen) == 1 else "on"}
        for name, on in zip(EXPANSIONS, chosen, strict=True):
            if on:
                options[name] = "on" if name == "sooners" else "random"
        yield options
    yield {"setup": "standard", "rivers": "long", "river-stones": "on"}


def met(options: dict[str, str], every: int = 5) -> Iterator[BoomersPosition]:
    """Give positions of random matches, to their end; half of them without a stone for a while."""
    for number in range(MATCHES):
        chance = Chance(f"board{number}")
        try:
            position = GAME.start(GAME.complete(options), chance)
        except Impossible:
            continue
        assert isinstance(position, BoomersPosition)
        steps = 0
        while position.turn is not None and steps < 120:
            if steps % every == 0:
                yield position
            legal = position.legal()
            quiet = [action for action in legal if len(action) == 2 or action[2] == "none"]
            waits = number == 1 and steps > 12 and quiet
            position.advance(chance.choose(quiet if waits else legal))
            steps += 1


@pytest.mark.parametrize("options", list(option_sets()), ids=lambda options: "-".join(options))
def test_moves_ends_and_worth_are_those_of_the_rules(options: dict[str, str]) -> None:
    for position in met(options):
        seat = position.side
        board = BoomersBoard(position, VICTORY)
        moves = board.moves()
        legal = position.legal()
        assert [board.action(move) for move in moves] == legal
        assert board.value() == pytest.approx(worth(position, seat))
        glances = board.glances(moves)
        for number, (action, move) in enumerate(zip(legal, moves, strict=True)):
            after = position.copy()
            after.advance(action)
            expected = pytest.approx(glances[number])
            if number % SOME == 0:
                assert worth(after, seat) == expected, action
            board.make(move)
            assert board.over == (after.turn is None)
            assert -board.value() == expected
            assert board.score() == after.score()
            assert board.text() == after.text()
            board.take_back()
        assert board.text() == position.text()


def test_a_skipped_turn_is_taken_back_like_a_move() -> None:
    for position in met({"setup": "random", "sooners": "on"}, every=7):
        board = BoomersBoard(position, VICTORY)
        if board.skip():
            assert board.turn == 1 - position.side
            board.take_back()
        assert board.text() == position.text()
        assert not board.trail


def test_the_same_position_has_the_same_key_however_it_came_about() -> None:
    board = BoomersBoard(
        GAME.read("1A3B3C1/11/11/11/11/11/11/11/11/11/1D3E3F1 b 40 0 - - - - -", Chance()),  # type: ignore[arg-type]
        VICTORY,
    )

    def after(*actions: str) -> object:
        for text in actions:
            board.make(
                next(
                    move
                    for move in board.moves()
                    if " ".join(board.action(move)) in (text, f"{text} none")
                )
            )
        key = board.key()
        for _ in actions:
            board.take_back()
        return key

    assert after("A b8", "D b4", "B f8") == after("B f8", "D b4", "A b8")
    assert after("A b8", "D b4", "B f8") != after("B f8", "D b4", "A b7")


def test_a_search_makes_none_but_legal_moves() -> None:
    """Two boomers that have swapped places leave the board as it was, but not their moves."""
    position = GAME.read(
        "1BE2o4o/F2oo6/2o3o4/oo1Co2o3/3o4o2/5o5/2oo5o1/4o6/o5o4/1o8A/D1o8 b 19 1 - - - - -",
        Chance(),
    )
    made = 0

    class Watched(BoomersBoard):
        """A board that takes legal moves only."""

        def make(self, move: QuickMove) -> None:
            nonlocal made
            assert move in self.moves(), self.action(move)
            made += 1
            super().make(move)

    judge = replace(JUDGE, quick=lambda table, victory: Watched(table, victory))  # type: ignore[arg-type]
    level = level_of(GAME, "marshal")._replace(effort=4_000)
    make_bot(replace(GAME, judge=judge), "marshal", level).choose(position, None, Chance(1))
    assert made > 100
