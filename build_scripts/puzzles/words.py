"""The texts of a puzzle in every language, out of the same sentences that the page says.

Reasons and their numbers come from `explain`; what puzzles say besides is in words.json.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from frontier.bots.explain import Sentence, explain
from frontier.doors.words import File, Words, read_words, speak
from frontier.games.boomtown.cards import MINES, NUMBER, TOWN, TOWNS, VALUE, card_named
from frontier.games.boomtown.worth import ODDS
from frontier.table.chance import Chance
from frontier.table.events import Event
from frontier.table.game import Game, Position
from frontier.table.picks import Action, write_action

Json: TypeAlias = dict[str, Any]

MOST_REASONS = 6
"""How many sentences the answer gives at most."""
WHO = ("seat", "to", "victim", "former")
"""Where a sentence names those whom it is about."""
SHARK = "event.shark-paid"
BY_TOWN = ("feature.mayors.more", "feature.fees.more")
BY_MINE = ("feature.income.more",)
"""Reasons without a number, for which the mine that is taken gives some."""
GOOD_REASONS = (".more", "event.homestead")
AHEAD = ("settled", "land", "reach", "free")
LEAST_AHEAD = 1.0
MOST_AHEAD = 2
"""Which features are compared at the ends of two lines, from what worth on, and how many."""


class Puzzler:
    """The sentences of one game, of the bots and of puzzles, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        page = speak(language)
        self.names = [page.say("page", f"colour.{colour}") for colour in game.colours]
        self._game = game.name
        self._words = Words(lambda file: self._read(language, file), self.names)
        self.listed = self._words.listed
        self._elided = [one for one in self.names if language == "fr" and one[0] in "AEIOU"]

    def _read(self, language: str, file: str) -> File:
        """Read a file of the page's words, with what puzzles say in their own way."""
        # The puzzles that are shipped say “a, b and c”, and “0 points” in French: they stay so.
        part = "puzzle" if file == self._game else file
        return {**read_words(language, file), **_own()[language].get(part, {})}

    def say(self, key: str, values: Json | None = None, seat: int | None = None) -> str:
        """Word one sentence of the game or of puzzles."""
        return self._say(self._game, key, {**(values or {}), "seat": seat})

    def sentence(self, sentence: Sentence) -> str:
        """Word one sentence of an explanation."""
        return self._say(sentence.file, sentence.key, dict(sentence.values))

    def _say(self, file: str, key: str, values: Json) -> str:
        """Word a sentence; in French, “de” and “que” lose their vowel before another one."""
        text = self._words.say(file, key, values)
        for name in self._elided:
            text = text.replace(f" de {name}", f" d’{name}").replace(f" que {name}", f" qu’{name}")
        return text

    def action(self, game: Game, position: Position, action: Action) -> str:
        """Word an action; in Boomers its notation is the shortest and clearest."""
        if game.name == "boomers":
            return write_action(action)
        if game.name == "oregon" and len(action) > 1:
            cards = [self.say(f"card.{card}") for card in action[:-1]]
            return f"{self.listed(cards)} → {action[-1]}"
        return ", ".join(self._pick(pick, position.phase) for pick in action)

    def _pick(self, pick: str, phase: str) -> str:
        for key in (f"pick.{pick}.{phase}", f"pick.{pick}"):
            if self._words.has(self._game, key):
                return self.say(key)
        return pick


@cache
def _own() -> dict[str, dict[str, dict[str, str]]]:
    words: dict[str, dict[str, dict[str, str]]] = json.loads(
        Path(__file__).with_suffix(".json").read_text("utf-8")
    )
    return words


LANGUAGES = tuple(_own())


def lesson(game: Game, found: Json) -> Json:
    """Make the lesson of a puzzle: one step, checked by its best action."""
    position = game.read(found["position"], Chance(found["seed"]))
    told = {language: _told(game, position, found, language) for language in LANGUAGES}

    def words(name: str) -> dict[str, str]:
        return {language: told[language][name] for language in LANGUAGES}

    hints = [
        {language: told[language]["hints"][number] for language in LANGUAGES}
        for number in range(len(told[LANGUAGES[0]]["hints"]))
    ]
    match = {
        "seed": found["seed"],
        "options": {} if game.name == "boomers" else {"players": str(position.players)},
        "position": found["position"],
        "actions": [],
    }
    step = {
        "match": match,
        "text": words("text"),
        "check": [{"is": "play", "actions": [list(action) for action in found["actions"]]}],
        "hints": hints,
        "right": words("right"),
    }
    return {"format": 1, "game": game.name, "title": words("title"), "steps": [step]}


