"""Gold that changes hands: every payment is told with where it comes from and where it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from frontier.table.events import Event

if TYPE_CHECKING:
    from .position import BoomtownPosition

BANK = "bank"


def pay(
    position: BoomtownPosition,
    payer: int,
    to: int | None,
    due: int,
    told: list[Event] | None,
    kind: str,
    rule: str,
    **values: Any,
) -> None:
    """Pay what is due to a seat or to the bank (None), or as much of it as there is."""
    gold = position.gold
    # Rule: whoever cannot pay pays what he can, and nobody makes up for the rest.
    paid = min(due, gold[payer])
    gold[payer] -= paid
    if to is not None:
        gold[to] += paid
    if told is None:
        return
    if paid:
        told.append(_coins(kind, rule, payer, payer, to, paid, values))
    if paid < due:
        told.append(Event("bankrupt", "bankruptcy", payer, {"due": due, "paid": paid}))


def receive(
    position: BoomtownPosition,
    seat: int,
    gold: int,
    told: list[Event] | None,
    kind: str,
    rule: str,
    **values: Any,
) -> None:
    """Receive gold from the bank, which never runs dry."""
    position.gold[seat] += gold
    if told is not None:
        told.append(_coins(kind, rule, seat, None, seat, gold, values))


def _coins(
    kind: str,
    rule: str,
    seat: int,
    payer: int | None,
    to: int | None,
    gold: int,
    values: dict[str, Any],
) -> Event:
    ends = {"from": BANK if payer is None else payer, "to": BANK if to is None else to}
    where = tuple(f"seat:{end}" for end in (payer, to) if end is not None)
    if "mine" in values:
        where += (values["mine"],)
    return Event(kind, rule, seat, {**ends, "gold": gold, **values}, where)
