"""The arena as it is called: real processes, on all cores."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from commands.arena.tournament import arena, why_not
from game.bots.hard import Effort

HOME = Path(__file__).resolve().parents[3]


def called(*arguments: str, folder: Path = HOME) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, HOME / "main.py", "arena", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=folder,
        check=False,
    )


@pytest.mark.slow("processes")
def test_the_same_seed_gives_the_same_result_in_any_number_of_processes() -> None:
    options = ("--bots", "hard,medium,easy", "--games", "3", "--seed", "9", "--iterations", "3")
    first, second = (called(*options, "--json", "--jobs", jobs) for jobs in ("1", "3"))
    assert first.returncode == 0, first.stderr
    assert without_times(first.stdout) == without_times(second.stdout)
    assert json.loads(first.stdout)["games"] == 3


def without_times(text: str) -> str:
    """The results without the processor times."""
    return re.sub(r'"cpu_ms": [0-9.]+', "", text)


@pytest.mark.slow("processes")
def test_a_table_of_the_document_is_played_again() -> None:
    found = called("--table", "beginners", "--games", "1")
    assert found.returncode == 0, found.stderr
    rows = [line for line in found.stdout.splitlines() if line.startswith("| 4 |")]
    assert [row.split(" | ")[1:3] for row in rows] == [["child", "3 easy"], ["random", "3 easy"]]


def test_the_documents_bot_of_ones_own_plays_along(tmp_path: Path) -> None:
    text = (HOME / "docs" / "bots.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert example is not None
    (tmp_path / "mine.py").write_text(example[1], encoding="utf-8")
    found = called("--bots", "mine:Hurry,easy,easy", "--games", "1", folder=tmp_path)
    assert found.returncode == 0, found.stderr
    assert "mine:Hurry" in found.stdout


@pytest.mark.parametrize(
    ("lineup", "board", "told"),
    [
        (["easy", "easy"], "france", "--bots must list 3 to 6 bots, one per seat, not 2"),
        (["easy"] * 7, "france", "not 7"),
        (["easy", "easy", "clever"], "france", "there is no bot called 'clever'"),
        (["easy"] * 3, "atlantis", "there is no map called 'atlantis'"),
    ],
)
def test_a_wrong_choice_gets_a_sentence(lineup: list[str], board: str, told: str) -> None:
    problem = why_not(lineup, board)
    assert problem is not None
    assert told in problem


def test_what_is_wrong_is_said_with_exit_2(capsys: pytest.CaptureFixture[str]) -> None:
    code = arena(
        ["easy"], 1, seed=1, effort=Effort(), board="france", folder=None, json_wanted=False
    )
    assert code == 2
    assert "arena: --bots must list 3 to 6 bots" in capsys.readouterr().err


@pytest.mark.slow("processes")
def test_ctrl_c_prints_what_there_is(tmp_path: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, str(HOME / "main.py"), "arena", "--bots", "easy,easy,easy"]
        + ["--games", "5000", "--record", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        while len(list(tmp_path.iterdir())) < 8 and program.poll() is None:
            time.sleep(0.05)
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate(timeout=60)
    finally:
        program.kill()
    assert program.returncode == 130
    assert "an even share of the wins is 33%" in out
    assert "Traceback" not in err
