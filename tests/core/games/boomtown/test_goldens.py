"""The golden games of Boomtown use every event card."""

from __future__ import annotations

from tests.core.games.boomtown.goldens import FOLDER

from frontier.games.boomtown.cards import NAMES


def test_the_goldens_use_every_event_card() -> None:
    text = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.txt"))
    picks = text.split()
    for name in NAMES[45:]:
        assert f"take:{name}" in picks
    for used in (
        "dynamite",
        "saloon",
        "holdup",
        "expropriation",
        "new-vein",
        "mustang",
        "telegraph",
    ):
        assert f"\n{used}" in text
