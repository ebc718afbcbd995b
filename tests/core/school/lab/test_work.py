"""What asking the rules costs: every question is told to whoever counts."""

from __future__ import annotations

import pytest
from tests.core.school.lab.bots import reply_of

from frontier.doors.bot import count_work
from frontier.school.lab import work


@pytest.mark.parametrize(
    ("asked", "units"),
    [
        ("position.legal(); position.legal()", work.LEGAL),
        ("position.after(position.legal()[0])", work.LEGAL + work.AFTER),
        ("position.features()", work.FEATURES),
        ("position.score(); position.lead()", 2 * work.SCORE),
        ("position.view()", work.VIEW),
        ("deal()", work.DEAL),
    ],
)
def test_every_question_has_its_price(asked: str, units: int) -> None:
    spent: list[int] = []
    work.measure_by(spent.append)
    try:
        reply = reply_of(f"def choose(position):\n    {asked}\n    return 'A d9 D'")
    finally:
        work.measure_by(lambda _: None)
    assert reply["fault"] is None
    answer = 0 if "legal" in asked else work.LEGAL  # the answer itself is looked up
    assert sum(spent) == units + answer


def test_a_signal_ends_a_choice_whatever_exceptions_the_code_catches() -> None:
    import signal

    before = signal.getsignal(signal.SIGINT)
    count_work(lambda _: None)
    try:
        code = (
            "import signal\n"
            "def choose(position):\n"
            "    while True:\n"
            "        try:\n"
            "            signal.raise_signal(signal.SIGINT)\n"
            "        except Exception:\n"
            "            pass\n"
        )
        fault = reply_of(code)["fault"]
    finally:
        signal.signal(signal.SIGINT, before)
    assert (fault["key"], fault["line"]) == ("fault.work", 5)
