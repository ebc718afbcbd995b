"""Plays a match through the page as a person does, and knows from the core what should be there.

The page keeps each match in the browser; a test reads it from there and rebuilds it in Python.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

from frontier.games import find_game
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from frontier.table.picks import Action

START = 60_000  # milliseconds in which Python must have started, on a slow and busy machine

_KEEP = """([id, saved]) => localStorage.setItem(`frontier/match/${id}`,
    JSON.stringify({ id, saved, changed: 1, over: false, totals: [] }))"""
# The frame of a bot, whose origin is none, has no storage.
_SETTINGS = 'if (origin !== "null") localStorage.setItem("frontier/settings", JSON.stringify(%s))'
_KEPT = "id => JSON.parse(localStorage.getItem(`frontier/match/${id}`)).saved"

# Where a spot stands in its grid: row and column, as the arrow keys walk.
_PLACE = """spot => {
    const row = spot.closest("[role=row]");
    const rows = [...spot.closest("[role=grid]").querySelectorAll("[role=row]")];
    return [rows.indexOf(row), [...row.querySelectorAll("button")].indexOf(spot)];
}"""


def settle(page: Page, **settings: str) -> None:
    """Choose settings before the page opens: no movement and no questions unless asked for."""
    chosen = {"motion": "none", "confirm": "never", **settings}
    page.add_init_script(_SETTINGS % json.dumps(chosen))


def saved(match: Match) -> dict[str, Any]:
    """Tell a match as the page keeps it."""
    return {
        "game": match.game.name,
        "seed": match.setup.seed,
        "options": dict(match.setup.options),
        "position": match.setup.position,
        "players": [],
        "actions": [list(action) for action in match.actions],
        "cursor": match.cursor,
    }


def random_match(game: str, seed: str, moves: int, **options: str) -> Match:
    """Play so many random moves, fewer when the game ends before."""
    match = Match(find_game(game), Setup(game, seed, options))
    chance = Chance(seed)
    while match.cursor < moves and match.position.turn is not None:
        match.play(chance.choose(match.position.legal()))
    return match


def choose_option(page: Page, name: str, value: str) -> None:
    """Choose a value in the form of a new match, wherever it asks for it; unfold what is folded."""
    radio = page.locator(f"input[name='option-{name}'][value='{value}']")
    switch = page.locator(f"#switch-{name}")
    select = page.locator(f"#option-{name}")
    if radio.count():
        radio.check()
    elif switch.count() and value in ("off", "on"):
        switch.set_checked(value == "on")
    else:
        if switch.count():
            switch.check()
        folded = page.locator("details:not([open])").filter(has=select).locator("summary")
        if folded.count():
            folded.click()
        select.select_option(value)


def middle_of(place: Locator) -> tuple[float, float]:
    """Find the middle of something on the screen."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """Fingers on the screen, which the driver itself only lets tap."""

    def __init__(self, page: Page) -> None:
        self.devtools = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Put fingers down, move them, or lift them all."""
        fingers = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def pinch(self, at: tuple[float, float], scale: float) -> None:
        """Spread two fingers around a point."""
        self.devtools.send(
            "Input.synthesizePinchGesture",
            {"x": at[0], "y": at[1], "scaleFactor": scale, "relativeSpeed": 2000},
        )


