import pytest

from commands.grammar import parser
from game.bots.sparring import ARENA_BOTS

ON_THE_LAN = ("host", "join", "find", "serve")
OTHERS = (
    *("replay", "check", "arena", "board", "board check", "wheels", "screenshots", "bench"),
    "test",
)


@pytest.mark.parametrize("command", [*ON_THE_LAN, *OTHERS])
def test_every_command_answers_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parser().parse_args([*command.split(), "--help"])
    assert left.value.code == 0
    assert f"paris-connection {command}" in capsys.readouterr().out


def test_the_list_of_commands_has_a_line_for_each(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    parser().print_help()
    lines = capsys.readouterr().out.splitlines()
    for command in (*ON_THE_LAN, *OTHERS):
        if " " not in command:
            assert any(line.split()[:1] == [command] and len(line.split()) > 2 for line in lines)


def test_a_mistake_gets_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parser().parse_args(["chekc"])
    assert left.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("command", ["host", "join", "board check"])
def test_an_option_that_a_command_does_not_have_leads_to_its_own_help(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        parser("main.py").parse([*command.split(), "file", "--nonsense"])
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert "--nonsense" in told
    assert told.endswith(f"(see main.py {command} --help)\n")


def test_help_calls_the_program_as_whoever_asks_does(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser("main.py").parse(["serve", "--help"])
    assert capsys.readouterr().out.startswith("usage: main.py serve ")


def test_the_help_of_the_arena_names_its_bots(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["arena", "--help"])
    letters = "".join(capsys.readouterr().out.split())  # lines may break at a hyphen
    for name in ARENA_BOTS:
        assert name in letters
