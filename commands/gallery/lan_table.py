"""LAN tables in all their states, for the gallery, without a network."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from commands.gallery import games
from commands.gallery.posing_table import PosingTable
from commands.gallery.studio import FRAME, Studio
from commands.gallery.table import READY
from commands.lan_bridge import LanBridge
from game.lobby import AtEnd, Door, Line, Link, Lobby, Onlooker, Options, Phase, Seat, Sitter
from game.match import Match
from game.series import Series
from game.session import LocalSession
from game.ui.lan.lan_flow import LanFlow, lan_results
from game.ui.lan.table.lan_status import LanStatus, lan_layers
from game.ui.results.model import review_actions
from game.ui.table.hand_over import TableActions, nothing
from game.ui.table.help.tip_card import TipCard
from game.ui.table.model import TableModel
from game.ui.table.scene import TableScene

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


def _put_up(
    studio: Studio,
    changed: Callable[[Lobby], Lobby] = lambda lobby: lobby,
    *,
    own: int | None = 0,
    mine: bool = True,
    lines: Sequence[Line] = (),
    link: Link = Link.THERE,
    stalemate: int | None = None,
    agreed: Sequence[int] = (),
) -> PosingTable:
    """A game in progress at the first seat's turn, seen from one seat or as a spectator; or one
    that a seat proposes to end because of a stalemate, which some have `agreed` to."""
    match = _match(own if mine and own is not None else 0)
    if stalemate is not None:
        match = _stalemate(stalemate, agreed)
    session = LocalSession(match, () if own is None else (own,))
    peer = 100 if own is None else own + 1
    visit = PosingTable(changed(_lobby()), session, lines, peer)
    elapsed = [0.0]
    stage = studio.stage
    model = TableModel(session, stage.settings_file)
    status = LanStatus(stage, visit, model, now=lambda: elapsed[0])
    guide = TipCard(stage, model)
    layers = lan_layers(stage, visit, model, status)
    stage.push(TableScene(stage, model, TableActions(nothing, nothing), guide, layers))
    studio.wait(A_WHILE * FRAME if stalemate is None else READY)
    if link is not Link.THERE:
        visit.lose(link)
        studio.wait(A_WHILE * FRAME)
        elapsed[0] = LOST_FOR
        studio.wait(A_WHILE * FRAME)
    return visit


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
