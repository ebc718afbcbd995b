"""The door for the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from frontier.doors.terminal import main
from frontier.games import all_games


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    typed = iter(lines)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))


def test_a_move_is_played_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    type_in(monkeypatch, "A c6 D", f"save {file}", "quit")
    assert main(["play", "boomers", "--seed", "abc"]) == 0
    told = capsys.readouterr().out
    assert "c6" in told
    assert "event." not in told
    assert file.read_text("utf-8").endswith("\nA c6 D\n")


def test_a_beginning_shows_how_it_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "A", "quit")
    main(["play", "boomers", "--seed", "abc"])
    assert "Next: d9" in capsys.readouterr().out


def test_a_refusal_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "A a1", "undo", "quit")
    main(["play", "boomers", "--seed", "abc"])
    told = capsys.readouterr().out
    assert "why." not in told
    assert "There is nothing to take back." in told


@pytest.mark.parametrize("game", list(all_games()))
def test_every_game_is_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    type_in(monkeypatch, "?", "score", "quit")
    assert main(["play", game, "--seed", "abc"]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 6


def test_perft_counts_and_divides(capsys: pytest.CaptureFixture[str]) -> None:
    main(["perft", "boomers", "1"])
    assert capsys.readouterr().out == "222\n"
    main(["perft", "boomers", "1", "--divide"])
    assert len(capsys.readouterr().out.splitlines()) == 223


def test_replay_tells_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("frontier record 1\ngame: boomers\nseed: abc\n\nA c6 D\n", "utf-8")
    assert main(["replay", str(file)]) == 0
    assert "1. boomer A to c6, with a stone on c3" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nonsense", "This is not a Frontier record"),
        ("frontier record 1\ngame: boomers\nseed: abc\n\nA a1\n", "Line 5: "),
    ],
)
def test_a_damaged_record_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text, "utf-8")
    assert main(["replay", str(file)]) == 1
    assert sentence in capsys.readouterr().err


def test_a_missing_file_and_a_bad_option_get_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["replay", str(tmp_path / "none.txt")]) == 1
    assert "none.txt" in capsys.readouterr().err
    assert main(["play", "boomers", "--option", "setup=upside"]) == 1
    assert "upside" in capsys.readouterr().err


def test_the_terminal_speaks_the_language_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "?", "A", "A a1", "quit")
    assert main(["play", "boomers", "--seed", "abc", "--language", "fr"]) == 0
    told = capsys.readouterr().out
    assert "Germe abc." in told
    assert "Réserve : 37 bornes" in told
    assert "Suite possible : A B C" in told
    assert "ligne droite" in told


def test_a_score_of_nothing_is_singular_in_french(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "quit")
    main(["play", "oregon", "--seed", "abc", "--language", "fr"])
    assert "Rouge : 0 point, 14 fermiers restants" in capsys.readouterr().out
