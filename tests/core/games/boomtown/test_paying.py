"""Where the winning bid goes, for every bid from 1 to 30 and every number of players."""

from __future__ import annotations

import pytest
from tests.core.games.boomtown.stated import at, coins
from tests.core.games.table_talk import play

ROW = ["cactus-2", "coyote-3", "dry-gulch-2", "san-narciso-2", "cold-mountain-3"]

# Bid: what the first, second … to the right keep; with three players the last is the bank's.
THREE = """
1: 1 0 0
2: 1 1 0
3: 2 1 0
4: 2 1 1
5: 3 1 1
6: 3 2 1
7: 4 2 1
8: 4 2 2
9: 5 2 2
10: 5 3 2
11: 6 3 2
12: 6 3 3
13: 7 3 3
14: 7 4 3
15: 8 4 3
16: 8 4 4
17: 9 4 4
18: 9 5 4
19: 10 5 4
20: 10 5 5
21: 11 5 5
22: 11 6 5
23: 12 6 5
24: 12 6 6
25: 13 6 6
26: 13 7 6
27: 14 7 6
28: 14 7 7
29: 15 7 7
30: 15 8 7
"""
FIVE = """
1: 1 0 0 0
2: 1 1 0 0
3: 2 1 0 0
4: 2 1 1 0
5: 3 1 1 0
6: 3 2 1 0
7: 4 2 1 0
8: 4 2 1 1
9: 5 2 1 1
10: 5 3 1 1
11: 6 3 1 1
12: 6 3 2 1
13: 7 3 2 1
14: 7 4 2 1
15: 8 4 2 1
16: 8 4 2 2
17: 9 4 2 2
18: 9 5 2 2
19: 10 5 2 2
20: 10 5 3 2
21: 11 5 3 2
22: 11 6 3 2
23: 12 6 3 2
24: 12 6 3 3
25: 13 6 3 3
26: 13 7 3 3
27: 14 7 3 3
28: 14 7 4 3
29: 15 7 4 3
30: 15 8 4 3
"""


def tables() -> list[tuple[int, int, list[int], int]]:
    """Write the tables out as (players, bid, shares to the right, bank)."""
    cases = []
    for line in THREE.strip().split("\n"):
        bid, shares = line.split(": ")
        one, two, rest = map(int, shares.split())
        cases.append((3, int(bid), [one, two], rest))
        # What the bank gets with three players, the left neighbour keeps with four.
        cases.append((4, int(bid), [one, two, rest], 0))
    for line in FIVE.strip().split("\n"):
        bid, shares = line.split(": ")
        cases.append((5, int(bid), [int(share) for share in shares.split()], 0))
    return cases


@pytest.mark.parametrize(("players", "bid", "shares", "bank"), tables())
def test_the_bid_goes_to_the_right_by_halves(
    players: int, bid: int, shares: list[int], bank: int
) -> None:
    assert sum(shares) + bank == bid
    for winner in range(players):
        order = [(winner + step) % players for step in range(players)]
        gold = ",".join(["40"] * players)
        position = at(
            f"round=2/{60 // players} first={winner} phase=bid turn={winner} gold={gold} "
            f"row={','.join(ROW[:players])}"
        )
        told = play(position, f"bid:{bid}", *["pass"] * (players - 1))
        expected = {winner: 40 - bid}
        for step, share in enumerate(shares, 1):
            expected[(winner - step) % players] = 40 + share
        assert dict(enumerate(position.gold)) == expected
        paid = [((winner - step) % players, share) for step, share in enumerate(shares, 1) if share]
        assert [(to, gold) for _, to, gold in coins(told, "bid-paid")] == paid
        assert coins(told, "bid-bank") == ([(winner, "bank", bank)] if bank else [])
        assert position.order == tuple(order)


def test_the_example_of_nine() -> None:
    by_players = {players: (shares, bank) for players, bid, shares, bank in tables() if bid == 9}
    assert by_players == {5: ([5, 2, 1, 1], 0), 4: ([5, 2, 2], 0), 3: ([5, 2], 2)}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("bid", range(1, 31))
def test_the_tables_follow_the_hands_that_the_gold_goes_through(players: int, bid: int) -> None:
    """Pass the gold on from hand to hand, as the rule book tells it."""
    in_hand, kept = bid, []
    for place in range(1, players):
        left_neighbour = place == players - 1
        if left_neighbour and players > 3:
            kept.append(in_hand)
            in_hand = 0
        else:
            mine = 0
            while in_hand > mine:  # keep coin after coin until less than half would be passed on
                in_hand -= 1
                mine += 1
            kept.append(mine)
    assert (players, bid, kept, in_hand) in tables()
