"""The gallery's tables of the LAN show what their names say."""

import pytest

from commands.gallery.lan_table import LAN_TABLES
from commands.gallery.studio import Studio
from game.ui.lan.table.banner import Banner
from game.ui.lan.table.chat_drawer import ChatDrawer
from game.ui.table.scene import TableScene
from tests.game.ui.table_probe import TableProbe


def shown(studio: Studio, name: str) -> TableProbe:
    LAN_TABLES[name](studio)
    table = studio.stage.scenes[-1]
    assert isinstance(table, TableScene)
    return TableProbe(table)


def test_something_is_being_typed(studio: Studio) -> None:
    table = shown(studio, "table-lan-chat")
    assert table.typing
    assert table.layer(ChatDrawer).chat.field.text


def test_phrases_are_open(studio: Studio) -> None:
    assert shown(studio, "table-lan-phrases").layer(ChatDrawer).chat.phrases.open


def test_something_was_said(studio: Studio) -> None:
    table = shown(studio, "table-lan-bubble")
    assert table.layer(ChatDrawer).chat.counts.unread == 2


@pytest.mark.parametrize(
    ("name", "title", "buttons"),
    [
        ("table-lan-away-owner", "Bérénice is away", 4),
        ("table-lan-away-guest", "Ada is away", 0),
        ("table-lan-stand-in", "Bérénice is away", 3),
        ("table-lan-paused", "Paused", 1),
        ("table-lan-lost", "Lost connection to the host", 0),
    ],
)
def test_a_banner_is_up(name: str, title: str, buttons: int, studio: Studio) -> None:
    banner = shown(studio, name).layer(Banner)
    assert banner.notice is not None
    assert banner.notice.title == title
    assert len(banner.buttons) == buttons


def test_the_hosts_disk_is_full(studio: Studio) -> None:
    notice = shown(studio, "table-lan-unsaved").layer(Banner).notice
    assert notice is not None
    assert notice.icon == "warning"


@pytest.mark.parametrize(
    ("name", "urgent"), [("table-lan-clock", False), ("table-lan-last-seconds", True)]
)
def test_a_clock_runs(name: str, urgent: bool, studio: Studio) -> None:
    status = shown(studio, name).model.status
    assert status.clock
    assert status.urgent == urgent


@pytest.mark.parametrize("name", ["table-lan-spectator", "table-lan-spectator-chat"])
def test_somebody_watches(name: str, studio: Studio) -> None:
    table = shown(studio, name)
    assert not table.model.racked
    assert table.layer(ChatDrawer).open == name.endswith("chat")
