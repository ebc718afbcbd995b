"""The text of a position: what it says, what may be left out, and what is refused."""

from __future__ import annotations

import pytest
from tests.core.games.boomtown.stated import at

from frontier.games.boomtown import GAME
from frontier.games.boomtown.cards import NAMES
from frontier.table.chance import Chance
from frontier.table.errors import FrontierError

OPEN = "round=9/15 phase=bid turn=0 gold=9,9,9,9 row=cactus-2,coyote-3,dry-gulch-2,san-narciso-2"
TAKE = "round=9/15 phase=take turn=1 bid=4:0 order=1,2 gold=9,9,9,9 row=cactus-2,coyote-3"


def test_all_of_a_position_is_written() -> None:
    position = at(
        "round=14/15 first=2 phase=take turn=1 gold=1,2,3,4 bid=4:0 order=1,2 "
        "row=dynamite,coyote-3 mines=cactus-2:0,coyote-10:3+vein mayors=coyote:3+governor "
        "saloons=coyote:1+girls,dry-gulch:0 kept=mustang:2,telegraph:1 "
        "deck=cactus-4,cactus-5,cactus-6,cactus-7 gone=holdup,stagecoach"
    )
    text = position.text()
    assert text.startswith(
        "round=14/15 first=2 phase=take turn=1 gold=1,2,3,4 bid=4:0 passed=- order=1,2 dice=- "
        "row=dynamite,coyote-3 mines=cactus-2:0,coyote-10:3+vein mayors=coyote:3+governor "
        "saloons=coyote:1+girls,dry-gulch:0 kept=mustang:2,telegraph:1 "
        "deck=cactus-4,cactus-5,cactus-6,cactus-7 aside="
    )
    assert text.endswith(" gone=holdup,stagecoach")
    assert at(text).text() == text


def test_a_deck_left_open_is_dealt_by_chance_from_what_is_left() -> None:
    one = GAME.read(f"{OPEN} deck=telegraph,? gone=dynamite", Chance("one"))
    two = GAME.read(f"{OPEN} deck=telegraph,? gone=dynamite", Chance("two"))
    assert one.text() != two.text()
    deck = one.text().split("deck=")[1].split()[0].split(",")
    assert deck[0] == "telegraph"
    assert len(deck) == 6 * 4
    assert not set(deck) & {"cactus-2", "coyote-3", "dry-gulch-2", "san-narciso-2"}
    # What is mentioned nowhere has left the game unseen.
    aside = one.text().split("aside=")[1].split()[0].split(",")
    assert len(deck) + len(aside) + 4 + 1 == 60


def test_the_card_drawn_next_is_written_first() -> None:
    position = GAME.start(GAME.complete({}), Chance("abc"))
    deck = position.text().split("deck=")[1].split()[0].split(",")
    choose = Chance(1)
    while position.view(0)["round"] == 1:
        position.advance(choose.choose(position.legal()))
    assert [card["card"] for card in position.view(0)["row"]] == deck[:4]


