"""When help is offered to whoever finds no table, and what it says."""

from game.lobby import OwnAddress
from game.ui.i18n.text import Texts
from game.ui.lan.join.search_help import HELPS_AFTER, SearchHelp, search_steps


def test_help_comes_after_ten_seconds_and_goes_with_the_first_table() -> None:
    search = SearchHelp()
    assert not search.update(HELPS_AFTER - 0.1, empty=True)
    assert not search.due
    assert search.update(0.2, empty=True)
    assert search.due
    assert not search.update(60.0, empty=True), "nothing changes from then on"
    assert search.update(0.1, empty=False)
    assert not search.due


def test_the_steps_name_this_computers_own_address() -> None:
    here = [OwnAddress("192.168.0.23", "wlan0"), OwnAddress("10.0.0.1", "eth0")]
    network, wifi, firewall, ask = search_steps(Texts("en"), here, 27272)
    assert "192.168.0.23 on wlan0" in network
    assert "Guest Wi-Fi" in wifi
    assert "TCP 27272" in firewall
    assert "address shown in the lobby" in ask


def test_without_an_address_the_first_step_is_to_connect() -> None:
    assert "has no address" in next(search_steps(Texts("en"), [], 27272))
