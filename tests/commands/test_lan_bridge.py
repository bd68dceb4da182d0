"""Evenings on the LAN for the window, over real sockets: what the screens are promised holds."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from commands.lan_bridge import LanBridge
from game.board import Board, Shelf, load_board, write_board
from game.lobby import Link, Options, Phase
from game.series import Series
from game.session import Session
from game.storage.file_suffixes import TABLE_ENDING
from game.storage.folders import Folders
from game.storage.records import load_record
from game.storage.saved_game import SeriesSource, SeriesUnreadable
from game.storage.saves import SavedGames
from game.ui.lan.lan_api import AddressProblem, HostRequest, JoinRequest, LanTable
from net.table.seating import Seating
from net.table.table_file import TableFile, kept_text
from tests.net.lan.tables import PATIENCE
from tests.net.table.acting import an_action

Found = TypeVar("Found")
SHIPPED = min((Path(__file__).parents[1] / "records").glob("*.jsonl"))


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[LanBridge]:
    party = LanBridge(Folders(tmp_path, tmp_path))
    yield party
    party.close()


def frames(*visits: LanTable, until: Callable[[], Found | None]) -> Found:
    """Draw frames until there is something to see."""
    end = time.monotonic() + PATIENCE
    while not (found := until()):
        for visit in visits:
            visit.pump()
        assert time.monotonic() < end
        time.sleep(0.005)
    return found


def a_wish(*people: str, code: str = "", open_seats: int = 1) -> HostRequest:
    bots = ("easy",) * (3 - len(people) - open_seats)
    return HostRequest("Salon bleu", people, bots, open_seats, code, Options(), port=0)


def a_guest(
    lan: LanBridge, host: LanTable, *people: str, code: str = "", watch: bool = False
) -> LanTable:
    door = frames(host, until=lambda: host.door)
    return lan.join(JoinRequest([("127.0.0.1", door.port)], people, watch, code))


def the_game(*visits: LanTable) -> list[Session]:
    """The game at every screen, once it has begun at all of them."""
    found: list[Session] = []
    for visit in visits:
        frames(*visits, until=partial(getattr, visit, "session"))
        assert visit.session
        found.append(visit.session)
    return found


def make_a_move(*visits: LanTable) -> int:
    """Whoever's turn it is makes a move that is legal; returns the step that everybody sees."""
    games = the_game(*visits)

    def whose() -> Session | None:
        for game in games:
            game.poll()
        turns = (game for game in games if game.view_as(None).view.table.turn in game.seats)
        return next(turns, None)

    def seen() -> bool:
        for game in games:
            game.poll()
        return all(game.view_as(None).seq > seq for game in games)

    mover = whose() or frames(*visits, until=whose)
    assert mover
    seq, _, view, _ = mover.view_as(mover.seats[0])
    mover.submit(mover.seats[0], an_action(view), seq)
    frames(*visits, until=seen)
    return seq + 1


def test_hosting_sits_down_at_the_own_table_and_tells_where_it_is(lan: LanBridge) -> None:
    visit = lan.host(a_wish("Ada", "Hugo", code="4711"))
    lobby = frames(visit, until=lambda: visit.lobby)
    assert [seat.name for seat in lobby.seats] == ["Ada", "Hugo", ""]
    assert visit.owner
    assert visit.door
    assert visit.door.addresses
    assert visit.door.code == "4711"


def test_a_host_without_a_seat_owns_the_table_and_watches(lan: LanBridge) -> None:
    visit = lan.host(a_wish(open_seats=3))
    lobby = frames(visit, until=lambda: visit.lobby)
    assert visit.owner
    assert [one.name for one in lobby.onlookers] == ["Host"]


def test_the_code_is_needed_and_a_wrong_one_is_final(lan: LanBridge) -> None:
    host = lan.host(a_wish("Ada", code="4711"))
    wrong = a_guest(lan, host, "Hugo", code="4712")
    frames(host, wrong, until=lambda: wrong.connection.link is Link.OUT)
    assert wrong.connection.why == "code"
    right = a_guest(lan, host, "Hugo", code="4711")
    assert frames(host, right, until=lambda: right.lobby)


