"""Answers in advance: left with the link, played on the other device when they apply, and told."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.devices import PLAYERS, Device
from tests.web.playing import START, PagePlayer, random_match

from frontier.games import all_games
from frontier.table.advance import Answer, Sheet
from frontier.table.link import read_link, write_link
from frontier.table.match import Match
from frontier.table.record import Record

MINE = ("A", "a9", "E")
THEIRS = ("F", "b10", "B")
ANSWER = ("A", "a7", "D")
OTHER = ("D", "i4", "none")


def boomers(*actions: tuple[str, ...]) -> Match:
    match = random_match("boomers", "ahead", 0)
    for action in actions:
        match.play(action)
    return match


def inside(link: str) -> Record:
    return read_link(link.split("#")[1], all_games())


def stage(page: Page, name: str) -> None:
    expect(page.locator(f"main.ahead[data-stage={name}]")).to_be_attached(timeout=START)


def pick(page: Page, *picks: str) -> None:
    """Make the picks of an action on the board to try on."""
    player = PagePlayer(page, "")
    for one in picks:
        player.click(one)


def open_ahead(device: Device) -> Page:
    """Go from the link that is to be sent to the board to try on."""
    page = device.page
    expect(page.locator(".sending .address").first).to_be_visible(timeout=START)
    section = page.locator("details.ahead")
    if section.get_attribute("open") is None:
        section.locator("summary").click()
    page.locator("[data-do=answer-ahead]").click()
    stage(page, "theirs")
    return page


def test_answers_are_left_played_and_told(devices: Callable[[], Device]) -> None:
    ann, bo = devices(), devices()
    ann.keep(boomers(MINE), ["person", "elsewhere"])
    plain = ann.page.locator(".sending .address").first.input_value()

    # Ann tries on a board what Bo may play, and answers.
    page = open_ahead(ann)
    expect(page.locator(".task .asks")).to_contain_text("What might Bo play?")
    pick(page, *THEIRS)
    stage(page, "mine")
    pick(page, *ANSWER)
    stage(page, "done")
    page.locator("[data-do=ahead-keep]").click()
    said = page.locator("details.ahead li")
    expect(said).to_have_count(1)
    expect(said).to_contain_text("Your answer: ")
    # One for whatever else comes, which is taken back again.
    page = open_ahead(ann)
    page.locator("[data-do=ahead-whatever]").click()
    stage(page, "mine")
    pick(page, "C")
    page.locator(".twin [data-state=next]").first.press("Enter")
    expect(page.locator("[data-do=ahead-keep], [data-pick]").first).to_be_visible()
    if page.locator("[data-pick]").count():
        page.locator("[data-pick]").first.click()
    page.locator("[data-do=ahead-keep]").click()
    expect(said).to_have_count(2)
    expect(said.last).to_contain_text("Whatever comes")
    said.last.locator("button").click()
    expect(said).to_have_count(1)
    expect(page.locator(".sending .address").first).not_to_have_value(plain)
    link = ann.link()
    (sheet,) = inside(link).sheets
    assert sheet == Sheet(0, 1, (Answer((THEIRS,), (ANSWER,)),))
    ann.page.locator(".sending [data-do=copy]").click()
    expect(ann.page.locator(".sending [role=status]").first).to_contain_text("Copied")

    # Bo is told that there are answers, and not which.
    bo.open(link)
    expect(bo.page.locator(".arrival .ahead")).to_contain_text(
        "Answers in advance have come from Ann"
    )
    expect(bo.page.locator("body")).not_to_contain_text("a7")
    bo.press("take-seat")
    player = bo.player()
    for one in THEIRS:
        player.click(one)
    player.wait_for_move(3)
    expect(bo.page.locator(".picks .ahead")).to_contain_text("Ann had answered in advance")
    expect(bo.page.locator("[data-do=undo]")).to_be_disabled()
    (kept,) = bo.kept()
    assert [tuple(action) for action in kept["saved"]["actions"]] == [MINE, THEIRS, ANSWER]
    assert "sheets" not in kept
    link = bo.take_turn()
    assert inside(link).sheets == ()

    # Ann hears what was played for her.
    ann.open(link)
    expect(ann.page.locator(".arrival .ahead")).to_contain_text("Your answer in advance was played")
    ann.press("take-seat")
    assert len(ann.kept()) == 1


def link_with(answer: Answer, *actions: tuple[str, ...]) -> str:
    record = Record(
        boomers(*actions), tuple(PLAYERS[:2]), ("elsewhere",) * 2, (Sheet(0, 1, (answer,)),)
    )
    return f"./#{write_link(record, all_games())}"


def test_what_does_not_fit_is_left_alone_and_told(devices: Callable[[], Device]) -> None:
    bo, ann = devices(), devices()
    bo.open(link_with(Answer((OTHER,), (ANSWER,)), MINE))
    bo.press("take-seat")
    player = bo.player()
    for one in THEIRS:
        player.click(one)
    link = bo.page.locator(".sending .address").first
    expect(link).to_be_visible()
    assert inside(link.input_value()).match.cursor == 2
    assert inside(link.input_value()).sheets == ()
    # A turn can be taken back as ever where nothing was answered.
    expect(bo.page.locator("[data-do=undo]")).to_be_enabled()

    sheet = {"seat": 0, "move": 1, "answers": [{"seen": [OTHER], "play": [ANSWER]}]}
    ann.keep(boomers(MINE), ["person", "elsewhere"], sheets=[sheet], fixed=1)
    # What has left cannot be taken back.
    expect(ann.page.locator("details.ahead")).to_contain_text("What has left with a link stays")
    expect(ann.page.locator("details.ahead li button")).to_have_count(0)
    ann.open(link.input_value())
    expect(ann.page.locator(".arrival .ahead")).to_contain_text(
        "None of your answers in advance fitted"
    )
    sheet["answers"] = [{"seen": [THEIRS], "play": [["A", "b10", "E"]]}]
    ann.keep(boomers(MINE), ["person", "elsewhere"], sheets=[sheet], fixed=1)
    ann.open(link.input_value())
    expect(ann.page.locator(".arrival .ahead")).to_contain_text("not allowed any more")


def test_undo_takes_the_answers_to_that_move_back(devices: Callable[[], Device]) -> None:
    ann = devices()
    sheet = {"seat": 0, "move": 1, "answers": [{"seen": [], "play": [ANSWER]}]}
    ann.keep(boomers(MINE), ["person", "elsewhere"], sheets=[sheet])
    expect(ann.page.locator("details.ahead li")).to_have_count(1)
    ann.page.locator("[data-do=undo]").click()
    ann.player().wait_for_move(0)
    assert "sheets" not in ann.kept()[0]


def test_hidden_hands_stay_hidden_on_the_board_to_try_on(devices: Callable[[], Device]) -> None:
    ann = devices()
    match = random_match("oregon", "bylink", 20, players="2")
    while match.position.turn != 1 or match.position.phase != "play":
        match.play(match.position.legal()[0])
    ann.keep(match, ["person", "elsewhere"])
    page = open_ahead(ann)
    expect(page.locator(".task .asks")).to_contain_text("the cards of Bo are hidden")
    expect(page.locator(".twin [data-state=next]")).to_have_count(0)
    square = next(a[-1] for a in match.position.legal() if len(a) == 3)
    page.locator(f'.twin [data-spot="{square}"]').press("Enter")
    stage(page, "mine")
    expect(page.locator(".task .asks")).to_contain_text(square)
    page.locator(".twin [data-state=next]").first.press("Enter")
    page.locator("[data-do=leave]").click()
    expect(page.locator("details.ahead li")).to_have_count(0)


def test_there_is_nothing_to_answer_in_advance_where_nobody_is_elsewhere(
    devices: Callable[[], Device],
) -> None:
    ann = devices()
    ann.keep(boomers(MINE), ["person", "greenhorn"])
    ann.page.goto("./#/answer/m1")
    expect(ann.page.locator("main")).to_contain_text("nothing to answer in advance")
    ann.keep(boomers(), ["person", "elsewhere"])
    ann.page.goto("./#/answer/m1")  # it is Ann's own turn: back to it
    ann.page.wait_for_url("**/#/match/m1")
    ann.player().wait_for_table()
