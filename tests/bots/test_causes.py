"""What makes one action better than another, counted by the rules where stated lines end."""

from __future__ import annotations

from typing import cast

import pytest
from tests.bots import plain_prospects
from tests.bots.plain_prospects import rides_of

from frontier.bots import following
from frontier.bots.adviser import _why
from frontier.bots.following import compare, replay
from frontier.bots.judging import Decision, Verdict
from frontier.bots.reasons import (
    SEVERAL,
    Account,
    account,
    at_once,
    counted,
    lost_at_the_end,
    main_causes,
    of_cause,
)
from frontier.bots.sentences import Sentence
from frontier.doors.talk import Talk
from frontier.games import find_game
from frontier.games.boomers.causes import _shared_mines, _without, causes, parts
from frontier.games.boomers.judge import SHARED_MINE, nearer_land
from frontier.games.boomers.position import BoomersPosition
from frontier.games.boomers.quick_board import BoomersBoard
from frontier.games.boomers.squares import ALL, SQUARES, names_in, squares_in
from frontier.table.causes import Cause, Comparison
from frontier.table.chance import Chance
from frontier.table.events import Event
from frontier.table.game import Game, Position
from frontier.table.picks import Action

BOOMERS, OREGON, BOOMTOWN = map(find_game, ("boomers", "oregon", "boomtown"))
CLOCK = (
    "2E3o1o2/4o1D4/3oAo3o1/2o1o2oo2/oo3o5/2B2o1o3/3o1FoCo1o/4o2o3/1oo4o3/3o7/3o7 o 14 13 - - - - -"
)
MINES = (
    "1o2oCo4/2o2o1o3/1A2o3o2/5o5/3Do6/o1o1F2o3/3o1o2o2/4o6/2o3E4/3o2o4/5oBo2o"
    " o 17 2 - h4.f6.d8 - - -"
)
TRACKS = (
    "10E/3o5o1/6o4/7o3/F1oo5o1/5ooCo2/o3o2oDo1/3o5o1/2A5oBo/9o1/11 b 21 1 - - -"
    " f1-g1.f2-g2.f3-g3.f4-g4.f5-g5.f6-g6.f7-g7.a8-a9.b8-b9.c8-c9.d8-d9.e8-e9.f8-g8.f8-f9 -"
)
LOST = (
    "4o6/5o5/3o1E2o1o/2o1o3o2/1o7o1/5oo1oF1/D6o2o/7ooC1/o3o1oBo2/1o1o2o2o1/6o2Ao b 13 8 - - - - -"
)
RIVERS = (
    "11/7o3/3o2o3E/1C2D2o3/8oo1/1o3F5/1B4o2o1/6oA2o/3oo3o2/2o7o/11"
    " o 24 2 - - b2.g2.h5.i5.c6.d6.h6.i6.c7.d7.e10.j10 - -"
)


DEEDS = (
    "2o7A/2o5o2/5o5/5F1o1o1/4o5o/2B3o4/1o2o2o3/3oo1o1E2/1o1o1o1Co2/2o2o3o1/D3o6"
    " b 17 0 - c1.f6.i11 - - -"
)
WHOLE_GAME = (
    "4Eo5/4oA5/2C8/11/7Y3/11/3X7/11/8F2/3D1Z5/6B4 o 38 0 - d1.c2.f6.i10.h11"
    " h2.k3.a4.b4.f4.c5.d5.h7.i7.f8.j8.k8.a9.d10 a4-a5.b4-b5.c4-c5.d4-d5.d5-e5.d6-e6.d7-e7.e7-e8"
    ".f7-f8.g7-g8.h7-h8.i7-i8.j7-j8.k7-k8 -"
)
BORDER = (
    "3E7/4o6/2o6o1/2o4o3/1o1o2D1o2/o2C1o4o/1oo3o2o1/2Foo3o1A/2o3oo3/1o3B3o1/1o5o3 o 15 4 - - - - -"
)
GAP = (
    "2Eo2o4/11/oo4o4/oY2FoCo1o1/1o4oDoZ1/4o6/2o8/3o6o/A3o4B1/5o3o1/7o1X1 o 20 3 -"
    " c3.h4.d8.i9 b2.g2.h5.i5.c6.d6.h6.i6.c7.d7.e10.j10"
    " e1-f1.e2-f2.e3-f3.a4-a5.b4-b5.c4-c5.d4-d5.e4-f4.e4-e5.f4-f5.g4-g5.h4-h5"
    ".i4-i5.j4-j5.k4-k5 -"
)
LOCKED = (
    "1o5oo2/E3oo5/1o1o1o1o1o1/2o3o4/o1C3o3o/o2oooo1ooB/1oo4o1oo/3oooFoo2/D3o1o4/1o1oA1o4/3o7"
    " o 2 4 - - - - -"
)
QUICKER = "11/6E4/o6A3/11/F5o4/11/4o3D1C/11/7o3/4B3o2/11 b 35 0 - - - - -"
PLAINS = "1B5o3/2o2o5/o1Fo7/1o4o4/4o2o2o/2o4oDo1/3o1o2o1A/1o2oE3o1/C4o2o2/4o6/11 o 18 0 - - - - -"
MINE = "2o8/2o4A3/5o5/5F1o3/4o3E2/2B3o4/1o2o2o3/2D1o1o4/1o1o7/2o1Co3o1/4o6 b 23 0 - c1.f6.i11 - - -"
SETTLED = "o3F6/B7oo1/2oo5Co/1o2o2o1oE/6o1o2/5oo4/3A4o2/3oo4o1/2ooD6/1o3o1o3/4o6 b 16 0 - - - - -"
PLACED = "11/11/o10/11/2A8/4o6/11/6E4/5o5/3DB6/11 b 37 0 - - - - op.bp"


def compared(text: str, better: str, other: str) -> Comparison:
    """Compare two lines of a position; their moves stand between semicolons."""
    position = BOOMERS.read(text, Chance(0))
    lines = (
        [replay(position, [tuple(move.split()) for move in line.split("; ")])]
        for line in (better, other)
    )
    assert position.turn is not None
    return Comparison(position.turn, position, *lines)


def said(cause: Cause, language: str = "en") -> str:
    sentence = Sentence("boomers", f"cause.{cause.kind}", cause.values)
    return Talk(language, BOOMERS).sentence(sentence)


def main_cause(comparison: Comparison, points: float) -> Cause:
    """Find the one cause that is told where so many points are lost."""
    verdict = Verdict((), (), points, points, (0.5, 0.4), ((), ()))
    (cause,) = main_causes(causes(comparison), verdict)
    return cause


def test_the_stalemate_clock_is_the_reason_where_it_runs_on_in_one_line_only() -> None:
    lines = "F e5 B; B c5; F f5; B c4; F f3", "F f2; B c4; D k10; B a4; F f5"
    cause = main_cause(compared(CLOCK, *lines), 41.6)
    assert cause.of_other
    assert said(cause) == (
        "The stalemate clock then stands at 18 of 20 turns, and Blue leads 2 to 0."
    )


def test_a_lead_is_the_reason_where_hardly_any_land_can_be_closed() -> None:
    lines = "D d10 A; A b8; F g6; A b7; F e6", "E e3; A c9 D; E e1; A c8; E b1 none"
    cause = main_cause(compared(MINES, *lines), 21.6)
    # Blue leads already: what Orange does takes the lead.
    assert not cause.of_other
    assert said(cause) == "Orange then leads 4 to 2, and more land is hard to close."


