"""Why picks are refused: the rule in the way, as exactly as it can be told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from frontier.table.events import Reason
from frontier.table.picks import Action, Pick

from .cards import CODES, MINES, NAMES, TOWN, TOWNS

if TYPE_CHECKING:
    from .position import BoomtownPosition

EVENTS = NAMES[MINES:]


def reason(position: BoomtownPosition, picks: Action) -> Reason:
    """Say why no legal action begins with these picks."""
    actions = position.legal()
    for made in range(1, len(picks)):
        if picks[:made] in actions:
            return Reason("extra-pick", "picks", {"pick": picks[made]})
    seat = position.turn
    assert seat is not None
    return _REASONS[position.phase](position, seat, picks)


def _bid(position: BoomtownPosition, seat: int, picks: Action) -> Reason:
    head, _, amount = picks[0].partition(":")
    if head == "bid":
        gold = position.gold[seat]
        bid = _whole(amount)
        if bid is None:
            return Reason("bid-number", "bidding", {"text": amount})
        if bid > gold:
            return Reason("bid-above-gold", "bidding", {"bid": bid, "gold": gold})
        if position.bidder < 0:
            return Reason("bid-one", "bidding")
        return Reason("bid-not-above", "bidding", {"bid": bid, "high": position.bid})
    if head == "seat":
        other = _seat(position, picks[0])
        if other is None:
            return _no_such_seat(position, picks[0])
        if position.passed >> other & 1:
            return Reason("passed-already", "bidding", {"who": other}, (picks[0],))
        if other != seat:
            return Reason("not-in-turn", "bidding", {"who": other, "turn": seat}, (picks[0],))
    if head == "take":
        return Reason("take-later", "choosing")
    return _out_of_place(position, picks[0])


def _take(position: BoomtownPosition, seat: int, picks: Action) -> Reason:
    head, _, name = picks[0].partition(":")
    if head == "take":
        if name not in CODES:
            return Reason("no-such-card", "choosing", {"card": name})
        card = CODES[name]
        if card < MINES and position.owner[card] >= 0:
            values = {"card": name, "owner": position.owner[card]}
            return Reason("card-owned", "choosing", values, (name,))
        return Reason("not-in-row", "choosing", {"card": name})
    if head == "pass":
        return Reason("must-take", "choosing")
    if head == "bid":
        return Reason("auction-over", "bidding", {"winner": position.bidder})
    return _out_of_place(position, picks[0])


def _out_of_place(position: BoomtownPosition, pick: Pick) -> Reason:
    """Explain a pick that belongs to another moment, or to none."""
    head = pick.partition(":")[0]
    if head in ("mustang", "wait"):
        return Reason("mustang-when", "mustang")
    if head in ("telegraph", "keep"):
        return Reason("telegraph-when", "telegraph")
    if head in EVENTS:
        return Reason("card-not-played", "event-cards", {"card": head})
    return Reason("unknown-pick", "picks", {"pick": pick})


def _mustang(position: BoomtownPosition, seat: int, picks: Action) -> Reason:
    return Reason("mustang-first", "mustang", {"pick": picks[0]})


def _telegraph(position: BoomtownPosition, seat: int, picks: Action) -> Reason:
    if picks[0] != "telegraph":
        return Reason("telegraph-first", "telegraph", {"pick": picks[0]})
    if picks[1] not in ("die:1", "die:2"):
        return Reason("no-such-die", "telegraph", {"pick": picks[1]})
    face = _whole(picks[2])
    if face is None or not 1 <= face <= 6:
        return Reason("no-such-face", "telegraph", {"text": picks[2]})
    return Reason("same-face", "telegraph", {"face": face}, (picks[1],))


def _dynamite(position: BoomtownPosition, seat: int, picks: Action) -> Reason:
    if refused := _wrong_victim(position, seat, picks):
        return refused
    victim = int(picks[1][5:])
    own = victim == seat
    if own and len(picks) == 2:
        return Reason("dynamite-self", "dynamite", where=(picks[1],))
    if not own and not (victim in position.owner or _saloon_towns(position, victim)):
        return Reason("nothing-there", "dynamite", {"victim": victim}, (picks[1],))
    target = picks[2]
    if target.startswith("saloon:"):
        town = target.split(":")[1]
        if town not in TOWNS:
            return Reason("no-such-town", "dynamite", {"town": town})
        if town not in _saloon_towns(position, victim):
            return Reason("no-saloon", "dynamite", {"victim": victim, "town": town})
        kind = "own-saloon" if own else "no-such-saloon"
        return Reason(kind, "dynamite", {"victim": victim, "town": town})
    return _wrong_mine(position, seat, victim, target) or Reason(
        "own-mine", "dynamite", {"mine": target}, (target,)
    )


def _expropriation(position: BoomtownPosition, seat: int, picks: Action) -> Reason:
    if refused := _wrong_victim(position, seat, picks):
        return refused
    victim = int(picks[1][5:])
    own = victim == seat
    if len(picks) == 2:
        if own:
            return Reason("expropriation-self", "expropriation", where=(picks[1],))
        return Reason("no-common-town", "expropriation", {"victim": victim}, (picks[1],))
    target = picks[2]
    if refused := _wrong_mine(position, seat, victim, target):
        return refused
    if own:
        return Reason("own-mine", "expropriation", {"mine": target}, (target,))
    town = TOWNS[TOWN[CODES[target]]]
    return Reason("not-your-town", "expropriation", {"mine": target, "town": town}, (target,))


def _holdup(position: BoomtownPosition, seat: int, picks: Action) -> Reason:
    if refused := _wrong_victim(position, seat, picks):
        return refused
    if int(picks[1][5:]) == seat:
        return Reason("rob-self", "holdup", where=(picks[1],))
    return Reason("holdup-number", "holdup", {"text": picks[2]})


def _wrong_victim(position: BoomtownPosition, seat: int, picks: Action) -> Reason | None:
    """Check the beginning that dynamite, expropriation and holdup share: the card, a seat."""
    if picks[0] != position.phase:
        return _choose_first(position)
    if _seat(position, picks[1]) is None:
        return _no_such_seat(position, picks[1])
    return None


def _wrong_mine(position: BoomtownPosition, seat: int, victim: int, name: str) -> Reason | None:
    rule = position.phase
    if CODES.get(name, MINES) >= MINES:
        return Reason("no-such-mine", rule, {"card": name})
    owner = position.owner[CODES[name]]
    if owner < 0:
        return Reason("mine-unowned", rule, {"mine": name})
    if owner == seat:
        return Reason("own-mine", rule, {"mine": name}, (name,))
    if owner != victim:
        return Reason("not-theirs", rule, {"mine": name, "victim": victim, "owner": owner}, (name,))
    return None


def _saloon(position: BoomtownPosition, seat: int, picks: Action) -> Reason:
    if picks[0] != "saloon":
        return _choose_first(position)
    return Reason("no-such-town", "saloon", {"town": picks[1]})


def _girls(position: BoomtownPosition, seat: int, picks: Action) -> Reason:
    if picks[0] != "girls":
        return _choose_first(position)
    if picks[1] not in TOWNS:
        return Reason("no-such-town", "girls", {"town": picks[1]})
    return Reason("no-own-saloon", "girls", {"town": picks[1]})


def _governor(position: BoomtownPosition, seat: int, picks: Action) -> Reason:
    if picks[0] != "governor":
        return _choose_first(position)
    if picks[1] not in TOWNS:
        return Reason("no-such-town", "governor", {"town": picks[1]})
    mayor = position.mayors[TOWNS.index(picks[1])]
    if mayor < 0:
        return Reason("no-mayor", "governor", {"town": picks[1]})
    return Reason("not-your-mayor", "governor", {"town": picks[1], "mayor": mayor})


def _new_vein(position: BoomtownPosition, seat: int, picks: Action) -> Reason:
    if picks[0] != "new-vein":
        return _choose_first(position)
    if CODES.get(picks[1], MINES) >= MINES:
        return Reason("no-such-mine", "new-vein", {"card": picks[1]})
    return Reason("not-your-mine", "new-vein", {"mine": picks[1]}, (picks[1],))


def _choose_first(position: BoomtownPosition) -> Reason:
    card = position.phase
    return Reason("choose-first", card, {"card": card})


def _saloon_towns(position: BoomtownPosition, victim: int) -> list[str]:
    return [TOWNS[town] for seat, town, _ in position.saloons if seat == victim]


def _seat(position: BoomtownPosition, pick: Pick) -> int | None:
    head, _, word = pick.partition(":")
    seat = _whole(word)
    return seat if head == "seat" and seat is not None and seat < position.players else None


def _no_such_seat(position: BoomtownPosition, pick: Pick) -> Reason:
    return Reason("no-such-seat", "picks", {"pick": pick, "players": position.players})


def _whole(word: str) -> int | None:
    """Read a whole number as a pick writes it: no sign, no leading zero."""
    plain = word.isascii() and word.isdigit() and (word == "0" or word[0] != "0")
    return int(word) if plain and len(word) < 10 else None


_REASONS: dict[str, Callable[[BoomtownPosition, int, Action], Reason]] = {
    "bid": _bid,
    "take": _take,
    "mustang": _mustang,
    "telegraph": _telegraph,
    "dynamite": _dynamite,
    "expropriation": _expropriation,
    "holdup": _holdup,
    "saloon": _saloon,
    "girls": _girls,
    "governor": _governor,
    "new-vein": _new_vein,
}
