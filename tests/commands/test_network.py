"""The commands of the network: their options, and that nothing else brings the network in."""

import subprocess
import sys

import pytest

from commands import find, join, network, serve
from commands.grammar import parser
from commands.join import Joining
from commands.serve import Serving
from game.lobby import AtEnd, Options
from tests.net.programs import HOME

# What no title needs: the network comes in only with a lobby or a command of its own.
NETWORK = ("net", "asyncio", "ssl", "zeroconf", "msgpack", "cattrs", "cryptography", "spake2")


def test_the_title_brings_in_nothing_of_the_network() -> None:
    code = (
        "import sys, commands.dispatch, commands.play, commands.local_games, game.ui.program\n"
        f"print([name for name in {NETWORK} if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], cwd=HOME, capture_output=True, text=True)
    assert shown.stdout.splitlines()[-1:] == ["[]"], shown.stderr


def run(words: str) -> int:
    return network.network(parser().parse_args(words.split()))


def test_the_options_of_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    def heard(wish: Serving) -> int:
        assert (wish.players, wish.bots, wish.port, wish.code) == (5, "easy,hard", 0, "new")
        assert (str(wish.record), wish.absent, wish.once) == ("there", 30.0, True)
        assert wish.options == Options(False, False, 45, AtEnd.BOT, "paris-bruxelles", 0)
        assert wish.typed == "main.py serve"
        return 7

    monkeypatch.setattr(serve, "serve", heard)
    options = "--players 5 --bots easy,hard --port 0 --code --record there --absent 30 --once"
    played = "--board paris-bruxelles --series round --clock 45"
    words = f"serve {options} {played}".split()
    assert network.network(parser("main.py").parse(words)) == 7


def test_the_options_of_join(monkeypatch: pytest.MonkeyPatch) -> None:
    def heard(wish: Joining) -> int:
        assert wish[:5] == ("10.0.0.1:99", "hard", "Ada", "4711", 2)
        return 7

    monkeypatch.setattr(join, "join_as_bot", heard)
    assert run("join 10.0.0.1:99 --bot hard --name Ada --code 4711 --games 2") == 7


def test_the_options_of_find(monkeypatch: pytest.MonkeyPatch) -> None:
    def heard(seconds: float, *, as_json: bool) -> int:
        assert (seconds, as_json) == (2.0, True)
        return 7

    monkeypatch.setattr(find, "find", heard)
    assert run("find --seconds 2 --json") == 7


@pytest.mark.parametrize(
    "words",
    [
        *("serve --port 70000", "serve --port x", "host --port -1", "join x --bot genius"),
        *("find --seconds -1", "find --seconds x", "serve --absent -5", "serve --absent nan"),
        *("join x --bot easy --games 0", "join x --patience soon", "host --players many"),
        *("host --series 0", "host --series 61", "serve --series two", "host --clock 1.5"),
        *("serve --clock 9999", "host --clock -1"),
    ],
)
def test_bad_options_end_with_2_and_one_line_without_a_name_of_the_code(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        parser().parse(words.split())
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "value:" not in told, "argparse's own words name the function"
    assert told.endswith(f"(see paris-connection {words.split()[0]} --help)\n")


@pytest.mark.parametrize("command", ["serve", "host"])
def test_an_empty_code_does_not_leave_the_table_open(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        parser().parse([command, "--code", " "])
    assert "the join code must not be empty; omit --code" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("join --bot easy", "--bot needs the address of a table"),
        ("join 10.0.0.1 --bot easy --watch", "--bot and --watch cannot be combined"),
        ("host --board atlantis", "there is no map called 'atlantis'"),
        ("join 10.0.0.1:x", "'x' is not a valid port"),
        ("host --players 7", "the game is for 3 to 6 players"),
        ("host --bots easy,easy,easy", "leave a seat for yourself"),
        ("host --bots genius", "there is no bot level 'genius'"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    assert sentence in capsys.readouterr().err