def _told(game: Game, position: Position, found: Json, language: str) -> Json:
    words = Puzzler(game, language)
    seat = position.turn
    assert seat is not None
    action = tuple(found["actions"][0])
    view = position.view(seat)
    facts = {
        "phase": words.say(f"phase.{position.phase}"),
        "players": position.players,
        "round": view.get("round"),
        "rounds": view.get("rounds"),
        "setups": setups(position),
        "scores": words.listed(
            [
                words.say("score", {"name": words.names[one], "points": points})
                for one, points in enumerate(_open_scores(game, position))
            ]
        ),
    }
    behind = {
        "second": words.action(game, position, tuple(found["second"])),
        "lead": max(1, round(min(found["leads"]))),
    }
    case = _Case(game, position, seat, action, words, behind)
    why, hints = _of_lines(case, found) if found["line"] else _of_chance(case)
    right = {"action": words.action(game, position, action), "why": " ".join(why), **behind}
    return {
        "title": words.say(f"title.{game.name}", facts, seat),
        "text": words.say(f"text.{game.name}", facts, seat),
        "hints": hints,
        "right": words.say(case.key("right"), right, seat),
    }


class _Case(NamedTuple):
    """What the sentences of one puzzle are made from."""

    game: Game
    position: Position
    seat: int
    action: Action
    words: Puzzler
    behind: Json
    """The next best action in words, and by how many points it is behind."""

    def key(self, key: str) -> str:
        """Find the sentence that counts in gold where the game does."""
        return f"{key}.gold" if self.game.name == "boomtown" else key


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


def _open_scores(game: Game, position: Position) -> list[int]:
    """Add up the score of every seat, as far as all can see it."""
    totals = [0] * position.players
    for item in position.score():
        if game.name != "oregon" or item.kind not in ("coal", "gold"):
            totals[item.seat] += item.points
    return totals


class Reasons(NamedTuple):
    """What speaks for an action, by the rules: at once, against the obvious one, moves ahead."""

    at_once: list[Sentence]
    feared: list[Sentence]
    ahead: list[tuple[str, Json]]


def reasons_of_lines(game: Game, position: Position, found: Json) -> Reasons:
    """Gather the reasons where every line was read; what an action costs at once is left out."""
    line, second = (tuple(map(tuple, found[name])) for name in ("line", "second_line"))
    told = explain(game, position, line[0], line)
    keys = [reason.key for reason in told]
    ends = keys.index("why.answer") if "why.answer" in keys else len(keys)
    return Reasons(
        [reason for reason in told[:ends] if reason.key.endswith(GOOD_REASONS)],
        told[keys.index("why.feared") :] if "why.feared" in keys else [],
        moves_ahead(game, position, line, second),
    )


def theme(game: Game, position: Position, found: Json) -> str | None:
    """Name the reason that the first hint gives; None when there is nothing definite to say."""
    if not found["line"]:
        reasons = reasons_of_chance(game, position, tuple(found["actions"][0]))
        return reasons[0].key if reasons else None
    at_once, feared, ahead = reasons_of_lines(game, position, found)
    if at_once and at_once[0].key == "event.homestead":
        return "homestead" if at_once[0].values["seat"] == position.turn else "shut"
    if feared:
        return "beware"
    return f"ahead.{ahead[0][0]}" if ahead else None


def _of_lines(case: _Case, found: Json) -> tuple[list[str], list[str]]:
    """Give reasons and hints where every line was read: what comes at once, and moves ahead."""
    words, seat, action = case.words, case.seat, case.action
    at_once, feared, ahead = reasons_of_lines(case.game, case.position, found)
    why = [words.sentence(reason) for reason in (*at_once, *feared)]
    line = " · ".join(write_action(tuple(one)) for one in found["line"])
    why.append(words.say("follows", {"line": line}))
    why += [words.say(f"ahead.{name}", {**values, **case.behind}, seat) for name, values in ahead]
    about = theme(case.game, case.position, found)
    if about == "homestead":
        aim = words.say("aim", {"why": words.sentence(at_once[0])})
    elif about == "shut":
        values = dict(at_once[0].values)
        aim = words.say("aim.shut", values, values.pop("seat"))
    elif about == "beware":
        aim = words.say("beware", {"why": " ".join(map(words.sentence, feared))})
    else:
        aim = words.say(f"aim.{ahead[0][0]}", ahead[0][1], seat)
    hints = [
        aim,
        words.say("look.piece", {"piece": words.say(f"a.{action[0]}")}),
        words.say("look.square", {"square": action[1]}),
    ]
    return why, hints


