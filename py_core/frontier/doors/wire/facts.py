"""The facts of the games, which the page knows before Python is there, and the limits."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from frontier.table.shapes import TableEvent, Values

from .told import Things, View


class Condition(TypedDict):
    """A condition on an option: that its value is among these, if any, and none of those."""

    option: str
    among: Sequence[str]
    but: Sequence[str]


class OptionFacts(TypedDict):
    """One choice in setting up a match."""

    name: str
    values: Sequence[str]
    default: str
    open: bool
    """Whether other values are read by the game itself."""
    when: Sequence[Condition]
    """It matters where all of these hold."""
    seats: bool
    """Whether its value is the number of players."""
    expansion: bool
    """Whether it adds to the game; at its default it is not there."""
    needs: Sequence[Condition]
    """What must hold of others where it is not at its default; the first value is proposed."""


class ToolFacts(TypedDict):
    """Something that can be put on a set-up board."""

    name: str
    into: str
    """The part of the pieces that it fills."""
    pieces: Sequence[str]
    """The pieces that it puts, one after the other; none where there are enough of a thing."""
    lines: bool
    """Whether it is put on the lines between squares."""
    seat: int | None
    """Whose thing it is."""
    kind: str
    """What its words are found by."""


class FieldFacts(TypedDict):
    """Something that is chosen beside a board, or said of a wish."""

    name: str
    kind: str
    """`choice`, `number`, `flag`, `seat`, `seats` or `cards`."""
    values: Sequence[str]
    table: str
    """Where the words of the values are; else they are found by its own name."""
    least: int
    most: int
    step: int
    seats: bool
    """Whether there is one for each seat."""
    chance: bool
    """Whether it can be left to chance: then it is null."""
    nobody: bool
    """Whether a seat may be none: then it is below zero."""
    group: str


class SetupBoardFacts(TypedDict):
    """What a set-up board is made of."""

    tools: Sequence[ToolFacts]
    fields: Sequence[FieldFacts]
    turns: Sequence[str]
    """What can be done to the whole board."""
    layers: Mapping[str, str]
    """The options that are drawn on it, each with the part of the pieces that is its value."""


class WishFacts(TypedDict):
    """Something that can be wished of a deal."""

    name: str
    parts: Sequence[FieldFacts]
    later: bool
    """Whether it is about what chance will give, which a position alone does not hold."""


class RuleFacts(TypedDict):
    """One rule of the rules page."""

    id: str
    house: bool
    reading: bool


class PreviewedPick(TypedDict):
    """A pick with what it would do."""

    pick: str
    events: Sequence[TableEvent]


class Figure(TypedDict):
    """A picture of the rules page: a position, with what is picked or has happened in it."""

    rule: str
    caption: str
    values: Values
    view: View
    picks: Sequence[str]
    next: Sequence[str]
    previews: Sequence[PreviewedPick]
    pointed: str | None
    last: Sequence[TableEvent]
    shown: Sequence[str]
    part: Sequence[str]
    cover: Sequence[str]
    """What of it is the picture of the game on the home page."""


class GameFacts(TypedDict):
    """The facts of a game."""

    name: str
    colours: Sequence[str]
    seats: Sequence[int]
    """How many can play, the fewest first."""
    minutes: int
    """How long a match takes, about."""
    levels: Sequence[str]
    """Of the computer, the weakest first."""
    usual_level: str
    people: Sequence[str]
    """Who plays at these levels: each as the name of the level, a slash, and their own."""
    strengths: Mapping[str, int]
    """Of each level, as chess players count it: 400 more win ten times as often as they lose."""
    daily: Mapping[str, str]
    """The options of a short match, the deal of a day."""
    options: Sequence[OptionFacts]
    drawn: Sequence[Condition]
    """Chance has a say in the start where any of these holds; always, where none is named."""
    things: Things
    setup_board: SetupBoardFacts | None
    wishes: Sequence[WishFacts]
    themes: Sequence[str]
    """What moments that are worth a question can be about."""
    rules: Sequence[RuleFacts]
    cover: Figure | None
    """A picture of the game for the home page."""


class Limits(TypedDict):
    """How much of something the core takes: the page need not try more."""

    record_letters: int
    link_letters: int
    lesson_letters: int
    """Of a lesson in a file."""
    seed_letters: int
    title_letters: int
    """Of the title of a lesson; then of what it is about, and of any text of a step."""
    about_letters: int
    text_letters: int
    steps: int
    hints: int
    statements: int
    code_letters: int
    """Of the code that a bot begins a step with; then how many games it may have to play."""
    games: int
    own_decisions: int
    course_steps: int
    """Of a course; then what its questions take: choices, letters of one, letters in one's own
    words; then replies to wrong answers, and pointers at one place."""
    choices: int
    choice_letters: int
    answer_letters: int
    replies: int
    pointers: int
    result_letters: int
    """Of what a pupil hands in; then of the name, and how many tries of a step it holds."""
    result_name: int
    result_tries: int
    answers: int
    """In advance, of one seat."""
    assignment_title: int
    """So often a seat that decides for itself is passed over before somebody replies."""


class Facts(TypedDict):
    """What the page knows before Python is there; the build bakes it."""

    games: Sequence[GameFacts]
    limits: Limits


class Figures(TypedDict):
    """The figures of a game's rules page."""

    figures: Sequence[Figure]
