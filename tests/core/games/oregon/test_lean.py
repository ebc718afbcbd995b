"""The lean table for reading lines: it must say what the rules say, only faster."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.core.games.oregon.stated import at

from frontier.bots.players import make_bot
from frontier.games.oregon import GAME
from frontier.games.oregon.box import BUILDINGS, CARDS, LANDSCAPES
from frontier.games.oregon.land import NAMES, NUMBERS
from frontier.games.oregon.lean import Lean
from frontier.games.oregon.legal import JOKERS, NUMBER
from frontier.games.oregon.lines import Lines
from frontier.games.oregon.policy import JOKER, POSSIBLE, best_play, fill_up, play
from frontier.games.oregon.position import OregonPosition
from frontier.table.chance import Chance
from frontier.table.picks import Action

PLAYS = ("play", "extra-play")


def met(players: str) -> Iterator[tuple[OregonPosition, Action]]:
    """Give the positions of a match of Greenhorns, each with what is played there."""
    position = GAME.start(GAME.complete({"players": players}), Chance("lean"))
    assert isinstance(position, OregonPosition)
    bot, chance = make_bot(GAME, "greenhorn"), Chance("lean")
    while position.turn is not None:
        action = bot.choose(position, position.turn, chance).action
        yield position, action
        position.advance(action)


def played(position: OregonPosition, action: Action) -> Lean:
    """Play an action on a lean table."""
    table = Lean(position)
    first, second, square = action
    assert position.turn is not None
    play(table, position.turn, NUMBER[first], NUMBER.get(second, JOKER), NUMBERS[square])
    return table


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_worths_kept_up_with_every_piece_are_those_of_the_board_seen_anew(players: str) -> None:
    for position, action in met(players):
        if position.phase not in PLAYS:
            continue
        table = played(position, action)
        after = position.copy()
        after.advance(action)
        anew = Lean(after)
        if after.phase == "over" or anew.token != table.token:
            continue  # the time of the game has moved on, and with it what tokens are worth
        for seat in range(position.players):
            free = [space for space, piece in enumerate(after.board) if not piece]
            for kept, seen in ((table.want, anew.want), (table.lead, anew.lead)):
                assert [kept[seat][space] for space in free] == pytest.approx(
                    [seen[seat][space] for space in free]
                )
        assert (table.board, table.cover, table.ground) == (anew.board, anew.cover, anew.ground)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_play_scores_what_the_rules_give(players: str) -> None:
    for position, action in met(players):
        if position.phase not in PLAYS:
            continue
        table = played(position, action)
        after = position.copy()
        after.advance(action)
        for seat in range(position.players):
            minerals = [len(values) for values in after.minerals[seat]]
            held = [len(values) for values in position.minerals[seat]]
            if minerals == held:
                known = sum(after.ledger[seat]) + sum(map(sum, after.minerals[seat]))
                assert table.points[seat] == known
        assert (table.tiles, table.farmers) == (after.tiles, after.farmers)
        assert (table.joker, table.extra) == (after.joker, after.extra)
        assert table.closing == bool(after.closing)


@pytest.mark.parametrize("players", ["2", "4"])
def test_what_a_sensible_player_does_is_legal(players: str) -> None:
    for position, _ in met(players):
        if position.phase not in PLAYS:
            continue
        assert position.turn is not None
        worth, first, second, space = best_play(Lean(position), position.turn)
        assert worth > POSSIBLE
        seconds = JOKERS if second == JOKER else (CARDS[second],)
        assert any((CARDS[first], card, NAMES[space]) in position.legal() for card in seconds), (
            CARDS[first],
            second,
            NAMES[space],
        )


def test_a_hand_is_filled_up_to_four_with_both_kinds_of_cards() -> None:
    position = at("e7=A c1=B", phase="play", turn="0", hands="BBSp,?")
    for spent in ("bison bison", "bison settler", "post-office bison"):
        table = Lean(position)
        for card in spent.split():
            table.hands[0][NUMBER[card]] -= 1
        fill_up(table, 0, 3)
        held = {card: count for card, count in zip(CARDS, table.hands[0], strict=True) if count}
        assert sum(held.values()) == 4
        assert any(card in LANDSCAPES for card in held)
        assert any(card in BUILDINGS for card in held)


def test_of_actions_that_come_to_the_same_one_is_tried() -> None:
    # Whether the joker stands for the row or for the column, the church is the same.
    position = at("e7=A c1=B", phase="play", turn="0", hands="SSCc,?", tokens="J,-")
    rated = [action for _, action in Lines(position).rated()]
    churches = [action[2] for action in rated if action[1] in JOKERS and action[0] == "church"]
    assert churches
    assert len(churches) == len(set(churches))
    assert set(rated) <= set(position.legal())


def test_a_line_in_the_last_round_is_played_to_its_end() -> None:
    # Seat 1 has the last turn: three farmers in a row are five points, and that wins.
    farmers = " ".join(f"{column}1=A" for column in "abcdefghijklmn")
    position = at(f"j4=B j3=B {farmers}", phase="play", turn="1", hands="?,EEBh", tokens="-,-")
    lines = Lines(position)
    worths = {action: lines.worth(action) for action in position.legal()}
    best = max(worths, key=lambda action: worths[action])
    assert worths[best] == 5 + 40
    after = position.copy()
    after.play(best)
    assert after.phase == "over"
