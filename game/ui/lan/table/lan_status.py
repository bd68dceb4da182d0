"""What a LAN table shows of the network: pauses, the turn clock, who is away, who watches.

It reads a LanTable that LanFlow pumps; it never waits and knows no network.
"""

import math
from collections.abc import Callable, Sequence
from time import monotonic

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.lobby import AtEnd, Lobby, Onlooker, Phase
from game.rules.proposals import Proposal
from game.session import Session
from game.ui.core.context import Context
from game.ui.i18n.text import Texts
from game.ui.lan.chat.chat_lines import speaker
from game.ui.lan.chat.phrases import line_text, tells_pause
from game.ui.lan.lan_api import LanTable
from game.ui.lan.refusal_text import refusal
from game.ui.lan.table.banner import Banner
from game.ui.lan.table.chat_drawer import ChatDrawer
from game.ui.lan.table.notices import (
    Notice,
    NoticeBoard,
    NoticeChoice,
    away,
    connection_problem,
    helped_seats,
    may_pause,
    own_seats,
)
from game.ui.lan.table.take_seat import own_name
from game.ui.table.buttons import ToolButton
from game.ui.table.curtain_face import NO_NEWS, CurtainNews
from game.ui.table.end_proposals import Asked
from game.ui.table.geometry import Geometry
from game.ui.table.help.tooltip_text import kind_text
from game.ui.table.layer import Layer, Tooltip
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.table.table_status import Halt, SeatStatus, TableStatus
from game.ui.widgets.compositor import Part
from game.ui.widgets.theme import CREAM

LAST_SECONDS = 10
_PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
ANSWER_TIME = 60.0  # seconds in which a player should answer a proposal to end the game


class TurnClock:
    """Counts down between the host's messages; `now` are seconds of any clock that never stops."""

    def __init__(self) -> None:
        self._lobby: Lobby | None = None
        self._since = self._now = 0.0
        self.left: float | None = None  # seconds; None without a clock

    def update(self, lobby: Lobby | None, now: float, *, asking: bool = False) -> None:
        """Count from the newest lobby; no time passes while the game is paused, or while players
        are asked if it should end (R30)."""
        if asking:
            self._since += now - self._now
        self._now = now
        if lobby is not self._lobby:
            self._lobby, self._since = lobby, now
        if lobby is None or lobby.clock is None:
            self.left = None
            return
        passed = 0.0 if lobby.paused else now - self._since
        self.left = max(0.0, lobby.clock / 1000 - passed)

    @property
    def seconds(self) -> int | None:
        """Whole seconds that are left."""
        return None if self.left is None else math.ceil(self.left)

    @property
    def text(self) -> str:
        """Minutes and seconds; empty without a clock."""
        return time_text(self.seconds)

    @property
    def urgent(self) -> bool:
        """Whether the time is nearly over."""
        return self.seconds is not None and self.seconds <= LAST_SECONDS

    @property
    def lit(self) -> bool:
        """On for the first half of each of the last seconds, off for the second."""
        return self.urgent and self.left is not None and math.ceil(self.left * 2) % 2 == 0


class AnswerClock:
    """Counts the time to answer a proposal to end the game down, from its last change (R30)."""

    def __init__(self) -> None:
        self._proposal: Proposal | None = None
        self._now = 0.0
        self.left: float | None = None  # seconds; None if nobody is asked

    def update(self, newest: Proposal | None, now: float, *, halted: bool) -> None:
        """Follow the newest proposal; while the game is halted, no time passes."""
        before, self._proposal = self._proposal, newest
        passed, self._now = now - self._now, now
        if newest is None or not newest.open:
            self.left = None
        elif newest != before or self.left is None:
            self.left = ANSWER_TIME
        elif not halted:
            self.left = max(0.0, self.left - passed)

    @property
    def seconds(self) -> int | None:
        """Whole seconds that are left."""
        return None if self.left is None else math.ceil(self.left)


def time_text(seconds: int | None) -> str:
    """Minutes and seconds; empty without a clock."""
    return "" if seconds is None else f"{seconds // 60}:{seconds % 60:02}"


