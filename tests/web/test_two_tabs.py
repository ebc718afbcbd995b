"""Two tabs on one match: one plays, the other shows it; nothing that is kept is overwritten."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.web.playing import START, PagePlayer, random_match, settle

from frontier.table.match import Match

WATCHED = ".keeping [data-do=keeping-take]"
# As on an address that is not secure, such as a school's own server.
NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined })"
# A tab that hears nothing of the others: frozen, or of another version of the page.
DEAF = NO_LOCKS + "; window.BroadcastChannel = undefined"
_KEPT_IDS = """() => Object.keys(localStorage).filter(key => key.startsWith("frontier/match/"))
    .map(key => key.slice("frontier/match/".length))"""
_FILL = """() => {
    window.roomy = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError") };
}"""
_EMPTY = "() => { Storage.prototype.setItem = window.roomy }"


def tab(context: BrowserContext, broken: str = "") -> Page:
    page = context.new_page()
    settle(page, language="en")
    if broken:
        page.add_init_script(broken)
    return page


def look_on(page: Page, match_id: str, moves: int) -> PagePlayer:
    """Open a match that another tab plays."""
    page.goto(f"./#/match/{match_id}")
    expect(page.locator(WATCHED)).to_be_visible(timeout=START)
    player = PagePlayer(page, match_id)
    player.wait_for_move(moves)
    return player


def legal(player: PagePlayer) -> tuple[str, ...]:
    return player.match().position.legal()[0]


@pytest.mark.parametrize("broken", ["", NO_LOCKS], ids=["locks", "messages"])
def test_the_other_tab_shows_the_match_as_it_goes_on_and_takes_it_over(
    context: BrowserContext, broken: str
) -> None:
    first = PagePlayer.resume(tab(context, broken), random_match("boomers", "tabs", 4))
    second = look_on(tab(context, broken), "m1", 4)
    expect(second.page.locator(".twin [data-state=next]")).to_have_count(0)
    expect(second.page.locator("[data-do=undo]")).to_be_disabled()
    expect(first.page.locator(".keeping")).to_be_empty()

    first.play(legal(first))
    second.wait_for_move(5)
    second.page.keyboard.press("Control+z")
    assert first.match().cursor == 5

    second.page.locator(WATCHED).click()
    expect(first.page.locator(WATCHED)).to_be_visible()
    expect(second.page.locator(".keeping")).to_be_empty()
    second.play(legal(second))
    first.wait_for_move(6)
    expect(first.page.locator(".twin [data-state=next]")).to_have_count(0)

    # Whoever is left plays on.
    second.page.goto("./#/about")
    expect(first.page.locator(".keeping")).to_be_empty()
    first.play(legal(first))
    assert first.match().cursor == 7


def test_nothing_is_written_over_by_a_tab_that_hears_nothing(context: BrowserContext) -> None:
    stale = PagePlayer.resume(tab(context, DEAF), random_match("boomers", "tabs", 2))
    other = PagePlayer(tab(context, DEAF), "m1")
    other.page.goto("./#/match/m1")
    other.wait_for_table()
    for _ in range(2):
        other.play(legal(other))
    kept = other.match().actions
    behind = random_match("boomers", "tabs", 2)
    play_apart(stale, behind)
    assert other.match().actions == kept

    # The newer match can be shown here, and goes on.
    stale.page.locator("[data-do=keeping-newer]").click()
    stale.wait_for_move(4)
    stale.play(legal(stale))
    kept = stale.match().actions

    # Or what was played is kept beside it. Now the other tab is behind.
    behind = random_match("boomers", "tabs", 2)
    for action in kept[2:4]:
        behind.play(action)
    play_apart(other, behind)
    other.page.locator("[data-do=keeping-copy]").click()
    expect(other.page.locator(".keeping")).to_be_empty()
    other.page.wait_for_function("location.hash !== '#/match/m1'")
    other.match_id = other.page.url.rsplit("/", 1)[1]
    assert other.match().actions == behind.actions
    other.play(legal(other))
    assert sorted(other.page.evaluate(_KEPT_IDS)) == sorted(["m1", other.match_id])
    assert stale.match().actions == kept


def play_apart(player: PagePlayer, match: Match) -> None:
    """Play in a tab that is behind, and find that it is."""
    action = match.position.legal()[-1]
    for pick in action:
        player.click(pick)
    match.play(action)
    expect(player.page.locator(".keeping p")).to_contain_text("Another tab")
    expect(player.page.locator(".twin [data-state=next]")).to_have_count(0)


def test_what_a_full_device_did_not_take_goes_to_the_tab_that_takes_over(
    context: BrowserContext,
) -> None:
    first = PagePlayer.resume(tab(context), random_match("boomers", "tabs", 2))
    first.page.evaluate(_FILL)
    match = random_match("boomers", "tabs", 2)
    play_unkept(first, match)
    second = look_on(tab(context), "m1", 3)
    second.page.locator(WATCHED).click()
    expect(first.page.locator(WATCHED)).to_be_visible()
    action = match.position.legal()[0]
    for pick in action:
        second.click(pick)
    second.wait_for_move(4)
    assert second.match().cursor == 4
    assert second.match().actions == [*match.actions, action]


def play_unkept(player: PagePlayer, match: Match) -> None:
    """Play an action that the device does not take."""
    action = match.position.legal()[0]
    for pick in action:
        player.click(pick)
    match.play(action)
    player.wait_for_move(match.cursor)


def test_a_full_device_loses_nothing_within_the_visit(context: BrowserContext) -> None:
    page = tab(context)
    player = PagePlayer.resume(page, random_match("boomers", "tabs", 2))
    page.evaluate(_FILL)
    match = random_match("boomers", "tabs", 2)
    for _ in range(2):
        play_unkept(player, match)
        expect(page.locator("[data-do=keeping-record]")).to_be_visible()
    # Home and back: the match is where it was.
    page.evaluate("location.hash = '#/'")
    expect(page.locator(".kept .what")).to_contain_text("4 moves")
    expect(page.locator("section .notice")).to_contain_text("did not take everything")
    page.get_by_role("link", name="Continue").first.click()
    player.wait_for_move(4)
    expect(page.locator("[data-do=keeping-record]")).to_be_visible()
    with page.expect_download() as download:
        page.locator("[data-do=keeping-record]").click()
    record = download.value.path().read_text("utf-8")
    assert all(" ".join(action) in record for action in match.actions)
    # A small thing that fits does not hide it; a whole write ends it.
    page.evaluate(_EMPTY)
    assert player.match().cursor == 2
    play_unkept(player, match)
    expect(page.locator(".keeping")).to_be_empty()
    assert player.match().actions == match.actions


def test_two_tabs_at_one_lesson_make_two_lessons(context: BrowserContext) -> None:
    first, second = tab(context), tab(context)
    first.goto("./#/make/new/boomers")
    first.locator("#make-title").fill("Mine")
    first.wait_for_function("!location.hash.includes('new')")
    second.goto(first.url)
    expect(second.locator("#make-title")).to_have_value("Mine")
    second.locator("#make-title").fill("Hers")
    first.locator("#make-title").fill("Mine again")
    expect(first.locator(".picks .message")).to_contain_text("another tab")
    titles = first.evaluate(
        """() => Object.keys(localStorage).filter(key => key.startsWith("frontier/lesson/"))
            .map(key => JSON.parse(localStorage.getItem(key)).lesson.title)"""
    )
    assert sorted(titles) == ["Hers", "Mine again"]


def board(context: BrowserContext, broken: str = "") -> Page:
    """Open the set-up board in a tab."""
    page = tab(context, broken)
    page.goto("./#/setup/boomers")
    expect(page.locator(".verdict[data-kind=fine]")).to_be_visible(timeout=START)
    return page


def lay_stone(page: Page, square: str) -> None:
    page.locator(".tool:has(input[value=stone])").click()
    page.locator(f'[data-spot="{square}"]').click()
    expect_stone(page, square)


def expect_stone(page: Page, square: str, *, there: bool = True) -> None:
    told = f"{square}, cornerstone" if there else f"{square}, empty"
    expect(page.locator(f'[data-spot="{square}"]')).to_have_attribute("aria-label", told)


def test_two_tabs_at_one_set_up_board_lose_nothing(context: BrowserContext) -> None:
    first, second = board(context), board(context)
    lay_stone(first, "e5")
    expect_stone(second, "e5")
    expect(second.locator(".other-tab")).to_contain_text("Another tab has changed the board")
    lay_stone(second, "g7")
    expect_stone(first, "g7")
    expect(second.locator(".other-tab")).to_be_empty()

    # A tab that heard nothing of it draws on what it has; the other draft lies beside its own.
    deaf = board(context, "addEventListener('storage', told => told.stopImmediatePropagation())")
    lay_stone(first, "c3")
    lay_stone(deaf, "i9")
    expect(deaf.locator(".other-tab")).to_contain_text("kept beside this one")
    expect_stone(deaf, "c3", there=False)
    deaf.reload()
    deaf.locator("[data-do=beside-show]").click(timeout=START)
    expect_stone(deaf, "c3")
    expect_stone(deaf, "i9", there=False)
    deaf.locator("[data-do=beside-show]").click()
    expect_stone(deaf, "i9")
    deaf.locator("[data-do=beside-drop]").click()
    expect(deaf.locator("[data-do=beside-show]")).to_be_hidden()
