"""Play by link: a match goes from device to device, and each sees only what is theirs."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.devices import PLAYERS, Device
from tests.web.last_actions import RESULTS
from tests.web.playing import START, random_match

from frontier.games import all_games
from frontier.table.link import read_link, write_link
from frontier.table.match import Match
from frontier.table.record import Record


def inside(link: str) -> Record:
    return read_link(link.split("#")[1], all_games())


def at_turn(game: str, seat: int, moves: int, **options: str) -> Match:
    """Play a random match up to the turn of a seat."""
    match = random_match(game, "bylink", moves, **options)
    while match.position.turn != seat:
        match.play(match.position.legal()[0])
    return match


def test_a_match_goes_from_device_to_device(devices: Callable[[], Device]) -> None:
    ann, bo = devices(), devices()
    ann.page.goto("./#/new/boomers")
    ann.page.locator("#against-elsewhere").check()
    ann.page.locator(".players summary").click()
    for seat, name in enumerate(PLAYERS[:2]):
        ann.page.locator(f"#name-{seat}").fill(name)
    ann.page.locator("form .button.main").click()
    ann.page.wait_for_url("**/#/match/*", timeout=START)
    link = ann.take_turn()
    expect(ann.page.locator(".picks .prompt")).to_contain_text("Send this link to Bo")
    (first,) = ann.kept()
    assert first["awaits"] == "Bo"

    bo.open(link)
    expect(bo.page.locator(".picks .prompt")).to_contain_text("it is the turn of Bo")
    expect(bo.page.locator(".recap")).to_contain_text("Ann moves boomer A")
    assert bo.kept() == []
    bo.press("take-seat")
    link = bo.take_turn()

    for _ in range(2):
        ann.open(link)
        expect(ann.page.locator(".known")).to_contain_text("no copy is made")
        ann.press("take-seat")
        link = ann.take_turn()
        bo.open(link)
        bo.press("take-seat")
        link = bo.take_turn()
    (hers,), (his,) = ann.kept(), bo.kept()
    assert hers["id"] == first["id"]
    assert hers["kinds"] == ["person", "elsewhere"]
    assert his["kinds"] == ["elsewhere", "person"]
    assert len(his["saved"]["actions"]) == 6
    whole = inside(link)
    assert [list(action) for action in whole.match.actions] == his["saved"]["actions"]
    assert whole.players == ("Ann", "Bo")
    assert whole.kinds == ("elsewhere", "elsewhere")


def hand(page: Page) -> list[str]:
    """List the cards that lie open on the page."""
    cards: list[str] = page.eval_on_selector_all(
        '.twin button[data-spot^="card-"]',
        "cards => cards.map((card) => card.dataset.picks.split(' ')[0])",
    )
    return cards


def test_nobody_sees_another_hand(devices: Callable[[], Device]) -> None:
    ann, bo = devices(), devices()
    match = at_turn("oregon", 0, 20, players="2")
    ann.keep(match, ["person", "elsewhere"])
    link = ann.take_turn()
    after = inside(link).match.position
    hands = [after.view(seat)["seats"][seat]["hand"] for seat in range(2)]
    assert set(hands[0]) != set(hands[1])
    assert hand(ann.page) == hands[0], "one's own hand stays in sight"

    bo.open(link)
    assert hand(bo.page) == []
    bo.page.locator("[data-do=watch]").click()
    expect(bo.page.locator("section.replay")).to_be_visible()
    assert hand(bo.page) == []
    bo.page.locator("[data-replay=close]").click()
    bo.press("take-seat")
    bo.player().before_play()
    assert hand(bo.page) == hands[1]
    bo.take_turn()
    assert [seat["hand"] for seat in seen(bo.page)["seats"]] == [None, None]


def seen(page: Page) -> dict[str, Any]:
    """Give the view that is kept for the next start."""
    page.wait_for_function("() => localStorage.getItem('frontier/seen')")
    view: dict[str, Any] = page.evaluate(
        "() => JSON.parse(localStorage.getItem('frontier/seen')).seen.view"
    )
    return view


def test_ones_own_link_opens_nobody_elses_hand(devices: Callable[[], Device]) -> None:
    ann = devices()
    ann.keep(at_turn("oregon", 0, 20, players="2"), ["person", "elsewhere"])
    link = ann.take_turn()
    ann.open(link)
    expect(ann.page.locator(".known")).to_contain_text("Ann plays in this match")
    expect(ann.page.locator(".arrival .main")).to_have_attribute("data-do", "open-mine")
    ann.press("open-mine")
    assert ann.page.url.endswith("#/match/m1")
    assert len(ann.kept()) == 1
    ann.open(link)
    ann.press("take-seat")
    (kept,) = ann.kept()
    assert kept["kinds"] == ["person", "person"]


def test_an_older_link_says_so_and_opens_either(devices: Callable[[], Device]) -> None:
    ann = devices()
    match = at_turn("boomers", 0, 6)
    old = write_link(Record(match, tuple(PLAYERS[:2]), ("elsewhere",) * 2), all_games())
    match.play(match.position.legal()[3])
    match.play(match.position.legal()[3])
    ann.keep(match, ["person", "elsewhere"])
    ann.open(f"./#{old}")
    expect(ann.page.locator(".known")).to_contain_text("older than the match on this device")
    ann.press("open-mine")
    assert ann.player().match().cursor == match.cursor
    ann.open(f"./#{old}")
    ann.press("take-seat")
    assert ann.player().match().cursor == match.cursor - 2
    assert len(ann.kept()) == 2


def test_a_link_that_went_another_way_keeps_both(devices: Callable[[], Device]) -> None:
    ann = devices()
    match, other = at_turn("boomers", 0, 6), at_turn("boomers", 0, 6)
    match.play(match.position.legal()[3])
    other.play(other.position.legal()[4])
    other.play(other.position.legal()[0])
    ann.keep(match, ["person", "elsewhere"])
    link = write_link(Record(other, tuple(PLAYERS[:2]), ("elsewhere",) * 2), all_games())
    ann.open(f"./#{link}")
    expect(ann.page.locator(".known")).to_contain_text("another way after move 6")
    ann.press("take-seat")
    assert sorted(len(kept["saved"]["actions"]) for kept in ann.kept()) == [7, 8]


def test_other_people_with_the_same_deal_are_another_match(devices: Callable[[], Device]) -> None:
    ann = devices()
    ann.keep(at_turn("boomers", 0, 6), ["person", "settler"])
    match = at_turn("boomers", 0, 6)
    link = write_link(Record(match, tuple(PLAYERS[:2]), ("elsewhere",) * 2), all_games())
    ann.open(f"./#{link}")
    expect(ann.page.locator(".known")).to_have_count(0)
    ann.press("take-seat")
    assert len(ann.kept()) == 2


def test_computers_play_where_the_last_person_has_moved(devices: Callable[[], Device]) -> None:
    ann, cy = devices(), devices()
    match = at_turn("boomtown", 0, 0, players="3", first="seat:0")
    ann.keep(match, ["person", "greenhorn", "elsewhere"])
    link = ann.take_turn()
    sent = inside(link)
    assert sent.kinds == ("elsewhere", "greenhorn", "elsewhere")
    assert [sent.match.at(move).turn for move in range(sent.match.cursor)] == [0, 1]
    cy.open(link)
    cy.press("take-seat")
    assert cy.player().match().actions == sent.match.actions
    (kept,) = cy.kept()
    assert kept["kinds"] == ["elsewhere", "greenhorn", "person"]


def test_five_devices_around_a_table(devices: Callable[[], Device]) -> None:
    around = [devices() for _ in range(5)]
    match = at_turn("boomtown", 0, 0, players="5", first="seat:0")
    around[0].keep(match, ["person", *["elsewhere"] * 4])
    link = around[0].take_turn()
    for _ in around[1:]:
        seat = inside(link).match.position.turn
        assert seat is not None
        device = around[seat]
        device.open(link)
        expect(device.page.locator("[data-do=take-seat]")).to_contain_text(f"I am {PLAYERS[seat]}")
        device.press("take-seat")
        link = device.take_turn()
    assert all(len(device.kept()) <= 1 for device in around)
    assert inside(link).match.cursor >= len(around)


def test_undo_works_until_the_link_has_left(devices: Callable[[], Device]) -> None:
    ann = devices()
    match = at_turn("boomers", 0, 6)
    ann.keep(match, ["person", "elsewhere"], fixed=match.cursor)
    undo = ann.page.locator("[data-do=undo]")
    expect(undo).to_be_disabled()
    ann.take_turn()
    expect(undo).to_be_enabled()
    undo.click()
    ann.player().wait_for_move(match.cursor)
    expect(undo).to_be_disabled()
    link = ann.take_turn(lambda now: now.position.legal()[5])
    ann.page.locator(".sending [data-do=copy]").click()
    expect(ann.page.locator(".sending [role=status]").first).to_contain_text("Copied")
    assert ann.page.evaluate("() => navigator.clipboard.readText()") == link
    expect(undo).to_be_disabled()
    ann.page.reload()
    expect(ann.page.locator(".sending .address").first).to_be_visible(timeout=START)
    assert ann.link() == link
    expect(undo).to_be_disabled()


def test_the_last_link_brings_the_end_to_the_others(devices: Callable[[], Device]) -> None:
    ann, bo = devices(), devices()
    whole = random_match("oregon", "end", 5_000, players="2")
    match = Match(whole.game, whole.setup, whole.actions[:-1])
    seat = match.position.turn
    assert seat is not None
    kinds = ["elsewhere", "elsewhere"]
    kinds[seat] = "person"
    other = ["person" if kind == "elsewhere" else "elsewhere" for kind in kinds]
    bo.keep(Match(whole.game, whole.setup, whole.actions[:-4]), other)
    ann.keep(match, kinds)
    ann.player().play(whole.actions[-1])
    link = ann.link()
    assert inside(link).match.actions == whole.actions
    bo.open(link)
    expect(bo.page.locator(".ending .result")).to_be_visible()
    bo.press("keep-end")
    (kept,) = bo.kept()
    assert kept["over"]
    assert kept["saved"]["actions"] == json.loads(json.dumps(whole.actions))
    (result,) = bo.page.evaluate(RESULTS)  # the end that came is in the record book too
    assert result["totals"] == kept["totals"]
    expect(bo.page.locator(".ending .result")).to_be_visible()


def test_what_happened_can_be_watched_before_the_turn(devices: Callable[[], Device]) -> None:
    bo = devices()
    match = at_turn("boomers", 1, 9)
    link = write_link(Record(match, tuple(PLAYERS[:2]), ("elsewhere",) * 2), all_games())
    bo.open(f"./#{link}")
    bo.page.locator("[data-do=watch]").click()
    expect(bo.page.locator(".replay .count")).to_have_text(f"{match.cursor} of {match.cursor}")
    bo.page.locator("[data-replay=close]").click()
    expect(bo.page.locator("[data-do=take-seat]")).to_be_visible()
    expect(bo.page.locator("[data-do=undo]")).to_be_disabled()
    assert bo.kept() == []


def test_the_link_that_came_back_can_be_pasted(devices: Callable[[], Device]) -> None:
    ann = devices()
    match = at_turn("boomers", 0, 6)
    ann.keep(match, ["person", "elsewhere"])
    reply = inside(ann.take_turn())
    reply.match.play(reply.match.position.legal()[0])
    link = write_link(reply, all_games())
    ann.page.locator("input[name=link]").fill(f"https://example.org/frontier/#{link}")
    ann.page.locator(".pasted button").click()
    expect(ann.page.locator(".known")).to_contain_text("goes on there, at move 8")


def test_the_link_leaves_the_board_free_on_a_tablet(devices: Callable[[], Device]) -> None:
    device = devices()
    device.page.set_viewport_size({"width": 820, "height": 1180})
    device.keep(at_turn("boomers", 1, 8), ["person", "elsewhere"])
    expect(device.page.locator(".sending .address").first).to_be_visible()
    lowest = device.page.locator('.twin button[data-spot="a1"]').bounding_box()
    panel = device.page.locator(".below").bounding_box()
    assert lowest is not None
    assert panel is not None
    assert lowest["y"] + lowest["height"] <= panel["y"]


def test_the_note_says_what_the_link_is_not(devices: Callable[[], Device]) -> None:
    ann = devices()
    ann.keep(at_turn("oregon", 1, 20, players="2"), ["person", "elsewhere"])
    note = ann.page.locator(".sending > details:not(.ahead)")
    note.locator("summary").click()
    for said in ("by accident", "takes the link apart", "seed", "tried twice"):
        expect(note).to_contain_text(said)


def test_a_visitor_decides_whether_the_computer_plays_on(devices: Callable[[], Device]) -> None:
    visitor = devices()
    match = at_turn("boomers", 1, 6)
    link = write_link(Record(match, (), ("person", "greenhorn")), all_games())
    visitor.page.goto(f"./#{link}")
    go_on = visitor.page.locator("[data-do=go-on]")
    expect(go_on).to_be_visible(timeout=START)
    assert visitor.kept() == []
    go_on.click()
    visitor.page.wait_for_url("**/#/match/*")
    visitor.player().wait_for_move(match.cursor + 1)
    (kept,) = visitor.kept()
    assert kept["kinds"] == ["person", "greenhorn"]
