"""The page of the ladder: what it says is read back, kept, and marked where it is older."""

from __future__ import annotations

from pathlib import Path

import pytest

from benches import ladder
from benches.ladder_page import Line, Table, read, write
from frontier.bots.statistics import Result, summarise
from machine.environment import ROOT

RESULTS = [
    Result("seed", number % 2, float(number % 3 > 0), False, number, 50) for number in range(30)
]
OPTIONS = ("players=2",)


def page(tmp_path: Path, mark: str, today: str) -> str:
    line = Line("settler", "greenhorn", summarise(RESULTS), mark)
    table = Table("oregon", OPTIONS, 2, [line], {("settler", "greenhorn"): today})
    write(tmp_path, "play it again", [table])
    return (tmp_path / "ladder.md").read_text("utf-8")


def test_a_row_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    text = page(tmp_path, "abc123", "abc123")
    assert "play it again" in text
    assert "settler – greenhorn |" in text
    line = read(text)["oregon", "players=2", "settler", "greenhorn"]
    assert line.mark == "abc123"
    assert line.summary.matches == len(RESULTS)
    assert abs(line.summary.share - summarise(RESULTS).share) < 0.001
    assert "<svg" in (tmp_path / "ladder-oregon.svg").read_text("utf-8")


def test_what_other_code_has_played_is_kept_and_marked(tmp_path: Path) -> None:
    text = page(tmp_path, "former", "today")
    assert "settler – greenhorn † |" in text
    assert page(tmp_path, "", "today").count("†") == text.count("†")
    assert read(text)["oregon", "players=2", "settler", "greenhorn"].mark == "former"


def test_a_whole_row_of_todays_code_is_not_played_again() -> None:
    row = ladder.Row.of("oregon", OPTIONS, ("settler", "greenhorn"))
    summary = summarise(RESULTS)
    key = ("oregon", "players=2", "settler", "greenhorn")
    for matches, mark, whole in (
        (row.matches, row.mark, True),
        (row.matches - 1, row.mark, False),
        (row.matches, "former", False),
    ):
        told = Line("settler", "greenhorn", summary._replace(matches=matches), mark)
        assert ladder.is_whole(row, {key: told}) is whole


@pytest.mark.parametrize(
    ("mark", "played", "shown"), [("former", 59, 30), ("former", 60, 60), ("today", 29, 30)]
)
def test_a_row_is_replaced_when_enough_of_it_has_been_played(
    mark: str, played: int, shown: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = ladder.Row.of("oregon", OPTIONS, ("settler", "greenhorn"))
    assert row.matches == 120
    monkeypatch.setattr(ladder.Row, "results", lambda _: (RESULTS * 3)[:played])
    told = Line(row.first, row.second, summarise(RESULTS), row.mark if mark == "today" else mark)
    line = ladder.known(row, {("oregon", "players=2", "settler", "greenhorn"): told})
    assert line is not None
    assert line.summary.matches == shown


def test_every_row_of_the_page_can_be_read() -> None:
    lines = read((ROOT / "docs" / "ladder.md").read_text("utf-8"))
    wanted = {(row.game, " ".join(row.options), row.first, row.second) for row in ladder.rows(None)}
    assert set(lines) == wanted
