"""What makes one action better than another: what cards, mayors and bids bring to the end.

The game is played on over many deals, and the gold is counted by where it came from.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, cast

from frontier.table.causes import Cause, Comparison, Line
from frontier.table.events import Event
from frontier.table.picks import Action

from .cards import MINES, NAMES
from .position import BoomtownPosition

Source: TypeAlias = tuple[str, str]
"""Where gold comes from or goes: a kind, and the card or town that it is about."""
Books: TypeAlias = Mapping[Source, float]

MINE_NAMES = frozenset(NAMES[:MINES])
BY_MINE = ("produced", "scored-mine", "scored-vein")
BY_TOWN = {"fee": "mayor", "fee-governor": "mayor", "saloon-paid": "saloon"}
PAID = ("bid-paid", "bid-bank")
ROBBERIES = {"stagecoach": "stagecoach", "robbed": "holdup"}
"""Where gold comes from at once, each with the card that brings it."""
OFTEN = 3
"""So many times in ten more, at least, make a difference in who is mayor."""
LEADER = 0.5
"""How much of the comparison is with the best of the others; the rest is with all of them."""


def causes(comparison: Comparison) -> list[Cause]:
    """List what speaks for the better action, in gold counted at the end of the lines."""
    seat = comparison.seat
    one, two = _books(comparison.better, seat), _books(comparison.other, seat)
    found = []
    for source in {**one, **two}:
        more = one.get(source, 0.0) - two.get(source, 0.0)
        if more > 0:
            found += _own(source, more, one, two, comparison)
    for rival, weight in _rivals(comparison):
        mine, theirs = _books(comparison.better, rival), _books(comparison.other, rival)
        for source in {**mine, **theirs}:
            more = theirs.get(source, 0.0) - mine.get(source, 0.0)
            if more > 0:
                gold = round(theirs.get(source, 0.0))
                found += _theirs(source, weight * more, rival, gold, comparison)
    if _holds_back(comparison):
        # Whoever has first choice may take whatever else comes to a seat: only the price is lost.
        return [cause for cause in found if cause.kind in ("price", "price-for", "paid")]
    return found


def _holds_back(comparison: Comparison) -> bool:
    """Tell whether the better action bids less in an auction than the other one."""
    if comparison.before.phase != "bid":
        return False
    better, other = (
        int(lines[0].actions[0][0].partition(":")[2] or 0)
        for lines in (comparison.better, comparison.other)
    )
    return better < other


def _rivals(comparison: Comparison) -> list[tuple[int, float]]:
    """List the others, and how much the gold of each counts: most that of the best of them."""
    ends = [line.end.totals() for line in comparison.other]
    sums = [sum(totals) for totals in zip(*ends, strict=True)]
    rivals = [rival for rival in range(len(sums)) if rival != comparison.seat]
    best = max(rivals, key=lambda rival: sums[rival])
    each = (1 - LEADER) / len(rivals)
    return [(rival, each + LEADER * (rival == best)) for rival in rivals]


def _books(lines: Sequence[Line], seat: int) -> Books:
    """Add up a seat's gold by where it came from, on average over deals."""
    books: dict[Source, float] = defaultdict(float)
    for line in lines:
        first = True
        for told in line.told:
            for event in told:
                first = first and event.kind != "row"
                # What is paid in later auctions has little to do with the choice of now.
                if first or event.kind not in PAID:
                    _enter(books, event, seat)
    return {source: gold / len(lines) for source, gold in books.items()}


def _enter(books: dict[Source, float], event: Event, seat: int) -> None:
    values = event.values
    if event.kind in BY_MINE:
        if event.seat == seat:
            books["mine", values["mine"]] += values.get("gold", values.get("value", 0))
        return
    if event.kind == "scored-mayor":
        if event.seat == seat:
            books["mayor", values["town"]] += event.points
        return
    gold = values.get("gold")
    if gold is None or "from" not in values:
        if event.kind in PAID and event.seat == seat:
            books["bids", ""] -= values["gold"]
        return
    if event.kind in BY_TOWN:
        source = BY_TOWN[event.kind], values["town"]
    elif event.kind in PAID:
        source = "bids", ""
    else:
        source = event.kind, ""
    if values["to"] == seat:
        # What the others' bids bring is not what one's own costs.
        books[("shares", "") if event.kind in PAID else source] += gold
    if values["from"] == seat:
        # Fees and drinks that are paid are no office of one's own.
        books[("pays", source[1]) if event.kind in BY_TOWN else source] -= gold


