"""The roll that ends a turn: the telegraph, the gold, the saloons, the collapses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.events import Event
from frontier.table.picks import Action

from .cards import BY_NUMBER, DANGEROUS, KEEPABLE, NAMES, TELEGRAPH, TOWN, TOWNS, VALUE, Card
from .gold import pay, receive
from .mayors import check_mayor, lose_mine

if TYPE_CHECKING:
    from .position import BoomtownPosition

VEIN_ADDS = 3
SALOON_TAKES = 2
GIRLS_TAKE = 4
COLLAPSE_ON = (2, 12)
KEEP: Action = ("keep",)
_TELEGRAPH = KEEPABLE.index(TELEGRAPH)
DICE = ("die:1", "die:2")
_CHANGES: tuple[list[Action], ...] = tuple(
    [("telegraph", die, str(face)) for face in range(1, 7)] for die in DICE
)


def value_of(position: BoomtownPosition, mine: Card) -> int:
    """Tell what a mine produces and is worth, with its vein."""
    return VALUE[mine] + VEIN_ADDS if mine == position.vein else VALUE[mine]


def roll(position: BoomtownPosition, told: list[Event] | None) -> bool:
    """Roll the production dice; say whether the telegraph's owner must be asked first."""
    one, two = position.chance.die(), position.chance.die()
    position.dice = (one, two)
    if told is not None:
        values = {"dice": [one, two], "sum": one + two}
        told.append(Event("rolled", "production", position.first, values, given=f"{one}+{two}"))
    holder = position.kept[_TELEGRAPH]
    if holder >= 0:
        position.phase, position.turn = "telegraph", holder
    return holder >= 0


def telegrams(position: BoomtownPosition) -> list[Action]:
    """List the ways to change one die to another face, and keeping the card."""
    return [
        *(
            action
            for die in (0, 1)
            for face, action in enumerate(_CHANGES[die], 1)
            if face != position.dice[die]
        ),
        KEEP,
    ]


def send_telegram(position: BoomtownPosition, action: Action, told: list[Event] | None) -> None:
    """Carry out what the telegraph's owner has decided."""
    seat = position.turn
    if action == KEEP:
        if told is not None:
            told.append(Event("telegraph-kept", "telegraph", seat))
        return
    dice = list(position.dice)
    die, face = DICE.index(action[1]), int(action[2])
    old, dice[die] = dice[die], face
    position.dice = tuple(dice)
    position.kept[_TELEGRAPH] = -1
    if told is not None:
        values = {"old": old, "new": face, "dice": dice, "sum": sum(dice)}
        told.append(Event("telegraph", "telegraph", seat, values))


def produce(position: BoomtownPosition, told: list[Event] | None) -> None:
    """Hand out the gold of the roll, pay the saloons, and let dangerous mines collapse."""
    number = sum(position.dice)
    owner = position.owner
    mines = [mine for mine in BY_NUMBER[number] if owner[mine] >= 0]
    if mines:
        # Rule: seat by seat from the first player; all of a seat's gold, then its saloons.
        for step in range(position.players):
            seat = (position.first + step) % position.players
            mine_by_town = {TOWN[mine]: mine for mine in mines if owner[mine] == seat}
            for mine in mine_by_town.values():
                gold = value_of(position, mine)
                receive(position, seat, gold, told, "produced", "production", mine=NAMES[mine])
            for keeper, town, girls in position.saloons:
                if town in mine_by_town and keeper != seat:
                    due = GIRLS_TAKE if girls else SALOON_TAKES
                    rule = "girls" if girls else "saloon"
                    values = {"mine": NAMES[mine_by_town[town]], "town": TOWNS[town]}
                    pay(position, seat, keeper, due, told, "saloon-paid", rule, **values)
    elif told is not None:
        told.append(Event("no-gold", "production", None, {"sum": number}))
    if number in COLLAPSE_ON:
        _collapse(position, told)


def _collapse(position: BoomtownPosition, told: list[Event] | None) -> None:
    lost = [mine for mine in DANGEROUS if position.owner[mine] >= 0]
    for mine in lost:
        if told is not None:
            name = NAMES[mine]
            told.append(
                Event("collapsed", "collapse", position.owner[mine], {"mine": name}, (name,))
            )
        lose_mine(position, mine, told)
    for mine in lost:
        check_mayor(position, TOWN[mine], told)
