"""What a sensible player would do at a glance: quick worths of actions, for searches to start from.

An auction is judged by what each seat would end up with, whoever wins it.
"""

from __future__ import annotations

from math import fsum

from frontier.table.game import Position
from frontier.table.picks import Action

from .auction import PASS
from .cards import BY_NUMBER, CODES, DANGEROUS, TELEGRAPH, TOWN, TOWNS, Card
from .features import evaluate, pay_bid, picks_in_order, row_worths
from .legal import RIDE, WAIT
from .position import BoomtownPosition
from .production import COLLAPSE_ON, KEEP, VEIN_ADDS, value_of
from .scoring import MAYOR_SCORES, totals
from .worth import HOLDUP_ODDS, MUSTANG_WORTH, Outlook, best_holdup

LEAST_GAIN = 0.3
"""What a bid must promise beyond passing."""
RAISES = (1, 2, 3, 5)
"""By how much a bid may sensibly go above the last one, besides going to the limit."""
TARGETS = 8
"""How many targets of dynamite or expropriation are considered."""
HOLDUP_NUMBERS = 4
"""How many numbers are considered for each victim of a holdup."""


def calm(position: Position) -> bool:
    """Tell whether a row has just been laid out, with nothing half done."""
    assert isinstance(position, BoomtownPosition)
    return position.phase == "bid" and not position.bid and not position.passed


def likely(position: Position) -> Action:
    """Give the action that a sensible player would take without thinking ahead."""
    assert isinstance(position, BoomtownPosition)
    phase = position.phase
    if phase == "bid":
        return _likely_bid(position)
    if phase in ("dynamite", "expropriation"):
        return _targets(position)[0]
    return max(sensible(position))[1]


def sensible(position: Position) -> list[tuple[float, Action]]:
    """List the actions worth a thought, each with its worth at a glance in gold."""
    assert isinstance(position, BoomtownPosition)
    phase = position.phase
    if phase == "bid":
        return _bids(position)
    if phase == "take":
        return _takes(position)
    if phase == "mustang":
        return _rides(position)
    if phase == "holdup":
        return _holdups(position)
    if phase == "telegraph":
        return _telegrams(position)
    if phase in ("dynamite", "expropriation"):
        return _tried(position, _targets(position)[:TARGETS])
    return _places(position)


_KNOWN: dict[tuple[object, ...], list[list[float]]] = {}
"""What `by_winner` found lately: it is asked about the same table at every bid of an auction."""
_MOST_KNOWN = 500


def by_winner(position: BoomtownPosition) -> list[list[float]]:
    """Tell what each seat gets from the row, for each seat that may win the auction."""
    key = (
        tuple(position.row),
        tuple(position.owner),
        tuple(position.gold),
        tuple(position.mayors),
        tuple(position.kept),
        position.saloons,
        position.vein,
        position.governor,
        position.round,
        position.rounds,
        len(position.aside),
        tuple(sorted(position.deck[position.drawn :] + position.aside)),
    )
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = _find_by_winner(position)
    return found


def _find_by_winner(position: BoomtownPosition) -> list[list[float]]:
    players = position.players
    everybody = tuple(range(players))
    worths = row_worths(position, Outlook(position), everybody)
    found = []
    for winner in everybody:
        order = everybody[winner:] + everybody[:winner]
        gains = [0.0] * players
        for other, card in picks_in_order(position.row, order, worths):
            gains[other] = worths[other][card]
        found.append(gains)
    return found


def compare(gains: list[float], seat: int, winner: int, bid: int) -> float:
    """Tell how much better off a seat is than the others on average, once a bid is paid."""
    paid = gains[:]
    pay_bid(paid, winner, bid)
    return paid[seat] - (fsum(paid) - paid[seat]) / (len(paid) - 1)


def leader_without(position: BoomtownPosition, seat: int) -> int:
    """Tell who wins the auction if this seat passes and nobody else bids."""
    if position.bidder >= 0:
        return position.bidder
    others = [s for s in range(position.players) if s != seat and not position.passed >> s & 1]
    # Rule: when everybody passes, the first player counts as the highest bidder.
    return position.first if not others or position.first == seat else others[0]


def _likely_bid(position: BoomtownPosition) -> Action:
    seat = position.turn
    assert seat is not None
    table = by_winner(position)
    leader = leader_without(position, seat)
    passing = compare(table[leader], seat, leader, position.bid)
    bid = position.bid + 1
    if compare(table[seat], seat, seat, bid) > passing + LEAST_GAIN:
        return (f"bid:{bid}",)
    return PASS


def _bids(position: BoomtownPosition) -> list[tuple[float, Action]]:
    """Judge passing, small raises and the highest bid that still beats passing."""
    seat = position.turn
    assert seat is not None
    table = by_winner(position)
    leader = leader_without(position, seat)
    passing = compare(table[leader], seat, leader, position.bid)
    found = [(passing, PASS)]
    gold, last = position.gold[seat], position.bid
    limit = last
    while limit < gold and compare(table[seat], seat, seat, limit + 1) > passing:
        limit += 1
    steps = [last + step for step in RAISES]
    for bid in dict.fromkeys([*steps, limit - 1, limit]):
        if last < bid <= min(gold, limit + 1):
            found.append((compare(table[seat], seat, seat, bid), (f"bid:{bid}",)))
    return found


