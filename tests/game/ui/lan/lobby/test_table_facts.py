"""What is to be known about a table before the game."""

from dataclasses import replace

import pytest
from pygame import Rect, Surface

from game.lobby import (
    Door,
    FirewallSeen,
    FirewallState,
    HostCheck,
    Lobby,
    Phase,
    Seat,
    Sitter,
    Trouble,
)
from game.series import GameResult, Series
from game.ui.core.panel import Panel
from game.ui.i18n.text import Texts
from game.ui.lan.lobby.table_facts import address_text, draw_facts, facts_of, missing_players
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.theatre import Theatre

TEXTS = Texts("en", strict=True)
GAME = GameResult(("Ada", "Hugo", "Inès"), (30, 20, 10), 0)


def told(theatre: Theatre, lobby: Lobby, peer: int = 1, door: Door | None = None) -> list[str]:
    visit = AVisit(lobby=lobby, peer=peer)
    visit.door = door
    return [fact.text for fact in facts_of(theatre.stage, visit, lobby)]


def test_a_series_tells_which_game_comes_and_who_leads(theatre: Theatre) -> None:
    lobby = a_lobby(phase=Phase.LOBBY)
    assert "Game 1 of 3" in told(theatre, replace(lobby, series=Series(3)))
    later = told(theatre, replace(lobby, series=Series(3, (GAME,))))
    assert "Game 2 of 3 · Ada leads" in later
    over = told(theatre, replace(lobby, series=Series(2, (GAME, GAME))))
    assert any("Ada" in words and "2" in words for words in over)


def test_a_game_by_itself_says_nothing_of_a_series(theatre: Theatre) -> None:
    assert not any("Game 1" in words for words in told(theatre, a_lobby(phase=Phase.LOBBY)))


def test_who_is_late_is_named() -> None:
    visit = AVisit(lobby=a_lobby(phase=Phase.LOBBY))
    visit.seat(1, ready=False)
    visit.seat(2, ready=False)
    assert visit.lobby
    assert missing_players(visit.lobby, TEXTS) == "Waiting for Hugo and Inès to be ready."


def test_an_address_is_told_as_it_can_be_typed() -> None:
    assert address_text("192.168.0.7", 9) == "192.168.0.7:9"
    assert address_text("fe80::1", 9) == "[fe80::1]:9"


@pytest.mark.parametrize("height", [60, 400])
def test_facts_are_drawn_in_their_room(theatre: Theatre, height: int) -> None:
    visit = AVisit(lobby=a_lobby(phase=Phase.LOBBY, onlookers=["TV"]), peer=2)
    assert visit.lobby
    facts = list(facts_of(theatre.stage, visit, visit.lobby))
    surface = Surface((500, 400))
    room = Rect(0, 0, 500, height)
    draw_facts(surface, theatre.stage.skins, facts, room, Panel(room, 0.6).pixels)
    assert surface.get_at((490, 399)) == surface.get_at((499, 0))


CHECK = HostCheck((FirewallSeen("ufw", FirewallState.BLOCKS),))


def a_lonely_lobby() -> Lobby:
    lobby = a_lobby(("Ada",), phase=Phase.LOBBY)
    free = Seat(Sitter.OPEN, "", "", None, ready=False, here=False)
    return replace(lobby, seats=(*lobby.seats, free, free))


def test_a_host_whom_nobody_reaches_reads_what_could_be_in_the_way(theatre: Theatre) -> None:
    door = Door(("192.168.0.7",), 27300, "", None, CHECK)
    said = told(theatre, a_lonely_lobby(), door=door)
    assert said[0] == "Address: 192.168.0.7:27300"
    assert "guest Wi-Fi" in said[1]
    assert said[2] == "ufw is on: it must allow TCP 27300 and UDP 5353."
    unknown = told(theatre, a_lonely_lobby(), door=door._replace(check=HostCheck(())))
    assert unknown[2] == "If this computer has a firewall, it must allow TCP 27300 and UDP 5353."


def test_a_host_who_waits_for_nobody_reads_nothing_of_it(theatre: Theatre) -> None:
    door = Door(("192.168.0.7",), 27300, "", None, CHECK)
    said = told(theatre, a_lobby(phase=Phase.LOBBY), door=door)
    assert not any("ufw" in words or "Nobody" in words for words in said)


def test_without_a_network_there_is_no_address_to_type(theatre: Theatre) -> None:
    said = told(theatre, a_lonely_lobby(), door=Door((), 27300, "", Trouble.NO_NETWORK))
    assert said[0].startswith("This computer is not connected to a network")
