"""What the eleven event cards do: those played at once, and those placed or kept.

A card with several targets or places makes a decision of its own, in a phase with its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.events import Event
from frontier.table.picks import Action

from .cards import (
    CARD_SHARK,
    CODES,
    DYNAMITE,
    EXPROPRIATION,
    GIRLS,
    GOVERNOR,
    HOLDUP,
    KEEPABLE,
    MUSTANG,
    NAMES,
    NEW_VEIN,
    PLACEABLE,
    SALOON,
    STAGECOACH,
    TELEGRAPH,
    TOWN,
    TOWNS,
    Card,
)
from .gold import pay, receive
from .mayors import MOST_PLAYERS, check_mayor, give_mine, lose_mine, mines_of, pay_fee

if TYPE_CHECKING:
    from .position import BoomtownPosition

SHARK_TAKES = 4
STAGECOACH_GIVES = 10
SEATS = tuple(f"seat:{seat}" for seat in range(MOST_PLAYERS))
HOLDUP_NUMBERS = tuple(str(number) for number in range(2, 13))
SALOON_TOWNS: list[Action] = [("saloon", town) for town in TOWNS]


def choices(position: BoomtownPosition, card: Card, seat: int) -> list[Action]:
    """List the actions among which the holder of a card has to choose."""
    if card == DYNAMITE:
        return _dynamite_targets(position, seat)
    if card == EXPROPRIATION:
        return _expropriation_targets(position, seat)
    if card == HOLDUP:
        return [
            ("holdup", SEATS[victim], number)
            for victim in range(position.players)
            if victim != seat
            for number in HOLDUP_NUMBERS
        ]
    if card == SALOON:
        return SALOON_TOWNS[:]
    if card == GOVERNOR:
        return [
            ("governor", TOWNS[town]) for town, mayor in enumerate(position.mayors) if mayor == seat
        ]
    if card == GIRLS:
        towns = dict.fromkeys(town for owner, town, _ in position.saloons if owner == seat)
        return [("girls", TOWNS[town]) for town in towns]
    return [("new-vein", NAMES[mine]) for mine in mines_of(position, seat)]


def _dynamite_targets(position: BoomtownPosition, seat: int) -> list[Action]:
    actions: list[Action] = []
    for victim in range(position.players):
        if victim != seat:
            name = SEATS[victim]
            actions += [("dynamite", name, NAMES[mine]) for mine in mines_of(position, victim)]
            targets = [
                saloon_pick(position, index)
                for index, saloon in enumerate(position.saloons)
                if saloon[0] == victim
            ]
            actions += [("dynamite", name, pick) for pick in dict.fromkeys(targets)]
    return actions


def saloon_pick(position: BoomtownPosition, index: int) -> str:
    """Name a saloon by its town; the one with the girls apart, where its owner has two there."""
    seat, town, girls = position.saloons[index]
    if girls and sum(saloon[:2] == (seat, town) for saloon in position.saloons) > 1:
        return f"saloon:{TOWNS[town]}:girls"
    return f"saloon:{TOWNS[town]}"


def _expropriation_targets(position: BoomtownPosition, seat: int) -> list[Action]:
    count = position.count
    return [
        ("expropriation", SEATS[victim], NAMES[mine])
        for victim in range(position.players)
        if victim != seat
        for mine in mines_of(position, victim)
        # Rule: only in a town where one has a mine already.
        if count[TOWN[mine] * MOST_PLAYERS + seat]
    ]


def take_event(position: BoomtownPosition, seat: int, card: Card, told: list[Event] | None) -> bool:
    """Begin with an event card just taken; say whether a choice has to be made first."""
    if card in KEEPABLE:
        position.kept[KEEPABLE.index(card)] = seat
        if told is not None and (card in (MUSTANG, TELEGRAPH) or not choices(position, card, seat)):
            rule = NAMES[card] if card in (MUSTANG, TELEGRAPH) else "kept-cards"
            rule = "new-vein-kept" if card == NEW_VEIN else rule
            told.append(Event("kept", rule, seat, {"card": NAMES[card]}, (NAMES[card],)))
        return False
    if card == CARD_SHARK:
        for step in range(1, position.players):
            payer = (seat + step) % position.players
            pay(position, payer, None, SHARK_TAKES, told, "shark-paid", "card-shark")
        return False
    if card == STAGECOACH:
        receive(position, seat, STAGECOACH_GIVES, told, "stagecoach", "stagecoach")
        return False
    actions = choices(position, card, seat)
    if not actions:
        # Rule: without a target the card has no effect.
        if told is not None:
            told.append(Event("no-target", NAMES[card], seat, {"card": NAMES[card]}))
        return False
    if len(actions) == 1:
        use(position, seat, actions[0], told)
        return False
    position.phase, position.turn = NAMES[card], seat
    return True


def place_kept(position: BoomtownPosition, told: list[Event] | None) -> bool:
    """Place the kept cards that have come alive; say whether an owner must choose where."""
    for index in range(PLACEABLE):
        seat = position.kept[index]
        if seat >= 0:
            card = KEEPABLE[index]
            actions = choices(position, card, seat)
            if len(actions) == 1:
                use(position, seat, actions[0], told)
            elif actions:
                position.phase, position.turn = NAMES[card], seat
                return True
    return False


def use(position: BoomtownPosition, seat: int, action: Action, told: list[Event] | None) -> None:
    """Carry out the choice that a seat has made for one of its event cards."""
    _USES[action[0]](position, seat, action, told)


def _dynamite(
    position: BoomtownPosition, seat: int, action: Action, told: list[Event] | None
) -> None:
    victim = int(action[1][5:])
    target = action[2]
    if told is not None:
        kind = "dynamite-saloon" if target.startswith("saloon:") else "dynamite-mine"
        values = {"victim": victim, "target": target}
        if kind == "dynamite-saloon":
            values["town"] = target.split(":")[1]
        told.append(Event(kind, "dynamite", seat, values, (action[1], target)))
    if target in CODES:
        mine = CODES[target]
        lose_mine(position, mine, told)
        check_mayor(position, TOWN[mine], told)
        return
    index = next(
        index
        for index, saloon in enumerate(position.saloons)
        if saloon[0] == victim and saloon_pick(position, index) == target
    )
    if told is not None and position.saloons[index][2]:
        values = {"town": TOWNS[position.saloons[index][1]]}
        told.append(Event("girls-gone", "girls", victim, values))
    position.saloons = position.saloons[:index] + position.saloons[index + 1 :]


def _expropriate(
    position: BoomtownPosition, seat: int, action: Action, told: list[Event] | None
) -> None:
    mine = CODES[action[2]]
    town = TOWN[mine]
    pay_fee(position, seat, town, told)
    if told is not None:
        values = {"victim": position.owner[mine], "mine": action[2]}
        told.append(Event("expropriated", "expropriation", seat, values, action[1:]))
    # Rule: a new vein moves with its mine, so `vein` stays as it is.
    give_mine(position, mine, seat)
    check_mayor(position, town, told)


def _hold_up(
    position: BoomtownPosition, seat: int, action: Action, told: list[Event] | None
) -> None:
    victim, wanted = int(action[1][5:]), int(action[2])
    one, two = position.chance.die(), position.chance.die()
    if told is not None:
        values = {"victim": victim, "wanted": wanted, "dice": [one, two], "sum": one + two}
        kind = "holdup" if one + two >= wanted else "holdup-failed"
        told.append(Event(kind, "holdup", seat, values, (action[1],), given=f"{one}+{two}"))
    if one + two >= wanted:
        # Rule: at most what the victim has; that is no debt, so nobody is bankrupt by it.
        loot = min(wanted, position.gold[victim])
        if loot:
            pay(position, victim, seat, loot, told, "robbed", "holdup", wanted=wanted)
        elif told is not None:
            told.append(Event("robbed-nothing", "holdup", seat, {"victim": victim}))


def _open_saloon(
    position: BoomtownPosition, seat: int, action: Action, told: list[Event] | None
) -> None:
    position.saloons += ((seat, TOWNS.index(action[1]), False),)
    if told is not None:
        where = (f"saloon:{action[1]}", SEATS[seat])
        told.append(Event("saloon-opened", "saloon", seat, {"town": action[1]}, where))


def _place_girls(
    position: BoomtownPosition, seat: int, action: Action, told: list[Event] | None
) -> None:
    saloons = list(position.saloons)
    saloon = (seat, TOWNS.index(action[1]), False)
    saloons[saloons.index(saloon)] = (*saloon[:2], True)
    position.saloons = tuple(saloons)
    position.kept[KEEPABLE.index(GIRLS)] = -1
    if told is not None:
        where = (f"saloon:{action[1]}", SEATS[seat])
        told.append(Event("girls-placed", "girls", seat, {"town": action[1]}, where))


def _place_governor(
    position: BoomtownPosition, seat: int, action: Action, told: list[Event] | None
) -> None:
    position.governor = TOWNS.index(action[1])
    position.kept[KEEPABLE.index(GOVERNOR)] = -1
    if told is not None:
        where = (f"mayor:{action[1]}", SEATS[seat])
        told.append(Event("governor-placed", "governor", seat, {"town": action[1]}, where))


def _place_vein(
    position: BoomtownPosition, seat: int, action: Action, told: list[Event] | None
) -> None:
    position.vein = CODES[action[1]]
    position.kept[KEEPABLE.index(NEW_VEIN)] = -1
    if told is not None:
        told.append(Event("vein-placed", "new-vein", seat, {"mine": action[1]}, (action[1],)))


_USES = {
    "dynamite": _dynamite,
    "expropriation": _expropriate,
    "holdup": _hold_up,
    "saloon": _open_saloon,
    "girls": _place_girls,
    "governor": _place_governor,
    "new-vein": _place_vein,
}
