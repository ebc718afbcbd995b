"""What a seat sees, and deals that are consistent with it."""

from __future__ import annotations

import json

from tests.core.games.boomtown.samples import options

from frontier.games.boomtown import GAME
from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.chance import Chance


def middle(seed: int, length: str = "short") -> BoomtownPosition:
    """Play some random actions of a three-player game."""
    position = GAME.start(GAME.complete(options(3, length)), Chance(seed))
    assert isinstance(position, BoomtownPosition)
    choose = Chance(seed)
    for _ in range(40):
        position.advance(choose.choose(position.legal()))
    return position


def test_a_view_is_plain_json_and_the_same_for_everybody() -> None:
    position = middle(1)
    views = [position.view(seat) for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert json.loads(json.dumps(views[0])) == views[0]


def test_a_view_tells_nothing_of_the_order_of_the_deck_or_of_the_cards_set_aside() -> None:
    for seed in range(30):
        position = middle(seed)
        view = position.view(0)
        for deal in range(3):
            other = position.hidden(0, Chance(deal))
            assert other.view(0) == view
            assert other.legal() == position.legal()


def test_a_deal_mixes_the_deck_with_what_was_set_aside() -> None:
    position = middle(3)
    before = position.text()
    deals = [position.hidden(seat % 3, Chance(seat)) for seat in range(50)]
    assert position.text() == before
    assert len({deal.deck for deal in deals}) == 50
    unseen = sorted([*position.deck[position.drawn :], *position.aside])
    for deal in deals:
        assert sorted([*deal.deck[deal.drawn :], *deal.aside]) == unseen
        assert len(deal.aside) == len(position.aside)
    assert any(set(deal.aside) != set(position.aside) for deal in deals)


def test_a_deal_does_not_know_the_real_order_or_the_coming_dice() -> None:
    position = middle(4)
    other = position.copy()
    unseen = [*other.deck[other.drawn :], *other.aside][::-1]
    left = len(other.deck) - other.drawn
    other.deck, other.drawn = tuple(unseen[:left]), 0
    other.aside = tuple(unseen[left:])
    other.chance = Chance(99)
    one, two = position.hidden(0, Chance(5)), other.hidden(0, Chance(5))
    assert one.text() == two.text()
    assert one.chance.state == two.chance.state
    assert one.chance.state != position.chance.state


def test_a_deal_can_be_played_to_the_end() -> None:
    for seed in range(20):
        deal = middle(seed, "full").hidden(1, Chance(seed))
        choose = Chance(seed)
        while deal.turn is not None:
            deal.advance(choose.choose(deal.legal()))
        assert deal.outcome() is not None


def test_a_view_names_what_one_can_point_at() -> None:
    view = middle(2).view(0)
    assert {"card", "kind"} <= set(view["row"][0] if view["row"] else {"card": 1, "kind": 1})
    assert [town["town"] for town in view["towns"]] == [
        "cactus",
        "cold-mountain",
        "coyote",
        "dry-gulch",
        "san-narciso",
    ]
    assert len(view["unseen"]) == view["deck"] + view["aside"]


def stated(text: str) -> BoomtownPosition:
    position = GAME.read(text, Chance(1))
    assert isinstance(position, BoomtownPosition)
    return position


def test_a_view_tells_who_would_be_paid_if_the_highest_bid_won() -> None:
    row = "row=coyote-10,dynamite,san-narciso-9,cactus-6"
    view = stated(f"round=3/15 first=0 phase=bid turn=3 gold=10,10,20,10 bid=9:2 {row}").view(None)
    assert view["right"] == [3, 0, 1, 2]
    assert view["shares"] == [
        {"seat": 1, "gold": 5},
        {"seat": 0, "gold": 2},
        {"seat": 3, "gold": 2},
    ]


def test_with_three_the_bank_has_a_share_and_nobody_has_one_of_nothing() -> None:
    row = "row=coyote-10,dynamite,san-narciso-9"
    view = stated(f"round=3/20 first=0 phase=bid turn=1 gold=20,20,20 bid=9:0 {row}").view(None)
    assert view["shares"] == [
        {"seat": 2, "gold": 5},
        {"seat": 1, "gold": 2},
        {"seat": None, "gold": 2},
    ]
    none = stated(f"round=3/20 first=0 phase=bid turn=1 gold=20,20,20 bid=1:0 {row}").view(None)
    assert none["shares"] == [{"seat": 2, "gold": 1}]


def test_what_the_auction_has_paid_is_what_the_view_foretold() -> None:
    row = "row=coyote-10,dynamite,san-narciso-9,cactus-6,dry-gulch-7"
    position = stated(
        f"round=3/12 first=0 phase=bid turn=4 gold=10,10,10,12,10 bid=9:3 passed=0,1,2 {row}"
    )
    foretold = position.view(None)["shares"]
    events = position.play(("pass",))
    paid = [event.values for event in events if event.kind.startswith("bid-")]
    assert [(one["to"], one["gold"]) for one in paid] == [
        (share["seat"], share["gold"]) for share in foretold
    ]
    assert position.view(None)["shares"] == []
