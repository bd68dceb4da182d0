"""Where a join code comes from."""

import io
from argparse import Namespace

import pytest

from commands import join_code
from commands.grammar import parser
from commands.join_code import VARIABLE, CodeError, code_of
from commands.network import network


def options(*words: str) -> Namespace:
    return parser().parse(words)


@pytest.fixture(autouse=True)
def _nothing_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


@pytest.mark.parametrize("command", ["serve", "host", "join"])
def test_without_a_word_there_is_none(command: str) -> None:
    assert code_of(options(command)) == ""
    assert code_of(options(command, "--code", "4711")) == "4711"


@pytest.mark.parametrize("command", ["serve", "host", "join"])
def test_it_comes_from_the_environment_unless_one_is_typed(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, " 4711 ")
    assert code_of(options(command)) == "4711"
    assert code_of(options(command, "--code", "1234")) == "1234"


def test_it_is_asked_for_without_being_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr(join_code, "getpass", lambda _: "4711 ")
    assert code_of(options("join", "--ask-code")) == "4711"


def test_it_can_be_piped_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("4711\nmore\n"))
    assert code_of(options("serve", "--ask-code")) == "4711"


def test_nothing_typed_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    with pytest.raises(CodeError):
        code_of(options("serve", "--ask-code"))
    assert network(options("serve", "--ask-code")) == 2
    assert capsys.readouterr().err == "serve: no join code was typed\n"


@pytest.mark.parametrize("code", ["x" * 301, "47\t11", "47\n11"])
def test_a_code_that_a_table_could_not_be_resumed_with_is_refused(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert code_of(options("serve", "--code", "x" * 300)) == "x" * 300
    assert network(options("serve", "--code", code)) == 2
    words = "the join code must be one line of at most 300 printable characters"
    assert capsys.readouterr().err == f"serve: {words}\n"


def test_without_standard_input_nothing_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(CodeError, match="no join code was typed"):
        code_of(options("join", "--ask-code"))


def test_bytes_that_are_no_text_are_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    piped = io.TextIOWrapper(io.BytesIO(b"47\xff11\n"), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", piped)
    with pytest.raises(CodeError, match="printable characters"):
        code_of(options("serve", "--ask-code"))
    monkeypatch.setenv(VARIABLE, "47\udcff11")  # as the system hands it over
    with pytest.raises(CodeError, match="printable characters"):
        code_of(options("serve"))


@pytest.mark.parametrize("command", ["serve", "host", "join"])
def test_help_says_that_the_process_list_shows_it(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        options(command, "--help")
    words = " ".join(capsys.readouterr().out.split())
    assert "visible to other users in the process list, so prefer --ask-code" in words
    assert VARIABLE in words
