"""LAN tables in all their states, for the gallery, without a network."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from commands.gallery import games
from commands.gallery.posing_table import PosingTable
from commands.gallery.stalemate import READY
from commands.gallery.studio import FRAME, Studio
from commands.lan_bridge import LanBridge
from game.lobby import (
    AtEnd,
    Door,
    Line,
    Link,
    Lobby,
    Onlooker,
    Options,
    Phase,
    Seat,
    SeatRequest,
    Sitter,
)
from game.match import Match
from game.rules.actions import Action
from game.rules.companies import Company
from game.series import Series
from game.session import LocalSession
from game.ui.lan.lan_flow import LanFlow, lan_results
from game.ui.lan.lobby.lobby_forms import OptionsScene
from game.ui.lan.table.lan_status import LanStatus, lan_layers
from game.ui.lan.table.notices import CLOSED
from game.ui.lan.table.take_seat import TakeSeatScene
from game.ui.results.model import review_actions
from game.ui.table.hand_over import TableActions, nothing
from game.ui.table.help.tip_card import TipCard
from game.ui.table.model import TableModel
from game.ui.table.scene import TableScene
from game.ui.table.target import OnCard, OnHex
from game.updates import Update

NAMES = ("Ada", "Bérénice", "Hugo", "Maximiliane")
CLOCK = Options(turn_seconds=90, at_end=AtEnd.BOT)
SAID = (
    Line("Bérénice", 1, "hello", phrase=True),
    Line("Hugo", 2, "Qui commence ? Je prends le Nord, comme toujours.", phrase=False),
    Line("Ada", 0, "Not if I get to Lille first!", phrase=False),
    Line("Maximiliane", 3, "moment", phrase=True),
    Line("Zoë", None, "Von hier oben sieht man alles. Spannend, wer zuerst in Lyon ist!", False),
    Line("Hugo", 2, "well-played", phrase=True),
    Line("Bérénice", 1, "oops", phrase=True),
)
A_WHILE = 10  # frames
LOST_FOR = 12.0  # seconds


def chat(studio: Studio) -> None:
    """The open chat, with a line being typed."""
    _put_up(studio, lines=SAID)
    studio.key(pygame.K_c)
    studio.stage.scenes[-1].handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_c))
    words = "À Marseille !"
    studio.stage.scenes[-1].handle(pygame.event.Event(pygame.TEXTINPUT, text=words))
    studio.wait(A_WHILE * FRAME)


def phrases(studio: Studio) -> None:
    """Phrases to choose from."""
    _put_up(studio, lines=SAID[:3])
    studio.key(pygame.K_c)
    studio.key(pygame.K_UP, pygame.K_UP)


def bubble(studio: Studio) -> None:
    """A chat line arrives while the chat is closed."""
    visit = _put_up(studio)
    visit.lines += SAID[:2]
    studio.wait(A_WHILE * FRAME)


def away_owner(studio: Studio) -> None:
    """A player is away, seen by the owner, who decides."""
    _put_up(studio, lambda lobby: _without(lobby, 1))


def away_guest(studio: Studio) -> None:
    """The game waits for a player who is away, seen by a guest."""
    _put_up(studio, lambda lobby: _without(lobby, 0), own=2, mine=False)


def stand_in(studio: Studio) -> None:
    """A bot stands in for a player who is away."""
    _put_up(studio, lambda lobby: _without(lobby, 1, "medium"))


def paused(studio: Studio) -> None:
    """The game is paused."""
    _put_up(studio, lambda lobby: replace(lobby, paused=True))


def lost(studio: Studio) -> None:
    """The host is gone."""
    _put_up(studio, own=2, link=Link.LOST)


def unsaved(studio: Studio) -> None:
    """The host's disk is full."""
    _put_up(studio, lambda lobby: replace(lobby, saved=False))


def clock(studio: Studio) -> None:
    """A turn with a clock."""
    _put_up(studio, lambda lobby: replace(lobby, options=CLOCK, clock=83_000))


def last_seconds(studio: Studio) -> None:
    """The clock has nearly run out."""
    _put_up(studio, lambda lobby: replace(lobby, options=CLOCK, clock=6_800))


def spectator(studio: Studio) -> None:
    """The table for spectators, perhaps on a large screen."""
    _put_up(studio, own=None)


