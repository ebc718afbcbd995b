"""What makes one action better than another, counted by the rules where stated lines end."""

from __future__ import annotations

from typing import cast

import pytest

from frontier.bots import following
from frontier.bots.adviser import _why
from frontier.bots.following import compare, replay
from frontier.bots.judging import Decision, Verdict
from frontier.bots.reasons import (
    SEVERAL,
    Account,
    at_once,
    counted,
    lost_at_the_end,
    main_causes,
)
from frontier.bots.sentences import Sentence
from frontier.doors.talk import Talk
from frontier.games import find_game
from frontier.games.boomers.causes import causes
from frontier.games.boomers.position import BoomersPosition
from frontier.table.causes import Cause, Comparison
from frontier.table.chance import Chance
from frontier.table.events import Event
from frontier.table.game import Game
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
    assert cause.of_other
    assert said(cause) == "Blue then leads 2 to 0, and more land is hard to close."


def test_squares_that_one_side_alone_gets_to_are_counted_by_the_rules() -> None:
    lines = "C h7; F b7 none; A c6 F; E i11 C; C f7 E", "A f3; F b7 none; A g3 F; D i4 none; A g1 D"
    comparison = compared(TRACKS, *lines)
    cause = main_cause(comparison, 6.9)
    assert said(cause) == "In one move Orange can get to 13 more squares that Blue cannot."
    alone = []
    for (line,) in (comparison.other, comparison.better):
        stops = []
        for seat in (0, 1):
            end = cast("BoomersPosition", line.end.copy())
            end.side = end.turn = seat
            stops.append({action[1] for action in end.legal()})
        alone.append(stops[1] - stops[0])
    assert len(alone[0]) - len(alone[1]) == 13
    assert set(cause.where) == alone[0]


def test_a_homestead_that_is_closed_either_way_is_not_the_reason() -> None:
    cause = main_cause(compared(LOST, "C j5; F k6 C", "C k4 F"), 6.0)
    assert said(cause) == "Orange then has 83 points in homesteads instead of 80."


def test_only_stones_beside_a_homestead_close_it() -> None:
    lines = "F f3 A; C c8; E k11 none; B f5 E; D e10 B", "F f1 none; A h2 F; E k11 C; B f5 E"
    found = causes(compared(RIVERS, *lines))
    (closed,) = (cause for cause in found if cause.kind == "closes")
    # The same move lays a stone on e5, far from that land.
    assert said(closed) == "The stone on f10 closes 19 squares for Orange."


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


def test_what_makes_many_times_the_number_does_not_explain_it() -> None:
    lines = "F f3 A; C c8; E k11 none; B f5 E; D e10 B", "F f1 none; A h2 F; E k11 C; B f5 E"
    comparison = compared(RIVERS, *lines)
    verdict = Verdict((), (), 5.4, 5.4, (0.65, 0.54), ((), ()))
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
