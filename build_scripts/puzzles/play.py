"""Self-play over varied options, and the cheap filters that leave few positions to be proved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias, cast

from frontier.bots.bot import Bot
from frontier.bots.judging import LEVEL, Decision
from frontier.bots.levels import level_of
from frontier.bots.players import make_bot
from frontier.games import find_game
from frontier.games.boomers.position import BoomersPosition
from frontier.table.chance import Chance
from frontier.table.errors import Impossible
from frontier.table.game import Game, Position
from frontier.table.match import Match, Setup
from frontier.table.picks import Action
from puzzles.proof import DEMANDS, is_clear, look_as_good, prove, same_after
from puzzles.seeing import FAR, LEVELS, at_a_glance, grade, misses
from puzzles.themes import theme_of

Json: TypeAlias = dict[str, Any]

MIXES: dict[str, tuple[dict[str, str], ...]] = {
    "boomers": (
        {"setup": "standard"},
        {"setup": "random"},
        {"setup": "random", "railroad": "*"},
        {"setup": "random"},
        {"setup": "random", "mines": "*"},
        {"setup": "placed"},
        {"setup": "random", "rivers": "*"},
        {"setup": "random"},
        {"setup": "random", "sooners": "on"},
        {"setup": "random", "railroad": "*", "mines": "*", "rivers": "*", "sooners": "on"},
    ),
    "oregon": ({"players": "2"}, {"players": "3"}, {"players": "4"}),
    "boomtown": (
        {"players": "3", "length": "short"},
        {"players": "4"},
        {"players": "5"},
        {"players": "3"},
    ),
}
"""The options of one game after another; `*` draws any of the layouts there are."""
EXPANDING = frozenset(("railroad", "mines", "rivers", "sooners"))
"""Options that no easy puzzle has."""
PHASES = {
    "boomers": ("moving",),
    "oregon": ("play", "extra-play", "extra"),
    "boomtown": (
        *("take", "dynamite", "expropriation", "girls", "governor", "holdup"),
        *("mustang", "new-vein", "saloon", "telegraph"),
    ),
}
"""The decisions that may be asked for; how far others go in an auction is anyone's guess."""
LEFT_OUT = {
    "boomers": (),
    "oregon": ("coal-stack:", "gold-stack:", "landscape:", "building:"),
    "boomtown": ("deck=", "aside="),
}
"""Fields of a position that nobody sees; the seed fills them again."""
APART = {"boomers": 6, "oregon": 14, "boomtown": 18}
"""How many actions must lie between two puzzles of the same game."""
MOST_PER_GAME = 4
MOST_ACTIONS = 400
SLIPS = 6
"""One action in so many is played at random, so that games do not all go the same way."""
QUICK = 60
"""By how much the Marshal's effort is divided for those who play."""
FIRST_LOOK = 16
"""By how much the judge's is for a first look at a position."""
FIRST_OTHERS = 4
"""How many other actions that look takes in, those first that look best at a glance."""
FENCED = 6
"""So many squares that one move can close show at a glance, whoever may close them."""


class Task(NamedTuple):
    """One game to be played and looked through."""

    game: str
    number: int
    seed: str
    grade: str = ""
    """The only grade that is wanted, if not all are."""


def look_through(task: Task) -> Json:
    """Play a game; give the puzzles found in it, and how many positions were tried."""
    game = find_game(task.game)
    mix, match = begin(game, task)
    tried = {"positions": 0, "filtered": 0, "proved": 0}
    found: list[Json] = []
    if match is not None:
        last = -APART[task.game]
        for move, position in _positions(match, Chance(task.seed)):
            if move - last < APART[task.game] or len(found) >= MOST_PER_GAME:
                continue
            puzzle = _puzzle(game, position, f"{task.seed[:8]}{move}", tried, task.grade)
            if puzzle is not None:
                last = move
                found.append({**puzzle, "mix": mix, "game": task.number, "move": move})
    return {"number": task.number, "seed": task.seed, "tried": tried, "found": found}


def begin(game: Game, task: Task) -> tuple[str, Match | None]:
    """Set up the game of a task; some random layouts leave no room for a start."""
    chance = Chance(task.seed)
    mixes = MIXES[game.name]
    if task.grade == "easy":
        mixes = tuple(mix for mix in mixes if EXPANDING.isdisjoint(mix))
    mix = mixes[task.number % len(mixes)]
    values = {option.name: option.values for option in game.options}
    for _ in range(20):
        options = {
            name: chance.choose([one for one in values[name] if one != "off"])
            if value == "*"
            else value
            for name, value in mix.items()
        }
        if options.get("mines", "off") != "off":
            options["mine-count"] = chance.choose(values["mine-count"])
        try:
            match = Match(game, Setup(game.name, chance.seed(), options))
        except Impossible:
            continue
        return " ".join(f"{name}={value}" for name, value in mix.items()), match
    return "", None


def _positions(match: Match, chance: Chance) -> Iterator[tuple[int, Position]]:
    """Play a match by players of different strength, giving every position on the way."""
    position = match.position.copy()
    game = match.game
    seats = players_of(game, position, chance)
    for move in range(MOST_ACTIONS):
        seat = position.turn
        if seat is None:
            return
        yield move, position
        if chance.below(SLIPS):
            action = seats[seat].choose(position, seat, chance).action
        else:
            action = chance.choose(position.legal())
        position.advance(action)


