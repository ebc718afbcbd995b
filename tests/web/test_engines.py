"""The smoke test in the other engines, where they are installed: start, play, reload, resume."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web import engines
from tests.web.engines import Engine
from tests.web.playing import random_match, saved

from frontier.games import all_games
from frontier.table.match import Match

MOVES = 10

_WAIT = """
const until = async (what, test) => {
    for (let i = 0; i < 2000; i++) {
        const found = test();
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`waited in vain: ${what}; ` + document.body.innerText.slice(0, 400));
};
const table = () => document.querySelector("main.table");
const takeOver = () => document.querySelector("[data-do=take-over]")?.click();
const amount = (pick) => {
    const field = document.querySelector(".picks input[name=amount]");
    if (!field || !/:\\d+$/.test(pick)) return null;
    field.value = pick.split(":")[1];
    return field.form.querySelector("button:not(.step)");
};
"""

_KEEP = """
const [id, saved] = given;
localStorage.setItem("frontier/settings", JSON.stringify({ motion: "none", confirm: "never" }));
localStorage.setItem(`frontier/match/${id}`,
    JSON.stringify({ id, saved, changed: 1, over: false, totals: [] }));
"""

# Makes the picks of every action; gives the way Python was started.
_PLAY = (
    _WAIT
    + """
const [actions] = given;
await until("the table", () => table()?.dataset.move === "0");
for (const [number, action] of actions.entries()) {
    for (const pick of action) {
        const spot = await until(pick, () => {
            takeOver();
            return document.querySelector(`.twin button[data-picks~="${pick}"][data-state=next],
                button[data-pick="${pick}"], .picks[data-given~="${pick}"]`) ?? amount(pick);
        });
        spot.click();
    }
    await until(`move ${number + 1}`, () => table().dataset.move === String(number + 1));
}
return document.documentElement.dataset.started;
"""
)

_RESUMED = (
    _WAIT
    + """
await until("the resumed table", () => table()?.dataset.move);
const id = location.hash.split("/").at(-1);
const kept = JSON.parse(localStorage.getItem(`frontier/match/${id}`));
return [table().dataset.move, kept.saved.actions];
"""
)


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    folder: Path = tmp_path_factory.mktemp(request.param) / "profile"
    with getattr(engines, request.param)(folder) as started:
        if started is None:
            pytest.skip(f"{request.param} is not installed")
        yield started


@pytest.mark.parametrize("game", list(all_games()))
@pytest.mark.parametrize("kind", ["library", "snapshot"])
def test_ten_moves_a_reload_and_the_match_goes_on(
    engine: Engine, site: str, game: str, kind: str
) -> None:
    match = random_match(game, "engines", MOVES)
    begun = Match(match.game, match.setup)
    identifier = f"{game}-{kind}"
    engine.open(f"{site}?start={kind}#/about")
    engine.run(_KEEP, identifier, saved(begun))
    engine.open("about:blank")
    engine.open(f"{site}?start={kind}#/match/{identifier}")
    actions = [list(action) for action in match.actions]
    assert engine.run(_PLAY, actions) == kind
    engine.open("about:blank")
    engine.open(f"{site}#/match/{identifier}")
    assert engine.run(_RESUMED) == [str(len(actions)), actions]
