"""Nothing private passes: names, folders, public and hardware addresses, codes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from commands.doctor.redaction import Redaction, redaction

ADA = Redaction(("/home/ada",), ("ada",), ("ada-laptop", "ada-laptop.lan"), ("482-913",))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("in /home/ada/games", "in ~/games"),
        ("in /home/adam/games", "in /home/(user)/games"),
        ("C:\\Users\\Ada Lovelace\\x", "C:\\Users\\(user) Lovelace\\x"),
        ("/media/ada/STICK", "/media/(user)/STICK"),
        ("Ada cannot write", "(user) cannot write"),
        ("ada-laptop.lan:10", "(computer):10"),
        ("code 482-913", "code (secret)"),
        ("at 192.168.0.7, 100.64.1.2", "at 192.168.0.7, 100.64.1.2"),
        ("at 8.8.4.4:27272", "at (public address):27272"),
        ("at 2003:e1:4f00::7.", "at 2003:…."),
        ("at fe80::211:22ff:fe33:4455%eth0", "at fe80::…"),
        ("at fd00::7 and ::1", "at fd00::7 and ::1"),
        ("at fd12:3456::211:22ff:fe33:4455", "at fd12:3456:…"),
        ("mac 00:11:22:33:44:55", "mac (hardware address)"),
        ("enx001122334455: up", "enx…: up"),
        ("SDL 2.32.10, 10.0.22631.4317", "SDL 2.32.10, 10.0.22631.4317"),
        ("2026-11-18 16:01:10 UTC", "2026-11-18 16:01:10 UTC"),
        ("two\nlines\x1b[0m", "two lines [0m"),
    ],
)
def test_what_is_shown_instead(text: str, shown: str) -> None:
    assert ADA.clean(text) == shown


def test_a_name_that_the_report_needs_itself_stays() -> None:
    assert Redaction(users=("root", "game")).clean("the game of root") == "the game of root"


def test_it_is_read_from_the_environment() -> None:
    found = redaction({"HOME": "/srv/eve", "USER": "eve", "PARIS_CODE": "777-111"})
    assert found.clean("/srv/eve/x eve 777-111") == "~/x (user) (secret)"


@given(st.text())
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    assert ADA.clean(ADA.clean(text)) == ADA.clean(text)
