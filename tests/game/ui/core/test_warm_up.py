import sys
from pathlib import Path

import pytest

from game.ui.core.warm_up import warm_up


def a_module(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str = "") -> str:
    (folder / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, name, raising=False)
    return name


def test_modules_are_there_when_the_work_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, done = a_module(tmp_path, monkeypatch, "soon_needed"), list[bool]()
    for _ in warm_up([name], lambda: done.append(name in sys.modules)):
        pass
    assert done == [True]


def test_what_is_imported_already_takes_no_step() -> None:
    assert [*warm_up(["sys", "pathlib"], lambda: None)] == []


def test_a_module_that_fails_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = a_module(tmp_path, monkeypatch, "warm_up_fails", "raise ZeroDivisionError")
    good = a_module(tmp_path, monkeypatch, "warm_up_works")
    for _ in warm_up([bad, "no.such.module", good], lambda: None):
        pass
    assert bad not in sys.modules
    assert good in sys.modules
