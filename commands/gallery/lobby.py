"""The LAN screens before a game: tables, hosting, lobby."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from commands.gallery.boards import own_board
from commands.gallery.posing_table import PosingTable
from commands.gallery.studio import Studio
from game.lobby import (
    AtEnd,
    Connection,
    Door,
    FirewallSeen,
    FirewallState,
    Found,
    HostCheck,
    Line,
    Link,
    Lobby,
    Onlooker,
    Options,
    OwnAddress,
    Phase,
    Seat,
    Sitter,
    Trouble,
    Unreached,
)
from game.series import Series
from game.storage.kept_seat import KeptSeat
from game.storage.settings import with_options
from game.ui.core.dialog import DialogScene
from game.ui.lan.join.host_scene import HostScene
from game.ui.lan.join.search_help import HELPS_AFTER
from game.ui.lan.join.tables_scene import TablesScene
from game.ui.lan.lan_api import HostRequest, JoinRequest, LanTable, SavedGameRequest
from game.ui.lan.lobby.lobby_forms import OptionsScene, RenameScene
from game.ui.lan.lobby.lobby_scene import LobbyScene
from game.ui.lan.lobby.waiting_seat import WaitingSeatScene
from game.ui.lan.refusal_text import connection_refusal

_HOME = ("192.168.0.7", "10.8.0.3")
TABLES = (
    Found(
        *("a", "Salon bleu", _HOME, 27272, "0.1.0"),
        *(True, Phase.LOBBY, 4, 2, True),
        *("France", 3),
    ),
    Found(
        *("b", "Kitchen", _HOME, 27272, "0.1.0"),
        *(True, Phase.PLAYING, 5, 0, True),
        *("Paris-Bruxelles", 1),
    ),
    Found("c", "Attic", _HOME, 27272, "0.3.0", False, Phase.LOBBY, 3, 3, False, "", 0),
)
SAME_NAME = (
    replace(TABLES[0], addresses=("192.168.178.123",), board="Paris-Bruxelles", games=12),
    replace(TABLES[0], id="b", addresses=("2001:db8:1234:5678:9abc:def0:1234:5678",)),
    replace(TABLES[0], id="c", addresses=("192.168.178.77",), answers=False),
)
SEATS = (
    Seat(Sitter.PERSON, "Ada", "", 1, ready=True, here=True),
    Seat(Sitter.PERSON, "Hugo", "", 2, ready=True, here=True),
    Seat(Sitter.PERSON, "Inès-Marguerite", "", 3, ready=False, here=True),
    Seat(Sitter.PERSON, "Jón", "", 4, ready=True, here=False),
    Seat(Sitter.BOT, "Verdier", "hard", None, ready=True, here=True),
    Seat(Sitter.OPEN, "", "", None, ready=False, here=False),
)
OPTIONS = Options(notebook=True, turn_seconds=90, at_end=AtEnd.BOT)
LOBBY = Lobby(
    "Salon bleu", Phase.LOBBY, SEATS, (Onlooker(9, "TV"),), OPTIONS, 1, False, None, True, Series()
)
SAVED = replace(
    LOBBY,
    seats=(
        SEATS[0],
        SEATS[1],
        replace(SEATS[2], here=False),
        replace(SEATS[3], ready=False, level="medium"),
        SEATS[4],
    ),
    onlookers=(Onlooker(9, "Vera"), Onlooker(10, "TV")),
    options=replace(OPTIONS, games=3),
    series=Series(3),
    continues=22,
    knocks=(9,),
)
LINES = (
    Line("Ada", 0, "hello", True),
    Line("Hugo", 1, "Bonsoir ! Are you bringing the cheese?", False),
    Line("TV", None, "Only watching tonight: my train was late and I am far too tired.", False),
)
DOOR = Door(_HOME, 27272, "4711", None)


@dataclass
class _Network:
    """A network with a fixed list of tables that admits nobody."""

    tables: Sequence[Found] = ()
    problem: Trouble | None = None
    version: str = "0.1.0"
    user: str = "Camille"
    usual_port: int = 27272

    here: Sequence[OwnAddress] = (OwnAddress("192.168.0.23", "Intel Wi-Fi 6"),)

    def find(self) -> "_Network":
        """The network is its own search."""
        return self

    def address(self, typed: str) -> tuple[str, int]:
        """The typed text as an address."""
        return typed, self.usual_port

    def keeps_seat(self, table: str, people: tuple[str, ...]) -> bool:
        """Only at the second table."""
        return table == TABLES[1].id

    def people_kept(self, table: str) -> tuple[str, ...]:
        """Two people, at the third table."""
        return ("Hugo", "Zoé") if table == "c" else ()

    @property
    def kept_seat(self) -> KeptSeat | None:
        """None."""
        return None

    def keep_seat(self, table: str, people: tuple[str, ...]) -> None:
        """Does nothing."""

    def forget_seat(self) -> None:
        """Does nothing."""

    def host(self, wish: HostRequest) -> LanTable:
        """A table that is opening."""
        return PosingTable(None)

    def resume(self, record: Path) -> LanTable:
        """A table that is opening again."""
        return PosingTable(None)

    def host_saved(self, wish: SavedGameRequest) -> LanTable:
        """A table that is opening for a saved game."""
        return PosingTable(None)

    def series_before(self, record: Path) -> Series | None:
        """None."""
        return None

    def join(self, wish: JoinRequest) -> LanTable:
        """A table that is being joined."""
        return PosingTable(None)

    def close(self) -> None:
        """Does nothing."""


def lan_tables(studio: Studio) -> None:
    """Three tables nearby: an open one, one in a game, one of another version."""
    _named(studio)
    studio.show(TablesScene(studio.stage, _Network(TABLES), _ignore, _nothing))


def lan_tables_silent(studio: Studio) -> None:
    """Tables of the same name, of which one does not answer."""
    _named(studio)
    studio.show(TablesScene(studio.stage, _Network(SAME_NAME), _ignore, _nothing))


def lan_tables_help(studio: Studio) -> None:
    """Nothing was found for ten seconds."""
    _named(studio)
    studio.show(TablesScene(studio.stage, _Network(), _ignore, _nothing))
    studio.wait(HELPS_AFTER + 0.1)


def lan_name_refused(studio: Studio) -> None:
    """Two players at one computer, one of whose names is taken."""
    _named(studio)
    studio.choose(replace(studio.stage.settings, lan_names=("Ada", "Hugo")))
    scene = TablesScene(studio.stage, _Network(TABLES), _ignore, _nothing)
    studio.show(scene)
    why = Connection(Link.OUT, "name", name="Hugo")
    scene.refused(why, studio.stage.settings.lan_names)
    words = connection_refusal(why, "Salon bleu", 27272, studio.stage.texts)
    studio.show(DialogScene(studio.stage, words))


def lan_return(studio: Studio) -> None:
    """The chosen table keeps seats for other players than those who are typed."""
    _named(studio)
    tables = (replace(TABLES[0], id="c"), TABLES[1])
    studio.show(TablesScene(studio.stage, _Network(tables), _ignore, _nothing))


def lan_unreachable(studio: Studio) -> None:
    """No answer from an address that was typed."""
    lan_tables(studio)
    why = Connection(Link.OUT, "unreachable", unreached=Unreached.SILENT, tried=4)
    words = connection_refusal(why, "192.168.178.123:27273", 27272, studio.stage.texts)
    studio.show(DialogScene(studio.stage, words))


def lan_tables_none(studio: Studio) -> None:
    """No tables, and searching is impossible."""
    lan = _Network(problem=Trouble.NO_NETWORK)
    studio.show(TablesScene(studio.stage, lan, _ignore, _nothing))


def lan_host_first(studio: Studio) -> None:
    """The form for hosting a table, the first time."""
    _named(studio)
    studio.show(HostScene(studio.stage, _Network(), _ignore))


def lan_host(studio: Studio) -> None:
    """The form for hosting a table, with a join code."""
    _named(studio)
    settings = replace(
        with_options(studio.stage.settings, OPTIONS),
        lan_names=("Ada", "Hugo"),
        lan_seats=("here", "here", "open", "open", "hard"),
    )
    studio.choose(settings)
    scene = HostScene(studio.stage, _Network(), _ignore)
    scene.code = "4711"
    studio.show(scene)


def lan_lobby(studio: Studio) -> None:
    """The host's lobby."""
    visit = PosingTable(LOBBY, lines=LINES)
    visit.door = DOOR
    studio.show(LobbyScene(studio.stage, visit, _nothing))


