"""The lesson maker: what a teacher makes by playing is what pupils get from the link alone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.web.playing import START, PagePlayer, random_match, settle
from tests.web.school import Pupil, keep, kept, lesson, opening, pick_all, step

from frontier.bots.sentences import deed_of
from frontier.doors.talk import Talk
from frontier.games import find_game
from frontier.school.solving import MOST_DEEDS, Solutions
from frontier.table.match import Match, Setup

BOOMERS = find_game("boomers")
IMPOSSIBLE = {"is": "score", "least": 5_000}


class Teacher:
    """A person at the lesson maker."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, address: str) -> None:
        """Open the maker and wait for its board."""
        self.page.goto(address)
        self.ready()

    def ready(self) -> None:
        """Wait until the board can be played on and conditions can be chosen."""
        pickable = self.page.locator(".maker .twin [data-state=next], .maker [data-pick]")
        expect(pickable.first).to_be_attached(timeout=START)

    @property
    def lesson_id(self) -> str:
        """Where the lesson is kept."""
        # The page's own word: Playwright hears of a replaced address only a little later.
        address: str = self.page.evaluate("location.hash")
        return address.split("#/make/")[1].split("/")[0]

    def lesson(self) -> dict[str, Any]:
        """Read the lesson as it is kept."""
        return kept(self.page, self.lesson_id)

    def position(self, number: int = 0) -> Match:
        """Rebuild the match of a step."""
        written = self.lesson()
        match = written["steps"][number]["match"]
        game = find_game(written["game"])
        setup = Setup(game.name, match["seed"], match["options"], match["position"])
        return Match(game, setup, map(tuple, match["actions"]))

    def play(self, action: Any, after: int) -> None:
        """Play an action on the board, so many moves after the beginning of the step."""
        pick_all(self.page, action)
        there = self.page.locator(f'.walker[data-at="{after}"]:not([aria-busy])')
        expect(there).to_be_attached(timeout=START)
        self.ready()

    def press(self, deed: str) -> None:
        """Press a button."""
        self.page.locator(f"[data-do={deed}]").click()

    def chips(self) -> Locator:
        """The steps."""
        return self.page.locator(".chip")

    def counted(self, kind: str = "fine") -> Locator:
        """Wait for the number of moves that would be accepted."""
        told = self.page.locator(f".livecount[data-kind={kind}] .count")
        expect(told).to_be_visible(timeout=START)
        return told

    def share(self) -> str:
        """Share the lesson, and read the link."""
        self.page.locator(".bar [data-do=share]").click()
        field = self.page.locator("dialog.share input.address")
        anyway = self.page.locator("[data-do=share-anyway]")
        expect(field.or_(anyway)).to_be_visible(timeout=START)
        if anyway.is_visible() and not field.is_visible():
            anyway.click()
        expect(field).to_be_visible(timeout=START)
        link = field.input_value()
        self.page.locator("dialog.share [data-do=close]").click()
        return link


def test_a_lesson_made_by_playing_is_solved_elsewhere_from_its_link_alone(
    page: Page, browser: Browser
) -> None:
    settle(page)
    teacher = Teacher(page)
    teacher.open("./#/make/new/boomers")
    page.locator("#make-title").fill("Fence it in")
    begun = teacher.position()
    first = begun.position.legal()[0]
    teacher.play(first, 1)
    begun.play(first)
    second = begun.position.legal()[0]
    teacher.play(second, 2)
    begun.play(second)
    teacher.press("use")
    expect(page.locator('.walker[data-at="0"]')).to_be_attached()
    page.locator("#make-text").fill("Find the move <b>& win</b>.\n\nIt is not hard.")
    right = begun.position.legal()[5]
    teacher.play(right, 1)
    teacher.press("accept")
    expect(teacher.counted()).to_contain_text(f"1 move of {len(begun.position.legal())} would")
    page.locator(".answers summary").click()
    page.locator("#make-hint-1").fill("Think of the corner.")
    page.locator("#make-right").fill("Just so.")
    teacher.press("step-add")
    expect(teacher.chips()).to_have_count(2)
    page.locator("#make-text").fill("That was all.")
    page.locator("#make-manner").select_option("read")
    assert [one["text"] for one in teacher.lesson()["steps"]] == [
        "Find the move <b>& win</b>.\n\nIt is not hard.",
        "That was all.",
    ]
    link = teacher.share()
    assert "#L3" in link

    visitor = browser.new_context().new_page()
    settle(visitor)
    pupil = Pupil(visitor)
    pupil.open(link)
    pupil.waits("asked", 0)
    expect(visitor.get_by_role("heading", name="Fence it in")).to_be_visible()
    expect(visitor.locator(".told p").first).to_have_text("Find the move <b>& win</b>.")
    pupil.press("hint")
    expect(visitor.locator(".hints")).to_have_text("Think of the corner.")
    pupil.play(begun.position.legal()[4])
    pupil.waits("wrong")
    pupil.press("again")
    pupil.waits("asked", 0)
    pupil.play(right)
    pupil.waits("right")
    expect(pupil.feedback).to_have_text("Just so.")
    pupil.press("next")
    pupil.waits("read", 1)
    pupil.press("next")
    pupil.waits("finished")
    keys = visitor.evaluate("() => Object.keys(localStorage)")
    assert not [key for key in keys if "/lesson/" in key or "/match/" in key]
    visitor.locator("[data-do=copy]").click()
    visitor.wait_for_url("**/#/make/**")
    visitor.context.close()


