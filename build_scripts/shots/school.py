"""The school: lessons, puzzles and the lesson maker."""

from __future__ import annotations

from playwright.sync_api import Page

from shots.screen import GAMES, START, Screen


def school_screens() -> list[Screen]:
    """List the screens of the school."""
    asked = "main.lesson:is([data-state=asked], [data-state=read])"
    return [
        Screen("school", "#/school", ".days"),
        Screen("puzzles", "#/puzzles/boomers", ".puzzles a"),
        Screen("puzzle-today", "#/puzzle/today", asked, act=_hint),
        *(Screen(f"lesson-{game}", f"#/lesson/{game}", asked) for game in GAMES),
        *(Screen(f"lesson-wrong-{g}", f"#/lesson/{g}", asked, act=_wrong_answer) for g in GAMES),
        Screen("lesson-finished", "#/lesson/boomers-mines", asked, act=_finish),
        Screen("lesson-own", "#/lesson/own/shots", asked),
        Screen("maker", "#/make/shots", ".livecount[data-kind=fine]"),
        Screen("maker-conditions", "#/make/shots/1", "[data-spot]", act=_conditions),
        Screen("maker-question", "#/make/shots/2", ".livecount[data-kind=fine]", act=_point),
        Screen("maker-help", "#/make/help", ".maker-help canvas"),
        Screen("lesson-question", "#/lesson/own/shots/try/2", asked),
        Screen("maker-boomtown", "#/make/new/boomtown", ".livecount[data-kind=fine]"),
    ]


def _wrong_answer(page: Page) -> None:
    """Answer the first step of a lesson with some other move, and see what comes of it."""
    _hint(page)
    picks = page.locator(".twin [data-state=next], [data-pick]")
    for _ in range(4):
        picks.last.click()
        page.wait_for_timeout(200)
        if page.locator("main.lesson").get_attribute("data-state") != "asked":
            break
    page.locator("main.lesson:is([data-state=right], [data-state=wrong])").wait_for()


def _hint(page: Page) -> None:
    button = page.locator("[data-do=hint]")
    if button.is_visible():
        button.click()


def _finish(page: Page) -> None:
    """Go through a lesson without solving anything."""
    for _ in range(20):
        if page.locator("main.lesson").get_attribute("data-state") == "finished":
            break
        page.locator("[data-do=next]").click()
        page.wait_for_timeout(100)


def _conditions(page: Page) -> None:
    """Choose conditions, and see which moves fulfil them."""
    page.locator("#make-manner").select_option("check")
    for kind in ("score", "event", "leave"):
        page.locator(f"[data-add={kind}]").click()
    page.locator("#make-any").select_option("any")
    page.locator(".livecount:is([data-kind=fine], [data-kind=warned])").wait_for(timeout=START)
    for summary in page.locator(".forms summary:visible").all():
        summary.click()


def _point(page: Page) -> None:
    """Point at the board with the text of a step, and open all that can be opened."""
    for summary in page.locator(".forms summary:visible").all():
        summary.click()
    page.locator("[data-point=text]").click()