def _takes(position: BoomtownPosition) -> list[tuple[float, Action]]:
    """Judge each card by its worth to the seat, and by what it leaves for the others."""
    seat = position.turn
    assert seat is not None
    order = position.order
    worths = row_worths(position, Outlook(position), order)
    rest = order[1:]
    found = []
    cards: list[Card] = list(dict.fromkeys(position.row))
    actions = position.legal()
    for card, action in zip(cards, actions, strict=True):
        left = position.row[:]
        left.remove(card)
        others = fsum([worths[s][c] for s, c in picks_in_order(left, rest, worths)])
        found.append((worths[seat][card] - others / (position.players - 1), action))
    return found


def _rides(position: BoomtownPosition) -> list[tuple[float, Action]]:
    """Judge riding the mustang by the card that it brings."""
    seat = position.turn
    assert seat is not None
    order = position.order
    outlook = Outlook(position)
    worths = row_worths(position, outlook, order)
    soon = (seat, *(other for other in order if other != seat))
    value = []
    for either in (soon, order):
        gains = {s: worths[s][c] for s, c in picks_in_order(position.row, either, worths)}
        value.append(gains[seat] - (fsum(gains.values()) - gains[seat]) / (position.players - 1))
    waiting = MUSTANG_WORTH if outlook.rolls > 1 else 0.0
    return [(value[0], RIDE), (value[1] + waiting, WAIT)]


def _holdups(position: BoomtownPosition) -> list[tuple[float, Action]]:
    """Judge holdups by their odds: of everybody, with the numbers that promise most."""
    seat = position.turn
    assert seat is not None
    standing = totals(position)
    found: list[tuple[float, Action]] = []
    for victim in range(position.players):
        if victim == seat:
            continue
        gold = position.gold[victim]
        number = best_holdup(gold)[1]
        harm = 1 + (0.5 if standing[victim] == max(standing) else 0.2)
        for wanted in range(number - 1, number + HOLDUP_NUMBERS - 1):
            if 2 <= wanted <= 12:
                worth = min(gold, wanted) * HOLDUP_ODDS[wanted]
                found.append((worth * harm, ("holdup", f"seat:{victim}", str(wanted))))
    return found


def _telegrams(position: BoomtownPosition) -> list[tuple[float, Action]]:
    """Judge each roll that can be made by the gold it brings, and keeping the card by its worth."""
    seat = position.turn
    assert seat is not None
    others = position.players - 1
    worth = [0.0] * len(BY_NUMBER)
    for number, mines in enumerate(BY_NUMBER):
        for mine in mines:
            owner = position.owner[mine]
            if owner >= 0:
                gold = value_of(position, mine)
                worth[number] += gold if owner == seat else -gold / others
    outlook = Outlook(position)
    for mine in DANGEROUS:
        owner = position.owner[mine]
        if owner >= 0:
            lost = outlook.mine(position, mine)
            for number in COLLAPSE_ON:
                worth[number] -= lost if owner == seat else -lost / others
    found = []
    for action in position.legal():
        dice = list(position.dice)
        if action == KEEP:
            found.append((worth[sum(dice)] + outlook.kept(position, TELEGRAPH, seat), action))
        else:
            dice[int(action[1][4:]) - 1] = int(action[2])
            found.append((worth[sum(dice)], action))
    return found


def _targets(position: BoomtownPosition) -> list[Action]:
    """Order the targets of dynamite or expropriation by what they are worth to their owners."""
    outlook = Outlook(position)
    standing = totals(position)
    most = max(standing)
    found = []
    for action in position.legal():
        victim, target = int(action[1][5:]), action[2]
        if target in CODES:
            mine = CODES[target]
            town = TOWN[mine]
            worth = outlook.mine(position, mine)
            if position.mayors[town] == victim:
                worth += MAYOR_SCORES / 2
        else:
            _, name, *girls = target.split(":")
            worth = outlook.saloon(position, TOWNS.index(name), victim) * (2 if girls else 1)
        if position.phase == "dynamite" and standing[victim] == most:
            worth *= 1.5
        found.append((-worth, action))
    found.sort()
    return [action for _, action in found]


def _tried(position: BoomtownPosition, actions: list[Action]) -> list[tuple[float, Action]]:
    """Judge actions by the position right after them."""
    seat = position.turn
    assert seat is not None
    found = []
    for action in actions:
        trial = position.copy()
        trial.advance(action)
        found.append((evaluate(trial, seat), action))
    return found


def _places(position: BoomtownPosition) -> list[tuple[float, Action]]:
    """Judge the places for a saloon, its girls, the governor or a new vein."""
    seat = position.turn
    assert seat is not None
    outlook = Outlook(position)
    found = []
    for action in position.legal():
        if action[0] == "new-vein":
            mine = CODES[action[1]]
            found.append((VEIN_ADDS * (outlook.times[mine] + outlook.lasts[mine]), action))
        elif action[0] == "governor":
            found.append((outlook.fees(position, TOWNS.index(action[1])), action))
        else:
            found.append((outlook.saloon(position, TOWNS.index(action[1]), seat), action))
    return found
