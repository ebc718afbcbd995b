"""Golden games as records, with what was true after each action as remarks."""

from __future__ import annotations

from pathlib import Path

from tests.core.games.boomers.samples import choose_action
from tests.core.games.table_talk import kinds

from frontier.games.boomers import GAME
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from frontier.table.picks import write_action
from frontier.table.record import Record, write_record

FOLDER = Path(__file__).with_name("goldens")
DRAWN_TRACKS = "a6-a7.b6-b7.b7-c7.b8-c8.b9-c9.b10-c10.b11-c11"

GOLDENS: dict[str, dict[str, str]] = {
    "base": {},
    "base-orange-begins": {"first": "orange"},
    "base-without-clock": {"clock": "off"},
    "placed": {"setup": "placed"},
    "placed-orange-begins": {"setup": "placed", "first": "orange"},
    "random": {"setup": "random"},
    "railroad-crossing": {"railroad": "crossing"},
    "railroad-fork": {"railroad": "fork"},
    "railroad-bend": {"railroad": "bend"},
    "railroad-random": {"railroad": "random"},
    "railroad-drawn": {"railroad": DRAWN_TRACKS},
    "mines-3": {"mines": "ready"},
    "mines-4": {"mines": "ready", "mine-count": "4"},
    "mines-5": {"mines": "ready", "mine-count": "5"},
    "mines-random": {"mines": "random"},
    "mines-drawn": {"mines": "a1.f6.k1.d9"},
    "rivers-broken": {"rivers": "broken"},
    "rivers-broken-with-stones": {"rivers": "broken", "river-stones": "on"},
    "rivers-long": {"rivers": "long"},
    "rivers-lakes": {"rivers": "lakes"},
    "rivers-random": {"rivers": "random"},
    "rivers-drawn": {"rivers": "e5.e6.e7.f4.g7.h7.k1"},
    "sooners-placed": {"sooners": "on", "setup": "placed"},
    "sooners-random": {"sooners": "on", "setup": "random"},
    "railroad-mines": {"railroad": "fork", "mines": "ready"},
    "railroad-rivers": {"railroad": "bend", "rivers": "lakes"},
    "railroad-sooners": {"railroad": "crossing", "sooners": "on", "setup": "random"},
    "mines-rivers": {"mines": "ready", "rivers": "long"},
    "mines-sooners": {"mines": "random", "sooners": "on", "setup": "placed"},
    "rivers-sooners": {"rivers": "broken", "sooners": "on", "setup": "placed"},
    "rivers-sooners-with-stones": {
        "rivers": "random", "river-stones": "on", "sooners": "on", "setup": "random",
    },
    "railroad-mines-rivers": {"railroad": "random", "mines": "random", "rivers": "random"},
    "railroad-mines-sooners": {
        "railroad": "fork", "mines": "ready", "sooners": "on", "setup": "random",
    },
    "railroad-rivers-sooners": {
        "railroad": "bend", "rivers": "long", "sooners": "on", "setup": "random",
    },
    "mines-rivers-sooners": {
        "mines": "ready", "rivers": "lakes", "sooners": "on", "setup": "placed",
        "first": "orange",
    },
    "everything": {
        "railroad": "fork", "mines": "ready", "mine-count": "5", "rivers": "broken",
        "sooners": "on", "setup": "placed",
    },
    "everything-at-random": {
        "railroad": "random", "tracks": "30", "mines": "random", "rivers": "random",
        "sooners": "on", "setup": "random",
    },
    **{
        f"tracks-{most}": {"railroad": "random", "tracks": str(most), "setup": "random"}
        for most in range(2, 30)
        if most != 15
    },
}  # fmt: skip


def golden(name: str) -> str:
    """Play a golden game by chance; without the clock it may stop before its end."""
    match = Match(GAME, Setup("boomers", "golden", GAME.complete(GOLDENS[name])))
    chance = Chance(f"p{list(GOLDENS).index(name)}")
    while match.position.turn is not None and match.cursor < 120:
        match.play(choose_action(match.position, chance, eager=chance.below(4) > 0))
    return written(Record(match))


def written(record: Record) -> str:
    """Write a match as a record with remarks: legal actions, score, events, at times the text."""
    match = record.match
    heads, _, _ = write_record(record).partition("\n\n")
    lines = [heads, "", f"# {match.at(0).text()}"]
    for number, (action, told) in enumerate(zip(match.actions, match.told, strict=True), 1):
        position = match.at(number)
        blue, orange = position.totals()
        lines.append(write_action(action))
        lines.append(
            f"# {' '.join(kinds(told))}; score {blue} {orange}; {len(position.legal())} legal"
        )
        if number % 10 == 0 or number == len(match.actions):
            lines.append(f"# {position.text()}")
    return "\n".join(lines) + "\n"
