"""What a host says is checked against the game it is about; whatever passes harms nobody."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.lobby import Connection, Line, Link, Phase, SeatRequest, Sitter
from game.match import Match
from game.rules.companies import COMPANIES
from game.rules.events import Built, TurnBegan
from game.rules.table import Traded
from game.series import GameResult, Series
from net.guest.game_mirror import GameMirror
from net.guest.guest_state import MOST_DECLINED, MOST_LINES, GuestState
from net.guest.message_checks import BOARDS, CHAT_LINES, NEW_BOARDS, BoardTold, MessageChecks
from net.table.allowance import PLAYER
from net.table.chat import REMEMBERED
from net.table.host_messages import dealt, step
from net.wire.errors import Nonsense, OutOfStep, Turned
from net.wire.from_guest import Beat
from net.wire.from_host import (
    BoardIs,
    Dealt,
    Declined,
    FromHost,
    Hand,
    Said,
    Seated,
    Standing,
    Step,
    TableIs,
    Welcome,
)
from net.wire.refusal_reasons import No
from tests.builders import a_header, board_file, france
from tests.net.any_message import HOSTS
from tests.net.guest.a_guest import Guest, a_guest
from tests.net.guest.test_game_mirror import played
from tests.net.table.a_table import Table

Change = Callable[[Any], Any]


def heard(kind: type) -> Any:
    """A message of an honest host, and the checks that have heard all before it."""
    guest = a_guest()
    return guest, guest.table.last(guest.connection, kind)


def complaint(guest: Guest, message: FromHost) -> str:
    with pytest.raises(Nonsense) as caught:
        guest.checks.checked(message, guest.table.now)
    return str(caught.value)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"first": 4}, "a start player 4 of 3"),
        ({"depots": (31,) * 6}, "depots that no deal leaves"),
        ({"hands": (Hand(0, (9, 0, 0, 0, 0, 0)),)}, "a hand that has not 10 locomotives"),
        ({"hands": (Hand(4, (10, 0, 0, 0, 0, 0)),)}, "a hand for a seat that there is not"),
        ({"hands": (Hand(1, (2, 2, 2, 2, 1, 1)),) * 2}, "a hand for a seat that there is not"),
        ({"game": 2}, "game 2 in the middle of game 1"),
    ],
)
def test_a_deal_that_cannot_be(change: dict[str, Any], words: str) -> None:
    guest, told = heard(Dealt)
    assert words in complaint(guest, replace(told, **change))


def test_a_deal_with_more_locomotives_of_a_company_than_there_are() -> None:
    guest, told = heard(Dealt)
    depots = (31, 31, 31, 31, 31, 1)
    words = complaint(guest, replace(told, depots=depots, hands=(Hand(0, (10, 0, 0, 0, 0, 0)),)))
    assert "more locomotives of a company than there are" in words


def test_a_deal_from_elsewhere_than_the_stations_is_left() -> None:
    guest, told = heard(Dealt)
    guest.state.hear(replace(told, start=told.start[:5] + (told.start[0],)))
    assert guest.gave_up is not None
    assert guest.gave_up.why is No.NONSENSE


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lobby: replace(lobby, seats=lobby.seats + lobby.seats[:1]), "3 players at 4 seats"),
        (lambda lobby: seat(lobby, level="genius"), "a bot of a level that there is not"),
        (lambda lobby: seat(lobby, name=""), "somebody without one"),
        (lambda lobby: seat(lobby, sitter=Sitter.BOT, peer=None), "a bot without a level"),
        (lambda lobby: seat(lobby, sitter=Sitter.OPEN), "an open seat with a name"),
        (lambda lobby: seat(lobby, peer=None), "a seat that somebody plays from nowhere"),
        (lambda lobby: replace(lobby, series=a_series(4)), "a name and a score for every seat"),
        (lambda lobby: replace(lobby, series=taken_over("Ann")), "for every seat at the end"),
        (lambda lobby: seat(lobby, left=True), "a player who has left and is there"),
        (lambda lobby: asked(lobby, 3), "a request for a seat that there is not"),
    ],
)
def test_a_table_that_cannot_be(change: Change, words: str) -> None:
    guest, told = heard(TableIs)
    assert words in complaint(guest, TableIs(change(told.lobby)))


def seat(lobby: Any, **changes: Any) -> Any:
    return replace(lobby, seats=(replace(lobby.seats[0], **changes), *lobby.seats[1:]))


def asked(lobby: Any, number: int) -> Any:
    return replace(lobby, requests=(SeatRequest(9, number, "Vera"),))


def taken_over(*ends: str) -> Series:
    return Series(2, (GameResult(("Ann", "Ben", "Cem"), (1, 2, 3), 0, ends),))


def a_series(names: int) -> Series:
    return Series(2, (GameResult(("Ann",) * names, (1, 2, 3), 0),))


def test_a_step_is_an_action_and_what_comes_of_it() -> None:
    guest, told = heard(Step)
    done, then = told.events
    assert "no action" in complaint(guest, replace(told, events=(then, then)))
    assert "a seat that there is not" in complaint(
        guest, replace(told, events=(done, TurnBegan(5)))
    )
    if isinstance(done, Built):
        longer = done._replace(points=(*done.points, 1))
        assert "points for every hex" in complaint(guest, replace(told, events=(longer, then)))


def test_steps_and_standings_belong_to_a_game_that_was_dealt() -> None:
    guest, told = heard(Standing)
    assert "of 6 seats in a game of 3" in complaint(guest, replace(told, held=told.held * 2))
    fresh, now = MessageChecks(), guest.table.now
    for message in (told, guest.table.last(guest.connection, Step)):
        with pytest.raises(Nonsense, match="of a game that was not dealt"):
            fresh.checked(message, now)


@pytest.mark.parametrize(
    "change", [{"seats": (1, 0)}, {"seats": (0, 0)}, {"token": b""}, {"seats": ()}, {"port": 2**40}]
)
def test_a_welcome_that_cannot_be(change: dict[str, Any]) -> None:
    welcome = Welcome(1, (0,), b"t" * 32, ("10.0.0.1",), 27272)
    MessageChecks().entered(welcome)
    with pytest.raises(Nonsense):
        MessageChecks().entered(replace(welcome, **change))


def test_the_next_game_comes_after_the_end_of_one_or_after_a_gap() -> None:
    guest, told = heard(Dealt)
    assert "in the middle" in complaint(guest, replace(told, game=2))
    guest.checks.entered(guest.table.welcome(guest.connection))
    guest.checks.checked(replace(told, game=2), guest.table.now)
    assert "game 1 in the middle of game 2" in complaint(guest, told)


def test_too_many_lines_and_maps_are_left_but_not_those_of_a_busy_evening() -> None:
    checks = MessageChecks()
    for number in range(int(CHAT_LINES.burst)):
        checks.checked(Said(number, Line("Ann", 0, "hello", False)), 100.0)
    with pytest.raises(Nonsense, match="too many lines of chat"):
        checks.checked(Said(0, Line("Ann", 0, "hello", False)), 100.0)
    checks.checked(Said(0, Line("Ann", 0, "hello", False)), 101.0)
    for number in range(int(NEW_BOARDS.burst)):
        checks.checked(BoardIs(board_file(f"island-{number}")), 101.0)
    with pytest.raises(Nonsense, match="too many maps"):
        checks.checked(BoardIs(board_file("one-more")), 101.0)


def test_an_owner_may_look_through_all_maps_as_fast_as_a_host_allows() -> None:
    assert PLAYER.changes.burst <= NEW_BOARDS.burst
    assert PLAYER.changes.a_second <= NEW_BOARDS.a_second


def test_the_latest_lines_may_come_again_after_every_gap() -> None:
    guest = a_guest()
    lines = [Said(number, Line("Ann", 0, "hello", False)) for number in range(REMEMBERED)]
    for _ in range(2 * int(CHAT_LINES.burst) // REMEMBERED):
        guest.checks.entered(guest.table.welcome(guest.connection))
        for line in lines:
            guest.checks.checked(line, 100.0)


def test_a_map_that_comes_again_is_not_read_again() -> None:
    checks, files = MessageChecks(), [board_file(f"island-{n}") for n in range(BOARDS)]
    first = [checks.checked(BoardIs(file), 0.0) for file in files]
    for _ in range(9):
        again = [checks.checked(BoardIs(file), 0.0) for file in files]
        assert all(
            isinstance(one, BoardTold) and isinstance(other, BoardTold) and one.board is other.board
            for one, other in zip(first, again, strict=True)
        )


def test_what_a_guest_keeps_is_bounded() -> None:
    guest = a_guest()
    for number in range(3 * MOST_LINES):
        guest.state.hear(Said(number, Line("Ann", 0, str(number), False)))
        guest.state.hear(Declined(No.PAUSED, "", None))
    assert len(guest.state.chat.lines) <= MOST_LINES
    assert guest.state.chat.lines[-1].words == str(3 * MOST_LINES - 1)
    assert len(guest.state.declined) == MOST_DECLINED


def test_a_game_that_is_counted_wrongly_at_its_end_is_found_out() -> None:
    match = played()
    *before, last = match.updates(None, 0)
    result = match.snapshot(None).view.result
    assert result
    swapped = (result.portfolios[1], result.portfolios[0], result.portfolios[2])
    more = tuple(count + 1 for count in result.portfolios[2])
    for wrong in (
        result._replace(winners=(0, 1, 2)),
        result._replace(portfolios=swapped),
        result._replace(portfolios=(*result.portfolios[:2], more)),
        result._replace(portfolios=result.portfolios[:2]),
    ):
        following = GameMirror(dealt(match, 1, (0,)), france())
        for update in before:
            following.take(step(update))
        with pytest.raises(OutOfStep):
            following.take(Step(last.seq, (last.events[0], last.events[1]._replace(result=wrong))))  # type: ignore[call-arg]


@pytest.mark.parametrize("own", [(0, 1, 2), ()], ids=["own", "somebody else's"])
def test_only_ones_own_locomotives_are_known_to_be_missing(own: tuple[int, ...]) -> None:
    match = Match.begin(a_header(seed=3))
    following = GameMirror(dealt(match, 1, own), france())
    turn = match.snapshot(None).view.table.turn
    hand = match.snapshot(turn).view.portfolio
    assert hand
    give = next(company for company in COMPANIES if not hand[company.order])
    take = next(company for company in COMPANIES if company is not give)
    trade = Step(1, (Traded(turn, give, take, 1, sum(hand)), TurnBegan((turn + 1) % 3)))
    if own:
        with pytest.raises(OutOfStep, match="step 1 breaks the rules"):
            following.take(trade)
    else:
        following.take(trade)


@settings(max_examples=120)
@given(data=st.data())
def test_whatever_a_host_says_is_left_or_harms_nobody(data: st.DataObject) -> None:
    """An honest beginning, then anything: only documented errors, and a screen can go on asking."""
    guest = Guest(Table(3, ("easy", "easy")), "Ada")
    for kind in data.draw(st.lists(st.sampled_from([*HOSTS]), max_size=4)):
        before = guest.table.all(guest.connection, kind)
        message = data.draw(HOSTS[kind])
        if before:  # mostly true, with one thing that is not
            field = data.draw(st.sampled_from([*kind.__dataclass_fields__] or [""]))
            message = replace(before[-1], **{field: getattr(message, field)}) if field else message
        try:
            news = guest.checks.checked(message, guest.table.now)
        except Turned:
            return
        guest.state.hear(news)
        look_at(guest.state)


def look_at(state: GuestState) -> None:
    """What a screen asks in every frame."""
    game = state.game
    assert game is not None
    game.poll()
    assert game.thinking in (None, 0, 1, 2)
    for viewer in (None, *game.seats):
        game.view_as(viewer)
        game.past()
    if state.lobby:
        assert state.lobby.series.standings() is not None
        assert state.lobby.phase in Phase
    assert state.connection == Connection(Link.CONNECTING)


def test_a_beat_is_nothing_to_speak_of() -> None:
    assert MessageChecks().checked(Beat(), 0.0) == Beat()


@pytest.mark.parametrize(
    ("seats", "token", "words"),
    [
        ((1, 1), b"t" * 32, "the same seat twice"),
        ((2, 1), b"t" * 32, "the same seat twice"),
        ((), b"t" * 32, "whose token does not go with its seats"),
        ((1,), b"", "whose token does not go with its seats"),
        ((9,), b"t" * 32, "seats"),
    ],
)
def test_other_seats_that_cannot_be(seats: tuple[int, ...], token: bytes, words: str) -> None:
    guest, _ = heard(Standing)
    assert words in complaint(guest, Seated(seats, token))


def test_other_seats_come_only_at_a_table_that_has_them() -> None:
    with pytest.raises(Nonsense, match="a seat that there is not"):
        MessageChecks().checked(Seated((1,), b"t" * 32), 0.0)