def test_squares_to_which_one_side_needs_fewer_moves_are_counted_by_the_rules() -> None:
    lines = "C h7; F b7 none; A c6 F; E i11 C; C f7 E", "A f3; F b7 none; A g3 F; D i4 none; A g1 D"
    comparison = compared(TRACKS, *lines)
    cause = main_cause(comparison, 6.9)
    assert said(cause) == "Orange then gets to 20 more squares in fewer moves than Blue."
    found = [in_fewer_moves(line.end, 1) for (line,) in (comparison.other, comparison.better)]
    assert len(found[0]) - len(found[1]) == 20
    assert {SQUARES[name] for name in cause.where} == found[0] - found[1]


def test_of_squares_nearer_in_steps_and_in_moves_those_are_told_that_make_more() -> None:
    cause = main_cause(
        compared(PLAINS, "E h4; A k2 E; E g4; B g11", "F b9; A k2; E g4 none; A h2 E"), 7.4
    )
    # Only two more squares are nearer in steps.
    assert said(cause) == "Blue then gets to 12 more squares in fewer moves than Orange."


def test_land_with_a_shorter_border_is_easier_to_close() -> None:
    comparison = compared(
        BORDER, "D e7 C; B f3; D h7; B e3; D h5", "D g6; B f4; D h6 none; B f2; E d8"
    )
    cause = main_cause(comparison, 9.0)
    assert said(cause) == (
        "Orange’s land is then easier to close: its border is 1 square long instead of 3."
    )
    for (line,), squares in ((comparison.better, 1), (comparison.other, 3)):
        board = cast("BoomersPosition", line.end)
        own = set(squares_in(nearer_land(board)[1]))
        ground = set(ALL) - set(squares_in(board.stones | board.settled))
        beside = {one + way for one in own for way in plain_prospects.WAYS}
        assert len((beside & ground) - own) == squares


def test_a_mine_between_the_land_of_both_is_the_reason_where_it_lies_so_in_one_line_only() -> None:
    lines = (
        "Z j5; B g3 none; Z i5 B g5; B j3 none; Z i4 B j4",
        "X i1 B; B j6; E c10 none; Y c8; E e10 none",
    )
    cause = main_cause(compared(GAP, *lines), 15.9)
    assert said(cause) == (
        "The silver mine on i9 then lies between the land of both sides, and no stone closes that"
        " gap."
    )
    assert cause.of_other


def test_what_a_gap_at_a_mine_costs_is_what_was_learned_of_it() -> None:
    board = "1A3B3C1/11/11/11/11/11/11/11/11/11/1D3E3F1 b 40 0 - c9.f6.i9 - - -"
    between = cast("BoomersPosition", BOOMERS.read(board, Chance()))
    assert "f6" in names_in(_shared_mines(between))
    hopes = BoomersBoard(between, 0.0).prospects.weights.hopes
    assert hopes
    assert hopes.gap < 0
    assert _without(between, "gap") > 1
    # With sooners the judge's rule of thumb is good enough.
    sooners_too = board.replace("11/1D", "4X1Y4/1D")
    sooners = cast("BoomersPosition", BOOMERS.read(sooners_too, Chance()))
    assert _without(sooners, "gap") == 1 / SHARED_MINE


def test_that_no_stone_can_be_laid_is_the_reason_where_it_is_so_in_one_line_only() -> None:
    lines = "E a8; C b7 none; E b8; C d7 none; E b7", "E a9; C d7; E a8; C d8; E b8"
    comparison = compared(LOCKED, *lines)
    cause = main_cause(comparison, 8.1)
    assert said(cause) == "No stone can then be laid just yet: open land stays open."
    stops = []
    for (line,) in (comparison.better, comparison.other):
        rides = rides_of(cast("BoomersPosition", line.end))
        stops.append({one for one in rides[0] if rides[0][one] == rides[1].get(one) == 1})
    assert stops[0]
    assert not stops[1]


def test_squares_reached_in_one_move_are_not_told_beside_those_reached_in_fewer() -> None:
    lines = "B d2 E; F a4 C; B d4 D; F c4 A", "C k6 D; D i4 none; B f2 E; D f4 A"
    cause = main_cause(compared(QUICKER, *lines), 3.8)
    assert said(cause) == "Blue then gets to 5 more squares in fewer moves than Orange."


def in_fewer_moves(position: Position, seat: int) -> set[int]:
    """Find the squares that a side gets to in fewer moves than the other, one by one."""
    board = cast("BoomersPosition", position)
    rides = rides_of(board)
    return plain_prospects._nearer(rides[seat], rides[1 - seat]) - set(board.layout.rivers)


def test_a_homestead_that_is_closed_either_way_is_not_the_reason() -> None:
    cause = main_cause(compared(LOST, "C j5; F k6 C", "C k4 F"), 6.0)
    assert said(cause) == "Orange then has 83 points in homesteads instead of 80."


def test_only_stones_beside_a_homestead_close_it() -> None:
    lines = "F f3 A; C c8; E k11 none; B f5 E; D e10 B", "F f1 none; A h2 F; E k11 C; B f5 E"
    found = causes(compared(RIVERS, *lines))
    (closed,) = (cause for cause in found if cause.kind == "closes")
    # The same move lays a stone on e5, far from that land.
    assert said(closed) == "The stone on f10 then closes 19 squares for Orange."


def test_a_homestead_that_the_move_itself_closes_does_not_come_later() -> None:
    lines = "D d10 A; A b8; F g6; A b7; F e6", "E e3; A c9 D; E e1; A c8; E b1 none"
    closed, *_ = causes(compared(MINES, *lines))
    assert said(closed) == "The stone on d9 closes 4 squares for Orange."


def test_what_makes_up_a_position_adds_up_to_what_the_judge_says_of_it() -> None:
    for text in (CLOCK, MINES, TRACKS, LOST, RIVERS, SETTLED, DEEDS):
        position = cast("BoomersPosition", BOOMERS.read(text, Chance(0)))
        for seat in (0, 1):
            whole = plain_prospects.worth(position, seat)
            assert sum(parts(position, seat).values()) == pytest.approx(whole)


def test_a_homestead_of_some_size_says_more_than_the_lead_that_it_brings() -> None:
    lines = "B d6 D; F d8 none; B d7; D a4", "A j11; D a4 B; B c8; F d8 A"
    kinds = {cause.kind: cause for cause in causes(compared(DEEDS, *lines))}
    assert "leads" not in kinds
    assert said(kinds["closes-worth"]) == (
        "The stones on c4 and a6 then close land worth 23 points for Orange."
    )


def test_a_homestead_is_told_without_the_land_that_it_takes_out_of_the_open() -> None:
    lines = "F i6 Z; A g10 F; F i7 none; B g4 X d4", "F i6 C; B g4 Y g7; Y h4 A; C b9 Z"
    cause = main_cause(compared(WHOLE_GAME, *lines), 12.5)
    # It is worth 37 points, and most of that was hoped for already.
    assert said(cause) == "The stone on f9 then closes land worth 37 points for Blue."


def test_a_mine_that_comes_nearer_is_named() -> None:
    lines = "A i10; F g8 A; C e3 E; F f8 C", "A d10 D; E i10; A d11 F; F f4"
    cause = main_cause(compared(MINE, *lines), 18.5)
    assert said(cause) == (
        "The silver mine on i11 stays closer to Blue’s boomers than to Orange’s."
    )


