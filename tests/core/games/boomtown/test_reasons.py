"""Every refusal says which rule is in the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.core.games.boomtown.samples import options
from tests.core.games.boomtown.stated import at

from frontier.games.boomtown import GAME
from frontier.games.boomtown.cards import NAMES, TOWNS
from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.chance import Chance
from frontier.table.errors import Illegal

RULES = {rule.id for rule in GAME.rules}
GOLD = "gold=10,7,9,8"
ROW4 = "row=cactus-2,coyote-3,dry-gulch-2,san-narciso-2"
ROW3 = "row=cactus-2,coyote-3,dry-gulch-2"
MINES = "mines=coyote-4:0,coyote-10:2,cactus-4:1,cactus-5:2"
OPEN = f"round=9/15 phase=bid turn=0 {GOLD} {ROW4}"
BID = f"round=9/15 phase=bid turn=1 {GOLD} bid=4:0 passed=3 {ROW4} {MINES}"
TAKE = f"round=9/15 phase=take turn=1 bid=4:0 order=1,2,3 {GOLD} {ROW3} {MINES}"
CARD = f"round=9/15 turn=0 bid=4:0 order=1,2,3 {GOLD} {ROW3} {MINES} saloons=coyote:2,cactus:0"
DYNAMITE = f"{CARD} phase=dynamite"
EXPROPRIATION = f"{CARD} phase=expropriation"
HOLDUP = f"{CARD} phase=holdup"
SALOON = f"{CARD.split(' saloons')[0]} phase=saloon"
GIRLS = f"{CARD.replace(':2,cactus:0', ':0,cactus:0')} phase=girls kept=girls:0"
GOVERNOR = f"{CARD} phase=governor kept=governor:0 mayors=coyote:0,dry-gulch:0"
VEIN = f"{CARD} phase=new-vein kept=new-vein:0"
MUSTANG = f"{TAKE.replace('take turn=1', 'mustang turn=3')} kept=mustang:3"
ROLL = f"round=9/15 phase=telegraph turn=0 bid=4:0 {GOLD} {MINES} dice=3+5 kept=telegraph:0"

REFUSALS = [
    (OPEN, "bid:0", "bid-one", "bidding"),
    (OPEN, "bid:11", "bid-above-gold", "bidding"),
    (OPEN, "bid:many", "bid-number", "bidding"),
    (OPEN, "bid:03", "bid-number", "bidding"),
    (OPEN, "bid", "bid-number", "bidding"),
    (OPEN, "seat:1 bid:3", "not-in-turn", "bidding"),
    (OPEN, "pass pass", "extra-pick", "picks"),
    (BID, "bid:4", "bid-not-above", "bidding"),
    (BID, "bid:1", "bid-not-above", "bidding"),
    (BID, "bid:8", "bid-above-gold", "bidding"),
    (BID, "seat:3 bid:9", "passed-already", "bidding"),
    (BID, "seat:9 bid:9", "no-such-seat", "picks"),
    (BID, "take:cactus-2", "take-later", "choosing"),
    (BID, "mustang", "mustang-when", "mustang"),
    (BID, "telegraph die:1 3", "telegraph-when", "telegraph"),
    (BID, "dynamite seat:2 coyote-10", "card-not-played", "event-cards"),
    (BID, "hello", "unknown-pick", "picks"),
    (TAKE, "take:nowhere-3", "no-such-card", "choosing"),
    (TAKE, "take:coyote-10", "card-owned", "choosing"),
    (TAKE, "take:coyote-12", "not-in-row", "choosing"),
    (TAKE, "take:dynamite", "not-in-row", "choosing"),
    (TAKE, "take:cactus-2 seat:1", "extra-pick", "picks"),
    (TAKE, "pass", "must-take", "choosing"),
    (TAKE, "bid:6", "auction-over", "bidding"),
    (TAKE, "wait", "mustang-when", "mustang"),
    (TAKE, "cactus-2", "unknown-pick", "picks"),
    (DYNAMITE, "pass", "choose-first", "dynamite"),
    (DYNAMITE, "dynamite seat:0", "dynamite-self", "dynamite"),
    (DYNAMITE, "dynamite seat:0 coyote-4", "own-mine", "dynamite"),
    (DYNAMITE, "dynamite seat:0 saloon:cactus", "own-saloon", "dynamite"),
    (DYNAMITE, "dynamite seat:1 coyote-4", "own-mine", "dynamite"),
    (DYNAMITE, "dynamite seat:3", "nothing-there", "dynamite"),
    (DYNAMITE, "dynamite seat:4", "no-such-seat", "picks"),
    (DYNAMITE, "dynamite coyote-10", "no-such-seat", "picks"),
    (DYNAMITE, "dynamite seat:1 coyote-10", "not-theirs", "dynamite"),
    (DYNAMITE, "dynamite seat:2 coyote-12", "mine-unowned", "dynamite"),
    (DYNAMITE, "dynamite seat:2 mustang", "no-such-mine", "dynamite"),
    (DYNAMITE, "dynamite seat:2 saloon:cactus", "no-saloon", "dynamite"),
    (DYNAMITE, "dynamite seat:2 saloon:paris", "no-such-town", "dynamite"),
    (DYNAMITE, "dynamite seat:2 saloon:coyote:girls", "no-such-saloon", "dynamite"),
    (EXPROPRIATION, "expropriation seat:0", "expropriation-self", "expropriation"),
    (EXPROPRIATION, "expropriation seat:1", "no-common-town", "expropriation"),
    (EXPROPRIATION, "expropriation seat:2 cactus-5", "not-your-town", "expropriation"),
    (EXPROPRIATION, "expropriation seat:1 cactus-4", "not-your-town", "expropriation"),
    (EXPROPRIATION, "expropriation seat:0 coyote-4", "own-mine", "expropriation"),
    (EXPROPRIATION, "expropriation seat:1 coyote-10", "not-theirs", "expropriation"),
    (EXPROPRIATION, "take:cactus-2", "choose-first", "expropriation"),
    (HOLDUP, "holdup seat:0", "rob-self", "holdup"),
    (HOLDUP, "holdup seat:0 7", "rob-self", "holdup"),
    (HOLDUP, "holdup seat:1 1", "holdup-number", "holdup"),
    (HOLDUP, "holdup seat:1 13", "holdup-number", "holdup"),
    (HOLDUP, "holdup seat:1 all", "holdup-number", "holdup"),
    (HOLDUP, "holdup seat:7 5", "no-such-seat", "picks"),
    (HOLDUP, "pass", "choose-first", "holdup"),
    (SALOON, "saloon paris", "no-such-town", "saloon"),
    (SALOON, "pass", "choose-first", "saloon"),
    (GIRLS, "girls dry-gulch", "no-own-saloon", "girls"),
    (GIRLS, "girls paris", "no-such-town", "girls"),
    (GIRLS, "wait", "choose-first", "girls"),
    (f"{GOVERNOR},cactus:2", "governor cactus", "not-your-mayor", "governor"),
    (GOVERNOR, "governor cactus", "no-mayor", "governor"),
    (GOVERNOR, "governor paris", "no-such-town", "governor"),
    (GOVERNOR, "keep", "choose-first", "governor"),
    (VEIN, "new-vein coyote-10", "not-your-mine", "new-vein"),
    (VEIN, "new-vein saloon", "no-such-mine", "new-vein"),
    (VEIN, "take:cactus-2", "choose-first", "new-vein"),
    (MUSTANG, "take:cactus-2", "mustang-first", "mustang"),
    (ROLL, "telegraph die:3 5", "no-such-die", "telegraph"),
    (ROLL, "telegraph die:1 3", "same-face", "telegraph"),
    (ROLL, "telegraph die:2 7", "no-such-face", "telegraph"),
    (ROLL, "telegraph die:2 six", "no-such-face", "telegraph"),
    (ROLL, "pass", "telegraph-first", "telegraph"),
    (ROLL, "keep keep", "extra-pick", "picks"),
]


@pytest.mark.parametrize(("text", "picks", "kind", "rule"), REFUSALS)
def test_a_refusal_is_exact(text: str, picks: str, kind: str, rule: str) -> None:
    position = at(text)
    action = tuple(picks.split())
    reason = position.why_not(action)
    assert reason is not None
    assert (reason.kind, reason.rule) == (kind, rule)
    with pytest.raises(Illegal) as refused:
        position.play(action)
    assert refused.value.reason == reason


def test_the_beginning_of_an_action_is_not_refused() -> None:
    position = at(DYNAMITE)
    assert position.why_not(("dynamite",)) is None
    assert position.why_not(("dynamite", "seat:2")) is None
    with pytest.raises(Illegal) as refused:
        position.play(("dynamite", "seat:2"))
    assert refused.value.reason.kind == "unfinished"


def test_refusals_say_the_numbers() -> None:
    low = at(BID).why_not(("bid:4",))
    assert low is not None
    assert low.values == {"bid": 4, "high": 4}
    rich = at(BID).why_not(("bid:8",))
    assert rich is not None
    assert rich.values == {"bid": 8, "gold": 7}


WORDS = [
    *(f"take:{name}" for name in NAMES),
    *NAMES,
    *TOWNS,
    *(f"saloon:{town}" for town in TOWNS),
    *(f"seat:{seat}" for seat in range(7)),
    *(f"bid:{bid}" for bid in (-1, 0, 1, 5, 1000, 10**30)),
    *map(str, range(14)),
    *(
        "pass",
        "keep",
        "wait",
        "die:0",
        "die:1",
        "die:2",
        "",
        ":",
        "bid:",
        "take:",
        "seat:",
        "é",
        "²",
    ),
]


def test_whatever_is_picked_in_random_games_gets_a_reason(many: Callable[[int], int]) -> None:
    kinds = set()
    for seed in range(many(100)):
        position = GAME.start(GAME.complete(options(3 + seed % 3)), Chance(seed))
        assert isinstance(position, BoomtownPosition)
        choose = Chance(seed)
        while position.turn is not None:
            actions = position.legal()
            begun = choose.choose(actions)
            for _ in range(3):
                picks = (*begun[: choose.below(len(begun) + 1)], choose.choose(WORDS))
                reason = position.why_not(picks)
                if reason is not None:
                    assert reason.rule in RULES
                    kinds.add(reason.kind)
            position.advance(begun)
    assert len(kinds) >= 25