class LanStatus(Layer):
    """Updates the table's status in every frame; `now` counts seconds."""

    def __init__(
        self,
        context: Context,
        lan_table: LanTable,
        model: TableModel,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._context, self._lan_table, self._model, self._now = context, lan_table, model, now
        self.clock, self.notices = TurnClock(), NoticeBoard(lan_table)
        self.answer_clock = AnswerClock()
        self._seats: tuple[object, tuple[SeatStatus, ...]] = (None, ())
        self._viewer: int | None = None
        self._lines = (-1, 0)  # the newest step, and the lines of the chat before it
        self._shown = model.status, lan_table.lobby
        self.refresh()

    @property
    def notice(self) -> Notice | None:
        """The notice to show now."""
        turn = self._model.plan.view.table.turn
        return self.notices.first(turn, self._now(), self._context.texts)

    def refresh(self) -> None:
        """Report the status to the model; called while a menu covers the table, too."""
        lobby, reduced_motion = self._lan_table.lobby, self._model.settings.reduced_motion
        paused = Halt.PAUSED if lobby is not None and lobby.paused else None
        if self._lines[0] != self._model.seq:
            self._lines = self._model.seq, len(self._lan_table.lines)
        proposal = self._model.session.proposal
        asking = proposal is not None and proposal.open
        self.notices.follow_connection(self._now())
        if self.notices.connected:  # no time passes while the host is away
            self.clock.update(lobby, self._now(), asking=asking)
        halted = paused is not None or not self.notices.connected
        self.answer_clock.update(proposal, self._now(), halted=halted)
        answer_left = self.answer_clock.seconds
        self._model.report(
            TableStatus(
                halted=paused if self.notices.connected else Halt.LOST,
                clock=self.clock.text,
                urgent=self.clock.urgent,
                lit=self.clock.urgent if reduced_motion else self.clock.lit,
                answer_clock=time_text(answer_left),
                answer_urgent=answer_left is not None and answer_left <= LAST_SECONDS,
                seats=self._seat_status(),
                notebook=lobby is not None and lobby.options.notebook,
                patient=False,
                notice=self.notice is not None,
                names=self._names(),
            )
        )

    def _names(self) -> tuple[str, ...]:
        """Who plays now: someone may have taken over a seat. After the game seats may change."""
        lobby = self._lan_table.lobby
        if lobby is None or lobby.phase is not Phase.PLAYING:
            return self._model.status.names
        return tuple(seat.name for seat in lobby.seats)

    def handle(self, event: Event) -> bool:
        """A press at the computer of a single player says that they are back; it is passed on."""
        helped = helped_seats(self._lan_table)
        if event.type in _PRESSES and helped and helped == own_seats(self._lan_table):
            self._lan_table.come_back(helped[0])
        return False

    def layout(self, geometry: Geometry) -> None:
        """Keep nothing: it outlives the table, whose pictures the geometry would keep."""

    def update(self, dt: float) -> bool:
        if sound := self.notices.connection_sound(self._now()):
            self._context.audio.play(sound)
        self.refresh()
        self._follow_viewer()
        before, self._shown = self._shown, (self._model.status, self._lan_table.lobby)
        status, talk = self._shown[0], self._model.end_talk
        ticked = before[0].clock != status.clock
        moves = self._model.plan.my_turn and self.clock.urgent and ticked
        answers = isinstance(talk, Asked) and status.answer_urgent
        if moves or (answers and before[0].answer_clock != status.answer_clock):
            self._context.audio.play("clock")
        for refused in self._lan_table.declined():
            text = refusal(refused.why, refused.words, self._context.texts)
            self._context.notices.append(text)
        return before != self._shown

    def _follow_viewer(self) -> None:
        """Who opens the curtain is back."""
        before, self._viewer = self._viewer, self._model.plan.view.seat
        opened = self._viewer is not None and before != self._viewer and self._model.calls_players
        if opened and self._viewer in helped_seats(self._lan_table):
            self._lan_table.come_back(self._viewer)

    def curtain_news(self) -> CurtainNews:
        """What the curtain shows besides the next player: a notice, and the newest chat line of
        this turn."""
        texts, notice, lines = self._context.texts, self.notice, self._lan_table.lines
        news = NO_NEWS
        if notice is not None:
            resumes = NoticeChoice.GO_ON in notice.choices
            button = texts.say(f"corner-{NoticeChoice.GO_ON}") if resumes else ""
            news = CurtainNews("", notice.icon, notice.title, notice.detail, button)
        new = [line for line in lines[self._lines[1] :] if not tells_pause(line)]
        if not new:
            return news
        name, colour = speaker(new[-1], texts)
        words = line_text(new[-1], texts)
        return news._replace(speaker=name, colour=colour, words=words)

    def progress(self) -> str:
        """How the game goes on while a menu covers the table."""
        texts, turn = self._context.texts, self._model.plan.view.table.turn
        if problem := connection_problem(self._lan_table, texts):
            return problem
        talk, left = self._model.end_talk, self._model.status.answer_clock
        if isinstance(talk, Asked) and not self._model.status.halted:
            name = self._model.names[talk.proposer]
            return texts.say("lan-menu-answer", name=name, time=left)
        return progress_text(
            self._lan_table.lobby, self._model.session, turn, self.clock.text, texts
        )

    def _seat_status(self) -> tuple[SeatStatus, ...]:
        """The status of each seat, rebuilt only when something changes."""
        lobby, turn = self._lan_table.lobby, self._model.plan.view.table.turn
        if lobby is None or len(lobby.seats) != len(self._model.names):
            return ()  # the seats of the next game are being arranged
        hidden = tuple(map(self.notices.hides, range(len(lobby.seats))))
        key = lobby, self._context.texts, turn, self.clock.seconds, hidden
        if self._seats[0] != key:
            status = [
                SeatStatus(away(player), bool(player.level), self._tooltip(lobby, seat))
                for seat, player in enumerate(lobby.seats)
            ]
            self._seats = key, tuple(status)
        return self._seats[1]

    def _tooltip(self, lobby: Lobby, seat: int) -> str:
        texts, moves = self._context.texts, seat == self._model.plan.view.table.turn
        text = seat_text(lobby, seat, self.clock.seconds if moves else None, texts)
        asks = self._lan_table.owner and self.notices.hides(seat)
        return f"{text}\n{texts.say('corner-seat-click')}" if asks else text


def seat_text(lobby: Lobby, seat: int, seconds: int | None, texts: Texts) -> str:
    """Who is away, which bot plays, and what happens when the seconds of the turn are over."""
    player, lines = lobby.seats[seat], []
    if away(player):
        gone = "corner-seat-left" if player.left else "corner-seat-away"
        key = "corner-away-bot" if player.level else gone
        lines.append(texts.say(key, name=player.name))
    if player.level:
        lines.append(kind_text(player.level, texts))
    elif seconds is not None:
        lines.append(texts.say("corner-clock-left", seconds=seconds))
        bot = lobby.options.at_end is AtEnd.BOT
        lines.append(texts.say("corner-clock-bot" if bot else "corner-clock-nothing"))
    return "\n".join(filter(None, lines))


def progress_text(
    lobby: Lobby | None, session: Session, turn: int, time_left: str, texts: Texts
) -> str:
    """Whose time runs, or who the game waits for; empty when no game is in progress."""
    if lobby is None or lobby.phase is not Phase.PLAYING:
        return ""
    if lobby.paused:
        return texts.say("lan-no-paused")
    player = lobby.seats[turn]
    name = player.name
    if time_left:
        return texts.say("lan-menu-clock", name=name, time=time_left)
    waits = not player.level and (turn in session.seats or away(player))
    return texts.say("lan-menu-waits", name=name) if waits else texts.say("lan-goes-on")


def pause_buttons(context: Context, lan_table: LanTable, model: TableModel) -> list[ToolButton]:
    """Pause and resume, of which one at most is shown; spectators have neither."""

    def slot(layout: TableLayout) -> Rect:
        return layout.tools[3 if model.hints_offered else 2]

    def button(icon: str, text_key: str, *, paused: bool) -> ToolButton:
        def shown() -> bool:
            lobby = lan_table.lobby
            playing = lobby is not None and lobby.phase is Phase.PLAYING and lobby.paused == paused
            return playing and may_pause(lan_table)

        def press() -> None:
            context.audio.play("click")
            lan_table.pause(not paused)

        return ToolButton(context, icon, slot, text_key, press, shown=shown, key=pygame.K_PAUSE)

    return [
        button("pause", "corner-pause", paused=False),
        button("play", "corner-go-on", paused=True),
    ]


class Spectators(Layer):
    """An eye over the map and the number of spectators; the tooltip names them."""

    def __init__(self, context: Context, lan_table: LanTable, model: TableModel) -> None:
        self._context, self._lan_table, self._model = context, lan_table, model
        self.box = Rect(0, 0, 0, 0)

    def layout(self, geometry: Geometry) -> None:
        super().layout(geometry)
        first = 3 if self._model.hints_offered else 2
        self.box = geometry.layout.tools[first + may_pause(self._lan_table)]

    def tooltip(self) -> Tooltip | None:
        names = [spectator.name for spectator in self._spectators]
        mouse = self._context.mouse_position
        if mouse is None or not self.box.collidepoint(mouse) or not names:
            return None
        texts = self._context.texts
        lines = [texts.say("corner-watching")] if own_name(self._lan_table) else []
        lines.append(texts.say("corner-onlookers", names=texts.listed(names)))
        return Tooltip("\n".join(lines), self.box)

    def parts(self) -> list[Part]:
        count = len(self._spectators)
        return [Part(self.box, count, lambda surface: self._draw(surface, count))] if count else []

    def _draw(self, surface: Surface, count: int) -> None:
        skins, box = self._context.skins, self.box
        skins.stretch(surface, "panel/log", box, box.height / 46)
        side = round(box.height * 0.5)
        skins.draw_icon(surface, "spectator", (box.left + side * 5 // 8, box.centery), side, CREAM)
        number = Rect(box.left + side, box.top, box.width - side * 5 // 4, box.height)
        skins.write(surface, str(count), number, side, CREAM, role="reading-bold", align=0.5)

    @property
    def _spectators(self) -> Sequence[Onlooker]:
        return self._lan_table.lobby.onlookers if self._lan_table.lobby else ()


def lan_layers(
    context: Context, lan_table: LanTable, model: TableModel, status: LanStatus
) -> Sequence[Layer]:
    """The layers of a LAN table besides the game, the topmost first."""
    drawer = ChatDrawer(context, lan_table, model)
    banner = Banner(context, lan_table, model, status.notices, drawer, lambda: status.notice)
    spectators = Spectators(context, lan_table, model)
    return (status, drawer, banner, spectators, *pause_buttons(context, lan_table, model))
