"""Ten fixed strategies against a Marshal of Boomers with far less effort than it has."""

from __future__ import annotations

import pytest
from tests.bots.tables import no_habit_pays
from tests.conftest import Many
from tests.players.boomers_habits import IDEAS

from frontier.games.boomers import GAME


@pytest.mark.parametrize("mines", ["off", "random"])
def test_no_fixed_strategy_gets_more_than_its_share(mines: str, many: Many) -> None:
    no_habit_pays(GAME, IDEAS, {"setup": "random", "mines": mines}, many)