def lan_lobby_check(studio: Studio) -> None:
    """Nobody has reached the host's table for a while."""
    visit = PosingTable(LOBBY, lines=LINES)
    blocks = FirewallSeen("ufw", FirewallState.BLOCKS)
    visit.door = DOOR._replace(check=HostCheck((blocks,)))
    studio.show(LobbyScene(studio.stage, visit, _nothing))


def lan_lobby_knock(studio: Studio) -> None:
    """A full table at which a spectator would like a seat."""
    knocking = (Onlooker(9, "TV"), Onlooker(10, "Marie-Antoinette Lefèvre"))
    visit = PosingTable(replace(LOBBY, seats=SEATS[:5], onlookers=knocking, knocks=(10,)))
    visit.door = DOOR
    studio.show(LobbyScene(studio.stage, visit, _nothing))


def lan_lobby_spectator(studio: Studio) -> None:
    """The same, seen by the spectator."""
    knocking = (Onlooker(9, "TV"), Onlooker(10, "Marie-Antoinette Lefèvre"))
    lobby = replace(LOBBY, seats=SEATS[:5], onlookers=knocking, knocks=(10,))
    studio.show(LobbyScene(studio.stage, PosingTable(lobby, peer=10), _nothing))


def lan_lobby_screen(studio: Studio) -> None:
    """The table's screen, which shows address and join code."""
    visit = PosingTable(replace(LOBBY, seats=SEATS[:4], screen=9), peer=9)
    visit.shown_door = Door(("192.168.178.123",), 27272, "471108", None)
    studio.show(LobbyScene(studio.stage, visit, _nothing))


