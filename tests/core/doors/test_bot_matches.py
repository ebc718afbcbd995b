"""Bots as files: the terminal lets them play, each in a Python of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.core.school.lab.bots import BEST_SCORE, GAMES, games_of, reply_of, series_of

from frontier.doors.bot_matches import play_files
from frontier.doors.bot_process import BotProcess
from frontier.doors.terminal import main
from frontier.school.lab.brief import write_brief
from frontier.table.match import Match, Setup
from machine.environment import ROOT

GUIDE = ROOT / "docs" / "laboratory.md"


def bot(folder: Path, code: str) -> str:
    file = folder / "mybot.py"
    file.write_text(code, "utf-8")
    return str(file)


def test_a_file_plays_against_a_level(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = bot(tmp_path, BEST_SCORE)
    look = tmp_path / "look"
    csv = tmp_path / "all.csv"
    wanted = ["arena", "oregon", file, "random", "-n", "2", "--cores", "1"]
    assert main([*wanted, "--look", str(look), "--csv", str(csv)]) == 0
    told = capsys.readouterr().out
    assert f"{file} against random: 2 won, 0 drawn, 0 lost of 2" in told
    assert "points: " in told
    records = sorted(look.iterdir())
    assert len(records) == 2
    assert main(["replay", str(records[0])]) == 0
    assert len(csv.read_text("utf-8").splitlines()) == 3


def test_a_mistake_is_told_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = bot(tmp_path, "def choose(position):\n    return position.lagel()\n")
    assert main(["arena", "boomers", file, "random", "-n", "1"]) == 0
    assert (
        "mybot.py:2: There is no “.lagel” here. Did you mean “.legal”?" in capsys.readouterr().out
    )


def test_a_file_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "boomers", "nowhere.py", "random", "-n", "1"]) == 1
    assert "nowhere.py" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["arena", "boomers", "nobody", "random"])


def test_the_games_are_those_of_a_series_whoever_runs_the_code(tmp_path: Path) -> None:
    code = "import random\ndef choose(p):\n    return random.choice(deal().legal())\n"
    file = bot(tmp_path, code)
    played = play_files(GAMES["oregon"], (file, "random"), 2, {}, "series", lambda _: None, 1)
    series = series_of("oregon", {"bot:me": code}, ("bot:me", "random"), 2)
    assert [(one.result.seat, one.actions, one.result.margin) for one in played] == games_of(series)


def test_code_without_an_end_or_that_ends_python_has_no_answer(tmp_path: Path) -> None:
    position = Match(GAMES["boomers"], Setup("boomers", "prairie")).position
    brief = write_brief(position, 0, 0)
    endless = (
        "def choose(p):\n    while True:\n        try:\n            pass\n        except: pass\n"
    )
    process = BotProcess(Path(bot(tmp_path, endless)), 1.0)
    fault = process.choose(brief)["fault"]
    assert fault is not None
    assert fault["key"] == "fault.time"
    ending = "import os\ndef choose(p):\n    os._exit(3)\n"
    process = BotProcess(Path(bot(tmp_path, ending)))
    fault = process.choose(brief)["fault"]
    assert fault is not None
    assert fault["key"] == "fault.ended"


@pytest.mark.parametrize("game", GAMES)
def test_the_bots_of_the_guide_play(game: str) -> None:
    bots = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.S | re.M)
    assert len(bots) == 4
    for code in bots:
        reply = reply_of(code, game)
        assert reply["fault"] is None
        assert reply["action"]


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_names_every_word_and_every_feature(game: str) -> None:
    guide = GUIDE.read_text("utf-8")
    names = reply_of("def choose(p):\n    print(*p.features())\n    return p.legal()[0]", game)
    for name in names["printed"][0].split():
        assert f"`{name}`" in guide
    words = reply_of("def choose(p):\n    print(*dir(p))\n    return p.legal()[0]", game)
    for word in words["printed"][0].split():
        assert word.startswith("_") or f"position.{word}" in guide
