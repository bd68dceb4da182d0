"""The gallery's screens before a game on the LAN show what their names say."""

from commands.gallery.lobby import LOBBIES
from commands.gallery.studio import Studio
from game.lobby import Link
from game.ui.core.context import Scene
from game.ui.lan.join.host_scene import HostScene
from game.ui.lan.join.tables_scene import TablesScene
from game.ui.lan.lobby.lobby_scene import LobbyScene


def shown(studio: Studio, name: str) -> Scene:
    LOBBIES[name](studio)
    return studio.stage.scenes[-1]


def test_three_tables_are_near_and_one_has_another_version(studio: Studio) -> None:
    scene = shown(studio, "lan-tables")
    assert isinstance(scene, TablesScene)
    assert [line.wrong for line in scene.list.lines] == [False, False, True]


def test_a_table_with_a_code_is_about_to_be_opened(studio: Studio) -> None:
    scene = shown(studio, "lan-host")
    assert isinstance(scene, HostScene)
    assert scene.request.code == "4711"


def test_the_host_sees_the_door_and_a_guest_that_the_host_is_gone(studio: Studio) -> None:
    host = shown(studio, "lan-lobby")
    assert isinstance(host, LobbyScene)
    assert any("192.168.0.7:27272" in fact.text for fact in host.facts)
    guest = shown(studio, "lan-lobby-guest")
    assert isinstance(guest, LobbyScene)
    assert guest._lan_table.connection.link is Link.LOST