def test_an_unsolvable_lesson_cannot_be_shared(page: Page) -> None:
    settle(page)
    start = opening("boomers")
    keep(page, lesson("boomers", step(start, "Fine."), step(start, "Hopeless.", IMPOSSIBLE)))
    teacher = Teacher(page)
    teacher.open("./#/make/x")
    page.locator(".bar [data-do=share]").click()
    told = page.locator(".sharing[data-kind=refused]")
    expect(told).to_contain_text("Step 2", timeout=START)
    expect(page.locator("dialog.share")).to_have_count(0)
    expect(page.locator(".chip[data-step='1']")).to_have_attribute("data-mark", "✗")
    told.get_by_role("button").click()
    expect(page.locator("#make-text")).to_have_value("Hopeless.")
    expect(teacher.counted("refused")).to_contain_text("0 moves of")
    # Once it can be solved, it can be shared.
    page.locator("#make-statement-0").fill("0")
    expect(teacher.counted("warned")).to_contain_text("Every legal move is right")
    assert "#L2" in teacher.share()


@pytest.mark.parametrize(("game", "moves"), [("boomers", 30), ("oregon", 9), ("boomtown", 12)])
def test_conditions_are_chosen_from_what_can_happen_and_counted(
    page: Page, game: str, moves: int
) -> None:
    match = opening(game, moves)
    settle(page)
    keep(page, lesson(game, step(match, "Do it.")))
    teacher = Teacher(page)
    teacher.open("./#/make/x")
    every = len(match.position.legal())
    expect(teacher.counted()).to_contain_text(f"{every} moves of {every}")
    page.locator("#make-manner").select_option("check")
    for number, kind in enumerate(("score", "event", "leave"), 1):
        page.locator(f"[data-add={kind}]").click(timeout=START)
        expect(page.locator(".statement")).to_have_count(number)
    if game == "boomers":
        page.locator("#make-any").select_option("any")
    check = teacher.lesson()["steps"][0]["check"]
    expected = Solutions(match, check)
    while not expected.done:
        expected.carry_on(1000)
    n = len(expected.accepted)
    kind = "refused" if n == 0 else "warned" if expected.told().get("idle") else "fine"
    counted = teacher.counted(kind)
    expect(counted).to_contain_text(f"{n} move of" if n == 1 else f"{n} moves of")
    if n:
        page.locator(".livecount summary").click()
        shown = page.locator(".accepted button").all_inner_texts()
        talk = Talk("en", match.game)
        deeds = [deed_of(match.game, match.position, one) for one in expected.accepted]
        assert shown == [talk.sentence(deed) for deed in deeds[:MOST_DEEDS]]


def test_steps_are_moved_duplicated_and_deleted_and_all_of_it_taken_back(page: Page) -> None:
    settle(page)
    start = opening("boomers")
    keep(page, lesson("boomers", *(step(start, name) for name in ("one", "two", "three"))))
    teacher = Teacher(page)
    teacher.open("./#/make/x")

    def texts() -> list[str]:
        return [one["text"] for one in teacher.lesson()["steps"]]

    teacher.press("step-later")
    assert texts() == ["two", "one", "three"]
    teacher.press("step-duplicate")
    assert texts() == ["two", "one", "one", "three"]
    teacher.chips().nth(3).click()
    teacher.press("step-delete")
    assert texts() == ["two", "one", "one"]
    page.locator("#make-text").fill("changed")
    page.locator("#make-title").focus()
    for expected in (
        ["two", "one", "one"],
        ["two", "one", "one", "three"],
        ["two", "one", "three"],
        ["one", "two", "three"],
    ):
        teacher.press("undo")
        assert texts() == expected
    expect(page.locator("[data-do=undo]")).to_be_disabled()
    teacher.press("redo")
    assert texts() == ["two", "one", "three"]
    page.reload()
    teacher.ready()
    expect(teacher.chips()).to_have_count(3)
    expect(page.locator("#make-text")).to_have_value("two")