def lan_lobby_shared(studio: Studio) -> None:
    """Two people at the host's computer."""
    visit = PosingTable(replace(LOBBY, seats=(SEATS[0], replace(SEATS[2], peer=1), *SEATS[4:])))
    visit.door = DOOR
    studio.show(LobbyScene(studio.stage, visit, _nothing))


def lan_lobby_series(studio: Studio) -> None:
    """A host alone, before a series on a map without a picture."""
    robo = Seat(Sitter.PERSON, "Robo 7", "medium", 2, ready=True, here=True)
    seats = SEATS[0], robo, SEATS[4], SEATS[5]
    options = replace(OPTIONS, games=3)
    visit = PosingTable(replace(LOBBY, seats=seats, options=options, series=Series(3)))
    visit.door, visit.board = DOOR, own_board()
    studio.show(LobbyScene(studio.stage, visit, _nothing))


def lan_lobby_saved(studio: Studio) -> None:
    """A saved game waits for its players; a bot stands in for one of them."""
    visit = PosingTable(SAVED, lines=LINES[:2])
    visit.door = DOOR
    studio.show(LobbyScene(studio.stage, visit, _nothing))


def lan_lobby_saved_guest(studio: Studio) -> None:
    """A guest without a seat at the table of a saved game."""
    studio.show(LobbyScene(studio.stage, PosingTable(SAVED, lines=LINES[:2], peer=9), _nothing))


def lan_lobby_saved_seat(studio: Studio) -> None:
    """The host chooses who plays a seat of a saved game."""
    lan_lobby_saved(studio)
    studio.show(WaitingSeatScene(studio.stage, PosingTable(SAVED), 2))


def lan_rename(studio: Studio) -> None:
    """Another name."""
    lan_lobby(studio)
    studio.show(RenameScene(studio.stage, PosingTable(LOBBY), 0, "Ada"))


def lan_lobby_guest(studio: Studio) -> None:
    """A guest's lobby, not ready, with the host gone."""
    visit = PosingTable(LOBBY, lines=LINES, peer=3)
    visit.lose(Link.LOST)
    studio.show(LobbyScene(studio.stage, visit, _nothing))


def lan_connecting(studio: Studio) -> None:
    """Connecting to a table."""
    visit = PosingTable(None)
    visit.lose(Link.CONNECTING)
    studio.show(LobbyScene(studio.stage, visit, _nothing))


def lan_options(studio: Studio) -> None:
    """The host changes the options."""
    lan_lobby(studio)
    studio.show(OptionsScene(studio.stage, PosingTable(LOBBY), OPTIONS))


def _named(studio: Studio) -> None:
    studio.choose(replace(studio.stage.settings, lan_names=("Ada",), lan_table="Salon bleu"))


def _ignore(_: object) -> None:
    """A callback that does nothing."""


def _nothing() -> None:
    """A callback that does nothing."""


LOBBIES: dict[str, Callable[[Studio], None]] = {
    "lan-tables": lan_tables,
    "lan-tables-none": lan_tables_none,
    "lan-tables-silent": lan_tables_silent,
    "lan-tables-help": lan_tables_help,
    "lan-unreachable": lan_unreachable,
    "lan-name-refused": lan_name_refused,
    "lan-return": lan_return,
    "lan-host-first": lan_host_first,
    "lan-host": lan_host,
    "lan-lobby": lan_lobby,
    "lan-lobby-check": lan_lobby_check,
    "lan-lobby-knock": lan_lobby_knock,
    "lan-lobby-spectator": lan_lobby_spectator,
    "lan-lobby-screen": lan_lobby_screen,
    "lan-lobby-shared": lan_lobby_shared,
    "lan-lobby-series": lan_lobby_series,
    "lan-lobby-guest": lan_lobby_guest,
    "lan-lobby-saved": lan_lobby_saved,
    "lan-lobby-saved-guest": lan_lobby_saved_guest,
    "lan-lobby-saved-seat": lan_lobby_saved_seat,
    "lan-rename": lan_rename,
    "lan-connecting": lan_connecting,
    "lan-options": lan_options,
}