def test_a_port_that_is_taken_is_said(lan: LanBridge) -> None:
    first = lan.host(a_wish("Ada"))
    door = frames(first, until=lambda: first.door)
    second = lan.host(a_wish("Hugo")._replace(port=door.port))
    frames(second, until=lambda: second.connection.link is Link.OUT)
    assert "is in use by another program" in second.connection.words
    assert second.door is None


def test_whoever_leaves_a_game_comes_back_to_the_same_seat(lan: LanBridge, tmp_path: Path) -> None:
    host = lan.host(a_wish("Ada"))
    guest = a_guest(lan, host, "Hugo")
    frames(host, guest, until=lambda: guest.lobby)
    guest.ready(True)
    frames(host, until=lambda: host.lobby and host.lobby.seats[1].ready)
    host.start()
    frames(host, guest, until=lambda: host.session and guest.session)
    guest.leave()
    frames(host, until=lambda: host.lobby and not host.lobby.seats[1].here)
    again = LanBridge(Folders(tmp_path, tmp_path))  # the program was started again
    back = a_guest(again, host, "Hugo")
    assert the_game(back)[0].seats == (1,)
    frames(host, until=lambda: host.lobby and host.lobby.seats[1].here)
    again.close()


def test_a_closed_table_is_continued_and_everybody_comes_back_by_themselves(
    lan: LanBridge, tmp_path: Path
) -> None:
    host = lan.host(a_wish("Ada"))
    guest = a_guest(lan, host, "Hugo")
    frames(host, guest, until=lambda: guest.lobby)
    guest.ready(True)
    frames(host, until=lambda: host.lobby and host.lobby.seats[1].ready)
    host.start()
    seen = make_a_move(host, guest)
    assert host.door
    host.leave()
    frames(guest, until=lambda: guest.connection.link is Link.LOST)
    saves = SavedGames(tmp_path / "lan")
    while saves.step():
        pass
    unfinished = saves.unfinished()
    assert unfinished
    again = lan.resume(unfinished.path)
    frames(again, guest, until=lambda: guest.connection.link is Link.THERE)
    session = the_game(again)[0]
    frames(again, until=lambda: session.view_as(None).seq >= seen)
    assert again.owner
    assert session.seats == (0,)
    assert again.lobby
    assert again.lobby.phase is Phase.PLAYING
    again.leave()


def test_the_way_to_a_seat_is_kept_for_the_next_start_of_the_program(
    lan: LanBridge, tmp_path: Path
) -> None:
    host = lan.host(a_wish("Ada", "Béa"))
    guest = a_guest(lan, host, "Cem")
    frames(host, guest, until=lambda: guest.lobby)
    lan.keep_seat("Salon bleu", ("Cem",))
    again = LanBridge(Folders(tmp_path, tmp_path))
    seat = again.kept_seat
    assert seat is not None
    assert (seat.table, seat.people) == ("Salon bleu", ("Cem",))
    door = host.door
    assert door is not None
    assert seat.where == (("127.0.0.1", door.port),)
    again.forget_seat()
    assert lan.kept_seat is None


def test_what_is_no_address_is_a_problem(lan: LanBridge) -> None:
    assert lan.address("10.0.0.1") == ("10.0.0.1", lan.usual_port)
    with pytest.raises(AddressProblem, match="not a valid port"):
        lan.address("10.0.0.1:x")


def test_an_account_of_nobodys_gives_no_name(
    lan: LanBridge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "camille")
    assert lan.user == "Camille"
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    assert LanBridge(lan._folders).user == ""


def test_closing_without_ever_having_played_needs_no_network(tmp_path: Path) -> None:
    LanBridge(Folders(tmp_path, tmp_path)).close()
    assert not (tmp_path / "lan").exists()


