"""Ten fixed strategies against a Marshal of Oregon with far less effort than it has."""

from __future__ import annotations

from tests.bots.tables import no_habit_pays
from tests.conftest import Many
from tests.players.oregon_habits import IDEAS

from frontier.games.oregon import GAME


def test_no_fixed_strategy_gets_more_than_its_share(many: Many) -> None:
    no_habit_pays(GAME, IDEAS, {}, many)