def spectator_chat(studio: Studio) -> None:
    """The same with the chat."""
    _put_up(studio, own=None, lines=SAID)
    studio.key(pygame.K_c)


def left_owner(studio: Studio) -> None:
    """A player has left on purpose, and it is their turn."""
    _put_up(studio, lambda lobby: _seat(lobby, 1, here=False, left=True), turn=1)


def idle(studio: Studio) -> None:
    """A connected player does not move, and the owner may let a bot move."""
    _put_up(studio, lambda lobby: replace(lobby, overdue=True), turn=1)


def helped(studio: Studio) -> None:
    """A bot plays for the player at this screen, who can come back."""
    _put_up(studio, lambda lobby: _seat(lobby, 1, level="medium"), own=1)


def request(studio: Studio) -> None:
    """A spectator would like the seat of a player who has left; the owner decides."""
    _put_up(studio, lambda lobby: _asked(_seat(lobby, 2, here=False, left=True)))


def requested(studio: Studio) -> None:
    """The spectator waits for the answer."""
    _put_up(studio, lambda lobby: _asked(_seat(lobby, 2, here=False)), own=None)


def free_seat(studio: Studio) -> None:
    """A spectator can ask for the seat of a player who is away."""
    _put_up(studio, lambda lobby: _seat(lobby, 2, here=False, left=True), own=None)


def take_seat(studio: Studio) -> None:
    """The form in which a spectator asks for it."""
    visit = _put_up(studio, lambda lobby: _seat(lobby, 2, here=False, left=True), own=None)
    studio.stage.push(TakeSeatScene(studio.stage, visit, 2))
    studio.wait(A_WHILE * FRAME)


def hand_on(studio: Studio) -> None:
    """The same form for a player who hands the own seat to another person."""
    visit = _put_up(studio, lambda lobby: _seat(lobby, 2, here=False), own=1)
    studio.stage.push(TakeSeatScene(studio.stage, visit))
    studio.wait(A_WHILE * FRAME)


def sending(studio: Studio) -> None:
    """A move that the host has not answered yet."""
    _put_up(studio, own=1)
    _send(studio)


def sending_lost(studio: Studio) -> None:
    """The same after the connection was lost."""
    visit = _put_up(studio, own=1)
    _send(studio)
    visit.lose(Link.LOST)
    studio.wait(A_WHILE * FRAME)


def by_bot(studio: Studio) -> None:
    """The log marks the moves of a bot for a player who is away."""
    _put_up(studio, lambda lobby: _seat(lobby, 1, here=False, level="medium"), by_bot=1)


def timer(studio: Studio) -> None:
    """The host changes the turn timer in the middle of a game."""
    visit = _put_up(studio, lambda lobby: replace(lobby, options=CLOCK, clock=83_000))
    studio.stage.push(OptionsScene(studio.stage, visit, CLOCK, in_game=True))
    studio.wait(A_WHILE * FRAME)


def curtain_paused(studio: Studio) -> None:
    """The curtain of a shared computer during a pause, with a line of chat and the timer."""
    clock = replace(_lobby(), options=CLOCK, clock=83_000, paused=True)
    _put_up(studio, lambda _: clock, shared=True, said=SAID[4])


def curtain_lost(studio: Studio) -> None:
    """The curtain while the host is out of reach."""
    _put_up(studio, shared=True, link=Link.LOST)


def curtain_closed(studio: Studio) -> None:
    """The curtain after the host has closed the table."""
    _put_up(studio, shared=True, link=Link.LOST, why=CLOSED)


def curtain_chat(studio: Studio) -> None:
    """The curtain with a line of chat alone."""
    _put_up(studio, shared=True, said=SAID[1])


def shared_chat(studio: Studio) -> None:
    """The chat of a shared computer: a click on the name changes who writes."""
    _put_up(studio, lambda lobby: _seat(lobby, 1, peer=1), lines=SAID, seats=(0, 1), turn=2)
    studio.key(pygame.K_c)


def results(studio: Studio) -> None:
    """The end of a game, while others wait for the next one."""
    studio.without_motion()
    session = LocalSession(games.finished(names=NAMES), [0])
    visit = PosingTable(replace(_lobby(), phase=Phase.OVER), session)
    review = review_actions(nothing, nothing)
    scene = lan_results(studio.stage, visit, session, nothing, review, nothing)
    studio.stage.push(scene)
    studio.wait(FRAME)
    scene.skip()
    studio.settle()


