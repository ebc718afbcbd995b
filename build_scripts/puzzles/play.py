"""Self-play over varied options, and the cheap filters that leave few positions to be proved.

A game is played by a mix of levels; positions that look too quiet, too late, or too easy are let go
before anything is searched.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from frontier.bots.levels import level_of
from frontier.bots.players import make_bot
from frontier.games import find_game
from frontier.table.chance import Chance
from frontier.table.errors import Impossible
from frontier.table.game import Game, Position
from frontier.table.levels import LEVEL_NAMES, Level
from frontier.table.match import Match, Setup
from frontier.table.picks import Action
from puzzles.proof import DEMANDS, GRADES, Reader, grade, misses, prove, screen
from puzzles.words import theme

Json: TypeAlias = dict[str, Any]

MIXES: dict[str, tuple[dict[str, str], ...]] = {
    "boomers": (
        {"setup": "standard"},
        {"setup": "random"},
        {"setup": "random", "railroad": "*"},
        {"setup": "random", "mines": "*"},
        {"setup": "random", "rivers": "*"},
        {"setup": "random", "sooners": "on"},
        {"setup": "standard", "railroad": "*"},
        {"setup": "random", "railroad": "*", "mines": "*"},
        {"setup": "random", "rivers": "*", "river-stones": "on"},
        {"setup": "random", "rivers": "*", "sooners": "on"},
        {"setup": "placed"},
        {"setup": "random", "mines": "*", "rivers": "*"},
        {"setup": "random", "railroad": "*", "sooners": "on"},
        {"setup": "random", "railroad": "*", "rivers": "*"},
        {"setup": "random", "mines": "*", "sooners": "on"},
        {"setup": "random", "railroad": "*", "mines": "*", "rivers": "*", "sooners": "on"},
    ),
    "oregon": ({"players": "2"}, {"players": "3"}, {"players": "4"}),
    "boomtown": (
        {"players": "3", "length": "short"},
        {"players": "3"},
        {"players": "4"},
        {"players": "5"},
    ),
}
"""The options of one game after another; `*` draws any of the layouts there are."""
PHASES = {
    "boomers": ("moving",),
    "oregon": ("play", "extra-play", "extra"),
    "boomtown": (
        *("bid", "take", "dynamite", "expropriation", "girls", "governor", "holdup"),
        *("mustang", "new-vein", "saloon", "telegraph"),
    ),
}
"""The decisions that may be asked for."""
LEFT_OUT = {
    "boomers": (),
    "oregon": ("coal-stack:", "gold-stack:", "landscape:", "building:"),
    "boomtown": ("deck=", "aside="),
}
"""Fields of a position that nobody sees; the seed fills them again."""
APART = {"boomers": 14, "oregon": 20, "boomtown": 30}
"""How many actions must lie between two puzzles of the same game."""
MOST_PER_GAME = 3
MOST_ACTIONS = 400
SLIPS = 6
"""One action in so many is played at random, so that games do not all go the same way."""
QUICK_EFFORT = 100_000
QUICK_LEAD = 1.5
"""What a look at the answer alone must promise, where every line is read."""
LONGER_LOOKS = 8


class Task(NamedTuple):
    """One game to be played and looked through."""

    game: str
    number: int
    seed: str


def look_through(task: Task) -> Json:
    """Play a game; give the puzzles found in it, and how many positions were tried."""
    game = find_game(task.game)
    mix, match = _begin(game, task)
    tried = {"positions": 0, "filtered": 0, "proved": 0, "graded": 0}
    found: list[Json] = []
    if match is not None:
        last = -APART[task.game]
        for move, position in _positions(match, Chance(task.seed)):
            if move - last < APART[task.game] or len(found) >= MOST_PER_GAME:
                continue
            puzzle = _puzzle(game, position, f"{task.seed[:8]}{move}", tried)
            if puzzle is not None:
                last = move
                found.append({**puzzle, "mix": mix, "game": task.number, "move": move})
    return {"number": task.number, "seed": task.seed, "tried": tried, "found": found}


def _begin(game: Game, task: Task) -> tuple[str, Match | None]:
    """Set up the game of a task; some random layouts leave no room for a start."""
    chance = Chance(task.seed)
    mixes = MIXES[game.name]
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
    """Play a match by a mix of levels, giving every position on the way."""
    position = match.position.copy()
    seats = [make_bot(match.game, chance.choose(LEVEL_NAMES[:3])) for _ in range(position.players)]
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


def _puzzle(game: Game, position: Position, seed: str, tried: dict[str, int]) -> Json | None:
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
    promising = _promising(game, stated, seat)
    if promising is None:
        return None
    tried["filtered"] += 1
    proof = prove(game, stated, *promising)
    if proof is None or proof.actions[0][0].startswith("bid:"):
        # Which bid is best hangs on what others will bid: only passing can be clearly right.
        return None
    tried["proved"] += 1
    found = {"position": text, "seed": seed, "phase": position.phase, **proof.told()}
    if theme(game, stated, found) is None:
        return None
    counts = {}
    for level in GRADES:
        counts[level] = misses(game, stated, proof.actions, level)
        if grade({**dict.fromkeys(GRADES, 0), **counts}) is None:
            return None
    tried["graded"] += 1
    return {**found, "grade": grade(counts), "misses": counts}


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
        # How far others go in an auction is anyone's guess, until only one of them is left.
        out = len(view["passed"]) if position.phase == "bid" else position.players - 2
        return bool(2 <= view["round"] <= view["rounds"] - 2) and out == position.players - 2
    if game.name == "oregon":
        return not view["closing"] and min(seat["farmers"] for seat in view["seats"]) >= 3
    return len(position.legal()) >= 12


def _promising(game: Game, position: Position, seat: int) -> tuple[Action, bool] | None:
    """Find what a quick search prefers to what a glance does, and whether a shallow one does."""
    if len(position.legal()) < 3:
        return None
    judge = game.judge
    assert judge is not None
    if judge.sensible is None:
        return _promising_line(game, position, seat)
    rated = sorted(judge.sensible(position.hidden(seat, Chance(0))), reverse=True)
    if len(rated) < 2:
        return None
    width = level_of(game, "marshal").width
    chosen = screen(game, position, [action for _, action in rated[:width]])
    (best, glance), (other, _), *_ = rated
    near = best - other < level_of(game, "greenhorn").noise
    return (chosen, True) if chosen is not None and (chosen != glance or near) else None


def _promising_line(game: Game, position: Position, seat: int) -> tuple[Action, bool] | None:
    reader = Reader(game, Level("reading", effort=QUICK_EFFORT, width=8))
    reader.begin(seat)
    branches = []
    for action in position.legal():
        after = position.copy()
        after.advance(action)
        branches.append((reader.worth(after, seat), action, after))
    branches.sort(key=lambda branch: -branch[0])
    glance = branches[0][1]
    low, best, near = -1e9, branches[0][1], -1e9
    for _, action, after in branches:
        # Everything close to the best is wanted, to see whether anything is.
        value = reader.value(after, 1, low - QUICK_LEAD, 1e9)[0]
        if value > low:
            low, best, near = value, action, low
        else:
            near = max(near, value)
    if abs(low) > DEMANDS[game.name].even:
        return None
    if best != glance and low - near >= QUICK_LEAD:
        return best, True
    # What only a longer look shows is harder to solve, and dearer to find: not tried everywhere.
    if len(branches) % LONGER_LOOKS:
        return None
    rancher = make_bot(game, "", level_of(game, "rancher")._replace(noise=0.0))
    first = rancher.choose(position, seat, Chance(0))
    longer = make_bot(game, "", level_of(game, "marshal")._replace(noise=0.0, effort=6_000))
    chosen = longer.choose(position, seat, Chance(0))
    if chosen.action in (glance, first.action):
        return None
    return chosen.action, False
