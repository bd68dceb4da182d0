import io

import pytest

from commands.setup.progress import Progress


class Terminal(io.StringIO):
    """Output that somebody watches."""

    def isatty(self) -> bool:
        return True


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_in_a_file_each_step_is_a_line_and_a_long_one_is_repeated(
    capsys: pytest.CaptureFixture[str],
) -> None:
    clock = Clock()
    progress = Progress(io.StringIO(), clock)
    progress.step("downloading tiny (9 MB)")
    for second in range(25):
        clock.now = float(second)
        progress.tick("3.0 MB of 9 MB")
    progress.step("installing 1 package")
    progress.end()
    assert capsys.readouterr().err.splitlines() == [
        "paris-connection:   downloading tiny (9 MB)",
        "paris-connection:   still downloading tiny (9 MB): 3.0 MB of 9 MB",
        "paris-connection:   still downloading tiny (9 MB): 3.0 MB of 9 MB",
        "paris-connection:   installing 1 package",
    ]


def test_on_a_terminal_one_line_changes_and_is_gone_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    clock, terminal = Clock(), Terminal()
    progress = Progress(terminal, clock)
    progress.step("downloading something with a long name")
    clock.now = 2.0
    progress.step("tiny")
    progress.tick("")
    clock.now = 4.0
    progress.tick("")
    progress.end()
    first, *others = terminal.getvalue().split("\r")[1:]
    assert first == "paris-connection:   downloading somethi"
    assert len(first) == 39
    assert [line.rstrip() for line in others] == [
        "paris-connection:   tiny",
        "paris-connection:   tiny: 2 s",
        "",
        "",
    ]
    assert "\n" not in terminal.getvalue()


def test_before_the_first_step_time_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    clock = Clock()
    progress = Progress(io.StringIO(), clock)
    clock.now = 60.0
    progress.tick("")
    progress.end()
    assert capsys.readouterr().err == ""
