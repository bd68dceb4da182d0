"""The slow tests: which there are, and when they run. Hooks of pytest, for conftest.py.

A test is marked `@pytest.mark.slow(kind)`, with one of KINDS. Slow tests run with `--all`, and when
they are chosen by name: a file, a test, `-k`, `-m` or `--lf`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

import pytest

KINDS = {
    "namespaces": "builds a network of its own",
    "processes": "starts programs or makes virtual environments",
    "display": "opens real windows on a display of its own",
    "evening": "plays whole games over the network",
}
MARKER = "slow"
_LEFT_OUT = pytest.StashKey[int]()
_WORKER_KEY = "slow_tests_left_out"


class Worker(Protocol):
    """A process of xdist, as the main process sees it."""

    config: pytest.Config
    workeroutput: Mapping[str, int]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run the slow tests too")


@pytest.hookimpl(trylast=True)  # after -k and -m
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Slow tests come first, so that none is left running alone at the end."""
    slow = [item for item in items if item.get_closest_marker(MARKER)]
    quick = [item for item in items if not item.get_closest_marker(MARKER)]
    left_out = [item for item in slow if not _is_wanted(config, item)]
    config.stash[_LEFT_OUT] = len(left_out)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in slow if item not in left_out] + quick


def _is_wanted(config: pytest.Config, item: pytest.Item) -> bool:
    asked = any(config.getoption(name, default="") for name in ("all", "keyword", "markexpr", "lf"))
    named = (Path(argument.partition("::")[0]) for argument in config.args)
    return asked or any(
        path.suffix == ".py" and item.path == config.invocation_params.dir / path for path in named
    )


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker tells the main process, which collects nothing, what it left out."""
    config = session.config
    if hasattr(config, "workeroutput"):
        config.workeroutput[_WORKER_KEY] = config.stash.get(_LEFT_OUT, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Worker) -> None:
    if hasattr(node, "workeroutput"):  # not if it crashed
        node.config.stash[_LEFT_OUT] = node.workeroutput.get(_WORKER_KEY, 0)


@pytest.hookimpl(trylast=True)  # below the slowest tests
def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if count := config.stash.get(_LEFT_OUT, 0):
        tests = "1 slow test" if count == 1 else f"{count} slow tests"
        terminalreporter.write_line(f"{tests} left out; python3 main.py test --all runs all tests.")