def players_of(game: Game, position: Position, chance: Chance) -> list[Bot]:
    """Draw for every seat whether somebody weak or somebody hasty plays."""
    players: list[Bot] = [make_bot(game, "greenhorn"), _hasty(game)]
    return [chance.choose(players) for _ in range(position.players)]


def _hasty(game: Game) -> Bot:
    level = level_of(game, LEVEL)
    return make_bot(game, LEVEL, level._replace(effort=level.effort // QUICK))


def _puzzle(
    game: Game, position: Position, seed: str, tried: dict[str, int], wanted: str
) -> Json | None:
    """Make a puzzle of a position, or let it go at the first thing that is missing."""
    tried["positions"] += 1
    if position.phase not in PHASES[game.name] or not _in_the_middle(game, position):
        return None
    seat = position.turn
    assert seat is not None
    text = without_hidden(game, position)
    stated = game.read(text, Chance(seed))
    if stated.view(seat) != position.view(seat):
        # How often a position has occurred is not part of its text.
        return None
    if wanted == "easy" and game.name == "boomers" and not fence_to_close(stated):
        return None
    accepted = _promising(game, stated)
    if not accepted or (wanted and not _within_reach(game, stated, accepted, wanted)):
        return None
    tried["filtered"] += 1
    proof = prove(game, stated)
    if proof is None:
        return None
    tried["proved"] += 1
    theme = theme_of(game.name, proof.account)
    if theme is None:
        return None
    found = {"position": text, "seed": seed, "theme": theme, **proof.told()}
    made = graded(game, stated, found)
    return made if wanted in ("", made["grade"]) else None


def graded(game: Game, position: Position, found: Json) -> Json:
    """Grade what was proved, by the levels of today and by what has to be seen."""
    accepted = tuple(map(tuple, found["actions"]))
    missed = {level: misses(game, position, accepted, level) for level in LEVELS}
    base = setups(position) == ["base"]
    return {
        **found,
        "misses": missed,
        "grade": grade(game.name, found["steps"], found["plausible"], missed, base),
    }


def setups(position: Position) -> list[str]:
    """Name the expansions of Boomers that are on the board."""
    fields = position.text().split(" ")
    if len(fields) != 9:
        return ["base"]
    rows, mines, rivers, tracks = fields[0], *fields[5:8]
    there = {
        "railroad": tracks != "-",
        "mines": mines != "-",
        "rivers": rivers != "-",
        "sooners": "X" in rows,
    }
    return [name for name, is_there in there.items() if is_there] or ["base"]


def without_hidden(game: Game, position: Position) -> str:
    """Write a position without what nobody sees."""
    left_out = LEFT_OUT[game.name]
    return " ".join(
        field for field in position.text().split(" ") if not field.startswith(left_out or ("\n",))
    )


def _in_the_middle(game: Game, position: Position) -> bool:
    """Tell whether the game has begun in earnest and is not nearly over."""
    view = position.view(position.turn)
    if game.name == "boomtown":
        return bool(2 <= view["round"] <= view["rounds"] - 2)
    if game.name == "oregon":
        return not view["closing"] and min(seat["farmers"] for seat in view["seats"]) >= 3
    return True


def fence_to_close(position: Position) -> bool:
    """Tell whether a move of either side of Boomers closes much land: easy ones are about that.

    It costs a hundredth of a first look, and leaves few positions to it.
    """
    board = cast("BoomersPosition", position)
    for seat in range(board.players):
        table = board.copy()
        table.side = table.turn = seat
        before = table.totals()[seat]
        for action in table.legal():
            after = table.copy()
            after.advance(action)
            if after.totals()[seat] - before >= FENCED:
                return True
    return False


def _within_reach(
    game: Game, position: Position, accepted: tuple[Action, ...], wanted: str
) -> bool:
    """Tell whether a puzzle can get a grade, however far one has to look ahead in it.

    Levels and glances cost little, and grades that few positions can get are found sooner by them.
    """
    plausible = look_as_good(game, position, accepted)
    missed = {level: misses(game, position, accepted, level) for level in LEVELS}
    base = setups(position) == ["base"]
    return any(
        grade(game.name, steps, plausible, missed, base) == wanted for steps in range(1, FAR + 1)
    )


def _promising(game: Game, position: Position) -> tuple[Action, ...]:
    """Tell by a first look whether what looks best besides the best action gives much away.

    Gives the best action with all that come to the same, or nothing.
    """
    if len(position.legal()) < DEMANDS[game.name].least_legal:
        return ()
    decision = Decision(game, position)
    level = decision.level
    decision.level = level._replace(effort=level.effort // FIRST_LOOK)
    decision.deals //= FIRST_LOOK
    for _ in decision.think():
        pass
    assert decision.best is not None
    best = decision.best.action
    (own,) = (group for group in same_after(position) if best in group)
    glances = at_a_glance(game, position)
    others = [action for action in glances if action not in own]
    if not others:
        return ()
    others.sort(key=glances.__getitem__, reverse=True)
    verdicts = (decision.verdict(action) for action in others[:FIRST_OTHERS])
    return tuple(own) if all(is_clear(game, one) for one in verdicts) else ()