def menu(studio: Studio) -> None:
    """The host's menu, with what returning players need."""
    visit = PosingTable(_lobby(), LocalSession(_match(0), (0,)))
    visit.door = Door(("192.168.0.7", "10.8.0.3"), 27272, "471108", None)
    LanFlow(studio.stage, LanBridge(studio.folders), visit, nothing).begin()
    studio.wait(A_WHILE * FRAME)
    studio.key(pygame.K_ESCAPE)


def end_proposed(studio: Studio) -> None:
    """The player at this screen has proposed to end the game, and waits for the others."""
    _put_up(studio, stalemate=0)


def end_asked(studio: Studio) -> None:
    """Another player proposes to end the game, and this one is to answer."""
    _put_up(studio, stalemate=2)


def end_asked_paused(studio: Studio) -> None:
    """The same while the game is paused."""
    _put_up(studio, lambda lobby: replace(lobby, paused=True), stalemate=2)


def end_asked_chat(studio: Studio) -> None:
    """The same with the chat."""
    _put_up(studio, lines=SAID, stalemate=2)
    studio.key(pygame.K_c)


def end_awaited(studio: Studio) -> None:
    """This player has agreed, and waits for another."""
    _put_up(studio, stalemate=2, agreed=(0, 3))


def end_menu(studio: Studio) -> None:
    """A proposal under the menu."""
    match = _stalemate(2)
    visit = PosingTable(_lobby(), LocalSession(match, (0,)))
    LanFlow(studio.stage, LanBridge(studio.folders), visit, nothing).begin()
    studio.wait(READY)
    studio.key(pygame.K_ESCAPE)


def end_spectator(studio: Studio) -> None:
    """A proposal as spectators see it."""
    _put_up(studio, own=None, stalemate=2)


LAN_TABLES: dict[str, Callable[[Studio], None]] = {
    "table-lan-chat": chat,
    "table-lan-phrases": phrases,
    "table-lan-bubble": bubble,
    "table-lan-away-owner": away_owner,
    "table-lan-away-guest": away_guest,
    "table-lan-stand-in": stand_in,
    "table-lan-paused": paused,
    "table-lan-lost": lost,
    "table-lan-unsaved": unsaved,
    "table-lan-clock": clock,
    "table-lan-last-seconds": last_seconds,
    "table-lan-left": left_owner,
    "table-lan-idle": idle,
    "table-lan-helped": helped,
    "table-lan-request": request,
    "table-lan-requested": requested,
    "table-lan-free-seat": free_seat,
    "table-lan-take-seat": take_seat,
    "table-lan-hand-on": hand_on,
    "table-lan-sending": sending,
    "table-lan-sending-lost": sending_lost,
    "table-lan-by-bot": by_bot,
    "table-lan-timer": timer,
    "table-lan-shared-chat": shared_chat,
    "curtain-lan-paused": curtain_paused,
    "curtain-lan-lost": curtain_lost,
    "curtain-lan-closed": curtain_closed,
    "curtain-lan-chat": curtain_chat,
    "table-lan-menu": menu,
    "table-lan-results": results,
    "table-lan-spectator": spectator,
    "table-lan-spectator-chat": spectator_chat,
    "table-lan-end-proposed": end_proposed,
    "table-lan-end-asked": end_asked,
    "table-lan-end-asked-paused": end_asked_paused,
    "table-lan-end-asked-chat": end_asked_chat,
    "table-lan-end-awaited": end_awaited,
    "table-lan-end-menu": end_menu,
    "table-lan-end-spectator": end_spectator,
}


class _PosingSession(LocalSession):
    """A session whose host does not answer, or at which a bot has moved for a seat."""

    def __init__(self, match: Match, seats: Sequence[int], by_bot: int | None) -> None:
        super().__init__(match, seats)
        self._by_bot = by_bot

    def submit(self, seat: int, action: Action, seq: int) -> None:
        """Never answered."""

    def past(self) -> list[Update]:
        """Every step, marked if a bot has moved for the seat."""
        updates = super().past()
        return [updates[0], *map(self._marked, updates, updates[1:])]

    def _marked(self, before: Update, update: Update) -> Update:
        return update._replace(by_bot=before.view.table.turn == self._by_bot)


