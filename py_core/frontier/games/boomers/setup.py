"""How a match of Oklahoma Boomers begins: its options, and what each of them lays out."""

from __future__ import annotations

from frontier.table.chance import Chance
from frontier.table.errors import Impossible
from frontier.table.game import Option, Options, When

from . import effects
from .layout import (
    MOST_TRACKS,
    Layout,
    Track,
    check_apart,
    check_mines,
    check_rivers,
    check_tracks,
    read_squares,
    read_tracks,
)
from .position import ALL_STONES, BoomersPosition
from .random_layouts import TRIES, random_boomers, random_rivers, random_tracks, symmetric
from .ready import LAYOUTS, PLACING_BASE, PLACING_SOONERS, START, STARTING_STONES
from .squares import COLOURS, NAMES, SOONERS, Square, squares_in

# A new option of Boomers goes to the end, and so does a new value: links count them. Its words are
# `option.<name>` in web/words/, and a golden game has to use it.
OPTIONS = (
    Option("setup", ("standard", "placed", "random"), "standard"),
    Option("first", COLOURS, "blue"),
    Option("railroad", ("off", *LAYOUTS.railroads, "random"), "off", open=True, expansion=True),
    Option(
        "tracks",
        tuple(str(most) for most in range(2, MOST_TRACKS + 1)),
        "15",
        when=(When("railroad", but=("off",)),),
    ),
    Option("mines", ("off", "ready", "random"), "off", open=True, expansion=True),
    Option(
        "mine-count",
        tuple(LAYOUTS.mines),
        "3",
        when=(When("mines", among=("ready", "random")),),
    ),
    Option("rivers", ("off", *LAYOUTS.rivers, "random"), "off", open=True, expansion=True),
    Option(
        "river-stones",
        ("off", "on"),
        "off",
        when=(When("rivers", but=("off",)), When("mines", among=("off",))),
    ),
    Option(
        "sooners",
        ("off", "on"),
        "off",
        expansion=True,
        needs=(When("setup", among=("random", "placed")),),
    ),
    Option("clock", ("on", "off"), "on"),
)
DRAWN = tuple(When(one.name, among=("random",)) for one in OPTIONS if "random" in one.values)
"""Only what is asked for at random is drawn."""


def start(options: Options, chance: Chance) -> BoomersPosition:
    """Set up a match; refuse what the rules do not allow."""
    setup = options["setup"]
    sooners = options["sooners"] == "on"
    if setup == "standard" and sooners:
        raise Impossible("sooners-standard")
    stones = _starting_stones(options)
    if setup == "placed":
        return _placed(_empty(options, chance, ()), stones, sooners)
    for _ in range(TRIES):
        if setup == "standard":
            position = _empty(options, chance, START.boomers + START.stones[:stones])
            _stand(position, [*START.boomers], START.stones[:stones])
        else:
            position = _empty(options, chance, ())
            if not _stand_at_random(position, chance, stones, sooners):
                continue
        # Rule: ready and random starts never begin with a homestead already closed.
        if not position.settled and position.turn is not None:
            return position
        if setup == "standard" and options["rivers"] != "random":
            break
    raise Impossible("start-closed")


def _starting_stones(options: Options) -> int:
    """Tell how many stones are on the board before the first move."""
    # Rule: with mines never, with rivers only if asked for, otherwise always.
    rivers = options["rivers"] != "off"
    asked_for = rivers and options["river-stones"] == "on"
    if options["mines"] != "off":
        if asked_for:
            raise Impossible("stones-with-mines")
        return 0
    return STARTING_STONES if asked_for or not rivers else 0


def _empty(options: Options, chance: Chance, standing: tuple[Square, ...]) -> BoomersPosition:
    """Lay out mines, rivers and tracks; `standing` are start squares to draw around."""
    mines = _given_mines(options)
    rivers = _given_rivers(options)
    if options["rivers"] == "random":
        rivers = random_rivers(chance, (*standing, *mines))
    if options["mines"] == "random":
        mines = symmetric(chance, int(options["mine-count"]), (*standing, *rivers))
    check_apart(mines, rivers)
    layout = Layout(mines, rivers, _tracks(options, chance))
    first = COLOURS.index(options["first"])
    return BoomersPosition(layout, first, ALL_STONES, options["clock"] == "on")


def _given_mines(options: Options) -> list[Square]:
    """Give the ready or drawn mines."""
    value = options["mines"]
    if value in ("off", "random"):
        return []
    if value == "ready":
        return [*LAYOUTS.mines[options["mine-count"]]]
    mines = read_squares(value)
    check_mines(mines)
    return mines


def _given_rivers(options: Options) -> list[Square]:
    """Give the ready or drawn river squares."""
    value = options["rivers"]
    if value in ("off", "random"):
        return []
    if value in LAYOUTS.rivers:
        return [*LAYOUTS.rivers[value]]
    rivers = read_squares(value)
    check_rivers(rivers)
    return rivers


def _tracks(options: Options, chance: Chance) -> list[Track]:
    """Give the ready, drawn or random tracks."""
    value = options["railroad"]
    most = int(options["tracks"])
    if value == "off":
        return []
    if value == "random":
        return random_tracks(chance, most)
    tracks = [*LAYOUTS.railroads[value]] if value in LAYOUTS.railroads else read_tracks(value)
    check_tracks(tracks, most)
    return tracks


def _placed(position: BoomersPosition, stones: int, sooners: bool) -> BoomersPosition:
    """Let the players place the pieces in the published order, stones left out without any."""
    player_a = position.side
    placing = PLACING_SOONERS if sooners else PLACING_BASE
    position.pending = tuple(
        (player_a ^ player, kind) for player, kind in placing.order if stones or kind != "stone"
    )
    position.side = player_a ^ placing.begins
    effects.await_placing(position)
    return position


def _stand(
    position: BoomersPosition, pieces: list[Square], stones: list[Square] | tuple[Square, ...]
) -> None:
    """Put pieces in letter order and stones on the board, and begin."""
    layout = position.layout
    for square in pieces:
        if layout.mine_mask >> square & 1:
            raise Impossible("start-taken", square=NAMES[square])
    for square in stones:
        if (layout.mine_mask | layout.river_mask) >> square & 1:
            raise Impossible("start-taken", square=NAMES[square])
        position.stones |= 1 << square
        position.supply -= 1
    position.places[: len(pieces)] = pieces
    for square in (*pieces, *stones):
        effects.put(position, square)
    effects.begin(position)


def _stand_at_random(position: BoomersPosition, chance: Chance, stones: int, sooners: bool) -> bool:
    """Draw a symmetric start and begin; tell whether there was room for it."""
    layout = position.layout
    boomers = random_boomers(chance, layout.mine_mask)
    if boomers is None:
        return False
    taken = squares_in(layout.mine_mask)
    drawn = symmetric(chance, stones, [*boomers, *taken, *squares_in(layout.river_mask)])
    more = symmetric(chance, len(SOONERS) if sooners else 0, [*boomers, *taken, *drawn])
    _stand(position, boomers + more, drawn)
    return True
