import pytest

from commands.grammar import parser


@pytest.mark.parametrize(
    "command", ["test", "check", "board", "bench", "replay", "screenshots", "board check"]
)
def test_every_command_answers_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parser().parse_args([*command.split(), "--help"])
    assert left.value.code == 0
    assert f"paris-connection {command}" in capsys.readouterr().out


def test_a_mistake_gets_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parser().parse_args(["chekc"])
    assert left.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
