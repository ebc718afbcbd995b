"""A lesson as a pupil sees it: steps, hints, answers on the board, a fresh copy each time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.interception import Held, begin_workers_with
from tests.web.playing import START, PagePlayer, random_match, settle
from tests.web.school import Pupil, keep, kept, lesson, opening, step

from frontier.games import all_games
from frontier.school.lesson import read_lesson
from frontier.school.lesson_link import write_link

BOOMERS = opening("boomers")
LEGAL = BOOMERS.position.legal()
RIGHT, WRONG = LEGAL[3], LEGAL[-1]
PLAY = {"is": "play", "actions": [list(RIGHT)]}


def test_a_lesson_is_walked_through_to_its_end(page: Page) -> None:
    settle(page)
    keep(
        page,
        lesson(
            "boomers",
            step(BOOMERS, "Read me.\n\nTwice.", {"is": "read"}),
            step(BOOMERS, "Find it.", PLAY, hints=["Look left", "Look right"], right="Well done"),
            step(BOOMERS, "Do what you like."),
        ),
    )
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("read", 0)
    expect(page.locator(".told p")).to_have_text(["Read me.", "Twice."])
    expect(page.locator(".twin [data-state=next]")).to_have_count(0)
    pupil.press("next")
    pupil.waits("asked", 1)
    expect(page.get_by_role("heading", name="Step 2 of 3")).to_be_focused()
    pupil.press("hint")
    expect(page.locator(".hints li")).to_have_text(["Look left"])
    pupil.press("hint")
    expect(page.locator(".hints li")).to_have_text(["Look left", "Look right"])
    expect(page.locator("[data-do=hint]")).to_be_hidden()
    pupil.play(RIGHT)
    pupil.waits("right", 1)
    expect(pupil.feedback).to_have_text("Well done")
    expect(page.locator("[data-do=next]")).to_be_focused()
    page.keyboard.press("Enter")
    pupil.waits("asked", 2)
    expect(page.locator(".dots .solved")).to_have_count(1)
    pupil.play(WRONG)
    pupil.waits("right", 2)
    pupil.press("next")
    pupil.waits("finished")
    expect(page.get_by_role("heading", name="Lesson finished")).to_be_focused()
    expect(page.locator(".task")).to_contain_text("every task is solved")
    page.reload()
    pupil.waits("finished")
    pupil.press("again")
    pupil.waits("read", 0)
    expect(page.locator(".dots .solved")).to_have_count(0)


def test_a_lesson_goes_on_after_a_reload_and_is_found_in_the_school(page: Page) -> None:
    settle(page)
    link = write_link(
        read_lesson(
            lesson(
                "boomers",
                step(BOOMERS, "Find it.", PLAY),
                step(BOOMERS, "And again.", PLAY),
                step(BOOMERS, "Once more.", PLAY),
            ),
            all_games(),
        ),
        all_games(),
    )
    pupil = Pupil(page)
    pupil.open(f"./#{link}")
    pupil.waits("asked", 0)
    pupil.play(WRONG)
    pupil.waits("wrong", 0)
    pupil.press("again")
    pupil.waits("asked", 0)
    pupil.play(RIGHT)
    pupil.waits("right", 0)
    pupil.press("next")
    pupil.waits("asked", 1)
    page.reload()
    pupil.waits("asked", 1)
    expect(page.locator(".dots .solved")).to_have_count(1)
    expect(page.locator(".resumed")).to_contain_text("step 2")
    page.goto("./#/school")
    row = page.locator("[data-opened]")
    expect(row).to_contain_text("1 of 3")
    row.get_by_role("link").click()
    pupil.waits("asked", 1)
    pupil.press("over")
    pupil.waits("asked", 0)
    expect(page.locator(".dots .solved")).to_have_count(0)
    page.goto("./#/school")
    page.locator("[data-do=forget]").click()
    expect(page.locator("[data-opened]")).to_have_count(0)


def test_a_game_in_a_lesson_goes_on_after_a_reload(page: Page) -> None:
    settle(page)
    keep(page, lesson("boomers", step(BOOMERS, "Win.", {"is": "win", "level": "greenhorn"})))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("asked")
    pupil.play(RIGHT)
    expect(page.locator("main.lesson")).to_have_attribute("data-move", "2", timeout=START)
    pupil.waits("asked")
    page.reload()
    expect(pupil.waits("asked")).to_have_attribute("data-move", "2")


@pytest.mark.parametrize("size", [(640, 360), (844, 390)])
def test_on_a_lying_phone_a_lesson_has_its_board_beside_its_words(
    page: Page, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)
    long = " ".join(["Ride as far as you can, and stop before the stone."] * 12)
    keep(page, lesson("boomers", step(BOOMERS, long, PLAY), step(BOOMERS, "Go on.")))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("asked", 0)
    for corner in ("a1", "k11"):
        expect(page.locator(f'.twin [data-spot="{corner}"]')).to_be_in_viewport(ratio=1)
    pupil.play(WRONG)
    pupil.waits("wrong", 0)
    expect(pupil.feedback.locator("p").first).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-do=next]")).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["boomers", "oregon"])
@pytest.mark.browser_settings(viewport={"width": 360, "height": 640}, has_touch=True)
def test_text_and_whole_board_are_in_sight_on_a_phone(page: Page, game: str, language: str) -> None:
    settle(page, language=language)
    pupil = Pupil(page)
    pupil.open(f"./#/lesson/{game}")
    pupil.waits("asked", 0)
    task, below = page.locator(".task").bounding_box(), page.locator(".below").bounding_box()
    lowest = page.locator('.twin button[data-spot="a1"]').bounding_box()
    assert task is not None
    assert below is not None
    assert lowest is not None
    assert task["y"] > -1
    assert lowest["y"] + lowest["height"] <= below["y"] + 1


def test_a_wrong_action_is_answered_on_the_board_and_can_be_tried_again(page: Page) -> None:
    settle(page)
    points = {"is": "score", "least": 30}
    keep(page, lesson("boomers", step(BOOMERS, "Score.", points), step(BOOMERS, "Find it.", PLAY)))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("asked")
    pupil.play(WRONG)
    main = pupil.waits("wrong")
    expect(main).to_have_attribute("data-move", "2")  # the pupil's, and the reply
    expect(pupil.feedback).to_contain_text("Orange answers:")
    expect(page.locator(".twin [data-state=next]")).to_have_count(0)
    expect(page.locator("[data-do=again]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(pupil.waits("asked")).to_have_attribute("data-move", "0")
    expect(pupil.feedback).to_be_empty()


def test_where_one_action_is_asked_for_no_reply_is_made_to_look_like_a_fault(page: Page) -> None:
    settle(page)
    keep(page, lesson("boomers", step(BOOMERS, "Find it.", PLAY)))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("asked")
    pupil.play(WRONG)
    expect(pupil.waits("wrong")).to_have_attribute("data-move", "1")
    expect(pupil.feedback).not_to_be_empty()
    expect(pupil.feedback).not_to_contain_text("answers:")
    pupil.press("again")
    pupil.waits("asked")
    pupil.play(RIGHT)
    pupil.waits("right")


def test_the_author_s_own_answer_is_given_instead(page: Page) -> None:
    settle(page)
    keep(page, lesson("boomers", step(BOOMERS, "Find it.", PLAY, wrong="Not so fast")))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("asked")
    pupil.play(WRONG)
    expect(pupil.waits("wrong")).to_have_attribute("data-move", "1")
    expect(pupil.feedback).to_have_text("Not so fast")


def test_the_numbers_of_a_missed_check_are_told(page: Page) -> None:
    settle(page)
    keep(page, lesson("boomers", step(BOOMERS, "Score.", {"is": "score", "least": 30})))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("asked")
    pupil.play(RIGHT)
    pupil.waits("wrong")
    expect(pupil.feedback).to_contain_text("0 points; at least 30")


@pytest.mark.parametrize("game", ["oregon", "boomtown"])
def test_games_with_hidden_hands_are_answered_too(page: Page, game: str) -> None:
    match = opening(game, 9)
    legal = match.position.legal()
    check = {"is": "play", "actions": [list(legal[0])]}
    settle(page)
    keep(page, lesson(game, step(match, "Find it.", check)))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("asked")
    pupil.play(legal[-1])
    pupil.waits("wrong")
    expect(pupil.feedback).not_to_be_empty()
    pupil.press("again")
    pupil.waits("asked")
    pupil.play(legal[0])
    pupil.waits("right")


def test_a_step_to_be_won_is_solved_by_winning(page: Page) -> None:
    won = random_match("boomers", "d", 400)  # ends with an action of the winner
    outcome = won.position.outcome()
    assert outcome is not None
    assert won.at(won.cursor - 1).turn in outcome.winners
    begun = random_match("boomers", "d", won.cursor - 1)
    settle(page)
    keep(page, lesson("boomers", step(begun, "Win.", {"is": "win", "level": "greenhorn"})))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("asked")
    pupil.play(won.actions[-1])
    pupil.waits("right")


def test_the_others_play_on_until_the_end(page: Page) -> None:
    settle(page)
    begun = random_match("boomers", "b", 80)
    keep(page, lesson("boomers", step(begun, "Win.", {"is": "win", "level": "greenhorn"})))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    main = page.locator("main.lesson")
    can_go_on = page.locator(
        "main.lesson:is([data-state=asked], [data-state=right], [data-state=wrong])"
    )
    before = 80
    for _ in range(60):
        expect(can_go_on).to_be_attached(timeout=START)
        if main.get_attribute("data-state") != "asked":
            break
        move = int(main.get_attribute("data-move") or 0)
        assert move % 2 == 0  # the other side has played in between
        assert move == before
        before += 2
        picks = page.locator(".twin [data-state=next], [data-pick]")
        for _ in range(4):
            if main.get_attribute("data-move") != str(move):
                break
            picks.first.click()
            page.wait_for_timeout(100)
    assert before > 84
    assert main.get_attribute("data-state") in ("right", "wrong")


def test_a_step_to_be_won_that_is_lost_can_be_started_again(page: Page) -> None:
    match = random_match("boomers", "long", 400)
    outcome = match.position.outcome()
    assert outcome is not None
    loser = 1 - outcome.winners[0]
    move = max(m for m in range(match.cursor) if match.at(m).turn == loser)
    begun = random_match("boomers", "long", move)
    settle(page)
    keep(page, lesson("boomers", step(begun, "Win.", {"is": "win", "level": "marshal"})))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("asked")
    pupil.play(match.actions[move])
    pupil.waits("wrong")
    pupil.press("again")
    expect(pupil.waits("asked")).to_have_attribute("data-move", str(move))


def test_a_lesson_is_duplicated_saved_deleted_and_opened_from_its_file(
    page: Page, tmp_path: Path
) -> None:
    settle(page)
    written = lesson("boomers", step(BOOMERS, "Find it.", PLAY), title="Élan — vital")
    keep(page, written)
    page.goto("./#/school")
    rows = page.locator(".lessons li")
    page.get_by_role("button", name="Duplicate Élan — vital").click()
    expect(rows).to_have_count(2)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as file: Élan — vital", exact=True).click()
    file = tmp_path / saved.value.suggested_filename
    assert file.name == "elan-vital.lesson.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text("utf-8")) == written
    page.get_by_role("button", name="Delete Élan — vital (copy)").click()
    page.locator("[data-do=undelete]").click()
    expect(rows).to_have_count(2)
    for name in ("Élan — vital (copy)", "Élan — vital"):
        page.get_by_role("button", name=f"Delete {name}", exact=True).click()
    page.reload()
    expect(rows).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    expect(rows).to_have_count(1, timeout=START)
    expect(page.get_by_role("link", name="Open Élan — vital")).to_be_focused()
    lesson_id = rows.get_attribute("data-lesson")
    assert lesson_id
    assert kept(page, lesson_id)["steps"][0]["check"] == [PLAY]


@pytest.mark.parametrize(
    "text", ["no lesson", "[]", '{"format": 1}', '{"format": 99}', json.dumps({"format": [[]] * 9})]
)
def test_a_file_that_is_no_lesson_gets_a_sentence(page: Page, tmp_path: Path, text: str) -> None:
    settle(page)
    file = tmp_path / "bad.json"
    file.write_text(text, "utf-8")
    page.goto("./#/school")
    page.locator("input[type=file]").set_input_files(file)
    notice = page.locator("section .notice")
    expect(notice).to_contain_text("could not be opened", timeout=START)
    expect(notice).not_to_contain_text("error.")
    expect(page.locator(".lessons li")).to_have_count(0)


def test_a_damaged_lesson_link_gets_a_sentence_and_the_page_goes_on(page: Page) -> None:
    settle(page)
    page.goto("./#L1damaged")
    expect(page.locator(".notice")).to_contain_text("link", timeout=START)
    page.goto("./#/")
    expect(page.locator(".games")).to_be_visible()


def test_a_first_visit_is_offered_a_course_until_it_is_waved_away(page: Page) -> None:
    page.goto("./")
    offer = page.locator(".welcome")
    expect(offer.locator("a")).to_have_count(3)
    page.locator("[data-do=wave-away]").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.locator(".games")).to_be_visible()
    expect(offer).to_have_count(0)


def test_whoever_has_a_match_is_not_offered_a_course(page: Page) -> None:
    settle(page)
    PagePlayer.resume(page, random_match("boomers", "kept", 2))
    page.goto("./#/")
    expect(page.locator(".kept")).to_be_visible()
    expect(page.locator(".welcome")).to_have_count(0)


@pytest.mark.parametrize("address", ["#/new/oregon", "#/rules/oregon"])
def test_a_game_leads_to_its_course(page: Page, address: str) -> None:
    settle(page)
    page.goto(f"./{address}")
    page.locator("[data-do=learn]").click()
    expect(page.locator("main.lesson .task")).to_contain_text("Step 1 of")


@pytest.mark.expects_problems
def test_a_lesson_goes_on_when_the_core_had_to_be_started_again(page: Page) -> None:
    """A new core has an empty desk: the step is laid there again."""
    hired = []

    def strike_the_first() -> str:
        hired.append("one more")
        return _STRIKE if len(hired) == 1 else ""

    settle(page)
    begin_workers_with(page.context, strike_the_first)
    keep(page, lesson("boomers", step(BOOMERS, "Find it.", PLAY)))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("asked")
    pupil.play(RIGHT)
    expect(page.locator(".twin [data-state=picked]")).to_have_count(0, timeout=START)
    pupil.waits("asked")
    assert len(hired) == 2
    pupil.play(RIGHT)
    pupil.waits("right")


_STRIKE = """self.addEventListener("message", (event) => {
    if (!event.data.request?.includes('"lesson_try"')) return;
    event.stopImmediatePropagation();
    setTimeout(() => { throw new Error("struck down") });
});
"""


def test_a_lesson_that_was_left_before_it_began_disturbs_no_match(page: Page) -> None:
    """The rules hold one match: what a left screen would still ask for is not asked."""
    settle(page)
    match = random_match("oregon", "left", 6, players="2")
    player = PagePlayer.resume(page, match)
    held = Held(page.context)
    page.evaluate("location.hash = '#/lesson/boomers'")
    page.reload()
    expect(page.locator("main.lesson")).to_be_attached()
    page.evaluate("location.hash = '#/match/m1'")
    expect(page.locator("main.table")).to_be_attached()
    held.let_go()
    player.wait_for_move(match.cursor)
    player.before_play()
    player.play(match.position.legal()[0])
    assert player.match().game.name == "oregon"
    assert player.match().cursor == match.cursor + 1