def _own(
    source: Source, more: float, one: Books, two: Books, comparison: Comparison
) -> list[Cause]:
    """Tell what brings the seat more gold with the better action."""
    seat = comparison.seat
    kind, name = source
    values: dict[str, Any] = {
        "seat": seat,
        "gold": round(one.get(source, 0.0)),
        "less": round(two.get(source, 0.0)),
    }
    if kind == "mine":
        if _taken(comparison.better[0].actions[0]) == name:
            other = _taken(comparison.other[0].actions[0])
            values["card"] = name
            if other in MINE_NAMES:
                values |= {"other": other, "less": round(two.get(("mine", other), 0.0))}
                more -= two.get(("mine", other), 0.0) - one.get(("mine", other), 0.0)
                return [Cause("mine-than", more, values, (name, other))]
            return [Cause("mine", more, values, (name,))]
        return []
    if kind == "mayor":
        town = _town(comparison.better[0].actions[0])
        about_towns = comparison.before.phase not in ("holdup", "mustang", "telegraph")
        return _office(name, more, comparison) if about_towns and town in ("", name) else []
    if kind == "saloon":
        if not any("saloon" in pick for pick in comparison.better[0].actions[0]):
            return []  # one that stands already brings more by the way
        return [Cause("saloon", more, {**values, "town": name}, (f"saloon:{name}", name))]
    if kind == "bids":
        return _price(more, comparison)
    if kind == "shares":
        paid = {"seat": seat, "gold": round(more)}
        return [Cause("paid", more, paid, compared=True)] if more >= 1 else []
    if kind == "pays":
        towns = {_town(lines[0].actions[0]) for lines in (comparison.better, comparison.other)}
        if name not in towns:
            return []  # what is paid elsewhere is luck
        return [Cause("pays", more, {"seat": seat, "gold": round(more), "town": name}, (), True)]
    if kind in ROBBERIES:
        return _robbery(kind, more, one, two, comparison)
    return []


def _price(price: float, comparison: Comparison) -> list[Cause]:
    """Tell what first choice costs, and what it brings for that."""
    seat = comparison.seat
    lost = _total(comparison.better, seat) - _total(comparison.other, seat)
    brought = round(price - lost)
    values: dict[str, Any] = {"seat": seat, "gold": round(price)}
    if price < 1 or lost <= 0:
        return []
    worth = lost
    for rival, weight in _rivals(comparison):
        one, two = _books(comparison.better, rival), _books(comparison.other, rival)
        worth += weight * (two.get(("shares", ""), 0.0) - one.get(("shares", ""), 0.0))
    if brought < 1:
        return [Cause("price", worth, values, of_other=True)]
    return [Cause("price-for", worth, {**values, "less": brought}, of_other=True)]


def _total(lines: Sequence[Line], seat: int) -> float:
    return sum(line.end.totals()[seat] for line in lines) / len(lines)


def _robbery(kind: str, more: float, one: Books, two: Books, comparison: Comparison) -> list[Cause]:
    """Tell what a robbery brings, beside the mine that is left for it."""
    better, other = (lines[0].actions[0] for lines in (comparison.better, comparison.other))
    if not any(ROBBERIES[kind] in pick for pick in better):
        return []
    card = _taken(other)
    values: dict[str, Any] = {"seat": comparison.seat, "gold": round(more)}
    if card not in MINE_NAMES:
        return [Cause(kind, more, values, compared=True)]
    less = two.get(("mine", card), 0.0)
    values |= {"other": card, "less": round(less)}
    return [Cause(f"{kind}-than", more - less + one.get(("mine", card), 0.0), values, (card,))]


def _office(town: str, more: float, comparison: Comparison) -> list[Cause]:
    """Tell how much more often the seat ends as the mayor of a town, or what the office brings."""
    seat = comparison.seat
    often, seldom = (_mayor(lines, town, seat) for lines in (comparison.better, comparison.other))
    where = (f"mayor:{town}", town)
    if round(10 * often) < round(10 * seldom) + OFTEN:
        gold = {"seat": seat, "town": town, "gold": round(more)}
        return [Cause("office", more, gold, where, compared=True)]
    values = {
        "seat": seat,
        "town": town,
        "often": round(10 * often),
        "seldom": round(10 * seldom),
    }
    return [Cause("mayor", more, values, where, compared=True)]


def _mayor(lines: Sequence[Line], town: str, seat: int) -> float:
    ends = sum(
        any(
            event.kind == "scored-mayor" and event.seat == seat and event.values["town"] == town
            for event in line.told[-1]
        )
        for line in lines
    )
    return ends / len(lines)


def _theirs(
    source: Source, worth: float, rival: int, gold: int, comparison: Comparison
) -> list[Cause]:
    """Tell what somebody else gets by the other action, or loses by the better one."""
    kind, name = source
    values = {"seat": comparison.seat, "rival": rival, "card": name, "gold": gold}
    if kind == "mine":
        if name in comparison.better[0].actions[0]:
            return [Cause("hit", worth, values, (name,))]
        if _is_at_stake(name, comparison):
            return [Cause("left", worth, values, (name,), of_other=True)]
    if kind == "shark-paid" and _taken(comparison.better[0].actions[0]) == "card-shark":
        return [Cause("shark", worth, {"seat": comparison.seat}, ("card-shark",))]
    return []


def _is_at_stake(card: str, comparison: Comparison) -> bool:
    """Tell whether the choice is about a card: the one that is taken, or any that is bid for."""
    before = cast("BoomtownPosition", comparison.before)
    if before.phase == "bid":
        return card in [NAMES[one] for one in before.row]
    return card == _taken(comparison.better[0].actions[0])


def _town(action: Action) -> str:
    """Name the town of the mine that an action takes or hits; nothing where there is none."""
    card = _taken(action) or action[-1]
    return card.rpartition("-")[0] if card in MINE_NAMES else ""


def _taken(action: Action) -> str:
    """Name the card that an action takes, or puts to use."""
    verb, _, card = action[0].partition(":")
    return card if verb == "take" else ""