def _put_up(
    studio: Studio,
    changed: Callable[[Lobby], Lobby] = lambda lobby: lobby,
    *,
    own: int | None = 0,
    mine: bool = True,
    lines: Sequence[Line] = (),
    link: Link = Link.THERE,
    why: str | None = None,
    stalemate: int | None = None,
    agreed: Sequence[int] = (),
    turn: int | None = None,
    seats: Sequence[int] | None = None,
    shared: bool = False,
    said: Line | None = None,
    by_bot: int | None = None,
) -> PosingTable:
    """A game in progress at the first seat's turn, seen from one seat or as a spectator; or one
    that a seat proposes to end because of a stalemate, which some have `agreed` to; or the curtain
    of a computer that all players share, when a line of chat is `said`."""
    match = _match(turn if turn is not None else own if mine and own is not None else 0)
    if stalemate is not None:
        match = _stalemate(stalemate, agreed)
    if seats is None:
        seats = range(len(NAMES)) if shared else () if own is None else (own,)
    session = _PosingSession(match, seats, by_bot)
    peer = 100 if own is None else own + 1
    visit = PosingTable(changed(_lobby()), session, lines, peer)
    elapsed = [0.0]
    stage = studio.stage
    model = TableModel(session, stage.settings_file)
    status = LanStatus(stage, visit, model, now=lambda: elapsed[0])
    guide = TipCard(stage, model)
    layers = lan_layers(stage, visit, model, status)
    actions = TableActions(nothing, nothing, curtain_news=status.curtain_news)
    stage.push(TableScene(stage, model, actions, guide, layers))
    studio.wait(A_WHILE * FRAME if stalemate is None and not shared else READY)
    visit.lines += [said] if said else []
    if link is not Link.THERE:
        visit.lose(link, why)
        status.refresh()
        studio.wait(A_WHILE * FRAME)
        elapsed[0] = LOST_FOR
        status.refresh()
        studio.wait(A_WHILE * FRAME)
    studio.wait(FRAME)
    return visit


def _send(studio: Studio) -> None:
    """Confirm a build that is not answered."""
    scene = studio.stage.scenes[-1]
    if isinstance(scene, TableScene):
        model = scene.model
        model.touch(OnCard(Company.RED))
        for _ in range(3):
            planned = model.plan.planned
            model.touch(OnHex(planned.open_hexes()[-1]) if planned else OnCard(Company.RED))
        model.confirm()
        model.pass_time(1.0)
        model.confirm()
    studio.wait(READY)


def _asked(lobby: Lobby) -> Lobby:
    return replace(lobby, requests=(SeatRequest(100, 2, "Zoë"),))


def _seat(lobby: Lobby, seat: int, **changes: object) -> Lobby:
    """The lobby with a change to one of its seats."""
    changed = replace(lobby.seats[seat], **changes)  # type: ignore[arg-type] # any field
    return replace(lobby, seats=(*lobby.seats[:seat], changed, *lobby.seats[seat + 1 :]))


def _match(turn: int) -> Match:
    return _named(
        games.played(
            len(NAMES), 3, lambda state: state.table.actions >= 40 and state.table.turn == turn
        )
    )


def _stalemate(turn: int, agreed: Sequence[int] = ()) -> Match:
    match = _named(games.stalemate(len(NAMES), turn))
    match.propose(turn, match.seq)
    for seat in agreed:
        match.respond(seat, match.seq, agrees=True)
    return match


def _named(match: Match) -> Match:
    players = match.header.players
    named = tuple(player._replace(name=name) for player, name in zip(players, NAMES, strict=True))
    match.header = match.header._replace(players=named)
    return match


def _lobby() -> Lobby:
    return Lobby(
        "Friday evening",
        Phase.PLAYING,
        tuple(
            Seat(Sitter.PERSON, name, "", number, ready=True, here=True)
            for number, name in enumerate(NAMES, start=1)
        ),
        (Onlooker(100, "Zoë"), Onlooker(101, "Fleur")),
        Options(),
        owner=1,
        paused=False,
        clock=None,
        saved=True,
        series=Series(),
    )


def _without(lobby: Lobby, seat: int, level: str = "") -> Lobby:
    """The lobby after a player has left."""
    gone = replace(lobby.seats[seat], here=False, level=level)
    return replace(lobby, seats=(*lobby.seats[:seat], gone, *lobby.seats[seat + 1 :]))
