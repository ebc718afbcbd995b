"""The wall: a window for the projector that shows what the teacher shows, and nothing else."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.classroom import RIGHT, STEPS, done, gather_at, given, room_of, wrong
from tests.web.playing import START, settle
from tests.web.school import lesson, opening, pick_all, step

from frontier.games import all_games
from frontier.school.assignment import read_assignment, write_assignment


def test_the_wall_holds_nothing_that_is_not_revealed(page: Page) -> None:
    settle(page)
    told = lesson(
        "boomers",
        step(
            opening("boomers"),
            "Find it.",
            {"is": "play", "actions": [RIGHT_OPENING]},
            hints=["Look left"],
            right="Secret praise",
        ),
        title="On the wall",
    )
    link = write_assignment(
        read_assignment({"what": "lesson", "lesson": told}, all_games()), all_games()
    )
    page.goto(f"./#{link}")
    page.locator("[data-do=gather]").click(timeout=START)
    page.get_by_role("link", name="To the wall").click()
    expect(page.locator(".console-board canvas")).to_be_visible(timeout=START)
    with page.expect_popup() as opened:
        page.locator("[data-do=wall-open]").click()
    wall = opened.value
    expect(wall.locator(".wall-words")).to_contain_text("Find it.", timeout=START)
    document = wall.content()
    assert "Look left" not in document
    assert "Secret praise" not in document
    expect(wall.locator(".arrow, .ring")).to_have_count(0)
    page.keyboard.press("h")
    expect(wall.locator(".wall-words")).to_contain_text("Look left")
    assert "Secret praise" not in wall.content()
    page.keyboard.press("a")
    expect(wall.locator(".wall-answer")).to_contain_text("Secret praise", timeout=START)
    expect(wall.locator(".arrow.right")).to_have_count(1)
    page.keyboard.press("q")
    expect(wall.locator("svg.qr")).to_be_visible()
    expect(wall.get_by_role("heading")).to_contain_text("On the wall")


RIGHT_OPENING = list(opening("boomers").position.legal()[3])


def open_wall(page: Page) -> Page:
    """Go to the teacher's side, and open the window for the projector."""
    page.get_by_role("link", name="To the wall").click()
    expect(page.locator(".console-board canvas").first).to_be_visible(timeout=START)
    with page.expect_popup() as opened:
        page.locator("[data-do=wall-open]").click()
    wall = opened.value
    expect(wall.locator(".wall-words p").first).not_to_have_text(
        "What the teacher shows appears here.", timeout=START
    )
    return wall


def drag(page: Page, *places: tuple[float, float]) -> None:
    """Draw over the board, in shares of its width and height."""
    box = page.locator(".console-board canvas").first.bounding_box()
    assert box is not None
    points = [(box["x"] + box["width"] * x, box["y"] + box["height"] * y) for x, y in places]
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point)
    page.mouse.up()


def test_arrows_marks_votes_and_keys_reach_the_wall(page: Page) -> None:
    settle(page)
    link = given(title="Vote")
    gather_at(page, link)
    room = room_of(link)
    tries = [[RIGHT[0]], [wrong(0)], [wrong(0)]]
    results = [room.write(done(f"P{n}", one, [], [])) for n, one in enumerate(tries)]
    page.locator("#class-paste").fill("\n".join(results))
    expect(page.locator(".class-grid tbody tr")).to_have_count(3)
    wall = open_wall(page)
    drag(page, (0.3, 0.3), (0.5, 0.5))
    expect(wall.locator(".arrow")).to_have_count(1)
    drag(page, (0.6, 0.3))
    expect(wall.locator(".ring")).to_have_count(1)
    drag(page, (0.6, 0.3))  # once more takes it away
    expect(wall.locator(".ring")).to_have_count(0)
    page.keyboard.press("c")
    expect(wall.locator(".arrow")).to_have_count(0)
    page.keyboard.press("v")
    votes = wall.locator(".votes li")
    expect(votes).to_have_count(2)
    expect(votes.first.locator("strong")).to_have_text("2")
    expect(wall.locator(".badge-number")).to_have_text(["2", "1"])
    expect(wall.locator(".votes .right, .still-sheet .right")).to_have_count(0)
    assert not any(f"P{n}" in wall.content() for n in range(3))  # nobody is named there
    # Keys that are pressed in the wall's own window do the same.
    text = wall.locator(".wall-words").inner_text()
    wall.keyboard.press("ArrowRight")
    expect(wall.locator("h1")).to_contain_text("2")
    expect(wall.locator(".votes")).to_have_count(0)
    assert wall.locator(".wall-words").inner_text() != text or STEPS[0]["text"] == STEPS[1]["text"]
    wall.keyboard.press("ArrowLeft")
    expect(wall.locator("h1")).to_contain_text("1")


def test_the_class_plays_against_the_computer_on_the_wall(page: Page) -> None:
    settle(page)
    match = opening("boomers")
    told = {
        "game": "boomers",
        "seed": match.setup.seed,
        "options": dict(match.setup.options),
        "position": None,
        "actions": [],
        "kinds": ["person", "greenhorn"],
    }
    given_match = read_assignment({"what": "match", "match": told, "title": "All"}, all_games())
    gather_at(page, write_assignment(given_match, all_games()))
    page.get_by_role("link", name="To the wall").click()
    with page.expect_popup() as opened:
        page.locator("[data-do=wall-open]").click(timeout=START)
    wall = opened.value
    expect(wall.locator("h1")).to_have_text("All", timeout=START)
    page.locator("[data-do=wall-play]").click()
    expect(page.locator(".twin [data-state=next]").first).to_be_attached(timeout=START)
    pick_all(page, match.position.legal()[3])
    words = wall.locator(".wall-words")
    expect(words).to_contain_text(
        "Orange (Greenhorn) moves", timeout=START
    )  # the computer's answer
    expect(words).to_contain_text("Blue 0 : Orange (Greenhorn) 0")
    page.locator("[data-do=wall-play]").click()
    expect(words).not_to_contain_text("moves boomer")
