"""Three stated positions, each made on an empty set-up board in at most forty actions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.playing import START, PagePlayer, settle

from frontier.games import find_game
from frontier.table.chance import Chance
from machine.environment import ROOT

MOST_ACTIONS = 40
STATED = {
    path.stem: path.read_text("utf-8").strip() for path in (ROOT / "tests/positions").iterdir()
}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


class Hands:
    """Uses the controls of the page as a person does, and counts the actions."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.game = page, game
        settle(page)
        page.goto(f"./#/setup/{game}")
        expect(page.locator(".twin button").first).to_be_attached(timeout=START)
        self.actions = 0
        self.click("[data-do=clear]")
        expect(page.locator("[data-do=undo]")).to_be_enabled()

    def click(self, selector: str) -> None:
        self.page.locator(selector).click()
        self.actions += 1

    def put(self, tool: str, *spots: str) -> None:
        """Take a tool, and use it on places one by one."""
        self.click(f".tool:has(input[value={tool}])")
        for spot in spots:
            self.click(f'[data-spot="{spot}"]')

    def draw(self, tool: str, first: str, *others: str) -> None:
        """Take a tool, and draw it over places in one stroke."""
        self.click(f".tool:has(input[value={tool}])")
        mouse = self.page.mouse
        mouse.move(*self.middle(first))
        mouse.down()
        for spot in others:
            mouse.move(*self.middle(spot), steps=4)
        mouse.up()
        self.actions += 1

    def middle(self, spot: str) -> tuple[float, float]:
        box = self.page.locator(f'[data-spot="{spot}"]').bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def choose(self, field: str, value: str) -> None:
        self.page.locator(f"#setup-{field}").select_option(value)
        self.actions += 1

    def choose_in_one_breath(self, field: str, *values: str) -> None:
        """Choose before the page has drawn what the choice before it has made."""
        self.page.locator(f"#setup-{field}").evaluate(
            """(select, values) => {
              for (const value of values) {
                select.value = value;
                select.dispatchEvent(new Event("change", { bubbles: true }));
              }
            }""",
            values,
        )
        self.actions += len(values)

    def fill(self, field: str, value: str) -> None:
        control = self.page.locator(f"#setup-{field}")
        control.fill(value)
        control.press("Tab")
        self.actions += 1

    def open(self, summary: str) -> None:
        self.page.locator("summary", has_text=re.compile(f"^{summary}")).first.click()
        self.actions += 1

    def verdict(self, kind: str) -> Locator:
        said = self.page.locator(f".verdict[data-kind={kind}]")
        expect(said).to_be_visible()
        return said

    def start(self) -> None:
        """Begin the match, and compare it with what was stated."""
        self.verdict("fine")
        self.click("[data-do=start]")
        self.page.wait_for_url("**/#/match/*")
        player = PagePlayer(self.page, self.page.url.rsplit("/", 1)[1])
        player.wait_for_table()
        match = player.match()
        wanted = find_game(self.game).read(STATED[self.game], Chance(match.setup.seed))
        assert match.at(0).text() == wanted.text()
        assert self.actions <= MOST_ACTIONS


def test_the_stated_position_of_boomers_is_made(page: Page) -> None:
    hands = Hands(page, "boomers")
    hands.put("blue", "c6")
    hands.put("orange", "i3", "g10")
    hands.put("sooner", "k6")
    hands.put("stone", "e8")
    hands.put("mine", "d8", "f6", "h4")
    hands.put("river", "k9")
    hands.put("track", "a1-b1", "a1-a2")
    hands.choose("side", "1")
    hands.click("#setup-clock")
    hands.start()


def test_the_stated_position_of_oregon_is_made(page: Page) -> None:
    hands = Hands(page, "oregon")
    hands.choose("players", "3")
    hands.draw("farmer-0", "b2", "c2", "d2")
    hands.draw("farmer-1", "j5", "k5", "l5")
    hands.put("farmer-2", "n5")
    hands.put("church", "e2")
    hands.put("post-office", "k6")
    hands.put("station", "h5")
    hands.put("coal-mine", "e5")
    hands.choose("turn", "1")
    for card in ("bison", "bison", "eagle", "church"):
        hands.choose("hands-1", card)
    hands.click("#setup-joker-0")
    hands.choose_in_one_breath("coal-1", "1", "2")
    hands.open("Points")
    hands.fill("points-group-0", "5")
    hands.start()


