"""What the page knows before Python is there: facts, limits and figures, which the build bakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.games import all_games
from frontier.table.advance import MOST_ANSWERS
from frontier.table.chance import MOST_SEED
from frontier.table.figures import Figure, load_figures
from frontier.table.game import Game, When
from frontier.table.levels import USUAL_LEVEL
from frontier.table.link import MOST_LETTERS as MOST_MATCH_LINK
from frontier.table.record import MOST_LETTERS as MOST_RECORD
from frontier.table.setup_board import Field

if TYPE_CHECKING:
    from . import wire

COVER = "goal"
"""The rule whose first figure stands for the game on the home page."""


def facts() -> wire.Facts:
    """Tell the facts of every game, and the limits that hold for all of them."""
    return {"games": [_facts(game) for game in all_games().values()], "limits": _limits()}


def figures(game: Game) -> list[wire.Figure]:
    """Tell the figures of a game's rules page, as an onlooker of the table would see them."""
    return [_figure(figure) for figure in load_figures(game)]


def _facts(game: Game) -> wire.GameFacts:
    return {
        "name": game.name,
        "colours": game.colours,
        "seats": game.seats,
        "minutes": game.minutes,
        "levels": list(game.levels),
        "usual_level": USUAL_LEVEL,
        "people": list(game.people),
        "strengths": dict(game.strengths),
        "daily": dict(game.complete(game.daily)),
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "default": option.default,
                "open": option.open,
                "when": [_when(when) for when in option.when],
                "seats": option.seats,
                "expansion": option.expansion,
                "needs": [_when(when) for when in option.needs],
            }
            for option in game.options
        ],
        "drawn": [_when(when) for when in game.drawn],
        "things": game.things(),
        "setup_board": _board(game),
        "wishes": [
            {
                "name": wish.name,
                "parts": [_field(part) for part in wish.parts],
                "later": wish.later,
            }
            for wish in game.wishes()
        ],
        "themes": list(game.judge.themes) if game.judge else [],
        "rules": [
            {"id": rule.id, "house": rule.house, "reading": rule.reading} for rule in game.rules
        ],
        "cover": next((one for one in figures(game) if one["rule"] == COVER), None),
    }


def _when(when: When) -> wire.Condition:
    return {"option": when.option, "among": when.among, "but": when.but}


def _board(game: Game) -> wire.SetupBoardFacts | None:
    if game.setup_board is None:
        return None
    board = game.setup_board()
    return {
        "tools": [
            {
                "name": tool.name,
                "into": tool.into,
                "pieces": tool.pieces,
                "lines": tool.lines,
                "seat": tool.seat,
                "kind": tool.kind or tool.name,
            }
            for tool in board.tools
        ],
        "fields": [_field(field) for field in board.fields],
        "turns": board.turns,
        "layers": board.layers,
    }


def _field(field: Field) -> wire.FieldFacts:
    return {
        "name": field.name,
        "kind": field.kind,
        "values": field.values,
        "table": field.table,
        "least": field.least,
        "most": field.most,
        "step": field.step,
        "seats": field.seats,
        "chance": field.chance,
        "nobody": field.nobody,
        "group": field.group,
    }


def _limits() -> wire.Limits:
    from frontier.school import (
        assignment,
        checks,
        classroom,
        lesson,
        lesson_link,
        pointing,
        questions,
        replies,
        statements,
    )

    return {
        "record_letters": MOST_RECORD,
        "link_letters": max(MOST_MATCH_LINK, lesson_link.MOST_LETTERS, assignment.MOST_LETTERS),
        "lesson_letters": lesson.MOST_LETTERS,
        "seed_letters": MOST_SEED,
        "title_letters": lesson.MOST_TITLE,
        "about_letters": lesson.MOST_ABOUT,
        "text_letters": lesson.MOST_TEXT,
        "steps": lesson.MOST_STEPS,
        "hints": lesson.MOST_HINTS,
        "statements": statements.MOST_STATEMENTS,
        "code_letters": lesson.MOST_CODE,
        "games": statements.MOST_GAMES,
        "own_decisions": checks.MOST_OWN,
        "course_steps": lesson.MOST_COURSE_STEPS,
        "choices": questions.MOST_CHOICES,
        "choice_letters": questions.MOST_CHOICE,
        "answer_letters": questions.MOST_OPEN,
        "replies": replies.MOST_REPLIES,
        "pointers": pointing.MOST_POINTERS,
        "result_letters": classroom.MOST_LETTERS,
        "result_name": classroom.MOST_NAME,
        "result_tries": classroom.MOST_TRIES,
        "assignment_title": assignment.MOST_TITLE,
        "answers": MOST_ANSWERS,
    }


def _figure(figure: Figure) -> wire.Figure:
    return {
        "rule": figure.rule,
        "caption": figure.caption,
        "values": figure.values,
        "view": figure.view,
        "picks": figure.picks,
        "next": figure.next,
        "previews": [
            {"pick": pick, "events": [event.seen_by(None) for event in events]}
            for pick, events in figure.previews
        ],
        "pointed": figure.pointed,
        "last": [event.seen_by(None) for event in figure.last],
        "shown": figure.shown,
        "part": figure.part,
        "cover": figure.cover,
    }
