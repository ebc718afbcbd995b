"""Measures what playing takes: how long one waits for the others, and how many taps a turn needs.

A part of `bench.py page`, in a browser that somebody else has opened.
"""

from __future__ import annotations

import time

from playwright.sync_api import Page

from benches.kept_match import START, begin, kept_actions, open_match
from frontier.table.chance import Chance
from frontier.table.match import Match

# Tables of four at which one person waits for three computers.
WAITED = {"oregon": {"players": "4"}, "boomtown": {"players": "4"}}
OPPONENTS = ("greenhorn",) * 3  # as a first match has them

# Two persons at a phone, in the games in which a turn takes more than one pick.
TAPPED = ("boomers", "oregon")

_DECISION = ".twin [data-state=next], [data-pick], .ending:not([hidden])"


def waits(page: Page, decisions: int) -> dict[str, list[float]]:
    """Measure the seconds from one's own action to the next decision, with three others between."""
    found: dict[str, list[float]] = {}
    for game, options in WAITED.items():
        match = begin(game, "waits", options)
        while match.position.turn != 0:
            match.play(match.position.legal()[0])
        open_match(page, match, ("person", *OPPONENTS))
        page.locator(".picks summary").last.click()
        chance = Chance("waits")
        found[game] = []
        while len(found[game]) < decisions and match.position.turn is not None:
            others = match.cursor
            action = chance.choose(match.position.legal())
            page.locator("input[name=move]").fill(" ".join(action))
            began = time.perf_counter()
            page.locator("input[name=move]").press("Enter")
            page.locator(f'main.table:not([data-move="{others}"])').wait_for(timeout=START)
            page.locator(_DECISION).first.wait_for(state="attached", timeout=START)
            taken = time.perf_counter() - began
            match = Match(match.game, match.setup, kept_actions(page))
            # The end is no decision: there the points are counted on the board.
            if match.cursor > others + 1 and match.position.turn is not None:
                found[game].append(taken)
    return found


def taps(page: Page, turns: int) -> dict[str, list[int]]:
    """Play with a finger on a phone; count the taps that each turn takes, questions included."""
    found: dict[str, list[int]] = {}
    for game in TAPPED:
        match = begin(game, "taps")
        open_match(page, match)
        chance = Chance("taps")
        found[game] = []
        while len(found[game]) < turns and match.position.turn is not None:
            seat, made = match.position.turn, 0
            while match.position.turn == seat:
                made += _tap_action(page, match, chance)
            found[game].append(made)
    return found


def _tap_action(page: Page, match: Match, chance: Chance) -> int:
    """Tap an action, an extra turn never; tell how many taps it took."""
    take_over = page.locator("[data-do=take-over]")
    page.locator(f"{_DECISION}, [data-do=take-over]").first.wait_for(state="attached")
    if take_over.is_visible():
        take_over.tap()  # two who share a device, not a part of the turn
        take_over.wait_for(state="detached")
    legal = match.position.legal()
    action = ("end",) if ("end",) in legal else chance.choose(legal)
    match.play(action)
    moved = page.locator(f'main.table[data-move="{match.cursor}"]')
    question = page.locator("[data-do=confirm]")
    made = 0
    for pick in action:
        spot = page.locator(f'.twin button[data-picks~="{pick}"], button[data-pick="{pick}"]')
        given = page.locator(f'.picks[data-given~="{pick}"]')
        spot.or_(given).first.wait_for(state="attached")
        if given.count() == 0:
            spot.first.tap()
            made += 1
    moved.or_(question).first.wait_for(state="attached")
    if question.is_visible():
        question.tap()
        made += 1
        moved.wait_for(state="attached")
    return made
