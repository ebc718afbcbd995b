"""What makes one action better than another: what cards, mayors and bids bring to the end.

The game is played on over many deals, and the gold is counted by where it came from.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, cast

from frontier.table.causes import Cause, Comparison, Line
from frontier.table.picks import Action

from .blows import of_blows
from .books import Ledger, Source, events_of, ledger_of, mostly_taken, total
from .cards import MINES, NAMES
from .legal import WAIT
from .position import BoomtownPosition
from .production import VEIN_ADDS
from .telegrams import kept_for_later, of_telegram

MINE_NAMES = frozenset(NAMES[:MINES])
ROBBERIES = {"stagecoach": "stagecoach", "robbed": "holdup"}
"""Where gold comes from at once, each with the card that brings it."""
LOOT = {card: source for source, card in ROBBERIES.items()}
ABOUT_MAYORS = ("dynamite", "expropriation", "governor")
"""Event cards that may change who is mayor, or what the office brings."""
PRICES = ("price", "price-for", "paid")
OFTEN = 3
"""So many times in ten more, at least, make a difference in who is mayor."""
SURELY, HARDLY = 0.95, 0.05
"""From this part of the deals on something is sure to be, and up to that it is sure not to be."""


def causes(comparison: Comparison) -> list[Cause]:
    """List what speaks for the better action, in gold counted at the end of the lines."""
    ledger = ledger_of(comparison)
    if comparison.before.phase == "telegraph":
        return of_telegram(ledger)
    seat = comparison.seat
    found = []
    for source in {**ledger.better[seat], **ledger.other[seat]}:
        now, then = ledger.own(source)
        if now > then:
            found += _own(source, now - then, ledger)
    for rival, weight in ledger.rivals.items():
        mine, theirs = ledger.better[rival], ledger.other[rival]
        for source in {**mine, **theirs}:
            more = theirs.get(source, 0.0) - mine.get(source, 0.0)
            if more > 0:
                gold = round(theirs.get(source, 0.0))
                found += _theirs(source, weight * more, rival, gold, ledger)
    if _holds_back(comparison):
        # Whoever has first choice may take whatever else comes to a seat: only the price is lost.
        return [cause for cause in found if cause.kind in PRICES]
    if _taken(comparison.better[0].actions[0]) == "telegraph":
        found += kept_for_later(comparison)
    return [*found, *_vein(comparison), *of_blows(ledger), *_chosen(ledger)]


def _holds_back(comparison: Comparison) -> bool:
    """Tell whether the better action bids less in an auction than the other one."""
    if comparison.before.phase != "bid":
        return False
    better, other = (
        int(lines[0].actions[0][0].partition(":")[2] or 0)
        for lines in (comparison.better, comparison.other)
    )
    return better < other


def _own(source: Source, more: float, ledger: Ledger) -> list[Cause]:
    """Tell what brings the seat more gold with the better action."""
    comparison = ledger.comparison
    seat = comparison.seat
    better, other = (one[0].actions[0] for one in (comparison.better, comparison.other))
    kind, name = source
    gold, less = ledger.own(source)
    values: dict[str, Any] = {"seat": seat, "gold": round(gold), "less": round(less)}
    if kind == "mine":
        if _taken(better) == name:
            return _mine(name, more, _taken(other), ledger)
        return []
    if kind == "mayor":
        return _office(name, more, ledger) if _is_about(name, comparison) else []
    if kind == "saloon":
        return _saloon(name, more, ledger)
    if kind == "bids":
        return _price(more, ledger)
    if kind == "shares":
        paid = {"seat": seat, "gold": round(more)}
        return [Cause("paid", more, paid, compared=True)] if more >= 1 else []
    if kind == "pays":
        if name not in (_town(better), _town(other)):
            return []  # what is paid elsewhere is luck
        values = {"seat": seat, "gold": round(more), "town": name}
        return [Cause("pays", more, values, (name,), of_other=True)]
    if kind in ROBBERIES:
        return _robbery(kind, more, ledger)
    return []


def _saloon(town: str, more: float, ledger: Ledger) -> list[Cause]:
    """Tell what a saloon or its girls bring in a town, beside the town that they may be in else."""
    comparison = ledger.comparison
    better, other = (one[0].actions[0] for one in (comparison.better, comparison.other))
    girls = "girls" in (better[0], _taken(better))
    if not girls and "saloon" not in (better[0], _taken(better)):
        return []  # one that stands already brings more by the way
    kind, where = "girls" if girls else "saloon", (f"saloon:{town}", town)
    values: dict[str, Any] = {"seat": comparison.seat, "town": town, "gold": round(more)}
    # What it brings is paid by the others.
    twice = 1 + 1 / len(ledger.rivals)
    if other[0] != kind:
        return [Cause(kind, twice * more, values, where, compared=girls)]
    now, then = ledger.own(("saloon", other[1]))
    less = max(0.0, then - now)
    values |= {"other": other[1], "less": round(less)}
    beside = Cause(f"{kind}-than", twice * (more - less), values, where)
    return [beside] if town == better[1] else []


def _mine(card: str, more: float, other: str, ledger: Ledger) -> list[Cause]:
    """Tell what a mine brings, beside another one or a robbery that is left for it."""
    gold, _ = ledger.own(("mine", card))
    values: dict[str, Any] = {"seat": ledger.comparison.seat, "card": card, "gold": round(gold)}
    instead: Source = ("mine", other) if other in MINE_NAMES else (LOOT.get(other, ""), "")
    now, then = ledger.own(instead)
    if not instead[0] or round(then) < 1:
        return [Cause("mine", more - (then - now), values, (card,))]
    values |= {"other": other, "less": round(then)}
    return [Cause("mine-than", more - (then - now), values, (card, other))]


def _vein(comparison: Comparison) -> list[Cause]:
    """Tell what the new vein brings in a mine, beside the one that it might lie in instead."""
    seat = comparison.seat
    better, other = (one[0].actions[0] for one in (comparison.better, comparison.other))
    card = better[1] if better[0] == "new-vein" else ""
    if _taken(better) == "new-vein":
        places = [event.values["mine"] for event in events_of(comparison.better, "vein-placed")]
        card = places[0] if len(set(places)) == 1 else ""
    if not card:
        return []
    gold = _from_vein(comparison.better, card, seat)
    values: dict[str, Any] = {"seat": seat, "card": card, "gold": round(gold)}
    if other[0] != "new-vein":
        return [Cause("vein", gold, values, (card,))]
    less = _from_vein(comparison.other, other[1], seat)
    values |= {"other": other[1], "less": round(less)}
    return [Cause("vein-than", gold - less, values, (card, other[1]))]


def _from_vein(lines: Sequence[Line], card: str, seat: int) -> float:
    """Add up what a seat gets from the new vein of a mine alone, on average over deals."""
    gold = 0
    for line in lines:
        there = False
        for told in line.told:
            for event in told:
                there = there or event.kind == "vein-placed"
                if there and event.seat == seat and event.values.get("mine") == card:
                    gold += VEIN_ADDS * (event.kind in ("produced", "scored-vein"))
    return gold / len(lines)


def _price(price: float, ledger: Ledger) -> list[Cause]:
    """Tell what first choice costs, and what it brings for that."""
    comparison = ledger.comparison
    seat = comparison.seat
    lost = total(comparison.better, seat) - total(comparison.other, seat)
    brought = round(price - lost)
    values: dict[str, Any] = {"seat": seat, "gold": round(price)}
    if price < 1 or lost <= 0:
        return []
    # What is lost besides is no matter of the price.
    worth = min(price, lost) + ledger.theirs_more(("shares", ""))
    if brought < 1:
        return [Cause("price", worth, values, _row(comparison), of_other=True)]
    values["less"] = brought
    return [Cause("price-for", worth, values, _row(comparison), of_other=True)]


def _chosen(ledger: Ledger) -> list[Cause]:
    """Tell which mine first choice or the mustang brings, and which one is taken without it."""
    comparison = ledger.comparison
    kind = {"bid": "first", "mustang": "ride"}.get(comparison.before.phase, "")
    card, other = (
        mostly_taken(one, comparison.seat) for one in (comparison.better, comparison.other)
    )
    if comparison.better[0].actions[0] == WAIT:
        # All that is different then is that the mustang is still there.
        values = {"seat": comparison.seat, "card": card}
        return [Cause("spare", inf, values, (card, "mustang"))] if card and card == other else []
    if not kind or card == other or not {card, other} <= MINE_NAMES:
        return []
    gold, less = ledger.own(("mine", card))[0], ledger.own(("mine", other))[1]
    paid, kept = ledger.own(("bids", ""))
    values = {"seat": comparison.seat, "card": card, "other": other}
    values |= {"gold": round(gold), "less": round(less)}
    return [Cause(kind, gold - less + paid - kept, values, (card, other))]


def _robbery(kind: str, more: float, ledger: Ledger) -> list[Cause]:
    """Tell what a robbery brings, beside the mine that is left for it."""
    comparison = ledger.comparison
    better, other = (one[0].actions[0] for one in (comparison.better, comparison.other))
    if not any(ROBBERIES[kind] in pick for pick in better):
        return []
    card = _taken(other)
    values: dict[str, Any] = {"seat": comparison.seat, "gold": round(more)}
    where = (better[-1],) if better[0] == "holdup" else (ROBBERIES[kind],)
    if card not in MINE_NAMES:
        return [Cause(kind, more, values, where, compared=True)]
    now, then = ledger.own(("mine", card))
    values |= {"other": card, "less": round(then)}
    return [Cause(f"{kind}-than", more - (then - now), values, (*where, card))]


def _office(town: str, more: float, ledger: Ledger) -> list[Cause]:
    """Tell how much more often the seat ends as the mayor of a town, or what the office brings."""
    comparison = ledger.comparison
    seat = comparison.seat
    often, seldom = (_mayor(lines, town, seat) for lines in (comparison.better, comparison.other))
    where = (f"mayor:{town}", town)
    if round(10 * often) < round(10 * seldom) + OFTEN:
        gold = {"seat": seat, "town": town, "gold": round(more)}
        if comparison.other[0].actions[0][0] == "governor":
            # What the governor brings elsewhere instead is made up for by it.
            now, then = ledger.own(("mayor", comparison.other[0].actions[0][1]))
            more -= max(0.0, then - now)
        return [Cause("office", more, gold, where, compared=True)]
    # Somebody else has the office where the seat has not.
    more += max(0.0, ledger.theirs_more(("mayor", town)))
    values = {"seat": seat, "town": town, "often": round(10 * often), "seldom": round(10 * seldom)}
    kind = "mayor-sure" if often >= SURELY and seldom <= HARDLY else "mayor"
    return [Cause(kind, more, values, where, compared=True)]


def _mayor(lines: Sequence[Line], town: str, seat: int) -> float:
    ends = sum(
        any(
            event.kind == "scored-mayor" and event.seat == seat and event.values["town"] == town
            for event in line.told[-1]
        )
        for line in lines
    )
    return ends / len(lines)


def _theirs(source: Source, worth: float, rival: int, gold: int, ledger: Ledger) -> list[Cause]:
    """Tell what somebody else gets by the other action, or loses by the better one."""
    comparison = ledger.comparison
    kind, name = source
    values = {"seat": comparison.seat, "rival": rival, "card": name, "gold": gold}
    better, other = (one[0].actions[0] for one in (comparison.better, comparison.other))
    if kind == "mine":
        if better[0] == other[0] == "dynamite" and name in better and other[-1] in MINE_NAMES:
            spared = "mine", other[-1]
            worth += ledger.theirs_more(spared)
            less = ledger.better[int(other[1][5:])].get(spared, 0.0)
            values |= {"other": other[-1], "less": round(less)}
            return [Cause("hit-than", worth, values, (name, other[-1]))]
        if name in better:
            return [Cause("hit", worth, values, (name,))]
        if _is_at_stake(name, comparison):
            return [Cause("left", worth, values, (name,), of_other=True)]
    if kind == "shark-paid" and _taken(better) == "card-shark":
        return [Cause("shark", worth, {"seat": comparison.seat}, ("card-shark",))]
    return []


def _is_at_stake(card: str, comparison: Comparison) -> bool:
    """Tell whether the choice is about a card: the one that is taken, or any that is bid for."""
    if comparison.before.phase == "bid":
        return card in _row(comparison)
    return card == _taken(comparison.better[0].actions[0])


def _is_about(town: str, comparison: Comparison) -> bool:
    """Tell whether the choice is about who is mayor of a town, or what that brings."""
    better, other = (one[0].actions[0] for one in (comparison.better, comparison.other))
    if better[0] == "governor":
        return town == better[1]
    if _town(better):
        return town == _town(better)
    if comparison.before.phase == "bid" or _taken(better) in ABOUT_MAYORS:
        return True
    # Whoever takes the mine that is left pays its mayor.
    return town == _town(other)


def _row(comparison: Comparison) -> tuple[str, ...]:
    return tuple(NAMES[one] for one in cast("BoomtownPosition", comparison.before).row)


def _town(action: Action) -> str:
    """Name the town of the mine that an action takes or hits; nothing where there is none."""
    card = _taken(action) or action[-1]
    return card.rpartition("-")[0] if card in MINE_NAMES else ""


def _taken(action: Action) -> str:
    """Name the card that an action takes, or puts to use."""
    verb, _, card = action[0].partition(":")
    return card if verb == "take" else ""
