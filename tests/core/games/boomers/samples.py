"""Matches and positions to try the rules on: every combination of options, and chance boards."""

from __future__ import annotations

from tests.core.games.boomers.stated import rows_of

from frontier.games.boomers import GAME
from frontier.games.boomers.position import BoomersPosition
from frontier.games.boomers.setup import start
from frontier.table.chance import Chance
from frontier.table.game import Position
from frontier.table.picks import Action

SETUPS = ("standard", "placed", "random")
RAILROADS = ("off", "crossing", "fork", "bend", "random", "a1-a2.a1-b1")
MINES = ("off", "ready", "random", "b1.f3.j9")
RIVERS = ("off", "broken", "long", "lakes", "random", "e5.e6.e7.f4.g7.h7")
STARTS = tuple(
    {
        "setup": setup,
        "railroad": railroad,
        "mines": mines,
        "rivers": rivers,
        "river-stones": stones,
        "sooners": sooners,
    }
    for setup in SETUPS
    for railroad in RAILROADS
    for mines in MINES
    for rivers in RIVERS
    for stones in (("off",) if mines != "off" or rivers == "off" else ("off", "on"))
    for sooners in (("off",) if setup == "standard" else ("off", "on"))
)
"""Every combination of the options that decide what is on the board, impossible ones left out."""


def sample_options(number: int) -> dict[str, str]:
    """Choose options by number: each start in turn, in a mixed order, the rest by chance."""
    chance = Chance(number)
    options = dict(STARTS[number * 389 % len(STARTS)])
    options["mine-count"] = chance.choose(("3", "4", "5"))
    options["tracks"] = chance.choose(("15", "15", "22", "30"))
    options["first"] = chance.choose(("blue", "orange"))
    return GAME.complete(options)


def sample_start(number: int) -> tuple[BoomersPosition, Chance]:
    """Begin a match by number, with the chance that chooses its actions."""
    chance = Chance(number)
    return start(sample_options(number), chance), chance


def choose_action(position: Position, chance: Chance, eager: bool) -> Action:
    """Choose a legal action by chance; an eager player lays stones whenever that is possible."""
    actions = position.legal()
    if eager:
        actions = [action for action in actions if action[-1] != "none"]
    return chance.choose(actions)


def chance_board(chance: Chance) -> str:
    """Write a position with everything strewn about, as games seldom reach it."""
    squares = [f"{column}{row}" for row in range(1, 12) for column in "abcdefghijk"]
    chance.shuffle(squares)
    mines = [squares.pop() for _ in range(chance.choose((0, 0, 3, 5)))]
    rivers = [squares.pop() for _ in range(chance.choose((0, 5, 15, 15)))]
    board = {squares.pop(): "o" for _ in range(chance.below(31))}
    stones = len(board)
    letters = "ABCDEF" + chance.choose(("", "XYZ"))
    for seat in ("ABC", "DEF", "XYZ"):
        # Pieces may be missing from a position that somebody has stated; one boomer of each is not.
        keep = chance.choose(seat)
        for letter in seat if chance.below(2) else "":
            if letter != keep and chance.below(2):
                letters = letters.replace(letter, "")
    if chance.below(3) == 0:
        _fence_in(chance, letters, board, squares)
        stones = sum(piece == "o" for piece in board.values())
    for letter in letters:
        if letter in board.values():
            continue
        wet = chance.choose(rivers) if rivers and chance.below(3) == 0 else ""
        board[wet if wet and wet not in board else squares.pop()] = letter
    supply = chance.choose((0, 1, 2, 40 - stones))
    barred = chance.choose("-" + "".join(letter for letter in "XYZ" if letter in letters))
    lists = (".".join(each) or "-" for each in (mines, rivers))
    return f"{rows_of(board)} {chance.choose('bo')} {supply} 0 {barred} {' '.join(lists)} - -"


def _fence_in(chance: Chance, letters: str, board: dict[str, str], squares: list[str]) -> None:
    """Fence in a corner or a side of the board with a boomer and some sooners: a homestead."""
    width, height = 1 + chance.below(3), 1 + chance.below(4)
    left = chance.choose((0, 11 - width))
    bottom = chance.choose((0, 11 - height, chance.below(12 - height)))
    inside = []
    for x in range(left - 1, left + width + 1):
        for y in range(bottom - 1, bottom + height + 1):
            name = f"{'abcdefghijk'[x % 11]}{y + 1}"
            if not (0 <= x < 11 and 0 <= y < 11) or name not in squares:
                continue
            if left <= x < left + width and bottom <= y < bottom + height:
                inside.append(name)
            elif sum(piece == "o" for piece in board.values()) < 38:
                squares.remove(name)
                board[name] = "o"
    chance.shuffle(inside)
    for letter in chance.choose("AD") + "XYZ":
        if letter in letters and inside:
            name = inside.pop()
            squares.remove(name)
            board[name] = letter
