"""Perft tables, counted by the slow second telling, beside the core."""

import pytest
from tests.core.games.boomers.perft import (
    TABLES,
    core_at,
    perft,
    read_tables,
    slow_at,
    write_tables,
    wrong_branch,
)

TABLE_TEXT = TABLES.read_text("utf-8")
ALL = read_tables(TABLE_TEXT)
SMALL = 150_000
"""Counts up to here are made by the core in every run, larger ones only with --long."""


def test_the_tables_hold_the_standard_start_and_a_dozen_with_expansions():
    assert write_tables(ALL) == TABLE_TEXT
    assert ALL[0].name == "standard start"
    fields = [table.text.split() for table in ALL]
    expanded = [words for words in fields if any(w != "-" for w in words[5:8]) or "X" in words[0]]
    assert len(expanded) >= 12
    assert all(len(table.counts) == 3 for table in ALL)


@pytest.mark.parametrize("table", ALL, ids=lambda table: table.name)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_core_counts_what_the_table_says(many, table, depth):
    expected = table.counts[depth - 1]
    if expected > SMALL and many(10) < 10:
        pytest.skip("large: runs with --long")
    if perft(core_at(table.text), depth) != expected:
        pytest.fail(wrong_branch(table.text, depth))


@pytest.mark.parametrize("table", ALL, ids=lambda table: table.name)
def test_the_second_telling_still_counts_so_too(table):
    assert [perft(slow_at(table.text), depth) for depth in (1, 2)] == list(table.counts[:2])


@pytest.mark.long
@pytest.mark.parametrize("table", ALL, ids=lambda table: table.name)
def test_the_second_telling_still_counts_so_at_depth_3(table):
    assert perft(slow_at(table.text), 3) == table.counts[2]


def test_a_wrong_count_names_its_branch(monkeypatch):
    # Let the slow one forget one move deep down, and see that it is found.
    text = ALL[2].text
    first = core_at(text).legal()[0]
    after = core_at(text)
    after.advance(first)
    lost = after.legal()[-1]
    slow_class = type(slow_at(text))
    plain = slow_class.legal

    def forgetful(self):
        found = plain(self)
        return found - {lost} if self.side != slow_at(text).side else found

    monkeypatch.setattr(slow_class, "legal", forgetful)
    told = wrong_branch(text, 2)
    assert " ".join(first) in told
    assert str(lost) in told