def test_a_table_that_was_closed_between_two_games_of_a_series_is_offered(
    lan: LanBridge, tmp_path: Path
) -> None:
    lengths = {"three": 3, "one": 1}
    for name, games in lengths.items():
        record = tmp_path / f"{name}.jsonl"
        record.write_bytes(SHIPPED.read_bytes())  # a game that is over
        seating = Seating.of(3, ("easy",) * 3)
        kept = TableFile(name, "id", "", "", 1, Options(), seating, Series(games))
        record.with_suffix(TABLE_ENDING).write_text(kept_text(kept), encoding="utf-8")
    saves = SavedGames(tmp_path, source=SeriesSource(TABLE_ENDING, lan.series_before))
    while saves.step():
        pass
    offered = saves.unfinished()
    assert offered
    assert offered.path.stem == "three"
    (tmp_path / "three.table").unlink()
    saves.refresh()
    while saves.step():
        pass
    assert saves.unfinished() is None
    assert lan.series_before(offered.path) is None


def test_a_broken_file_of_a_table_is_told_as_such(lan: LanBridge, tmp_path: Path) -> None:
    (tmp_path / "game.table").write_text("{", encoding="utf-8")
    with pytest.raises(SeriesUnreadable, match="the table cannot be resumed"):
        lan.series_before(tmp_path / "game.jsonl")


def test_who_closes_the_window_in_a_game_has_left(lan: LanBridge, tmp_path: Path) -> None:
    host = lan.host(a_wish("Ada"))
    home = LanBridge(Folders(tmp_path / "guest", tmp_path / "guest"))
    guest = a_guest(home, host, "Hugo")
    frames(host, guest, until=lambda: guest.lobby)
    guest.ready(True)
    frames(host, until=lambda: host.lobby and host.lobby.seats[1].ready)
    host.start()
    the_game(host, guest)
    frames(host, guest, until=lambda: guest.lobby and guest.lobby.phase is Phase.PLAYING)
    home.close()
    frames(host, until=lambda: host.lobby and host.lobby.seats[1].left)
    again = LanBridge(Folders(tmp_path / "guest", tmp_path / "guest"))
    back = a_guest(again, host, "Hugo")
    frames(host, back, until=lambda: host.lobby and host.lobby.seats[1].here)
    again.close()


def test_guests_take_the_finished_game_and_the_hosts_map_home(tmp_path: Path) -> None:
    mine, theirs = a_map(without=3), a_map()
    for name, board in (("host", theirs), ("guest", mine)):
        (tmp_path / name / "boards").mkdir(parents=True)
        (tmp_path / name / "boards" / "friday.json").write_bytes(write_board(board))
    homes = [Folders(tmp_path / name, tmp_path / name) for name in ("host", "guest")]
    lan, home = (LanBridge(folders) for folders in homes)
    wish = a_wish("Ada", open_seats=2)._replace(options=Options(board="friday"))
    host = lan.host(wish)
    guests = [a_guest(home, host, name) for name in ("Hugo", "Ines")]
    everyone = (host, *guests)
    frames(*everyone, until=lambda: all(guest.lobby for guest in guests))
    for guest in guests:
        guest.ready(True)
    frames(*everyone, until=lambda: host.lobby and all(one.ready for one in host.lobby.seats[1:]))
    host.start()
    the_game(*everyone)
    while host.lobby and host.lobby.phase is not Phase.OVER:
        make_a_move(*everyone)
        for visit in everyone:
            visit.pump()
    folder = homes[1].tables
    frames(*everyone, until=lambda: [*folder.glob("*.jsonl")])
    home.close()
    lan.close()
    (kept,) = folder.glob("*.jsonl")  # both windows of this computer keep the same game
    assert load_record(kept, Shelf(homes[1].boards).load).header.board == theirs
    assert Shelf(homes[1].boards).load("friday") == mine
    assert len([*homes[0].tables.glob("*.jsonl")]) == 1
    found = SavedGames(folder, homes[1].boards)
    while found.step():
        pass
    assert [(game.finished, game.problem) for game in found.games] == [(True, None)]


def a_map(*, without: int = 0) -> Board:
    """A map like France, perhaps without some of its barriers."""
    france = load_board("france")
    barriers = frozenset(sorted(france.barriers)[without:])
    return Board("friday", "Friday", france.spaces, barriers)
