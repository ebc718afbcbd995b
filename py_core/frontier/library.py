"""What `import frontier` offers to guests; `docs/library.md` walks through it.

Everything here is a few lines over the rooms of the house: no rule and no format lives here.
"""

from __future__ import annotations

from frontier.bots.bot import Bot, Choice, Deal
from frontier.bots.players import unhurried_bot
from frontier.games import all_games, find_game
from frontier.table.chance import Chance
from frontier.table.errors import FrontierError, Illegal, Impossible, TooNew, Unreadable
from frontier.table.events import Event, Item, Reason
from frontier.table.game import Game, Outcome, Position
from frontier.table.levels import LEVEL_NAMES
from frontier.table.link import read_link as _read_link
from frontier.table.link import write_link as _write_link
from frontier.table.match import Match, NoSuchMove, Setup
from frontier.table.perft import divide, perft
from frontier.table.picks import Action, Pick, read_action, write_action
from frontier.table.record import Record
from frontier.table.record import read_record as _read_record
from frontier.table.record import write_record as _write_record

__all__ = [
    "LEVEL_NAMES",
    "Action",
    "Bot",
    "Chance",
    "Choice",
    "Deal",
    "Event",
    "FrontierError",
    "Game",
    "Illegal",
    "Impossible",
    "Item",
    "Match",
    "NoSuchMove",
    "Outcome",
    "Pick",
    "Position",
    "Reason",
    "Record",
    "TooNew",
    "Unreadable",
    "all_games",
    "divide",
    "find_game",
    "fresh_seed",
    "make_bot",
    "new_match",
    "perft",
    "read_action",
    "read_link",
    "read_position",
    "read_record",
    "write_action",
    "write_link",
    "write_record",
]


def new_match(
    game: str | Game,
    *,
    seed: str | None = None,
    position: str | None = None,
    **options: str | int,
) -> Match:
    """Begin a match of a game, by its options or at a position stated as text.

    Options are those of the game's page, with `_` for `-`; True and False stand for on and off.
    The same seed and options give the same match; without a seed one is drawn.

    >>> match = new_match("oregon", seed="prairie", players=3)
    >>> match.setup.options, match.position.turn, match.position.phase
    ({'players': '3'}, 0, 'start')
    >>> new_match("boomers", sooners=True, setup="placed", mine_count=4).setup.options["sooners"]
    'on'
    """
    chosen = {name.replace("_", "-"): _word(value) for name, value in options.items()}
    found = _find(game)
    return Match(found, Setup(found.name, seed or fresh_seed(), chosen, position))


def read_position(game: str | Game, text: str, chance: Chance | str | int = 0) -> Position:
    """Read a position of a game from its one line of text; `position.text()` writes it.

    What the text leaves open is dealt by chance: a generator, a seed, or a generator's state.

    >>> text = "11/6E4/2A8/7o3/1F9/5o5/9C1/3o7/8D2/4B6/11 b 37 0 - - - - -"
    >>> start = read_position("boomers", text)
    >>> start.turn, len(start.legal()), start.text() == text
    (0, 222, True)
    >>> "hands:BBEc," in read_position("oregon", "players:2 hands:BBEc,?", "prairie").text()
    True
    """
    if not isinstance(chance, Chance):
        chance = Chance(chance)
    return _find(game).read(text, chance)


def read_record(text: str) -> Record:
    """Read a match from its text record, and replay it.

    >>> read_record(write_record(new_match("boomtown", seed="prairie"))).match.setup.seed
    'prairie'
    """
    return _read_record(text, find_game)


def write_record(record: Record | Match) -> str:
    """Write a match, with or without the names of its players, as a text record.

    >>> match = new_match("oregon", seed="prairie", players=2)
    >>> print(write_record(Record(match, ("Ann", "Bo"))), end="")
    frontier record 1
    game: oregon
    options: players=2
    seed: prairie
    player 0: Ann
    player 1: Bo
    <BLANKLINE>
    """
    return _write_record(_record(record))


def read_link(address: str) -> Record:
    """Read a match from a link: a whole address, or only what stands behind its `#`.

    >>> link = write_link(new_match("oregon", seed="prairie", players=4))
    >>> read_link(f"https://frontier.example/#{link}").match.position.players
    4
    """
    return _read_link(address.strip().rpartition("#")[2], all_games())


def write_link(record: Record | Match) -> str:
    """Write a match as the text behind the `#` of an address of the page.

    >>> write_link(new_match("oregon", seed="prairie", players=2))[0]
    '1'
    """
    return _write_link(_record(record), all_games())


def make_bot(game: str | Game, level: str = "marshal", *, seed: str = "bot") -> Bot:
    """Make a computer player: one of `LEVEL_NAMES`, or `random` or `greedy` to measure by.

    It thinks for as long as its level wants to, so it plays the same on any machine; its luck
    comes from the seed.

    >>> match = new_match("boomers", seed="prairie")
    >>> choice = make_bot("boomers", "greenhorn").choose(match.position)
    >>> choice.action in match.position.legal()
    True
    """
    return unhurried_bot(_find(game), level, Chance(seed))


def fresh_seed() -> str:
    """Draw a seed that nobody can foresee.

    >>> len(fresh_seed())
    6
    """
    from secrets import randbits

    return Chance(randbits(64)).seed()


def _find(game: str | Game) -> Game:
    return game if isinstance(game, Game) else find_game(game)


def _record(record: Record | Match) -> Record:
    return Record(record) if isinstance(record, Match) else record


def _word(value: str | int) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