def test_a_boomer_that_has_settled_much_land_is_not_shut_in() -> None:
    lines = "A f5 D; F g11 C; B f10 F; F h11 C; A h5", "A g5 D; F h11 C; B f10 F; E k3; A h5 none"
    found = {cause.kind: cause for cause in causes(compared(SETTLED, *lines))}
    # Orange gets a homestead of 7 squares by it.
    assert found["shut"].points < 0


def test_land_is_no_reason_where_the_rival_wins_more_of_it() -> None:
    lines = "h8; i9; B h2 E; D d5 none; A c5 none", "c8; d8; A i7 F; F c9 A; A i5 E"
    kinds = {cause.kind for cause in causes(compared(PLACED, *lines))}
    assert "reach" in kinds
    assert not kinds & {"room", "room-given"}


def test_two_causes_that_tell_of_the_same_action_explain_what_neither_does_alone() -> None:
    found = [
        Cause("stuck", 6.0, of_other=True),
        Cause("reach", 5.8),
        Cause("room", 5.4),
    ]
    verdict = Verdict((), (), 16.5, 16.5, (0.38, 0.13), ((), ()))
    assert [cause.kind for cause in main_causes(found, verdict)] == ["reach", "room"]


def test_what_makes_many_times_the_number_does_not_explain_it() -> None:
    lines = "F f3 A; C c8; E k11 none; B f5 E; D e10 B", "F f1 none; A h2 F; E k11 C; B f5 E"
    comparison = compared(RIVERS, *lines)
    verdict = Verdict((), (), 3.0, 3.0, (0.65, 0.59), ((), ()))
    assert not main_causes(causes(comparison), verdict)


def found_in(game: Game, text: str, better: str, other: str) -> list[Cause]:
    """List what speaks for one action and against another, over a few deals."""
    position = game.read(text, Chance(0))
    actions = tuple(better.split()), tuple(other.split())
    lines = (actions[:1], actions[1:])
    verdict = Verdict(actions[1], actions[0], 5.0, 5.0, (0.5, 0.4), lines)
    (followed,) = (one for one in compare(game, position, verdict) if one is not None)
    assert game.judge is not None
    assert game.judge.causes is not None
    return game.judge.causes(followed)


