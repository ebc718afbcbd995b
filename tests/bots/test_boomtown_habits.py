"""Twelve fixed strategies against Marshals of Boomtown with far less effort than they have."""

from __future__ import annotations

from tests.bots.tables import no_habit_pays
from tests.conftest import Many
from tests.players.boomtown_habits import IDEAS

from frontier.games.boomtown import GAME


def test_no_fixed_strategy_gets_more_than_its_share(many: Many) -> None:
    no_habit_pays(GAME, IDEAS, {"players": "3"}, many)