def test_the_author_tries_it_as_a_pupil_and_comes_back(page: Page) -> None:
    settle(page)
    start = opening("boomers")
    keep(page, lesson("boomers", step(start, "one"), step(start, "two")))
    teacher = Teacher(page)
    teacher.open("./#/make/x/1")
    teacher.press("try")
    pupil = Pupil(page)
    pupil.waits("asked", 1)
    page.locator("[data-do=leave]").click()
    teacher.ready()
    expect(page.locator("#make-text")).to_have_value("two")


def test_a_position_from_the_set_up_board_becomes_the_step(page: Page) -> None:
    settle(page)
    teacher = Teacher(page)
    teacher.open("./#/make/new/boomers")
    page.locator(".start summary").click()
    teacher.press("board")
    expect(page.locator(".verdict[data-kind=fine]")).to_be_visible(timeout=START)
    page.locator(".tool:has(input[value=stone])").click()
    page.locator('[data-spot="f11"]').click()
    expect(page.locator(".verdict[data-kind=fine]")).to_be_visible()
    page.locator("[data-do=start]").click()
    page.wait_for_url("**/#/make/**")
    teacher.ready()
    assert "o5" in teacher.position().position.text().split("/")[0]
    teacher.counted()


def test_a_moment_of_a_match_becomes_a_step(page: Page) -> None:
    settle(page)
    match = random_match("boomers", "moment", 12)
    player = PagePlayer.resume(page, match)
    for move, steps in ((7, 1), (3, 2)):
        page.locator("[data-do=replay]").click()
        page.locator(".replay input").fill(str(move))
        page.locator(".for-teachers summary").click()
        page.locator("[data-do=make-step]").click()
        if steps == 2:
            page.locator("dialog.moment li button").click()
        page.wait_for_url("**/#/make/**")
        teacher = Teacher(page)
        teacher.ready()
        expect(teacher.chips()).to_have_count(steps)
        assert teacher.position(steps - 1).actions == match.actions[:move]
        page.goto(f"./#/match/{player.match_id}")
        player.wait_for_table()
    assert player.match().cursor == 12  # the match itself is as it was


def test_hidden_hands_are_not_shown_by_a_step_of_a_match_that_goes_on(page: Page) -> None:
    settle(page)
    PagePlayer.resume(page, random_match("oregon", "moment", 12, players="2")).before_play()
    page.locator("[data-do=replay]").click()
    expect(page.locator("section.replay")).to_be_visible()
    expect(page.locator("[data-do=make-step]")).to_be_hidden()


def test_the_costliest_mistake_of_a_game_is_a_puzzle_to_try_again_or_to_send(page: Page) -> None:
    settle(page)
    match = random_match("boomers", "swing", 400)
    PagePlayer.resume(page, match)
    page.locator("[data-do=ending-review]").click(timeout=START)
    retry = page.locator("[data-do=mistake-retry]")
    expect(retry).to_be_visible(timeout=3 * START)
    page.locator("[data-do=mistake-send]").click()
    link = page.locator("dialog.share input.address")
    expect(link).to_be_visible(timeout=START)
    sent = link.input_value()
    page.locator("dialog.share [data-do=close]").click()
    retry.click()
    page.wait_for_url("**/#L2*")
    assert page.url.split("#")[1] == sent.split("#")[1]
    pupil = Pupil(page)
    pupil.waits("asked")
    expect(page.locator(".told")).to_contain_text("It costs about")


def test_a_link_that_programs_might_cut_is_warned_about(page: Page) -> None:
    settle(page)
    chance = random.Random(8)
    texts = ["".join(chance.choices("abcdefghijklmnopqrstuvwxyz ", k=1000)) for _ in range(4)]
    start = opening("boomers")
    keep(page, lesson("boomers", *(step(start, text) for text in texts)))
    Teacher(page).open("./#/make/x")
    told = page.locator(".sharing")
    page.locator("#make-title").fill("Long")
    expect(told).to_have_attribute("data-kind", "long", timeout=START)
    expect(told).to_contain_text("1,800")
