"""Boards side by side in one number must stay apart from each other."""

from __future__ import annotations

from frontier.games.boomers.side_by_side import BOARD, counted, laid, taken_up
from frontier.games.boomers.squares import ALL, SQUARES, STRIDE, WHOLE, mask_of
from frontier.table.chance import Chance


def test_boards_are_taken_up_as_they_were_laid() -> None:
    boards = [mask_of([SQUARES["a1"]]), 0, WHOLE, mask_of([SQUARES["k11"]])]
    assert taken_up(laid(boards), len(boards)) == boards


def test_a_step_off_a_board_lands_on_no_square_of_the_next() -> None:
    everywhere = laid([WHOLE] * 3)
    alone = laid([0, WHOLE, 0])
    for step in (1, STRIDE):
        for moved in (alone << step, alone >> step):
            first, _, last = taken_up(moved & everywhere, 3)
            assert not first
            assert not last


def test_squares_are_counted_board_by_board_and_side_by_side() -> None:
    chance = Chance("count")
    for boards in (1, 2, 7, 60):
        masks = [
            mask_of(square for square in ALL if chance.below(1 + number % 4) == 0)
            for number in range(4 * boards)
        ]
        pairs = [laid(masks[: 2 * boards]), laid(masks[2 * boards :])]
        found = counted(pairs, boards)
        assert [len(part) for part in found] == [boards] * 4
        assert [count for part in found for count in part] == [one.bit_count() for one in masks]
    assert max(ALL) < BOARD