AUCTION = (
    "round=2/12 first=1 phase=bid turn=2 gold=15,1,11,11,12 bid=10:4 passed=0,1 order=- dice=-"
    " row=coyote-7,coyote-11,saloon,san-narciso-11,cold-mountain-5 mines=cactus-6:1,"
    "cold-mountain-3:0,dry-gulch-10:2,dry-gulch-11:3,san-narciso-10:4 mayors=- saloons=- kept=-"
)
ROBBERY = (
    "round=11/15 first=3 phase=take turn=1 gold=33,12,15,19 bid=10:1 passed=- order=1,2,3,0 dice=-"
    " row=coyote-3,cactus-8,coyote-8,stagecoach mines=cactus-2:1,cactus-4:2,cactus-5:0,cactus-6:1,"
    "cactus-9:0+vein,cactus-11:3,cactus-12:0,cold-mountain-3:0,cold-mountain-4:3,cold-mountain-5:2,"
    "cold-mountain-9:3,cold-mountain-10:3,coyote-4:3,coyote-6:0,coyote-10:1,coyote-12:0,"
    "dry-gulch-2:3,dry-gulch-5:1,dry-gulch-7:2,dry-gulch-9:2,dry-gulch-11:0,san-narciso-2:3,"
    "san-narciso-3:0,san-narciso-4:1,san-narciso-6:2,san-narciso-7:0,san-narciso-9:1"
    " mayors=cactus:0,cold-mountain:3+governor,coyote:0,dry-gulch:2,san-narciso:0"
    " saloons=dry-gulch:3,dry-gulch:1 kept=- gone=cactus-7,cold-mountain-6,dry-gulch-8,"
    "san-narciso-11,dynamite,dynamite,holdup,expropriation,card-shark"
)
TOWNS = (
    "round=7/20 first=0 phase=take turn=2 gold=13,27,0 bid=14:2 passed=- order=2,0,1 dice=-"
    " row=dynamite,cactus-12,cold-mountain-3 mines=cactus-4:1,cactus-7:2,cactus-8:2,cactus-9:0,"
    "cold-mountain-4:2,cold-mountain-7:0,coyote-3:1,coyote-5:2,coyote-7:2,dry-gulch-8:1,"
    "dry-gulch-10:1,san-narciso-2:2,san-narciso-4:0,san-narciso-6:1,san-narciso-10:0"
    " mayors=cactus:2,coyote:2,dry-gulch:1,san-narciso:0 saloons=coyote:0,dry-gulch:0 kept=-"
    " gone=telegraph"
)
WIRE = (
    "round=6/12 first=0 phase=telegraph turn=3 gold=6,20,13,17,9 bid=6:3 passed=- order=- dice=1+4"
    " row=- mines=cactus-4:4,cactus-5:2,cactus-6:4,cactus-7:4,cactus-8:2,cold-mountain-3:3,"
    "cold-mountain-4:3,cold-mountain-5:4,cold-mountain-6:3,cold-mountain-7:3,cold-mountain-8:1,"
    "coyote-5:4,coyote-6:0,coyote-8:0,dry-gulch-2:0,dry-gulch-3:1,dry-gulch-8:4,dry-gulch-11:1,"
    "san-narciso-2:0,san-narciso-3:2,san-narciso-4:0,san-narciso-6:2,san-narciso-10:2"
    " mayors=cactus:4,cold-mountain:3+governor,coyote:0,dry-gulch:1,san-narciso:2 saloons=-"
    " kept=telegraph:3"
)
AT_ONCE = (
    "round=2/15 first=2 phase=take turn=0 gold=13,13,12,2 bid=8:3 passed=- order=0,1,2 dice=-"
    " row=san-narciso-9,expropriation,cactus-4 mines=cold-mountain-7:3,coyote-7:1,dry-gulch-3:0,"
    "dry-gulch-10:3,san-narciso-11:2 mayors=- saloons=- kept=- gone=-"
)
TAKEN_OVER = (
    "round=5/20 first=2 phase=take turn=2 gold=17,4,15 bid=8:1 passed=- order=2,0 dice=-"
    " row=expropriation,san-narciso-6 mines=cactus-6:1,cactus-7:1,cactus-12:1,cold-mountain-4:1,"
    "coyote-5:0,dry-gulch-2:0,dry-gulch-6:2,san-narciso-2:0,san-narciso-7:2,san-narciso-8:2,"
    "san-narciso-11:0 mayors=cactus:1,san-narciso:2 saloons=cold-mountain:2 kept=- gone=dynamite"
)
BLASTED = (
    "round=14/15 first=1 phase=take turn=1 gold=14,27,32 bid=17:0 passed=- order=1,2 dice=-"
    " row=dynamite,coyote-11 mines=cactus-2:1,cactus-5:1,cactus-6:2,cactus-11:0,cactus-12:0,"
    "cold-mountain-3:0,cold-mountain-4:2,cold-mountain-5:1,cold-mountain-7:1,cold-mountain-8:1,"
    "cold-mountain-9:0,cold-mountain-10:2,cold-mountain-12:2,coyote-3:1,coyote-4:2,coyote-5:1,"
    "coyote-6:1,coyote-7:1,coyote-8:2,coyote-10:1,coyote-12:1,dry-gulch-2:0,dry-gulch-7:2,"
    "dry-gulch-8:2,dry-gulch-9:0,san-narciso-2:2,san-narciso-7:0,san-narciso-10:2,san-narciso-11:1"
    " mayors=cactus:0,cold-mountain:1,coyote:1,dry-gulch:0,san-narciso:2 saloons=coyote:0"
    " kept=girls:1 gone=cactus-7,cold-mountain-6,dry-gulch-6,dynamite,dynamite,holdup"
)
VEIN = (
    "round=5/20 first=0 phase=new-vein turn=0 gold=8,12,14 bid=3:1 passed=- order=- dice=- row=-"
    " mines=cactus-2:0,cactus-5:2,cactus-7:0,cactus-12:2,cold-mountain-5:1,cold-mountain-6:2,"
    "cold-mountain-9:1,coyote-10:0,dry-gulch-3:2,san-narciso-2:1,san-narciso-6:0,san-narciso-8:1"
    " mayors=cactus:0,cold-mountain:1,san-narciso:1 saloons=- kept=new-vein:0,mustang:1"
    " gone=expropriation"
)
STABLE = (
    "round=6/20 first=1 phase=mustang turn=1 gold=14,15,11 bid=1:2 passed=- order=0,1 dice=-"
    " row=cactus-8,coyote-11 mines=cactus-2:0,cactus-5:2,cactus-7:0,cactus-12:2,cold-mountain-5:1,"
    "cold-mountain-6:2,cold-mountain-7:2,cold-mountain-9:1,coyote-10:0,dry-gulch-3:2,"
    "san-narciso-2:1,san-narciso-6:0+vein,san-narciso-8:1"
    " mayors=cactus:0,cold-mountain:1,san-narciso:1 saloons=- kept=mustang:1 gone=expropriation"
)
SALOON = (
    "round=2/15 first=0 phase=saloon turn=1 gold=1,14,15 bid=6:0 passed=- order=2 dice=-"
    " row=coyote-3 mines=cactus-2:0,coyote-8:2,coyote-10:0,san-narciso-6:1 mayors=- saloons=-"
    " kept=- gone=-"
)
QUARREL = (
    "round=18/20 first=2 phase=take turn=0 gold=33,22,64 bid=6:0 passed=- order=0,1,2 dice=- "
    "row=dynamite,dynamite,cactus-5 mines=cactus-2:1,cactus-4:1,cactus-6:0,cactus-7:1,"
    "cactus-8:0,cactus-9:1,cactus-11:0,cactus-12:1,cold-mountain-3:2,cold-mountain-4:2,"
    "cold-mountain-5:1,cold-mountain-6:2,cold-mountain-7:2,cold-mountain-8:1,"
    "cold-mountain-9:2+vein,cold-mountain-12:1,coyote-4:1,coyote-5:0,coyote-6:1,coyote-7:1,"
    "coyote-8:0,coyote-10:1,coyote-11:0,coyote-12:1,dry-gulch-3:2,dry-gulch-5:0,dry-gulch-6:2,"
    "dry-gulch-7:0,dry-gulch-8:2,dry-gulch-9:0,dry-gulch-10:1,dry-gulch-11:2,san-narciso-2:0,"
    "san-narciso-3:2,san-narciso-6:0,san-narciso-7:0,san-narciso-8:1,san-narciso-10:0,"
    "san-narciso-11:0 mayors=cactus:1,cold-mountain:2,coyote:1,dry-gulch:2,"
    "san-narciso:0+governor saloons=cold-mountain:2+girls kept=- gone=dry-gulch-2,dynamite,"
    "holdup,holdup,expropriation,card-shark,mustang,telegraph"
)
CHEAP = (
    "round=2/12 first=0 phase=bid turn=0 gold=4,10,11,12,13 bid=- passed=- order=- dice=-"
    " row=cactus-9,coyote-7,expropriation,san-narciso-4,saloon"
    " mines=cactus-11:2,cactus-12:3,coyote-6:1,san-narciso-2:0,san-narciso-6:4 mayors=-"
    " saloons=- kept=- gone=-"
)
DEAR = (
    "round=13/15 first=0 phase=bid turn=2 gold=6,40,55,18 bid=2:1 passed=- order=- dice=-"
    " row=coyote-11,coyote-4,cold-mountain-3,telegraph mines=cactus-4:2,cold-mountain-4:3,"
    "coyote-5:1,dry-gulch-6:0,san-narciso-7:2 mayors=- saloons=- kept=-"
)
EXTRA = (
    "players:2 phase:extra turn:0 board:15/12B2/12w2/12A2/15/15/15/6B8/4AhA8/6B8 start:hw"
    " tokens:E,J hands:BBw,WWBc points:0.0.1.8.0.0,0.0.1.8.0.0 coal:-,- gold:-,-"
)
START = (
    "players:2 phase:start turn:1 board:15/15/15/15/15/15/15/15/5h9/15 start:hw tokens:JE,JE"
    " hands:BSSp,BSCh points:0.0.0.0.0.0,0.0.0.0.0.0 coal:-,- gold:-,-"
)
SEVERAL_EVENTS = (
    "players:2 phase:play turn:0 board:6p8/5AA5BB1/6h8/9A5/15/15/7A5A1/6p1s1B4/6ABs1B4/7w7"
    " start:hp tokens:-,E hands:SEEh,WBwh points:12.0.1.8.1.0,3.0.1.0.2.0 coal:-,- gold:-,-"
)
STATION = (
    "players:4 phase:play turn:2"
    " board:8c6/Ck8w4/CsB3h3sC1B1/pAw2Dp4CkBk/gBCA2A2s1CcDg/DCBhg6BBAA/wc2B7ApD/Ch10gAw/1Cw7cAp"
    "B1/11p3 start:wpck tokens:J,-,J,E hands:WEck,WBCs,BBcs,WSck"
    " points:27.2.3.4.1.0,9.14.3.8.1.0,3.17.5.12.4.5,6.7.2.4.0.0 coal:-,33122,21121,23"
    " gold:4534534,5443,3,35 coal-stack:113231332 gold-stack:3455345 landscape:BSWBBEECSSECWES"
    " building:pwkw landscape-out:CCCECEBCBSWEWSWECSSWCWBSBE building-out:ghhhsgwgpp"
)
WAREHOUSE = (
    "players:2 phase:play turn:0 board:15/13A1/13Ak/15/15/4gBw8/15/15/15/15 start:kw"
    " tokens:E,JE hands:BSEh,WECs points:0.0.0.0.0.0,0.0.1.0.0.0 coal:32,- gold:-,3"
    " coal-stack:1323233213121121123 gold-stack:53543343535434545544"
    " landscape:BWSESEEBESCWEEWSEECWBCWCSWBCWSCBWCSBCB building:scskcpwhpgwcphgkwk"
    " landscape-out:BBSWCS building-out:g"
)
GROUP = (
    "players:3 phase:extra-play turn:0"
    " board:15/6p6C1/sAB12/pAB12/AgBwwC9/BkC2k9/4AkA8/8CC1C1A1/8CpBBwA1/2B12 start:gwp"
    " tokens:J,JE,JE hands:Cg,Schh,WShs points:9.0.2.0.2.0,3.0.3.0.0.5,9.0.3.0.0.5"
    " coal:33132,12,22 gold:55,355,4 coal-stack:113331221123 gold-stack:343544334543435"
    " landscape:WC building:scpgwcg landscape-out:CCBWSSBECEEWSWBSEBWBSSEBCEWCBBECEWBSWBESWCEC"
    " building-out:kpkkwspw"
)
START_FOUR = (
    "players:4 phase:start turn:3 board:15/15/15/15/11c3/15/15/15/5h5g3/15 start:gchp"
    " tokens:JE,JE,JE,JE hands:BSEw,WECw,WEEk,WBBg"
    " points:0.0.0.0.0.0,0.0.0.0.0.0,0.0.0.0.0.0,0.0.0.0.0.0 coal:-,-,-,- gold:-,-,-,-"
    " coal-stack:112333213233221322111 gold-stack:455444355333334543455"
    " landscape:CWSESSSESEBCBCWBSECWWCSBCSBESWCEWCBWCB building:gssckcwghsppcpkhh"
    " landscape-out:- building-out:-"
)
EXTRA_LITTLE = (
    "players:3 phase:extra turn:1 board:15/2p12/11s3/11A3/1g13/BA13/15/15/15/15 start:sgp"
    " tokens:E,E,JE hands:SEEk,WCg,BSSk points:0.0.0.0.1.0,0.0.0.0.0.0,0.0.0.0.0.0 coal:-,-,-"
    " gold:4,5,- coal-stack:211222213113312321333 gold-stack:5534445353343435543"
    " landscape:EESBSBWCBCCCEESSBSCECEBEWWWWBBCCCSWSBW building:hwckwwggpshscppshc"
    " landscape-out:WBEW building-out:-"
)
EXTRA_NOW = (
    "players:4 phase:extra turn:3 board:15/12A2/15/15/15/15/6w8/8sA5/9BpC3/4g4c5 start:pwsg"
    " tokens:E,E,E,E hands:BBCg,SSCp,WWCp,BBC"
    " points:3.0.0.0.1.0,3.1.0.0.1.0,3.0.0.0.0.0,0.0.0.0.0.0 coal:-,-,-,- gold:-,-,-,-"
    " coal-stack:222131113211123233233 gold-stack:445345343533553445453"
    " landscape:WBSESCBSSBEWSBCCWBBWWSWEEEEESSEWC building:cspghgkwhcskwhkws"
    " landscape-out:WCECE building-out:c"
)
SMALL_STATION = (
    "players:4 phase:play turn:3"
    " board:9c5/13A1/2C10Dg/1p11CB/1B7s5/10C4/5C1A7/5w2sB5/4AAAC7/6k8 start:gpsk"
    " tokens:-,JE,-,- hands:Bcwk,WEkg,WSSg,BBSw"
    " points:0.0.3.0.1.5,3.0.0.0.1.0,3.0.1.0.2.0,0.0.0.0.0.0 coal:21,-,1,- gold:3,4,4,3"
    " coal-stack:231121112223333233 gold-stack:55554443354533354 landscape:WWBCBWBWCEWECSECS"
    " building:spphhchksgp landscape-out:CWSBSEBCCCEESBEESEWBCSCW building-out:wsc"
)
EXTRA_LATER = (
    "players:3 phase:extra turn:2 board:15/11A3/11A3/10CwB2/10p3B/5kC8/6Cs7/15/1h1h9B1/2CB11"
    " start:ksw tokens:-,J,E hands:BSkg,Sccs,Cg points:0.0.1.0.0.0,0.0.1.4.0.0,3.0.1.8.2.0"
    " coal:-,-,31 gold:-,-,- coal-stack:2312111313222312233 gold-stack:454434433553533355454"
    " landscape:SBESWBWWWWCWEECWESBBCEBECSBW building:kcpgwwsswkhp"
    " landscape-out:WECSCWBEBECCSEBCSS building-out:hhp"
)
MINES_OF_OREGON = (
    "players:3 phase:extra-play turn:0"
    " board:6p8/3wB1B8/11AA1C/6w3s3g/C5C5cA1/8A6/8c6/15/7Cs6/9B1B3 start:csw tokens:-,JE,JE"
    " hands:Cg,EEks,WBwh points:0.2.0.0.1.0,3.0.1.0.1.0,0.0.1.0.1.0 coal:-,-,- gold:5,-,3"
    " coal-stack:121312131322233113232 gold-stack:3433534453545544543"
    " landscape:WEEWBCSEWWECWEWBBCE building:ckhwkcghpps"
    " landscape-out:BCWSWSBEECSCSSBCBCSSSSWBBC building-out:gpswc"
)
LATER = (
    "players:2 phase:play turn:0 board:4A10/3w11/15/6h4Bg2/5B5BBA1/12w2/5A9/6cAs1B4/15/15"
    " start:ch tokens:J,- hands:WWCg,WWSc points:0.3.2.0.1.0,0.0.2.4.0.5 coal:-,- gold:3,543"
    " landscape-out:BBEEEBBSSCSCEECSWE building-out:gsww"
)
CHURCH_OF_ANOTHER = (
    "players:4 phase:start turn:2 board:15/15/15/15/1g13/15/15/1h13/15/15 start:hgkc"
    " tokens:JE,JE,JE,JE hands:WBEw,WCCk,BECp,BSSg"
    " points:0.0.0.0.0.0,0.0.0.0.0.0,0.0.0.0.0.0,0.0.0.0.0.0 coal:-,-,-,- gold:-,-,-,-"
    " coal-stack:121113112223312332323 gold-stack:433335545544335534544"
    " landscape:CSSSWBWWBCWEWSWCSCEEEBBCBEWCSWECBSBESE building:pwcgsskhhspgckhcw"
    " landscape-out:- building-out:-"
)
CHURCH = (
    "players:2 phase:extra-play turn:1"
    " board:10hAcB1/10pABBs/10AApBk/8w2cAg1/1Bg4AB1BBBB1/2AhA2s2ww3/4h1B1B1Ak3/15/12A2/6k6g1"
    " start:ks tokens:J,J hands:BBSs,Epc points:21.18.3.20.1.5,9.24.6.0.6.10 coal:3,32"
    " gold:435,3334 coal-stack:212111321222333113 gold-stack:44555533454534"
    " landscape:BECCSBSSWEBEBSECWSECCSEWBCWCWWCBCBWBSEW building:sk landscape-out:WWSCEES"
    " building-out:phshcwwkgghpkcwg"
)
DRAW = (
    "players:2 phase:draw turn:0"
    " board:2Ag11/2AAB10/2s3p8/7Ac2pB2/9ABpBw1/10pAB2/11k3/15/10A4/9Bw4 start:ps tokens:E,J"
    " hands:Wgs,EECg points:12.3.1.0.2.5,24.0.4.0.0.5 coal:2,1 gold:454,5"
    " coal-stack:3312133322213111223 gold-stack:54553434533454333 landscape:BCCEWSBCCCSWBEWBW"
    " building:kcskhcwhhs landscape-out:WWEEBBCWWESSECBBWBSSCEBSCSSSE building-out:gwppckwp"
    " swaps:3"
)
FREE_JOKER = (
    "players:2 phase:play turn:1 board:15/15/10s4/11w3/12A2/15/15/15/15/15 start:sw"
    " tokens:JE,JE hands:ECgs,SSEh points:0.0.1.0.0.0,0.0.0.0.0.0 coal:-,- gold:-,-"
    " landscape-out:SC building-out:-"
)
BOTH_HARBORS = (
    "players:4 phase:extra-play turn:0 board:15/15/15/3s4w6/3A11/3h11/12c2/15/15/15 start:hwsc"
    " tokens:J,JE,JE,JE hands:Wh,WBSg,WBSs,ECCp"
    " points:0.0.0.4.1.0,0.0.0.0.0.0,0.0.0.0.0.0,0.0.0.0.0.0 coal:-,-,-,- gold:-,-,-,-"
    " landscape-out:BS building-out:-"
)
LAST_ROUND = (
    "players:3 phase:extra-play turn:0"
    " board:14p/ABC3Cc5AB/s1sC1A7gk/CBA6BsAACC/1k7AcAcBg/B7wABACCC/pC7Akkwpw/1h10BBA/1CChA10/2c"
    "12 start:cwk tokens:J,E,- hands:CC,WBSw,WWSh"
    " points:6.40.5.4.5.10,12.21.3.0.5.0,12.18.4.16.3.5 coal:313133,221212,2322"
    " gold:35,34,345543 coal-stack:11133 gold-stack:35535444354 landscape:SSSCBEBWE building:g"
    " landscape-out:WBCWBSCEEBECBCBSCEWCWWWSEBCEEBESS building-out:pphswckskhscgpckgw"
)


