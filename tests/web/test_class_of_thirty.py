"""The whole of it: one teacher, thirty pupils, links there and back; then the same offline.

Three pupils have devices of their own every day, all thirty with --long; the results of the others
are written by the rules, as their devices would.
"""

from __future__ import annotations

import csv
import io
import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.conftest import Many
from tests.web.classroom import (
    RIGHT,
    begin,
    device,
    done,
    foreign_result,
    give_puzzles,
    hand_in,
    room_of,
    wrong,
)
from tests.web.playing import START, settle
from tests.web.school import Pupil

from frontier.table.link import number_of, seal, spell, unseal

CLASS = 30
NAMES = ["Ann", "Bo", "<img src=x> مريم 🤠", *(f"Pupil {n}" for n in range(4, CLASS + 1))]
READY = ".offline-sign[data-state=ready]"

Tries = list[list[list[str]]]


def plan(number: int) -> Tries:
    """Say what a pupil tries in each puzzle: the last one leaves something for later."""
    plans: list[Tries] = [
        [[wrong(0), RIGHT[0]], [], []],
        [[RIGHT[0]], [wrong(1), RIGHT[1]], []],
        [[wrong(0), wrong(0)], [], []],
    ]
    return plans[number % 3]


def work(page: Page, address: str, number: int) -> None:
    """Do what a pupil does: answers right and wrong, and a reload in the middle."""
    begin(page, address, NAMES[number])
    pupil = Pupil(page)
    for place, tries in enumerate(plan(number)):
        pupil.waits("asked", place)
        expect(page.locator("[data-do=next]")).to_be_disabled()  # nothing is skipped
        for action in tries:
            pupil.play(action)
            if action != RIGHT[place]:
                pupil.waits("wrong", place)
                page.reload()
                pupil.waits("asked", place)
        if not tries or tries[-1] != RIGHT[place]:
            return
        pupil.waits("right", place)
        if place < 2:
            pupil.press("next")


def solved(number: int) -> int:
    return sum(RIGHT[place] in tries for place, tries in enumerate(plan(number)))


def row_of(page: Page, name: str) -> Locator:
    rows = page.locator(".class-grid tbody tr")
    return rows.filter(has=page.locator("th bdi").get_by_text(name, exact=True))


def open_link(page: Page, address: str) -> None:
    """Open the link of a result in another window of the teacher's device, as a scan does."""
    window = page.context.new_page()
    window.goto(address)
    expect(window.locator("[data-kind=handed]").first).to_be_visible(timeout=START)
    window.close()


@pytest.mark.browser_settings(service_workers="allow", accept_downloads=True)
@pytest.mark.expects_problems  # without a network, requests fail
def test_one_teacher_and_thirty_pupils(
    page: Page, browser: Browser, site: str, many: Many, tmp_path: Path
) -> None:
    settle(page)
    address = give_puzzles(page)
    room = room_of(address.split("#")[1])
    page.locator(".names summary").click()
    page.locator("#class-names").fill("\n".join(["ANN", *NAMES[1:], "Missing One"]))
    real = many(CLASS, 3)
    with ExitStack() as stack:
        pupils = [stack.enter_context(device(browser, site)) for _ in range(real)]
        pasted, files = [], []
        for number, pupil in enumerate(pupils):
            work(pupil, address, number)
            file = tmp_path / f"{number}.txt" if number % 3 == 2 else None
            result = hand_in(pupil, file)
            if file:
                files.append(file)
            elif number % 3 == 1:
                open_link(page, result)
            else:
                pasted.append(result)
            pupil.goto("about:blank")  # what is kept stays; Python goes
        expect(page.locator(".class-grid tbody tr")).to_have_count(len(range(1, real, 3)))

        pasted += [room.write(done(NAMES[n], *plan(n))) for n in range(real, CLASS)]
        forged = room.write(done("Mallory", [RIGHT[0]], [], []))
        number = unseal(number_of(forged[2:])) + (1 << 900)  # with a checksum that is right
        altered = [forged[:2] + spell(seal(number)), forged[:-1] + "0z"[forged[-1] == "0"]]
        page.locator("#class-paste").fill("\n".join([*pasted, *altered, foreign_result()]))
        refused = page.locator(".taken .refused")
        expect(refused).to_have_count(3, timeout=10_000)
        expect(refused.filter(has_text="belongs to another task")).to_have_count(1)
        page.locator("input[type=file]").set_input_files(files)
        rows = page.locator(".class-grid tbody tr")
        expect(rows).to_have_count(CLASS, timeout=10_000)

        for n, name in enumerate(NAMES):
            cells = row_of(page, name).locator("td")
            expect(cells.nth(3)).to_have_text(f"{solved(n)}/3")
        expect(row_of(page, "Ann").locator("td").nth(0)).to_contain_text("✓2")
        expect(row_of(page, NAMES[2]).locator("td").nth(0)).to_contain_text("✗2")
        expect(page.locator(".class-grid img")).to_have_count(0)
        expect(row_of(page, "Pupil 5")).to_contain_text("and 7 others")
        expect(page.locator(".missing")).to_have_text("1 is missing: Missing One")
        expect(page.locator(".chosen-list li").first).to_contain_text("20 of 30")
        expect(page.locator(".chosen-moves .badge-number").first).to_have_text("20")

        table = read_table(page)
        assert len(table) == CLASS + 1
        by_name = {line[0]: line for line in table[1:]}
        for n, name in enumerate(NAMES):
            tries = sum(map(len, plan(n)))
            assert by_name[name][3:6] == [str(solved(n)), str(tries), "0"], name

        page.locator("#class-anonymous").check()
        expect(rows.filter(has_text="Ann")).to_have_count(0)
        expect(rows).to_have_count(CLASS)

        # The same without a network.
        away = pupils[: many(CLASS, 1)]
        for one in (page, *away):
            one.goto(f"{site}#/school")
            expect(one.locator(READY)).to_have_text("Ready without network ✓", timeout=START)
            if one is not page:
                one.goto("about:blank")
            one.context.set_offline(True)
        page.goto(f"{site}#/class")
        page.get_by_role("link", name=re.compile("Open 5b")).click()
        page.reload()
        expect(rows).to_have_count(CLASS, timeout=START)
        for number, one in enumerate(away):
            one.goto(address)
            newer = go_on(one, number)
            if number % 2:
                open_link(page, newer)
            else:
                page.locator("#class-paste").fill(newer)
                expect(page.locator(".taken")).to_contain_text("has taken the place")
            cells = row_of(page, NAMES[number]).locator("td")
            expect(cells.nth(3)).to_have_text(f"{solved(number) + 1}/3")
            one.goto("about:blank")
        expect(rows).to_have_count(CLASS)
        assert {line[0] for line in read_table(page)[1:]} == set(NAMES)
        for one in (page, *away):
            one.context.set_offline(False)


def go_on(page: Page, number: int) -> str:
    """Go on where it was left, without a network, and solve one more."""
    pupil = Pupil(page)
    pupil.waits("asked", solved(number))
    pupil.play(RIGHT[solved(number)])
    pupil.waits("right", solved(number))
    return hand_in(page)


def read_table(page: Page) -> list[list[str]]:
    with page.expect_download() as download:
        page.locator("[data-do=csv]").click()
    text = download.value.path().read_text("utf-8-sig")
    return list(csv.reader(io.StringIO(text)))
