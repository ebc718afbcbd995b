"""The golden games of Oregon end in both ways and show every kind of action."""

from __future__ import annotations

from tests.core.games.oregon.goldens import FOLDER

from frontier.games.oregon import GAME

FILES = sorted(FOLDER.glob("*.txt"))


def test_every_number_of_players_has_a_golden_game_of_either_end() -> None:
    (option,) = GAME.options
    texts = [file.read_text("utf-8") for file in FILES]
    for players in option.values:
        for end in ("farmers", "tiles"):
            assert any(
                f"options: players={players}\n" in text and f"({end})\n" in text for text in texts
            ), (players, end)


def test_the_goldens_show_every_kind_of_action() -> None:
    lines = [line for file in FILES for line in file.read_text("utf-8").splitlines()]
    for start in ("extra", "end", "draw:landscape", "draw:building", "swap:", "discard "):
        assert any(line.startswith(start) for line in lines), start
    assert any("joker:" in line for line in lines)
    assert any("shuffled:building" in line for line in lines)