def test_passing_is_told_by_the_price_of_this_auction_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(following, "DEALS", 4)
    found = found_in(BOOMTOWN, AUCTION, "pass", "bid:11")
    (price,) = (cause for cause in found if cause.kind.startswith("price"))
    assert 0 < price.values["gold"] <= 11
    if price.kind == "price-for":
        assert 1 <= price.values["less"] <= price.values["gold"]
    # With first choice one may have what anybody else takes: that is nothing against bidding.
    assert {cause.kind for cause in found} <= {"price", "price-for", "paid"}
    found = found_in(BOOMTOWN, AUCTION, "bid:11", "pass")
    assert {cause.kind for cause in found} - {"price", "price-for", "paid"}


def test_the_stagecoach_is_told_beside_the_mine_that_is_left_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(following, "DEALS", 4)
    found = found_in(BOOMTOWN, ROBBERY, "take:stagecoach", "take:coyote-8")
    (robbery,) = (cause for cause in found if cause.kind.startswith("stagecoach"))
    assert robbery.kind == "stagecoach-than"
    assert robbery.values["gold"] == 10
    assert robbery.points < 10
    assert robbery.values["other"] == "coyote-8"


def test_only_towns_that_the_choice_is_about_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "DEALS", 8)
    found = found_in(BOOMTOWN, TOWNS, "take:cactus-12", "take:cold-mountain-3")
    towns: dict[str, set[str]] = {kind: set() for kind in ("mayor", "office", "pays")}
    for cause in found:
        if cause.kind in towns:
            towns[cause.kind].add(cause.values["town"])
    assert towns["mayor"] | towns["office"] == {"cactus"}
    assert towns["pays"] <= {"cactus", "cold-mountain"}
    found = found_in(BOOMTOWN, TOWNS, "take:dynamite", "take:cactus-12")
    assert {cause.values["town"] for cause in found if cause.kind == "pays"} <= {"cactus"}