class PagePlayer:
    """A person at the page, with one match on the table."""

    def __init__(self, page: Page, match_id: str) -> None:
        self.page = page
        self.match_id = match_id
        self.tap = False
        self.keyboard_only = False

    @classmethod
    def start(cls, page: Page, game: str, **options: str) -> Self:
        """Set up a new match by the form, as from the home page."""
        page.goto("./")
        page.locator(f'a[href="#/new/{game}"]').click()
        expect(page.locator("form .button.main")).to_be_visible(timeout=START)
        for name, value in options.items():
            choose_option(page, name.replace("_", "-"), value)
        page.locator("#against-person").check()
        page.locator("form .button.main").click()
        page.wait_for_url("**/#/match/*", timeout=START)
        player = cls(page, page.url.rsplit("/", 1)[1])
        player.wait_for_table()
        return player

    @classmethod
    def resume(cls, page: Page, match: Match, match_id: str = "m1") -> Self:
        """Open a match that the browser has kept."""
        page.goto("./#/about")
        page.evaluate(_KEEP, [match_id, saved(match)])
        page.goto(f"./#/match/{match_id}")
        player = cls(page, match_id)
        player.wait_for_table()
        player.wait_for_move(match.cursor)
        return player

    def wait_for_table(self) -> None:
        """Wait until Python is there and the match is on the table."""
        expect(self.page.locator("main.table[data-move]")).to_be_attached(timeout=START)

    def wait_for_move(self, number: int) -> None:
        """Wait until the table shows the position after so many actions, which is kept by then."""
        expect(self.page.locator("main.table")).to_have_attribute("data-move", str(number))

    def match(self) -> Match:
        """Rebuild the match as the browser has kept it."""
        kept = self.page.evaluate(_KEPT, self.match_id)
        setup = Setup(kept["game"], kept["seed"], kept["options"], kept["position"])
        match = Match(find_game(kept["game"]), setup, map(tuple, kept["actions"]))
        match.go_to(kept["cursor"])
        return match

    def play(self, action: Action, make: Callable[[str], None] | None = None) -> None:
        """Make the picks of an action, and wait until it is played and kept."""
        before = self.page.evaluate(_KEPT, self.match_id)["cursor"]
        for pick in action:
            (make or self.click)(pick)
        self.wait_for_move(before + 1)

    def play_to_the_end(self, seed: str, make: Callable[[str], None] | None = None) -> Match:
        """Play random legal actions until the game is over."""
        match = self.match()
        chance = Chance(seed)
        while match.position.turn is not None:
            action = chance.choose(match.position.legal())
            self.before_play()
            self.play(action, make)
            match.play(action)
        assert self.match().actions == match.actions
        return match

    def before_play(self) -> None:
        """Take over the device where the page asks for it, and wait for something to pick."""
        takeover = self.page.locator("[data-do=take-over]")
        pickable = self.page.locator(".twin [data-state=next], [data-pick]")
        expect(takeover.filter(visible=True).or_(pickable).first).to_be_attached()
        if takeover.is_visible() and self.keyboard_only:
            expect(takeover).to_be_focused()
            self.page.keyboard.press("Enter")
        elif takeover.is_visible():
            takeover.click()
        expect(pickable.first).to_be_attached()

    def spot(self, pick: str) -> Locator:
        """Find what stands for a pick: a spot of the board or a button below the prompt."""
        return self.page.locator(
            f'.twin button[data-picks~="{pick}"], button[data-pick="{pick}"]'
        ).first

    def is_given(self, pick: str) -> bool:
        """Tell whether the page makes this pick itself, as nothing else can be picked."""
        given = self.page.locator(f'.picks[data-given~="{pick}"]')
        field = self.page.locator("input[name=amount]")
        expect(self.spot(pick).or_(given).or_(field).first).to_be_attached()
        return given.count() > 0

    def click(self, pick: str) -> None:
        """Pick with the mouse or a finger; a number that has no button by its field."""
        if self.is_given(pick):
            return
        target = self.spot(pick)
        if not target.is_visible() and self.page.locator("input[name=amount]").count():
            self.page.locator("input[name=amount]").fill(pick.rsplit(":", 1)[1])
            target = self.page.locator(".amount button:not(.step)")
        if self.tap:
            target.tap()
        else:
            target.click()

    def drag(self, action: Action, by_drag: int, home: str = "") -> bool:
        """Drag what an action begins with onto what follows, or home; click the rest.

        Tell whether something was dragged.
        """
        before = self.page.evaluate(_KEPT, self.match_id)["cursor"]
        if self.is_given(action[0]) and self.spot(action[0]).count() == 0:
            action = action[1:]
        lifted = self.spot(action[0])
        on_board = self.page.locator(".twin button")  # what has only words is clicked
        targets = [self.spot(pick).and_(on_board) for pick in action[1:by_drag]]
        if any(target.count() == 0 for target in targets):
            targets, home = [], ""
        if targets and action[0] == action[1]:  # two equal cards
            targets[0] = self.page.locator(f'.twin button[data-picks~="{action[0]}"]').nth(1)
        if not targets:
            targets = self.page.locator(f'[data-spot="{home}"]').all()
        if lifted.and_(self.page.locator("[data-lift]")).count() == 0 or not targets:
            targets, by_drag = [], 0
        for target in targets:
            self.carry(lifted, target)
        for pick in action[by_drag:]:
            self.click(pick)
        self.wait_for_move(before + 1)
        return bool(targets)

    def carry(self, lifted: Locator, target: Locator) -> None:
        """Drag one thing of the board onto another, with the mouse or with a finger."""
        if self.tap:
            start, end = middle_of(lifted), middle_of(target)
            finger = Finger(self.page)
            finger.touch("touchStart", start)
            finger.touch("touchMove", (start[0] + 12, start[1] + 12))
            finger.touch("touchMove", end)
            finger.touch("touchEnd")
        else:
            lifted.drag_to(target)

    def press(self, pick: str) -> None:
        """Pick with the keyboard alone: tab to its region, walk with the arrows, press Enter."""
        if self.is_given(pick):
            return
        target = self.spot(pick)
        keyboard = self.page.keyboard
        on_board = target.evaluate("spot => spot.closest('.twin') !== null")
        for _ in range(60):
            if target.evaluate(
                "spot => document.activeElement === spot || (document.activeElement"
                ".closest('[role=grid]') ?? 0) === spot.closest('[role=grid]')"
            ):
                break
            keyboard.press("Tab")
        if on_board:
            here = self.page.locator("*:focus")
            row, column = here.evaluate(_PLACE)
            to_row, to_column = target.evaluate(_PLACE)
            for _ in range(abs(to_row - row)):
                keyboard.press("ArrowDown" if to_row > row else "ArrowUp")
            column = self.page.locator("*:focus").evaluate(_PLACE)[1]
            for _ in range(abs(to_column - column)):
                keyboard.press("ArrowRight" if to_column > column else "ArrowLeft")
        expect(target).to_be_focused()
        keyboard.press("Enter")

    def type_action(self, action: Action) -> None:
        """Type an action in the notation of the log."""
        before = self.page.evaluate(_KEPT, self.match_id)["cursor"]
        self.page.locator("input[name=move]").fill(" ".join(action))
        self.page.locator("input[name=move]").press("Enter")
        self.wait_for_move(before + 1)

    def totals(self) -> list[int]:
        """Read the scores that the page shows."""
        shown = self.page.locator(".seat .points [aria-hidden]").all_inner_texts()
        return [int(text) for text in shown]