def moves_ahead(
    game: Game, position: Position, line: tuple[Action, ...], second: tuple[Action, ...]
) -> list[tuple[str, Json]]:
    """Count what a line brings its seat more than another one, in the features of the judge."""
    judge = game.judge
    seat = position.turn
    assert judge is not None
    assert seat is not None
    ends = []
    for actions in (line, second):
        end = position.copy()
        for action in actions:
            end.advance(action)
        if end.turn is None:
            return []
        ends.append(judge.features(end, seat))
    gains = []
    for mine, other in zip(*ends, strict=True):
        change = mine.value - other.value
        if mine.name in AHEAD and change * mine.weight >= LEAST_AHEAD:
            values = {"change": round(change), "moves": len(line)}
            gains.append((change * mine.weight, mine.name, values))
    gains.sort(key=lambda gain: -gain[0])
    return [(name, values) for _, name, values in gains[:MOST_AHEAD]]


def reasons_of_chance(game: Game, position: Position, action: Action) -> list[Sentence]:
    """Gather what speaks for an action for certain, the best to aim for first."""
    seat = position.turn
    told = [
        reason
        for reason in explain(game, position, action)
        if position.phase == "bid"
        or reason.key == SHARK
        or seat in (reason.values.get(name) for name in WHO)
    ]
    good = [reason for reason in told if _is_good(reason, seat)]
    good.sort(key=lambda reason: reason.values.get("to") != seat)
    return good and [good[0], *(reason for reason in told if reason is not good[0])]


def _is_good(reason: Sentence, seat: int | None) -> bool:
    """Tell whether a sentence speaks for an action: not what its seat pays or loses."""
    if reason.key.startswith("why.") or reason.key.endswith((".less", "-spent")):
        return False
    pays = reason.key.startswith(("event.fee", "event.bid-paid", SHARK))
    if reason.values.get("seat") == seat:
        return not pays
    return reason.values.get("to") == seat or reason.key == SHARK or not pays


def _of_chance(case: _Case) -> tuple[list[str], list[str]]:
    """Give reasons and hints where chance has a part: what comes at once for certain."""
    words, game, position, action = case.words, case.game, case.position, case.action
    reasons = reasons_of_chance(game, position, action)
    said = [words.sentence(reason) for reason in reasons[:MOST_REASONS]]
    if game.name == "oregon" and len(action) > 1:
        own, theirs = points_at_once(position, action)
        cards = words.listed([words.say(f"card.{card}") for card in action[:-1]])
        hints = [words.say("look", {"why": said[0]}), words.say("look.cards", {"cards": cards})]
        if own:
            hints.insert(0, words.say("aim.points", {"own": own, "theirs": theirs}))
        return said, hints
    aim = words.say("aim", {"why": said[0]})
    if action[0] == "saloon":
        odds = {"town": action[1], "odds": _rolled(position, action[1], case.seat)}
        said.append(words.say("saloon", odds))
        aim = words.say("aim.saloon", odds)
    mine = _mine(position, action, case.seat)
    if mine:
        said.append(words.say("mine", mine))
        if reasons[0].key in BY_TOWN:
            aim = words.say("aim.town", mine)
            said.append(words.say("town", mine, case.seat))
        elif reasons[0].key in BY_MINE:
            aim = words.say("aim.mine", mine)
    return said, [aim, words.say(case.key("look.not"), case.behind)]


def _rolled(position: Position, town: str, seat: int) -> int:
    """Count in how many of 36 rolls mines of the others in a town yield."""
    mines = position.view(seat)["mines"]
    there = {one["number"] for one in mines if one["town"] == town and one["seat"] != seat}
    return sum(round(36 * ODDS[number]) for number in there)


def points_at_once(position: Position, action: Action) -> tuple[int, int]:
    """Count the points that an action brings for certain: to its seat, and to the others."""
    seat = position.turn
    assert seat is not None
    told: list[Event] = []
    position.hidden(seat, Chance(0)).advance(action, told)
    own = sum(event.points for event in told if event.seat == seat)
    return own, sum(event.points for event in told) - own


def _mine(position: Position, action: Action, seat: int) -> Json | None:
    """Count what a mine that is taken is worth, how often it yields, and the mines of its town."""
    kind, _, name = action[0].partition(":")
    if kind != "take" or card_named(name) >= MINES:
        return None
    card = card_named(name)
    town = TOWNS[TOWN[card]]
    (there,) = (one["mines"] for one in position.view(seat)["towns"] if one["town"] == town)
    return {
        "mine": name,
        "value": VALUE[card],
        "number": NUMBER[card],
        "odds": round(36 * ODDS[NUMBER[card]]),
        "town": town,
        "own": there[seat] + 1,
        "most": max(mines for other, mines in enumerate(there) if other != seat),
    }