def test_a_roll_of_the_dice_is_not_told_by_mayors_of_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "DEALS", 8)
    found = found_in(BOOMTOWN, WIRE, "keep", "telegraph die:2 3")
    assert not {cause.kind for cause in found} & {"mayor", "office", "pays"}


def told_of(found: list[Cause], kind: str) -> list[str]:
    """Word the causes of a kind, those that make most of the difference first."""
    found = sorted((cause for cause in found if cause.kind == kind), key=lambda one: -one.points)
    talk = Talk("en", BOOMTOWN)
    return [talk.sentence(Sentence("boomtown", f"cause.{kind}", one.values)) for one in found]


def test_a_changed_roll_is_told_by_what_it_brings_and_spares(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(following, "DEALS", 4)
    found = found_in(BOOMTOWN, WIRE, "telegraph die:2 3", "keep")
    assert told_of(found, "wire") == ["A roll of 4 brings Purple 6 gold at once instead of 0."]
    # Red has mines with a 5 in two towns, and one with a 4.
    assert told_of(found, "wire-rival")[0] == (
        "With a roll of 5, Red gets 8 gold at once instead of 3."
    )
    assert not told_of(found, "wire-later")
    events: list[Event] = []
    position = BOOMTOWN.read(WIRE, Chance(0))
    position.advance(("telegraph", "die:2", "3"), events)
    (produced,) = (event for event in events if event.kind == "produced" and event.seat == 3)
    assert produced.values["gold"] == 6


def test_a_roll_that_makes_mines_collapse_is_told_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "DEALS", 4)
    (lost,) = told_of(found_in(BOOMTOWN, WIRE, "keep", "telegraph die:2 1"), "wire-lost")
    assert lost.startswith("With a roll of 2, Cold Mountain 6 of Purple collapses, worth about ")
    (hit,) = told_of(found_in(BOOMTOWN, WIRE, "telegraph die:2 1", "keep"), "wire-hit")
    assert hit.startswith("With a roll of 2, Cactus Junction 7 of Red collapses, worth about ")


def test_a_telegraph_that_is_kept_is_told_by_the_roll_that_it_changes_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(following, "DEALS", 8)
    (later,) = (
        cause
        for cause in found_in(BOOMTOWN, WIRE, "keep", "telegraph die:2 3")
        if cause.kind == "wire-later"
    )
    assert later.values["gold"] == round(later.points) > 0
    assert not later.of_other


def test_a_mine_that_is_lost_at_once_is_told_by_who_takes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(following, "DEALS", 8)
    found = found_in(BOOMTOWN, AT_ONCE, "take:cactus-4", "take:san-narciso-9")
    assert told_of(found, "seized-new") == [
        "Green then takes the expropriation and with it San Narciso 9 at once."
    ]
    found = found_in(BOOMTOWN, TAKEN_OVER, "take:expropriation", "take:san-narciso-6")
    (seized,) = told_of(found, "seized")
    assert seized.startswith("Blue then takes the expropriation and with it San Narciso 7 of Green")
    (seize,) = told_of(found, "seize")
    assert seize.startswith("Green takes over San Narciso 2 from Blue")


def test_dynamite_is_told_by_what_it_blows_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "DEALS", 8)
    found = found_in(BOOMTOWN, BLASTED, "take:dynamite", "take:coyote-11")
    (blow,) = told_of(found, "blow")
    assert blow.startswith("Orange can blow up San Narciso 2 of Green")
    (blown,) = told_of(found, "blown")
    assert blown.startswith("Green then takes the dynamite and blows up Coyote City 10 of Orange")


def test_a_vein_is_told_by_what_it_adds_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "DEALS", 8)
    found = found_in(BOOMTOWN, VEIN, "new-vein san-narciso-6", "new-vein coyote-10")
    (vein,) = (cause for cause in found if cause.kind.startswith("vein"))
    assert vein.kind == "vein-than"
    # Three at the end, and three for each of some sixteen rolls: a 6 falls more often than a 10.
    assert 3 <= vein.values["less"] < vein.values["gold"] <= 3 + 3 * 16
    assert told_of(found, "vein-than")[0].startswith("The new vein in San Narciso 6 brings Blue")


