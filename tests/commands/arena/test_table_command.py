import pytest

from commands.arena.game import pairings, play
from commands.arena.report import report
from commands.arena.table_command import COLUMNS, cells, opponents, print_table
from commands.arena.tables import TABLES, TableRow
from commands.arena.tournament import why_not
from game.bots.hard import Effort


@pytest.mark.parametrize("name", TABLES)
def test_every_table_can_be_played(name: str) -> None:
    for row in TABLES[name].rows:
        assert why_not(row.lineup, "france") is None


def test_a_line_has_every_column() -> None:
    row = TableRow(("hard", "easy", "easy"), 1, Effort(rounds=2))
    (game,) = pairings(row.lineup, 1, 4, row.effort)
    line = dict(zip(COLUMNS, cells(row, "hard", report([play(game)]), "Marseille"), strict=True))
    assert (line["players"], line["bot"], line["against"]) == (
        "3",
        "hard (2 iterations)",
        "2 easy",
    )
    assert line["even"] == "33%"


@pytest.mark.parametrize(
    ("lineup", "measured"),
    [
        (("late", "medium", "medium", "medium"), ("late",)),
        (("easy", "easy", "easy"), ("easy",)),
        (("hard", "medium", "easy", "medium"), ("hard", "medium", "easy")),
    ],
)
def test_every_bot_gets_a_line_where_more_than_two_kinds_play(
    lineup: tuple[str, ...], measured: tuple[str, ...]
) -> None:
    assert TableRow(lineup, 1).measured == measured


def test_a_level_among_itself_has_no_share_of_wins() -> None:
    row = TableRow(("easy", "easy", "easy"), 1)
    (game,) = pairings(row.lineup, 1, 4, row.effort)
    line = dict(zip(COLUMNS, cells(row, "easy", report([play(game)]), "Marseille"), strict=True))
    assert (line["against"], line["wins"], line["95% interval"]) == ("2 easy", "", "")


def test_the_opponents_are_counted_with_their_time_to_think() -> None:
    assert opponents(["hard-1", "medium", "medium"], " (1 s)") == "1 hard-1, 2 medium (1 s)"


def test_the_list_names_every_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_table("list", games=None, seed=None, jobs=None, json_wanted=False) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == [*TABLES]


def test_an_unknown_table_is_said_with_exit_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_table("chairs", games=None, seed=None, jobs=None, json_wanted=False) == 2
    told = capsys.readouterr().err
    assert "there is no table called 'chairs'" in told
    assert "self-play" in told
