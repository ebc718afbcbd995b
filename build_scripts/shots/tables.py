"""The tables: every game early, in the middle and at its end, with each of the panels."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from frontier.games import all_games
from frontier.table.link import write_link
from frontier.table.record import Record
from shots.kept import MATCHES, NAMES, match_by_link
from shots.screen import GAMES, Screen


def _take_over(page: Page) -> None:
    """Take the device where hands are hidden; wait until there is something to do or to read."""
    page.locator(
        "[data-do=take-over], .ending:not([hidden]) .result, .twin button[data-state=next]"
    ).first.wait_for()
    button = page.locator("[data-do=take-over]")
    if button.is_visible():
        button.click()
        expect(button).to_have_count(0)


def _open_replay(page: Page) -> None:
    _take_over(page)
    _show_panel(page, "back")
    page.locator("[data-do=look-replay]").click()
    expect(page.locator("section.replay")).to_be_visible()


def _open_score(page: Page) -> None:
    _take_over(page)
    _show_panel(page, "score")


def _open_log(page: Page) -> None:
    _take_over(page)
    _show_panel(page, "log")


def _open_menu(page: Page) -> None:
    _take_over(page)
    page.locator("[data-do=menu]").click()


def _count_up(page: Page) -> None:
    """Let the score be counted on the board, and stop at its first step."""
    page.locator("[data-do=ending-tally]").click()
    page.locator("[data-do=ending-previous]").click()


def _show_panel(page: Page, name: str) -> None:
    """Bring a panel of the table forward; below the board its sheet is pulled up first."""
    handle = page.locator(".tabbed > .handle")
    if handle.is_visible():
        handle.click()
    page.locator(f"#tab-{name}").click()


def _begin_pick(page: Page) -> None:
    """Make the first pick, so that what can follow is highlighted."""
    _take_over(page)
    page.locator('.twin button[data-state="next"]').first.click()


def _show_code(page: Page) -> None:
    """Show the QR code of the match."""
    page.locator("[data-do=share]").click()
    page.locator("dialog.share [data-do=qr]").click()
    expect(page.locator("dialog.share svg.qr")).to_be_visible()


def _show_large(page: Page) -> None:
    _show_code(page)
    page.locator("dialog.share [data-do=large]").click()
    expect(page.locator("dialog.projector svg.qr")).to_be_visible()


def _link() -> str:
    """Write the link that the others in the match by link get."""
    names = NAMES[: match_by_link().position.players]
    record = Record(match_by_link(), names, ("elsewhere",) * len(names))
    return write_link(record, all_games())


def table_screens() -> list[Screen]:
    """List the tables."""
    ready = "main.table[data-move]"
    screens = [
        Screen(f"table-{name}", f"#/match/{name}", ready, act=_take_over) for name in MATCHES
    ]
    return [
        *screens,
        *(Screen(f"picking-{g}", f"#/match/{g}-mid", ready, act=_begin_pick) for g in GAMES[:2]),
        Screen("handover", "#/match/oregon-early", "dialog.handover[open]"),
        Screen("replay", "#/match/boomers-mid", ready, act=_open_replay),
        Screen("score", "#/match/boomtown-mid", ready, act=_open_score),
        Screen("log", "#/match/boomtown-mid", ready, act=_open_log),
        Screen("menu", "#/match/oregon-mid", ready, act=_open_menu),
        Screen("tally", "#/match/boomtown-end", ".ending:not([hidden])", act=_count_up),
        Screen("share", "#/match/boomers-mid", ready, act=_show_code),
        Screen("share-large", "#/match/boomers-mid", ready, act=_show_large),
        Screen("arrival", f"#{_link()}", ".arrival .button", kept=False),
        Screen("by-link", "#/match/by-link", ".sending .address"),
        Screen("answer-ahead", "#/answer/by-link", "[data-do=ahead-whatever]"),
        Screen("arrival-known", f"#{_link()}", ".arrival .known"),
    ]