def test_a_mustang_is_saved_where_the_card_comes_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(following, "DEALS", 4)
    found = found_in(BOOMTOWN, STABLE, "wait", "mustang")
    assert told_of(found, "spare") == [
        "Orange gets Coyote City 11 without the mustang too, and can ride it later."
    ]
    found = found_in(BOOMTOWN, STABLE, "mustang", "wait")
    assert not {"spare", "ride"} & {cause.kind for cause in found}


def test_what_others_do_to_each_other_is_told_where_nothing_is_nearer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(following, "DEALS", 8)
    # Two sticks of dynamite lie there: both go off on Green if Blue takes one.
    (quarrel,) = told_of(found_in(BOOMTOWN, QUARREL, "take:dynamite", "take:cactus-5"), "blow-by")
    assert quarrel.startswith("Orange then blows up Cold Mountain 9 of Green, worth about ")
    found = found_in(BOOMTOWN, BLASTED, "take:dynamite", "take:coyote-11")
    assert not told_of(found, "blow-by")


def test_a_target_is_told_beside_the_other_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "DEALS", 8)
    text = BLASTED.replace("phase=take", "phase=dynamite").replace("order=1,2", "order=2")
    text = text.replace("row=dynamite,", "row=")
    found = found_in(BOOMTOWN, text, "dynamite seat:2 san-narciso-2", "dynamite seat:2 dry-gulch-7")
    (hit,) = told_of(found, "hit-than")
    assert hit.startswith("Green loses San Narciso 2, worth about ")
    assert "; Dry Gulch 7 is worth only about " in hit


def test_a_saloon_is_told_beside_the_other_town(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "DEALS", 8)
    found = found_in(BOOMTOWN, SALOON, "saloon coyote", "saloon cold-mountain")
    (saloon,) = (cause for cause in found if cause.kind == "saloon-than")
    assert saloon.values["town"] == "coyote"
    assert saloon.values["other"] == "cold-mountain"
    # The others pay what it brings, so that it is worth more than that.
    assert saloon.points > saloon.values["gold"] - saloon.values["less"]
    # Nobody is mayor because of a saloon.
    assert not {cause.kind for cause in found} & {"mayor", "mayor-sure", "office"}


def test_an_office_counts_for_whoever_has_it_instead_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "DEALS", 8)
    found = found_in(BOOMTOWN, BLASTED, "take:dynamite", "take:coyote-11")
    (office,) = (cause for cause in found if cause.values.get("town") == "san-narciso")
    assert office.kind.startswith("mayor")
    # The office itself scores five, and Green, who has it otherwise, is without it.
    assert office.points > 5 * (office.values["often"] - office.values["seldom"]) / 10


def test_what_is_given_away_is_counted_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "DEALS", 8)
    position = BOOMTOWN.read(DEAR, Chance(0))
    better, other = ("pass",), ("bid:44",)
    verdict = Verdict(other, better, 3.0, 3.0, (0.17, 0.11), ((better,), (other,)))
    (followed,) = (one for one in compare(BOOMTOWN, position, verdict) if one is not None)
    lost = lost_at_the_end(followed)
    assert BOOMTOWN.judge is not None
    assert BOOMTOWN.judge.causes is not None
    # Many times what the judge counts, but not of what is lost at the end.
    causes = BOOMTOWN.judge.causes(followed)
    assert not [one for one in main_causes(causes, verdict) if one.kind.startswith("price")]
    (price,) = main_causes(causes, verdict, lost)
    told = counted(verdict, [price], lost)
    assert 20 < told.points <= price.points
    assert told._replace(points=3.0) == verdict
    assert counted(verdict, [], lost) == verdict
    assert price.kind.startswith("price")
    assert price.values["gold"] == 44


def test_a_price_explains_no_more_than_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "DEALS", 8)
    found = found_in(BOOMTOWN, CHEAP, "pass", "bid:3")
    # The bid, and what the others get of it: whatever else is lost has other causes.
    assert all(cause.points <= 2 * 3 for cause in found if cause.kind.startswith("price"))


def test_an_extra_turn_that_is_kept_is_told_by_what_it_would_bring_now() -> None:
    found = found_in(OREGON, EXTRA, "end", "extra")
    (kept,) = (cause for cause in found if cause.kind.startswith("extra-"))
    assert kept.kind == "extra-kept"
    brought: list[Event] = []
    position = OREGON.read(EXTRA, Chance(0))
    position.advance(("extra",))
    assert OREGON.judge is not None
    assert OREGON.judge.likely is not None
    action = OREGON.judge.likely(position)
    position.advance(action, brought)
    assert kept.values["points"] == sum(event.points for event in brought if event.seat == 0)


def oregon(text: str, better: str, other: str) -> dict[str, Cause]:
    """Give what speaks for one action of Oregon and against another, by its kind."""
    return {cause.kind: cause for cause in found_in(OREGON, text, better, other)}


def test_an_extra_turn_that_a_station_makes_possible_is_told_with_what_it_brings() -> None:
    kinds = oregon(STATION, "station bison k7", "church joker:eagle k10")
    assert kinds["next-woken"].values["square"] == "k7"
    assert kinds["next-woken"].points > kinds["beside"].points
    # What the token brings is not counted once more as a token.
    assert "extra-woken" not in kinds
    assert "extra-beside" not in kinds


def test_a_station_that_brings_little_soon_is_told_of_once() -> None:
    kinds = oregon(SMALL_STATION, "bison settler i7", "bison bison e7")
    assert kinds["extra-beside"].values["square"] == "j6"
    assert not {"next-woken", "extra-woken", "beside"} & {*kinds}


def test_one_building_that_scores_and_wakes_a_token_is_told_of_once() -> None:
    kinds = oregon(WAREHOUSE, "bison settler f6", "harbor bison h7")
    assert kinds["joker-beside"].values["square"] == "g5"
    assert kinds["joker-beside"].values["points"] == 1
    assert kinds["joker-beside"].points == 1 + 3.5
    assert not {"beside", "joker-woken"} & {*kinds}


def test_tiles_are_told_with_their_mine_and_what_they_can_be_worth() -> None:
    gold = oregon(WAREHOUSE, "bison settler f6", "harbor bison h7")["gold-mine"]
    told = Talk("en", OREGON).sentence(of_cause(OREGON, gold))
    assert told == "The gold mine on e5 brings 1 gold tile, worth 3 to 5 points."


def test_tiles_that_are_given_away_are_told_too() -> None:
    gives = oregon(LATER, "gold-mine wagon d10", "gold-mine campfire n7")["gives-gold"]
    assert gives.of_other
    told = Talk("en", OREGON).sentence(of_cause(OREGON, gives))
    assert told == "It gives Green 1 gold tile, worth 3 to 5 points."


def test_what_makes_most_of_several_scores_is_named() -> None:
    kinds = oregon(GROUP, "campfire joker:eagle m3", "gold-mine joker:settler e5")
    told = Talk("en", OREGON).sentence(of_cause(OREGON, kinds["scores-group"]))
    assert told == "It scores 6 points at once, above all with a group of 3 farmers."


def test_what_brings_most_in_the_turns_that_follow_is_named() -> None:
    start = oregon(START_FOUR, "e8", "n5")["next-at"]
    assert (start.values["building"], start.values["square"]) == ("post-office", "e8")
    # The church is not built yet.
    church = oregon(CHURCH, "eagle joker:campfire m4", "eagle joker:wagon b3")["next-built"]
    assert (church.values["building"], church.values["square"]) == ("church", "m5")
    assert church.where == ("m5",)


