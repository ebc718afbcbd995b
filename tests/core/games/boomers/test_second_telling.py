"""The core beside the slow second telling: actions, scores and endings, move by move."""

import pytest
from tests.core.games.boomers.samples import STARTS, chance_board, choose_action, sample_start
from tests.core.games.boomers.second_telling import SlowBoomers

from frontier.games.boomers import GAME
from frontier.table.chance import Chance

SHARES = range(8)
"""The work is cut into so many tests, so that it spreads over processes."""


def assert_alike(position, slow):
    actions = position.legal()
    assert len(set(actions)) == len(actions)
    mine, theirs = set(actions), slow.legal()
    assert mine == theirs, (
        f"at {position.text()}\n  only the core: {sorted(mine - theirs)}"
        f"\n  only the second telling: {sorted(theirs - mine)}"
    )
    assert tuple(position.totals()) == slow.score(), position.text()
    assert (position.ended_by or None) == slow.ended_by, position.text()


@pytest.mark.parametrize("share", SHARES)
def test_games_of_every_option_combination_agree_move_by_move(many, share):
    for number in range(share, many(len(STARTS)), len(SHARES)):
        position, chance = sample_start(number)
        slow = SlowBoomers(position.text())
        eager = chance.below(4) > 0
        while position.turn is not None:
            assert_alike(position, slow)
            action = choose_action(position, chance, eager)
            position.play(action)
            slow.play(action)
            assert position.quiet == slow.quiet
        assert_alike(position, slow)


@pytest.mark.parametrize("share", SHARES)
def test_strewn_boards_agree(many, share):
    for number in range(share, many(4_000), len(SHARES)):
        chance = Chance(number)
        position = GAME.read(chance_board(chance), chance)
        slow = SlowBoomers(position.text())
        for _ in range(4):
            assert_alike(position, slow)
            if position.turn is None:
                break
            action = chance.choose(position.legal())
            position.play(action)
            slow.play(action)