REFUSED = [
    ("", "text-field-missing"),
    ("round=9/15", "text-field-missing"),
    ("hello", "text-word"),
    (f"{OPEN} kept=", "text-word"),
    (f"{OPEN} luck=3", "text-field"),
    (f"{OPEN} gold=1,1,1,1", "text-field-twice"),
    (OPEN.replace("round=9/15", "round=9"), "text-number"),
    (OPEN.replace("round=9/15", "round=16/15"), "text-number"),
    (OPEN.replace("round=9/15", "round=1/16"), "text-number"),
    (OPEN.replace("9,9,9,9", "9,9,9,-9"), "text-number"),
    (OPEN.replace("9,9,9,9", "9,9,9,09"), "text-number"),
    (OPEN.replace("9,9,9,9", "9,9,9,²"), "text-number"),
    (OPEN.replace("9,9,9,9", "9,9"), "text-players"),
    (OPEN.replace("9,9,9,9", "999,9,9,9"), "too-much-gold"),
    (OPEN.replace("turn=0", "turn=4"), "text-number"),
    (OPEN.replace("turn=0", "turn=-"), "text-phase-field"),
    (OPEN.replace("phase=bid", "phase=nap"), "text-phase"),
    (OPEN.replace("phase=bid", "phase=over"), "text-phase-field"),
    (OPEN.replace("phase=bid", "phase=take"), "text-phase-field"),
    (OPEN.replace("cactus-2", "cactus-3"), "card-unknown"),
    (OPEN.replace("cactus-2", "coyote-3"), "card-twice"),
    (OPEN.replace("cactus-2,", ""), "text-phase-field"),
    (f"{OPEN} mines=coyote-3:1", "card-twice"),
    (f"{OPEN} mines=coyote-4:1,coyote-4:2", "card-twice"),
    (f"{OPEN} mines=coyote-4:4", "text-number"),
    (f"{OPEN} mines=coyote-4", "text-number"),
    (f"{OPEN} mines=coyote-4:1+gold", "text-number"),
    (f"{OPEN} mines=saloon:1", "not-a-mine"),
    (f"{OPEN} mines=coyote-4:1+vein,coyote-5:2+vein", "card-twice"),
    (f"{OPEN} mines=coyote-4:1+vein kept=new-vein:2", "card-twice"),
    (f"{OPEN} mines=coyote-4:1,coyote-5:1", "mayor-wrong"),
    (f"{OPEN} mines=coyote-4:1,coyote-5:1 mayors=coyote:2", "mayor-wrong"),
    (f"{OPEN} mayors=coyote:2,coyote:1", "mayor-twice"),
    (f"{OPEN} mayors=coyote:2+governor,cactus:1+governor", "card-twice"),
    (f"{OPEN} mayors=paris:2", "town-unknown"),
    (f"{OPEN} saloons=coyote:1,coyote:1,coyote:1", "card-twice"),
    (f"{OPEN} saloons=coyote:1+girls,coyote:2+girls", "card-twice"),
    (f"{OPEN} kept=dynamite:1", "not-kept"),
    (f"{OPEN} kept=mustang:1,mustang:2", "card-twice"),
    (f"{OPEN} kept=governor:1 mayors=coyote:1", "kept-placeable"),
    (f"{OPEN} kept=girls:1 saloons=coyote:1", "kept-placeable"),
    (f"{OPEN} kept=new-vein:1 mines=coyote-4:1", "kept-placeable"),
    (f"{OPEN} deck=cactus-4", "deck-size"),
    (f"{OPEN} deck=?,cactus-4", "card-unknown"),
    (f"{OPEN} gone=?", "card-unknown"),
    (f"{OPEN} aside=-", "cards-missing"),
    (f"{OPEN.replace('9/15', '1/15')} mines=coyote-4:1", "deck-short"),
    (f"{OPEN} bid=10:1", "text-phase-field"),
    (f"{OPEN} bid=5:0", "text-phase-field"),
    (f"{OPEN} bid=5:1 passed=1", "text-phase-field"),
    (f"{OPEN} bid=0:1", "text-phase-field"),
    (f"{OPEN} passed=0", "text-phase-field"),
    (f"{OPEN} order=1", "text-phase-field"),
    (f"{OPEN} dice=1+2", "text-phase-field"),
    (f"{OPEN} dice=7+2", "text-number"),
    (TAKE.replace("bid=4:0", "bid=-"), "text-phase-field"),
    (TAKE.replace("turn=1", "turn=2"), "text-phase-field"),
    (TAKE.replace("order=1,2", "order=1,1"), "text-phase-field"),
    (TAKE.replace("order=1,2", "order=1,2,3"), "text-phase-field"),
    (f"{TAKE} passed=3", "text-phase-field"),
    (f"{TAKE} dice=1+2", "text-phase-field"),
    (TAKE.replace("phase=take", "phase=mustang"), "text-phase-field"),
    (TAKE.replace("phase=take", "phase=telegraph"), "text-phase-field"),
    (f"{TAKE.replace('phase=take', 'phase=telegraph')} kept=telegraph:1", "text-phase-field"),
    (TAKE.replace("phase=take turn=1", "phase=dynamite turn=0"), "no-choice"),
    (TAKE.replace("phase=take", "phase=dynamite"), "text-phase-field"),
    (TAKE.replace("phase=take", "phase=governor"), "text-phase-field"),
    (f"{TAKE.replace('phase=take turn=1', 'phase=girls turn=0')} kept=girls:0", "no-choice"),
]


@pytest.mark.parametrize(("text", "key"), REFUSED)
def test_a_wrong_text_is_refused_with_a_sentence(text: str, key: str) -> None:
    with pytest.raises(FrontierError) as refused:
        GAME.read(text, Chance("test"))
    assert refused.value.key == key


def test_no_damage_to_a_text_raises_anything_else() -> None:
    position = GAME.start(GAME.complete({}), Chance("abc"))
    choose = Chance(3)
    spare = ["?", "-", "", ",", ":", "=", "+", "/", " ", "9", "99999", "é", *NAMES[:3]]
    for _ in range(60):
        position.advance(choose.choose(position.legal()))
        text = position.text()
        for _ in range(20):
            begin = choose.below(len(text))
            end = begin + choose.below(6)
            damaged = text[:begin] + choose.choose(spare) + text[end:]
            try:
                again = GAME.read(damaged, Chance("test"))
            except FrontierError:
                continue
            # What is still read can be played on.
            assert again.legal() or again.turn is None
            if again.turn is not None:
                again.advance(again.legal()[-1], [])
