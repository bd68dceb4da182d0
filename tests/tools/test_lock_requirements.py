"""How the locks are asked for, with a program in the place of uv that needs no network."""

import os
import sys
from pathlib import Path

import pytest

from tools.lock_requirements import lock, main
from tools.uv_program import NoSolution, Uv, UvError, uv_program

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a script cannot stand in for uv there")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "requirements.txt").write_text("attrs>=26\n", encoding="utf-8")
    return tmp_path


def a_program(folder: Path, *lines: str) -> Uv:
    """A program called uv that does this."""
    program = folder / "uv"
    text = "\n".join([f"#!{sys.executable}", "import sys", *lines])
    program.write_text(text, encoding="utf-8")
    program.chmod(0o755)
    return Uv(program)


def recorder(folder: Path) -> Uv:
    """A uv that writes down what it was asked."""
    return a_program(folder, "open('asked', 'w').write(' '.join(sys.argv[1:]))")


def test_a_lock_is_universal_has_hashes_and_takes_only_wheels(folder: Path) -> None:
    lock(recorder(folder), folder / "requirements.txt")
    asked = (folder / "asked").read_text(encoding="utf-8")
    assert asked.startswith("pip compile ")
    for option in ("--universal", "--generate-hashes", "--python-version 3.11"):
        assert option in asked
    assert "--only-binary :all:" in asked
    assert asked.endswith("--output-file requirements.lock requirements.txt")


def test_nothing_that_would_write_a_host_into_a_lock_is_asked_for(folder: Path) -> None:
    lock(recorder(folder), folder / "requirements.txt", upgrade=True)
    asked = (folder / "asked").read_text(encoding="utf-8")
    assert "--upgrade" in asked
    assert "--emit" not in asked
    assert "index" not in asked


@pytest.mark.parametrize(("status", "kind"), [(1, NoSolution), (2, UvError)])
def test_a_missing_version_is_told_from_other_failures(
    folder: Path, status: int, kind: type[UvError]
) -> None:
    uv = a_program(folder, f"print('because', file=sys.stderr)\nsys.exit({status})")
    with pytest.raises(UvError) as failed:
        uv.compile([], folder=folder)
    assert type(failed.value) is kind
    assert str(failed.value) == "uv found no answer:\nbecause"


def test_the_uv_on_the_path_is_used(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = recorder(folder)
    monkeypatch.setenv("PATH", str(folder))
    with uv_program() as uv:
        assert uv == expected


def test_a_failure_is_told_without_a_traceback(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    a_program(folder, "print('no such package', file=sys.stderr)\nsys.exit(1)")
    monkeypatch.setenv("PATH", str(folder))
    assert main([]) == 1
    assert capsys.readouterr().err == "uv found no answer:\nno such package\n"