def test_what_comes_at_once_is_told_before_what_follows() -> None:
    decision = Decision(OREGON, OREGON.read(LATER, Chance(0)))
    better, other = ("campfire", "joker:settler", "h2"), ("gold-mine", "wagon", "d10")
    lines = ((better,), (other,))
    decision.verdicts[other] = Verdict(other, better, 10.4, 10.4, (0.6, 0.4), lines)
    (told,) = (one for one in account(decision, other) if isinstance(one, Account))
    assert [said.key for said in told.why] == ["cause.scores-beside", "cause.next-group"]
    # What makes most of it names the kind; “more” needs the other action beside it.
    assert told.kind == "next-group"
    assert told.compared


def test_what_is_only_put_off_is_nothing_more() -> None:
    kinds = oregon(LATER, "campfire joker:settler h2", "gold-mine wagon d10")
    # The gold mine on d10 is built all the same, one turn later.
    assert all(cause.values.get("square") != "d10" for cause in kinds.values())


def test_points_that_are_only_put_off_are_no_loss() -> None:
    first = oregon(BOTH_HARBORS, "wagon joker:settler c6", "harbor wagon c5")["scores-first"]
    told = Talk("en", OREGON).sentence(of_cause(OREGON, first))
    assert told == "It scores 5 points at once, and 4 other points can still be scored later."
    assert first.points > 5 - 4


def test_a_joker_that_comes_back_at_once_saves_a_card() -> None:
    kinds = oregon(FREE_JOKER, "settler joker:eagle k6", "settler eagle k6")
    assert {*kinds} == {"joker-free"}
    assert kinds["joker-free"].values["square"] == "l7"
    assert kinds["joker-free"].values["card"] == "eagle"
    # On another space more than a card makes the difference.
    assert "joker-free" not in oregon(FREE_JOKER, "settler joker:eagle k6", "settler eagle l6")


def test_what_somebody_else_may_build_is_not_named() -> None:
    # Most of what follows comes of the church that is Blue's start tile.
    assert "next" in oregon(CHURCH_OF_ANOTHER, "n8", "f5")


def test_tiles_that_are_turned_over_in_the_end_are_counted_once() -> None:
    kinds = oregon(LAST_ROUND, "campfire joker:wagon m9", "campfire campfire m1")
    assert {*kinds} == {"gold-mine"}


def test_what_names_nothing_is_told_only_where_nothing_else_says_enough() -> None:
    vague, named = Cause("next", 6.0, vague=True), Cause("beside", 4.0)
    assert main_causes([named, vague], Verdict((), (), 8.0, 8.0, (0.5, 0.4), ((), ()))) == [named]
    assert main_causes([named, vague], Verdict((), (), 9.0, 9.0, (0.5, 0.4), ((), ()))) == [vague]


def test_a_card_that_is_drawn_is_what_the_better_draw_brings() -> None:
    kinds = oregon(DRAW, "draw:landscape", "draw:building")
    told = Talk("en", OREGON).sentence(of_cause(OREGON, kinds["few-landscape"]))
    assert told == (
        "It brings a landscape card: every play uses up one or two, and Red holds only one."
    )


def test_an_extra_turn_that_is_taken_is_told_by_what_it_brings_now() -> None:
    kinds = oregon(EXTRA_NOW, "extra", "end")
    taken = kinds["extra-taken"]
    assert not any(kind.startswith("next") for kind in kinds)
    told = Talk("en", OREGON).sentence(of_cause(OREGON, taken))
    assert told == f"Taken now, the extra turn brings about {taken.values['points']} points."
    assert taken.values["points"] >= 2
    # Where it brings little now, that is not what makes the number.
    assert "extra-taken" not in oregon(EXTRA_LITTLE, "extra", "end")


def test_an_extra_turn_that_is_kept_is_not_told_by_an_extra_turn_of_later() -> None:
    kinds = oregon(EXTRA_LATER, "end", "extra")
    idle = kinds["extra-idle"]
    assert idle.points > 1.8
    # It is told of the extra turn, which is not the better action.
    assert idle.of_other
    assert Talk("en", OREGON).sentence(of_cause(OREGON, idle)) == (
        "The extra turn brings hardly anything now."
    )
    assert not any(kind.startswith("next") for kind in kinds)


def test_tiles_that_the_other_action_brings_too_are_told_beside_its_own() -> None:
    more = oregon(MINES_OF_OREGON, "gold-mine campfire m7", "gold-mine campfire n7")["gold-more"]
    assert more.compared
    told = Talk("en", OREGON).sentence(of_cause(OREGON, more))
    assert told == "It brings 3 gold tiles instead of 2, each worth 3 to 5 points."


def test_a_hand_is_called_short_of_cards_only_where_it_is() -> None:
    many = DRAW.replace("hands:Wgs", "hands:WBC").replace("landscape:BC", "landscape:")
    many = many.replace("building:", "building:gs")
    assert not oregon(many, "draw:landscape", "draw:building")
    assert {*oregon(many, "draw:building", "draw:landscape")} == {"no-building"}
    few = DRAW.replace("hands:Wgs", "hands:W").replace("building:", "building:gs")
    assert not oregon(few, "draw:building", "draw:landscape")


def test_of_two_players_the_other_one_is_named() -> None:
    kinds = {cause.kind: cause for cause in found_in(OREGON, START, "l6", "h2")}
    assert "leaves" not in kinds
    assert kinds["leaves-one"].values["rival"] == 0


def test_what_scores_most_is_told_first() -> None:
    position = OREGON.read(SEVERAL_EVENTS, Chance(0))
    told = at_once(OREGON, position, ("settler", "eagle", "h3"))
    points = [said.values["points"] for said in told]
    assert points == sorted(points, reverse=True)
    events: list[Event] = []
    position.advance(("settler", "eagle", "h3"), events)
    assert points[0] == max(event.points for event in events)


def told_beside(better: Action, other: Action, *, of_other: bool, kind: str) -> Account:
    """Account for an action that gives five points away."""
    verdict = Verdict(other, better, 5.0, 5.0, (0.6, 0.4), ((better,), (other,)))
    why = [Sentence("boomers", "cause.over", {"seat": 1, "points": 90, "less": 2})]
    return Account(verdict, kind, of_other, why, [], [])


def test_what_comes_of_a_move_is_told_before_the_better_one() -> None:
    decision = Decision(BOOMERS, BOOMERS.read(LOST, Chance(0)))
    better, other = ("C", "j5"), ("C", "k4", "F")
    said = _why(decision, other, told_beside(better, other, of_other=True, kind="over"))
    assert [one.key for one in said] == ["cause.over", "why.better"]
    said = _why(decision, other, told_beside(better, other, of_other=False, kind="wins"))
    assert [one.key for one in said] == ["why.better", "cause.over"]


def test_a_best_move_is_not_called_one_of_several_where_the_obvious_one_is_worse() -> None:
    decision = Decision(BOOMERS, BOOMERS.read(LOST, Chance(0)))
    better, other = ("C", "j5"), ("C", "k4", "F")
    said = _why(decision, better, told_beside(better, other, of_other=True, kind=SEVERAL))
    assert [one.key for one in said] == ["why.several"]
