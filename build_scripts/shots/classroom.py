"""The class: what is given, handed in and gathered, and the wall."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from frontier.games import all_games
from frontier.school.assignment import read_assignment_link
from frontier.school.classroom import Classroom
from shots.kept import MATCHES, NAMES, kept_class, kept_lesson, play_match, write_given
from shots.screen import START, Screen


def class_screens() -> list[Screen]:
    """List the screens of teachers and pupils."""
    return [
        Screen("class-list", "#/class", "#class-course"),
        Screen("class-given", f"#{_of_course()}", "#nickname"),
        Screen("class-results", "#/class/shots", ".chosen-list li"),
        Screen("class-match", f"#{_of_match()}", "[data-do=gather]", act=_gather_match),
        Screen("class-handed", f"#{_of_course()}", "#nickname", act=_hand_in),
        Screen("class-result", f"#{_handed()}", "main [data-kind]"),
        Screen("class-wall", "#/class/shots/wall", ".console-board canvas", act=_reveal),
        Screen("class-projector", "#/wall", ".wall", act=_project),
        Screen("class-guide", "#/school/guide", ".guide-steps"),
        Screen("class-paper", "#/paper/own/shots", "[data-do=print]"),
    ]


def _of_course() -> str:
    return write_given(what="course", course="boomers")


def _of_match() -> str:
    match = {"game": "boomers", "seed": "class", "position": None, "kinds": ["person", "greenhorn"]}
    return write_given(what="match", match={**match, "options": {}, "actions": []})


def _gather_match(page: Page) -> None:
    """Gather what some have played of a match."""
    given = read_assignment_link(_of_match(), all_games()).match
    assert given is not None
    match = given.match
    first = match.position.legal()
    match.play(first[3])
    both = [list(first[3]), list(match.position.legal()[0])]
    room = Classroom(_of_match(), None, all_games())
    results = []
    for number, name in enumerate(NAMES):
        steps = [{"tries": [both if number else [list(first[40])]], "hints": 0, "seconds": 9}]
        results.append(room.write({"name": name, "made": 29_000_000, "steps": steps}))
    page.locator("[data-do=gather]").click()
    page.locator("#class-paste").fill("\n".join(results))
    expect(page.locator(".way-choice")).to_have_count(2, timeout=START)


def _handed() -> str:
    """Write a result of somebody who is not in the kept class yet."""
    room = Classroom(kept_class()["link"], None, all_games())
    steps = [{"tries": [], "hints": 0, "seconds": 0}] * len(kept_lesson()["lesson"]["steps"])
    return room.write({"name": "Zacharias", "made": 29_000_001, "steps": steps})


def _hand_in(page: Page) -> None:
    """Begin what a class is given, and hand it in at once."""
    page.locator("#nickname").fill("Ada")
    page.locator("[data-do=start]").click()
    page.locator("[data-do=hand-in]").first.click(timeout=START)
    expect(page.locator("dialog[data-result] svg.qr")).to_be_visible(timeout=START)


def _reveal(page: Page) -> None:
    """Show a hint, the votes and the answer on the wall."""
    for deed in ("hint", "votes", "answer"):
        page.locator(f"[data-do=wall-{deed}]").click()
    expect(page.locator(".wall-answer")).to_be_visible(timeout=START)


def _project(page: Page) -> None:
    """Let the wall show what the teacher's window would tell it."""
    page.evaluate(_ON_THE_WALL, _wall_view())
    expect(page.locator(".wall-board canvas")).to_be_visible()


def _wall_view() -> dict[str, Any]:
    position = play_match(*MATCHES["boomers-early"]).position
    return {**position.view(0), "seat": 0}


_ON_THE_WALL = """view => new BroadcastChannel("frontier/wall").postMessage({ shown: {
    title: "5b, Monday", heading: "Step 2 of 9", hints: ["Look at the corners first."],
    text: ["Ride with any boomer, and lay the first stone where it fences off the most land."],
    answer: "Blue moves boomer A from c9 to d9.", code: "",
    votes: [{ words: "Blue moves boomer A from c9 to d9.", n: 12, right: false },
        { words: "Blue moves boomer B from e2 to e5.", n: 5, right: false }],
    board: { game: "boomers", view, marks: [{ from: "A", to: "d9", n: 12 },
        { from: "B", to: "e5", n: 5 }, { from: "g4", to: null }] } } })"""