def test_the_stated_position_of_boomtown_is_made(page: Page) -> None:
    hands = Hands(page, "boomtown")
    hands.verdict("refused")
    hands.draw("seat-0", "cactus-4", "cactus-5")
    hands.put("seat-1", "coyote-3")
    hands.draw("seat-2", "san-narciso-9", "san-narciso-10")
    hands.put("seat-3", "saloon:dry-gulch", "mustang")
    hands.put("row", "cold-mountain-4", "cold-mountain-6", "dynamite", "coyote-10")
    hands.put("deck", "cactus-7")
    hands.put("gone", "holdup")
    hands.fill("gold-0", "23")
    hands.fill("gold-2", "4")
    hands.choose("turn", "1")
    hands.choose("first", "1")
    hands.fill("round", "4")
    hands.open("Auction")
    hands.fill("bid", "2")
    hands.choose("bidder", "0")
    hands.start()


def test_a_stroke_is_one_change_and_every_fault_has_its_sentence(page: Page) -> None:
    hands = Hands(page, "oregon")
    hands.draw("farmer-0", "b2", "c2", "d2")
    for square in ("b2", "c2", "d2"):
        spot = page.locator(f"[data-spot={square}]")
        expect(spot).to_have_attribute("aria-label", re.compile("farmer"))
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-spot=c2]")).not_to_have_attribute("aria-label", re.compile("farmer"))
    hands.put("station", "a1")
    hands.put("farmer-1", "c4")
    said = hands.verdict("refused").locator("li")
    expect(said).to_have_count(2)
    page.get_by_role("button", name=re.compile("c4, which is water")).click()
    expect(page.locator("*:focus")).to_have_attribute("data-spot", "c4")
    page.locator("[data-spot=b2]").focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("[data-spot=d2]")).to_have_attribute("aria-label", re.compile("farmer"))
    hands.put("copy", "a1")
    expect(page.locator(".tool input[value=station]")).to_be_checked()


def test_a_text_a_puzzle_and_the_computers_lead_to_positions(page: Page) -> None:
    hands = Hands(page, "oregon")
    hands.open("Begin from")
    text = page.locator("#setup-text")
    text.fill(STATED["oregon"])
    hands.click("[data-do=read]")
    expect(page.locator("[data-spot=e2]")).to_have_attribute("aria-label", re.compile("church"))
    text.fill("nonsense of any kind")
    hands.click("[data-do=read]")
    expect(page.locator(".verdict")).to_contain_text("nonsense")
    expect(page.locator("[data-spot=e2]")).to_have_attribute("aria-label", re.compile("church"))
    page.locator("#setup-puzzle").select_option(index=3)
    expect(page.locator("[data-do=undo]")).to_be_enabled()
    hands.verdict("fine")
    hands.open("Shortcuts")
    page.locator("#shortcut-level").select_option("greenhorn")
    page.locator("#shortcut-moves").fill("3")
    before = page.evaluate("localStorage.getItem('frontier/setup/setup/oregon')")
    hands.click("[data-do=shortcut-play]")
    expect(page.locator(".shortcuts [role=status]")).to_have_text("3 actions were played.")
    kept = "before => localStorage.getItem('frontier/setup/setup/oregon') !== before"
    page.wait_for_function(kept, arg=before)


def test_a_deal_is_as_wished_and_moments_are_looked_for_until_stopped(page: Page) -> None:
    hands = Hands(page, "boomtown")
    hands.click("[data-do=random]")
    hands.verdict("fine")
    hands.open("Shortcuts")
    hands.click("[data-do=by-chance]")
    page.locator("#shortcut-wish").select_option("next")
    # Any other may lie before somebody on this board.
    free = page.locator('[data-spot^="cactus-"][aria-label*="in the deck by chance"]').first
    page.locator("#wish-0-card").select_option(free.get_attribute("data-spot"))
    hands.click("[data-do=shortcut-deal]")
    expect(page.locator(".shortcuts [role=status]")).to_contain_text("Dealt")
    hands.verdict("fine")
    hands.click("[data-do=shortcut-find]")
    expect(page.locator(".shortcuts .work")).to_be_visible()
    expect(page.locator(".shortcuts [role=status]")).to_contain_text("decision")
    hands.click("[data-do=shortcut-stop]")
    expect(page.locator(".shortcuts .work")).to_be_hidden()


@pytest.mark.browser_settings(**PHONE)
@pytest.mark.parametrize("game", ["oregon", "boomtown"])
def test_a_board_fits_a_phone_and_is_used_by_touch(page: Page, game: str) -> None:
    settle(page)
    page.goto(f"./#/setup/{game}")
    expect(page.locator(".twin button").first).to_be_attached(timeout=START)
    board = page.locator(".stage canvas").bounding_box()
    assert board is not None
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= 360
    assert board["y"] + board["height"] <= 640
    tool, spot = {"oregon": ("church", "a2"), "boomtown": ("seat-1", "cactus-6")}[game]
    page.locator(f".tool:has(input[value={tool}])").tap()
    page.locator(f"[data-spot={spot}]").tap()
    said = {"oregon": "church", "boomtown": "before Orange"}[game]
    label = page.locator(f"[data-spot={spot}]")
    expect(label).to_have_attribute("aria-label", re.compile(said))
