"""What a guest is told holds its own hands and nobody else's."""

from dataclasses import replace

from game.match import Match
from net.table.host_messages import dealt, hurries, standing_for, step
from net.wire.standing import digest
from tests.builders import a_header, france
from tests.net.table.a_table import Table


def test_a_deal_tells_own_hands_and_the_open_depots() -> None:
    match = Match.begin(a_header(4))
    told = dealt(match, 3, (1, 2))
    assert [hand.seat for hand in told.hands] == [1, 2]
    assert told.hands[0].portfolio == match.header.drawn.hands[1]
    assert told.depots == match.snapshot(None).view.table.depots
    assert (told.game, told.board, told.digest) == (3, "france", digest(france()))


def test_an_onlooker_is_dealt_nothing() -> None:
    match = Match.begin(a_header())
    assert dealt(match, 1, ()).hands == standing_for(match, ()).hands == ()


def test_a_step_has_the_number_and_the_events_of_its_update() -> None:
    update = Match.begin(a_header()).first(None)
    assert (step(update).seq, step(update).events) == (0, update.events)


def test_a_game_that_is_not_saved_is_told_at_once_and_a_name_can_wait() -> None:
    lobby = Table().table_session.lobby(0.0)
    assert hurries(None, lobby)
    assert hurries(lobby, replace(lobby, saved=False))
    assert not hurries(lobby, replace(lobby, owner=7))
