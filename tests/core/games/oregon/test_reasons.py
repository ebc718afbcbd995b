"""Why picks are refused: each refusal by its own reason, and no position without one."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.core.games.oregon.samples import TASTES, somewhere
from tests.core.games.oregon.stated import at
from tests.core.games.table_talk import play

from frontier.games.oregon import GAME
from frontier.games.oregon.box import BUILDINGS, CARDS
from frontier.games.oregon.land import NAMES
from frontier.games.oregon.legal import JOKERS
from frontier.games.oregon.position import OregonPosition
from frontier.table.chance import Chance
from frontier.table.errors import Illegal
from machine.environment import ROOT

CHURCHES = "a1=c b1=c c1=c d1=c"
THIRTEEN = " ".join(f"{column}10=A" for column in "abcdefghijklm")
WORDS = json.loads((ROOT / "web/words/en/oregon.json").read_text("utf-8"))


def why(position: OregonPosition, picks: str) -> str | None:
    reason = position.why_not(tuple(picks.split()))
    return None if reason is None else reason.kind


def last_farmer_placed() -> OregonPosition:
    position = at(THIRTEEN, hands="WWWc,?", tokens="E,-")
    play(position, "wagon wagon a9")
    play(position, "extra")
    return position


def field_full() -> OregonPosition:
    pieces = "d8=B e8=B f8=B d7=B e7=B f7=B"
    return at(pieces, hands="BBEp,?", tokens="-,-")


def no_rail_free() -> OregonPosition:
    # All of the railroad in the campfire's row and column is taken: m9 n9 o9, i2 i1.
    return at("m9=B n9=B o9=B i2=B i1=B", hands="CCEs,?", tokens="-,-")


def drawing(pieces: str = "", hands: str = "BBWc,?", **fields: str) -> OregonPosition:
    position = at(pieces, hands=hands, **{"tokens": "-,-", **fields})
    play(position, "bison bison e7")
    return position


def full_hand() -> OregonPosition:
    position = drawing(CHURCHES)
    play(position, "draw:landscape")
    play(position, "draw:landscape")
    return position


def swaps_used() -> OregonPosition:
    position = drawing(CHURCHES, "BBWc,SSSp", building="ccppwwwhhhkkkgggsss")
    swaps_left = position.copy()
    swaps_left.swaps = 0
    return swaps_left


def at_extra() -> OregonPosition:
    position = at(hands="BBWc,?", tokens="E,-")
    play(position, "bison bison e7")
    return position


def extra_kept() -> OregonPosition:
    position = at_extra()
    play(position, "end")
    return position


def one_card_to_draw() -> OregonPosition:
    position = drawing(hands="BBWW,?")
    play(position, "draw:landscape")
    return position


def stuck() -> OregonPosition:
    return at(CHURCHES, hands="cccW,?", tokens="-,-")


CASES = [
    # The start tile
    (lambda: at(phase="start", start="cp"), "b1 c1", "too-many-picks"),
    (lambda: at(phase="start", start="cp"), "bison", "start-tile-first"),
    (lambda: at(phase="start", start="cp"), "c3", "wrong-terrain"),
    (lambda: at(phase="start", start="cp"), "a10", "wrong-terrain"),
    (lambda: at(phase="start", start="hp"), "a1", "not-beside-water"),
    (lambda: at(phase="start", start="hp"), "a10", "wrong-terrain"),
    (lambda: at("a1=c", phase="start", turn="1", start="cp"), "a1", "occupied-building"),
    (lambda: at(phase="start", start="cp"), "z9", "unknown-pick"),
    # A play
    (lambda: at(hands="BEpc,?"), "bison eagle c7", "outside-area"),
    (lambda: at(hands="BEpc,?"), "bison eagle j8", "water"),
    (lambda: at("k8=B", hands="BEpc,?"), "bison eagle k8", "occupied-farmer"),
    (lambda: at("k8=s", hands="BEpc,?"), "bison eagle k8", "occupied-building"),
    (lambda: at("e9=p", hands="BEpc,?"), "church bison e9", "occupied-building"),
    (lambda: at(hands="BEpc,?"), "church bison e7", "wrong-terrain"),
    (lambda: at(hands="BEph,?"), "harbor bison e9", "not-beside-water"),
    (lambda: at(hands="BEph,?"), "harbor bison j8", "wrong-terrain"),
    (lambda: at(hands="BEpc,?"), "church bison a1", "outside-bands"),
    (lambda: at(hands="BEpc,?"), "church joker:bison a1", "outside-bands"),
    (lambda: at(CHURCHES, hands="BEpc,?"), "church", "no-tile"),
    (lambda: at(CHURCHES, hands="BEpc,?"), "church bison e9", "no-tile"),
    (lambda: at(hands="BEpc,?"), "church post-office", "two-buildings"),
    (lambda: at(hands="BEpp,?"), "post-office post-office e9", "two-buildings"),
    (lambda: at(hands="BEpc,?"), "joker:bison joker:eagle", "two-jokers"),
    (lambda: at(hands="BEpc,?", tokens="E,-"), "church joker:wagon", "joker-inactive"),
    (lambda: at(hands="BEpc,?", tokens="E,-"), "joker:wagon", "joker-inactive"),
    (lambda: at(hands="BEpc,?"), "wagon", "not-in-hand"),
    (lambda: at(hands="BEpc,?"), "bison settler", "not-in-hand"),
    (lambda: at(hands="BEpc,?"), "church settler e7", "not-in-hand"),
    (lambda: at(hands="BEpc,?"), "bison bison e7", "only-one"),
    (lambda: at(hands="BEpc,?", tokens="-,-"), "eagle", "card-order"),
    (lambda: at(hands="BEpc,?"), "eagle bison k8", "card-order"),
    (lambda: at(hands="BEpc,?"), "bison church", "card-order"),
    (lambda: at(hands="BEpc,?"), "joker:eagle", "card-order"),
    (lambda: at(hands="BEpc,?"), "eagle bison c7", "outside-area"),
    (lambda: at(hands="BEpc,?"), "k8", "cards-first"),
    (lambda: at(hands="BEpc,?"), "bison k8", "two-cards"),
    (lambda: at(hands="BEpc,?"), "bison end", "two-cards"),
    (lambda: at(hands="BEpc,?"), "bison eagle church", "not-a-space"),
    (lambda: at(hands="BEpc,?"), "bison eagle k8 k7", "too-many-picks"),
    (lambda: at(hands="BEpc,?"), "end", "must-play"),
    (lambda: at(hands="BEpc,?"), "draw:building", "play-first"),
    (lambda: at(hands="BEpc,?"), "swap:church", "play-first"),
    (lambda: at(hands="BEpc,?"), "discard bison church", "can-play"),
    (lambda: at(hands="BEpc,?"), "extra", "extra-later"),
    (lambda: at(hands="BEpc,?", tokens="J,-"), "extra", "extra-inactive"),
    (lambda: at(hands="BEpc,?"), "saloon", "unknown-pick"),
    (field_full, "bison bison", "no-field"),
    (no_rail_free, "station campfire", "no-site"),
    (last_farmer_placed, "extra", "extra-once"),
    (last_farmer_placed, "wagon joker:wagon b9", "joker-inactive"),
    (lambda: at(THIRTEEN + " a9=A", hands="WWWc,?", turn="0"), "wagon wagon b9", "no-farmer"),
    (lambda: at(CHURCHES, hands="BBEc,?", tokens="-,-"), "eagle bison e7", "outside-area"),
    (
        lambda: at("m9=B n9=B o9=B i2=B i1=B", hands="CCCs,?", tokens="-,-"),
        "station",
        "card-stuck",
    ),
    # The extra turn
    (at_extra, "bison", "extra-first"),
    (at_extra, "e7", "extra-first"),
    (at_extra, "draw:landscape", "extra-or-draw"),
    (at_extra, "swap:church", "extra-or-draw"),
    (at_extra, "discard", "can-play"),
    (at_extra, "end bison", "too-many-picks"),
    # Drawing
    (one_card_to_draw, "draw:landscape", "one-of-each"),
    (full_hand, "draw:landscape", "hand-complete"),
    (drawing, "end", "draw-on"),
    (drawing, "swap:church", "not-useless"),
    (drawing, "swap:wagon", "swap-landscape"),
    (drawing, "swap:harbor", "not-in-hand"),
    (swaps_used, "swap:church", "no-swap-left"),
    (drawing, "bison", "play-over"),
    (drawing, "c7", "play-over"),
    (drawing, "discard wagon church", "play-over"),
    (drawing, "extra", "extra-inactive"),
    (extra_kept, "extra", "extra-over"),
    # Nothing to play
    (stuck, "wagon", "discard-first"),
    (stuck, "draw:landscape", "discard-first"),
    (stuck, "discard c7", "discard-cards"),
    (stuck, "discard bison", "not-in-hand"),
    (stuck, "discard wagon wagon", "only-one"),
    (stuck, "discard church wagon", "discard-order"),
    (stuck, "discard church church church", "too-many-picks"),
]


@pytest.mark.parametrize(
    ("state", "picks", "kind"), CASES, ids=[f"{picks}: {kind}" for _, picks, kind in CASES]
)
def test_each_refusal_has_its_reason(
    state: Callable[[], OregonPosition], picks: str, kind: str
) -> None:
    position = state()
    assert why(position, picks) == kind
    reason = position.why_not(tuple(picks.split()))
    assert reason is not None
    assert reason.rule in {rule.id for rule in GAME.rules}
    with pytest.raises(Illegal):
        position.play(tuple(picks.split()))


def test_every_reason_is_in_the_cases() -> None:
    worded = {key.removeprefix("why.") for key in WORDS if key.startswith("why.")}
    assert worded == {kind for _, _, kind in CASES}


def test_reasons_say_where_and_what() -> None:
    reason = at(hands="BEpc,?").why_not(("church", "bison", "e7"))
    assert reason is not None
    assert reason.where == ("e7",)
    assert reason.values == {
        "building": "church",
        "square": "e7",
        "terrain": "railroad",
        "needed": "green",
    }
    taken = at("k8=B", hands="BEpc,?").why_not(("bison", "eagle", "k8"))
    assert taken is not None
    assert taken.values == {"square": "k8", "owner": 1}


def test_what_can_still_become_a_play_is_not_refused() -> None:
    position = at(hands="BEpc,?")
    for picks in ("", "bison", "bison eagle", "church", "church joker:wagon", "bison eagle k8"):
        assert why(position, picks) is None


def test_nothing_can_be_picked_when_it_is_over() -> None:
    used_up = "l1=c j1=c k1=c j2=c h10=h i10=h h9=h j10=h"
    assert why(at(used_up, phase="over"), "c7") == "game-over"


def test_any_picks_anywhere_are_legal_or_refused_with_a_worded_reason(
    many: Callable[[int], int],
) -> None:
    rules = {rule.id for rule in GAME.rules}
    buttons = ["extra", "end", "discard", "draw:landscape", "draw:building", "nonsense"]
    buttons += ["swap:" + building for building in BUILDINGS]
    cards = [*CARDS, *JOKERS]
    chance = Chance("reasons")
    for trial in range(many(20_000)):
        if trial % 20 == 0:
            players, taste = "234"[trial // 20 % 3], TASTES[trial // 60 % 4]
            position = somewhere(players, trial, chance.below(140), taste)
        length = 1 + chance.below(4)
        picks = []
        for place in range(length):
            likely = cards if place < 2 else NAMES
            picks.append(chance.choose(likely if chance.below(6) else [*buttons, *cards, *NAMES]))
        legal = position.legal()
        reason = position.why_not(tuple(picks))
        open_still = any(action[:length] == tuple(picks) for action in legal)
        assert (reason is None) == open_still
        if reason is not None and position.turn is not None:
            assert f"why.{reason.kind}" in WORDS
            assert reason.rule in rules
