"""The command line's grammar: one line for bad input, help for everything, no traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from commands import dispatch
from commands.dispatch import main
from commands.setup.messages import SetupError
from commands.setup.stamp import GAME, TESTS
from game import __version__
from tests.commands.project import HOME, piped, run, surroundings


def test_version() -> None:
    assert run(["--version"]) == (0, f"paris-connection {__version__}\n", "")


@pytest.mark.parametrize(
    "command", [[], ["test"], ["check"], ["board"], ["board", "check"], ["bench"]]
)
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_every_command_answers_help(
    command: list[str], option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command, option])
    assert ended.value.code == 0
    shown = capsys.readouterr()
    assert shown.out.startswith(" ".join(["usage: paris-connection", *command]))
    assert shown.err == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "invalid choice: 'nonsense'"),
        (["--nonsense"], "unknown argument: --nonsense"),
        (["check"], "the following arguments are required: FILE"),
        (["check", "--nonsense", "file"], "unknown argument: --nonsense"),
        (["check", "file", "--two\nlines"], "unknown argument: --two lines"),
        (["board"], "the following arguments are required: COMMAND"),
        (["board", "nonsense"], "invalid choice: 'nonsense'"),
        (["board", "check"], "the following arguments are required: FILE"),
        (["wheels"], "the following arguments are required: FOLDER"),
        (["bench", "--jason"], "unknown argument: --jason"),
        ([""], "invalid choice: ''"),
    ],
)
def test_bad_input_is_one_line_and_exit_2(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert words in shown.err
    assert shown.err.count("\n") == 1
    assert shown.err.endswith(" --help)\n")


def test_a_missing_file_is_one_line_and_exit_2() -> None:
    assert run(["check", "missing-file"]) == (2, "", "missing-file: No such file or directory\n")


def test_bench_with_an_unknown_name_is_one_line_and_exit_2() -> None:
    outcome = run(["bench", "nonsense"])
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(
        "bench: there is no benchmark called 'nonsense'; available: playouts,"
    )
    assert len(outcome.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ([], [GAME]),
        (["bench", "none"], [TESTS]),
        (["check", "none"], []),
        (["replay", "none"], [GAME]),
        (["screenshots", "none", "--scene", "none"], [GAME]),
        (["test"], [TESTS]),
    ],
)
def test_each_command_sets_up_no_more_than_it_needs(
    arguments: list[str], wanted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(dispatch, "ensure", asked.append)
    monkeypatch.setattr("commands.run_tests.run_tests", lambda _: 0)
    monkeypatch.setattr("commands.play.play", lambda: 0)
    main(arguments)
    assert asked == wanted


@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
        (SetupError("There is no network."), 1, "paris-connection: There is no network.\n"),
        (KeyboardInterrupt(), 130, "\nparis-connection: interrupted\n"),
    ],
)
def test_what_a_set_up_may_end_with(
    error: BaseException,
    code: int,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(_: str) -> None:
        raise error

    monkeypatch.setattr(dispatch, "ensure", fail)
    assert main([]) == code
    assert capsys.readouterr().err == words


@pytest.mark.parametrize("arguments", [["--help"], ["check", "--help"]])
def test_output_that_nobody_reads_is_no_error(arguments: list[str]) -> None:
    with piped(arguments) as program:
        assert program.stdout
        assert program.stderr
        program.stdout.close()
        assert program.stderr.read() == b""


@pytest.mark.skipif(
    sys.platform == "win32" or not Path("/dev/full").exists(), reason="there is no full disk here"
)
@pytest.mark.parametrize("arguments", [["--help"], ["check", str(HOME / "main.py")]])
def test_output_onto_a_full_disk_is_one_line(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [sys.executable, str(HOME / "main.py"), *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            env=surroundings(PARIS_NO_SETUP="1"),
        )
    assert ended.returncode == 1
    assert ended.stderr == b"paris-connection: No space left on device\n"
