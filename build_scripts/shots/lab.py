"""The bot laboratory, with a bot that says what it thinks."""

from __future__ import annotations

from playwright.sync_api import Page

from frontier.games import all_games
from frontier.school.lab.bot_file import write_bot_link
from frontier.school.lab.shapes import Bot
from frontier.school.lesson import read_lesson
from frontier.school.lesson_link import write_link as write_lesson_link
from shots.kept import kept_lesson
from shots.screen import START, Screen

_BOT = """def choose(position):
    for action in position.legal():
        rate(action, 1)
    return action
"""


def lab_screens() -> list[Screen]:
    """List the screens of the laboratory."""
    bot: Bot = {"game": "oregon", "name": "Prairie Dog", "code": _BOT}
    return [
        Screen("lab", "#/lab", ".lab-editor", act=_try_a_bot),
        Screen("lab-course", "#/lab/course/boomers", ".lab-course"),
        Screen("lab-lesson", f"#{_for_bots()}", ".lab-course .pointers > *"),
        Screen("lab-arrival", f"#{write_bot_link(bot)}", ".lab-arena"),
        Screen("lab-tournament", "#/lab/tournament", "#lab-links"),
    ]


def _try_a_bot(page: Page) -> None:
    """Write a bot and let it choose, with what it thinks on the board."""
    page.locator(".cm-content").click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.press("Delete")
    page.keyboard.insert_text(_BOT)
    page.locator("[data-do=lab-try]").click()
    page.locator(".lab-value").first.wait_for(timeout=START)


def _for_bots() -> str:
    """Write a lesson whose first step asks the pupil, and whose second one asks a bot."""
    lesson = kept_lesson()["lesson"]
    ride, _, asked = lesson["steps"]
    told = {**lesson, "steps": [asked, {**ride, "code": _BOT}]}
    return write_lesson_link(read_lesson(told, all_games()), all_games())
