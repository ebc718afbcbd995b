"""Hash order plays no part: the page's Python hashes alike everywhere, a terminal's does not."""

from __future__ import annotations

import os
import subprocess
import sys

from machine.environment import ROOT

_PLAY = """
from frontier.games import all_games
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from frontier.table.record import Record, write_record

for game in all_games().values():
    for seed in ("one", "two"):
        match = Match(game, Setup(game.name, seed, {}))
        chance = Chance(seed)
        while match.position.turn is not None and match.cursor < 60:
            legal = match.position.legal()
            print(legal[:20], match.position.score(), match.position.text())
            match.play(chance.choose(legal))
            print(match.told[-1])
        print(write_record(Record(match, ())))
"""


def test_every_game_goes_alike_whatever_the_hash_seed() -> None:
    told = set()
    for seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "py_core")}
        done = subprocess.run(
            [sys.executable, "-c", _PLAY], capture_output=True, env=environment, check=True
        )
        told.add(done.stdout)
    assert len(told) == 1
    assert len(told.pop()) > 10_000
