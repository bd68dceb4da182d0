"""The state of a table: plan, pointing, question, feedback, history. Has no window.

Acts change the model and return the name of the sound to play, or an empty string.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum, auto
from typing import assert_never

from game.board import Hex
from game.rules.actions import Action
from game.rules.companies import Company, PerCompany
from game.rules.events import Built
from game.rules.legality import why_not_propose
from game.rules.reasons import Reason, Rule
from game.rules.table import Ending, Table, Traded
from game.rules.views import View
from game.series import Series
from game.session import Session
from game.storage.settings import AnimationSpeed, Settings, SettingsFile
from game.ui.table.consequence import consequence_of
from game.ui.table.end_proposals import (
    Asked,
    Awaited,
    DeclinedProposal,
    EndProposals,
    EndTalk,
    News,
    Offered,
)
from game.ui.table.feedback import (
    Barred,
    Feedback,
    Missing,
    Need,
    NotesOff,
    ProposedLately,
    RefusedMove,
)
from game.ui.table.history import History, LogEntry
from game.ui.table.look_back import LookBack
from game.ui.table.next_viewer import NextViewer, next_viewer, without_secrets
from game.ui.table.plan import Plan
from game.ui.table.table_status import TableStatus
from game.ui.table.target import (
    OnCard,
    OnHex,
    OnLogEntry,
    OnPlayer,
    OnRack,
    OnStatus,
    Pointing,
    Target,
)
from game.updates import Update, Verdict

DOUBLE_CLICK = 0.35  # seconds in which an answer may be half of a double click
SLOW_ANSWER = 0.3  # seconds until a move is said to be on its way


class SidePanel(Enum):
    """A panel over the map; only one at a time."""

    DEAL = auto()  # not a panel, but nothing else may be open
    FINALE = auto()  # the same
    ANNOUNCEMENT = auto()
    HINT = auto()
    NOTES = auto()
    CHAT = auto()
    LOG = auto()  # at full height


class TableModel:
    """One game at one screen, seen by one seat at a time."""

    def __init__(
        self,
        session: Session,
        settings_file: SettingsFile,
        series: Series | None = None,
        status: TableStatus | None = None,
    ) -> None:
        """`series` is the one before this game, if it is to be shown."""
        self.session, self.series, self._settings_file = session, series, settings_file
        first = session.view_as(None)
        self.seq, self.plan = first.seq, Plan(first.view)
        self.pointing = Pointing()
        self.question: float | None = None  # seconds since the player was asked to confirm
        self.feedback: Feedback | None = None
        players, local = session.players, session.seats
        bots = [seat for seat, who in enumerate(players) if who.bot and seat not in local]
        self.history = History([player.name for player in players], bots)
        self.history.rewrite(session.past())
        self.status = status or TableStatus()
        self.panel: SidePanel | None = None
        self._end_proposals = EndProposals(session)

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self._settings_file.current

    @property
    def names(self) -> Sequence[str]:
        """The players' names by seat."""
        return self.history.names

    @property
    def playing_bots(self) -> frozenset[int]:
        """The seats that bots play, also as stand-ins for players who are away."""
        stand_ins = {seat for seat, one in enumerate(self.status.seats) if one.bot}
        return self.history.bots | stand_ins

    @property
    def racked(self) -> bool:
        """Whether anyone plays at this screen, so that there is a rack."""
        return bool(self.session.seats)

    @property
    def asks_again(self) -> bool:
        """Whether the plan is submitted only after a second question."""
        return self.settings.confirm_every_move or consequence_of(self.plan) is not None

    @property
    def covered(self) -> bool:
        """Whether the rack is hidden until a player holds it open."""
        several = len(self.session.seats) > 1
        return several and not self.settings.curtain and not self.pointing.peeking

    @property
    def first(self) -> int:
        """The start player's seat."""
        table = self.plan.view.table
        acted = table.ending in (Ending.MARSEILLE, Ending.DEPOTS)  # then nobody is next
        turns = table.actions - acted
        return (table.turn - turns) % table.seats

    @property
    def moving(self) -> bool:
        """Whether a move is being shown."""
        return self.history.showing is not None

    @property
    def dealing(self) -> bool:
        """Whether the deal is being shown."""
        return self.panel is SidePanel.DEAL

    @property
    def showing_a_moment(self) -> bool:
        """Whether the deal, the announcement or the finale is being shown."""
        return self.panel in (SidePanel.DEAL, SidePanel.ANNOUNCEMENT, SidePanel.FINALE)

    @property
    def busy(self) -> bool:
        """Whether nothing can be planned: something is being shown or sent, or players are
        asked."""
        shows = self.panel in (SidePanel.DEAL, SidePanel.FINALE) or self.looking is not None
        return self.moving or self.sending or self.asking or shows

    @property
    def sending(self) -> bool:
        """Whether a move was submitted that has not been answered yet; its plan stays visible."""
        return self.history.pending is not None

    @property
    def sending_slowly(self) -> bool:
        """Whether the answer takes so long that the player should be told."""
        return self.sending and not self.history.waiting and self.history.sent_for >= SLOW_ANSWER

    @property
    def looking(self) -> LookBack | None:
        """The earlier position that is on the table; None for the game as it is now."""
        return self.history.look

    @property
    def shown_plan(self) -> Plan:
        """What map, cards and tiles show: the plan, or an earlier position."""
        return self.plan if self.looking is None else self.looking.plan

    @property
    def marked_number(self) -> int | None:
        """The number of the log's entry that is shown on the map."""
        if self.looking is None:
            return self.pointing.marked_entry
        return self.history.number_of(self.look_position) if self.look_position else None

    @property
    def look_position(self) -> int:
        """The moves done at the earlier position, with the one that is being shown."""
        return self.looking.position + self.moving if self.looking is not None else self.seq

    @property
    def since_last_turn(self) -> int | None:
        """The number of the log's first entry since the viewer's last turn, if there is one."""
        alone = self.session.seats[0] if len(self.session.seats) == 1 else None
        seat = alone if self.plan.view.seat is None else self.plan.view.seat
        return None if seat is None else self.history.since_last_turn(seat)

    @property
    def captioned_move(self) -> Built | Traded | None:
        """The move that the panel says: while it is shown, and until there is something to ask."""
        if self.history.showing is not None:
            return self.history.showing.move
        if self.looking is not None:
            return self.looking.move
        over, halted = self.plan.view.table.ending is not None, self.status.halted is not None
        if over or halted or self.plan.my_turn or self.asking or self.declined:
            return None
        return self.history.last_move

    @property
    def shown_trade(self) -> Traded | None:
        """The trade that is being shown."""
        move = self.history.showing.move if self.history.showing else None
        return move if isinstance(move, Traded) else None

    @property
    def depots_shown(self) -> PerCompany | None:
        """Depots after the move that is being shown or was submitted; None: as planned."""
        showing, look = self.history.showing, self.looking
        if look is not None:
            return look.coming.view.table.depots if showing and look.coming else None
        return showing.step.view.table.depots if showing and showing.step else self.history.pending

    @property
    def thinking_seat(self) -> int | None:
        """The seat of a bot whose move all players are waiting for."""
        turn = self.plan.view.table.turn
        shows = self.moving or self.dealing or self.looking is not None
        waits = turn == self.session.thinking and not self.status.halted and not shows
        return turn if waits and turn in self.playing_bots else None

    @property
    def hints_offered(self) -> bool:
        """Whether a bot can be asked for advice at this table."""
        offered = self.settings.hints and self.session.hints
        return offered and self.racked and self.status.hints

    @property
    def notebook(self) -> bool:
        """Whether the trade notes are open (R29)."""
        return self.settings.notebook and self.status.notebook

    @property
    def stuck(self) -> bool:
        """Whether no company can build any more (R30)."""
        return self._end_proposals.stuck(self.plan.view.table)

    @property
    def end_talk(self) -> EndTalk:
        """An offer to end the game, or a proposal to be answered; None during moves and plans."""
        if self.moving or self.history.waiting:
            return None
        talk = self._end_proposals.talk(self.plan.view)
        planned = not self.plan.empty or self.looking is not None
        return None if isinstance(talk, Offered) and planned else talk

    @property
    def asking(self) -> bool:
        """Whether nobody can move because players are asked if the game should end."""
        return isinstance(self.end_talk, Asked | Awaited)

    @property
    def declined(self) -> DeclinedProposal | None:
        """Who has just declined to end the game, until the next move."""
        return None if self.busy else self._end_proposals.declined(self.plan.view.table)

    @property
    def end_talk_ready(self) -> bool:
        """Whether the buttons of `end_talk` can be pressed yet."""
        return self._end_proposals.ready and not self.status.halted

    @property
    def rule(self) -> Rule | None:
        """The rule that forbids what is pointed at, or forbade what was tried last."""
        place = self.pointing.explained_hex
        reason = None if place is None or self.moving else self.plan.why_not(place)
        if reason is None and isinstance(self.feedback, RefusedMove):
            reason = self.feedback.reason
        return reason.rule if reason else None

    @property
    def marked_entry(self) -> LogEntry | None:
        """The entry of the log that is shown on the map."""
        return self.history.entry(self.marked_number)

    @property
    def calls_players(self) -> bool:
        """Whether a curtain lies between the turns of players at this screen."""
        return self.settings.curtain and len(self.session.seats) > 1

    @property
    def marked_trade(self) -> Traded | None:
        """The trade of the log that is shown on the cards."""
        event = self.marked_entry.event if self.marked_entry else None
        return event if isinstance(event, Traded) else None

    @property
    def calls_again(self) -> bool:
        """Whether a player who has seen moves again still has to be called to the table."""
        table, seats = self.plan.view.table, self.session.seats
        called = len(seats) > 1 and self.plan.view.seat is None and table.turn in seats
        return called and not self.busy

    def next_viewer(self) -> NextViewer:
        """Who sees the table next."""
        view, seats = self.plan.view, self.session.seats
        called = self.settings.curtain
        return next_viewer(view, seats, self.history, asking=self.asking, called=called)

    def touch(self, target: Target, *, again: bool = False) -> str:
        """Click a target. `again`, the second click of a double one, takes nothing back."""
        match target:
            case OnHex(place):
                return self._touch_hex(place, again=again)
            case OnCard() | OnRack() if self.looking is not None and self.plan.my_turn:
                self.back_to_now()
                return "click"
            case OnCard(company):
                return self._choose(company, company, again=again)
            case OnRack(company):
                return self._change(self.plan.giving(company), "click", again=again)
            case OnLogEntry(number) if self.looking is not None:
                entry = self.history.entry(number)
                if entry is not None:
                    self.history.look_after(entry)
                return "click" if entry else ""
            case OnLogEntry(number):
                self.mark_entry(None if number == self.pointing.marked_entry else number)
                if self.marked_trade:  # its cards are to be seen
                    self._close_log()
                return ""
            case OnPlayer():
                return self.toggle_notes() if self.notebook else ""
            case OnStatus():
                return ""
            case _:
                assert_never(target)

    def step_back(self) -> str:
        """Show the table one move earlier; the game waits."""
        begins = self.looking is None and not self.moving
        if begins and (self.asking or self.sending or self.showing_a_moment):
            return ""
        if not self.history.step_back(self._past()):
            return ""
        self.question = None if begins else self.question
        return "take_back"

    def step_forward(self) -> None:
        """Show the next move of an earlier position."""
        self.history.step_forward()

    def back_to_now(self) -> None:
        """Show the game as it is."""
        self.history.back_to_now()

    def show_again(self, entries: Sequence[LogEntry]) -> None:
        """Show the newest moves, from these entries on, once more."""
        if entries:
            self.history.play_from(entries[0], self._past())

    def toggle_notes(self) -> str:
        """Open or close the trade notes, or say why there are none (R29)."""
        if self.panel in (SidePanel.DEAL, SidePanel.FINALE):
            return ""
        if not self.notebook:
            self.feedback = NotesOff()
            return "error"
        self.open_panel(None if self.panel is SidePanel.NOTES else SidePanel.NOTES)
        return "click"

    def undo(self) -> str:
        """Take back one step of the plan."""
        return self._change(self.plan.undone(), "take_back")

    def undo_all(self) -> str:
        """Take back the whole plan."""
        return self._change(self.plan.cleared(), "take_back")

    def shorten(self, number: int) -> str:
        """Take back all locomotives of the build but the first ones."""
        return self._change(self.plan.up_to(number), "take_back")

    def confirm(self, allowed: Callable[[Action], bool] = lambda action: True) -> str:
        """Submit the plan, after asking once more where that is worth it."""
        action, seat = self.plan.action(), self.plan.view.seat
        if action is None or self.busy or seat is None or not allowed(action):
            return ""
        if self.status.halted:
            self.feedback = Barred()
            return "error"
        if self.asks_again and self.question is None:
            self.question = 0.0
            return ""
        if self.question is not None and self.question < DOUBLE_CLICK:
            return ""
        self.session.submit(seat, action, self.seq)
        self.question = self.feedback = None
        self.history.submit(self.plan.preview().table.depots)
        return "punch"

    def confirm_too_soon(self) -> str:
        """Tell a player who confirms an incomplete plan what is missing."""
        ready = self.plan.action() is not None or self.history.pending is not None
        return "" if ready or not self.plan.my_turn or self.busy else self._report_missing()

    def propose_end(self) -> None:
        """Propose to end the game, unless the offer has just appeared."""
        offer = self.end_talk
        if isinstance(offer, Offered) and self.end_talk_ready:
            self.question = self.feedback = None
            self._end_proposals.propose(offer.seat)

    def refuse_to_end(self) -> str:
        """Explain why ending the game cannot be proposed now (R30)."""
        view = self.plan.view
        if self.busy or view.seat is None or self.session.may_propose(view.seat):
            return ""
        reason = why_not_propose(view.table, view.seat)
        self.feedback = RefusedMove(reason) if reason else ProposedLately()
        return "error"

    def answer_proposal(self, *, agrees: bool) -> None:
        """Answer a proposal for the player who is asked, unless the question has just appeared."""
        question = self.end_talk
        if isinstance(question, Asked) and self.end_talk_ready:
            self._end_proposals.answer(question, agrees=agrees)

    def proposal_news(self) -> News | None:
        """That a proposal was made or declined, once; not before the moves that led to it."""
        return None if self.moving or self.history.waiting else self._end_proposals.news()

    def answer_no(self) -> None:
        """Do not confirm after all."""
        self.question = None

    def preview(self, plan: Plan) -> None:
        """Show a plan without making it, as hints do."""
        self.plan, self.question = plan, None
        self.mark_entry(None)
        self.pointing = replace(self.pointing, muted=self.pointing.target)

    def point(self, target: Target | None, *, by_keyboard: bool = False) -> None:
        """Point at something else."""
        pointing = self.pointing.at(target, by_keyboard=by_keyboard)
        if pointing != self.pointing or by_keyboard:
            self._dismiss_feedback()
        self.pointing = pointing

    def mark_entry(self, number: int | None) -> None:
        """Show a past move on the map, or none."""
        self.pointing = replace(self.pointing, marked_entry=number)

    def peek(self, looking: bool) -> None:
        """Hold the rack open, or cover it again."""
        self.pointing = replace(self.pointing, peeking=looking)

    def show_names(self, shown: bool) -> None:
        """Show the cities' names on the map, or hide them all."""
        self.pointing = replace(self.pointing, names_hidden=not shown)

    def shine_on(self, company: Company | None) -> None:
        """Show one company alone on the map, or all again."""
        self.pointing = replace(self.pointing, spotlight=company)

    def look_away(self) -> None:
        """Point at nothing, because something covers the table."""
        before = self.pointing
        self.pointing = Pointing(marked_entry=before.marked_entry, names_hidden=before.names_hidden)
        self._dismiss_feedback()

    def report(self, status: TableStatus) -> None:
        """Replace the table's status."""
        self.status = status
        self.history.rename(status.names)
        if not status.halted and isinstance(self.feedback, Barred):
            self.feedback = None

    def open_panel(self, panel: SidePanel | None) -> None:
        """Open a side panel in place of any other, or close it."""
        self.panel = panel

    def deal(self) -> None:
        """Show the deal of a game that has just begun, unless the settings leave it out."""
        if self.motion_allowed and self.plan.view.table.actions == 0:
            self.panel = SidePanel.DEAL

    @property
    def arrival(self) -> Built | None:
        """The build that reached the goal city and ended the game."""
        if self.plan.view.table.ending is not Ending.MARSEILLE:
            return None
        move = self.history.last_move
        return move if isinstance(move, Built) else None

    def celebrate(self) -> bool:
        """Show the finale of an arrival, unless the settings leave it out; True if it is shown."""
        if self.arrival is None or not self.motion_allowed:
            return False
        self.panel = SidePanel.FINALE
        return True

    def announce(self) -> None:
        """Announce a game that has just begun, unless animations are off."""
        fresh = self.plan.view.table.actions == 0
        if fresh and self.settings.animation is not AnimationSpeed.OFF:
            self.panel = SidePanel.ANNOUNCEMENT

    @property
    def motion_allowed(self) -> bool:
        """Whether the settings allow things to move."""
        still = self.settings.animation is AnimationSpeed.OFF
        return not (still or self.settings.reduced_motion)

    def pass_time(self, dt: float) -> None:
        """Advance the clocks of the questions, in seconds."""
        if self.question is not None and not self.moving:
            self.question += dt
        self._end_proposals.pass_time(self.end_talk, dt)
        free = not (self.status.notice or self.showing_a_moment or self.looking)
        self.history.pass_time(dt, free=free)

    def receive(self) -> Reason | None:
        """Queue the session's updates; returns the reason if the last action was refused."""
        refused = None
        for news in self.session.poll():
            if isinstance(news, Update):
                last = self.history.last_waiting
                if news.events and news.seq <= (last.seq if last else self.seq):
                    continue  # it came before the table was first shown
                self.history.add(news)
                if not news.events or self._calls(news.view.table):
                    self.back_to_now()
            elif news.verdict is not Verdict.DONE:
                self.history.submit(None)
                refused = news.reason
                self.feedback = RefusedMove(refused, spoken=False) if refused else self.feedback
        if self._end_proposals.asks_here:
            self.back_to_now()
        return refused

    @property
    def behind(self) -> bool:
        """Whether there are too many steps to show each of them."""
        return self.looking is None and self.history.behind(patient=self.status.patient)

    @property
    def coming_step(self) -> Update | None:
        """The step that can be shown now; None while something else is shown."""
        if self.moving or self.panel in (SidePanel.DEAL, SidePanel.ANNOUNCEMENT):
            return None
        if self.looking is not None:
            return self.looking.coming
        return None if self._remark_first else self.history.first_waiting

    @property
    def _remark_first(self) -> bool:
        """Whether a bot's remark is to be read before the next move begins."""
        animated = self.settings.animation is not AnimationSpeed.OFF
        return animated and self.settings.bot_remarks and self.history.talk.queue.holds_moves

    def next_step(self) -> Update | None:
        """Start showing the next step, if there is one and nothing else is shown."""
        coming = self.coming_step
        if coming is None:
            return None
        if self.looking is not None:
            self.history.show(coming.events)
            return coming
        step = self.history.next()
        self.history.begin(step, self.plan.view.table)
        if not self.plan.empty:  # what was planned is shown as it is done
            self.plan = self.plan.cleared()
        return step

    def finish(self) -> Update | None:
        """Apply the step that has been shown and return it; None for an earlier move."""
        look_wanted = self.history.look_wanted
        step = self.history.finish(self.plan.view.table)
        if step is not None:
            self._apply(step)
        if look_wanted:
            self.step_back()
        return step

    def catch_up(self) -> Update:
        """Skip to the newest step; what happened meanwhile is in the log."""
        step = self.history.newest()
        self.panel = None if self.dealing else self.panel
        self.history.rewrite(self.session.past())
        if step.seq == self.seq and self._own(step.view) == self.plan.view:
            self.history.submit(None)  # the move has not been done; its plan is still possible
        else:
            self._apply(step)
        return step

    def view_as(self, seat: int | None) -> str:
        """Show the table to a seat, or with None to everyone in the room."""
        update = self.session.view_as(seat)
        if update.seq != self.seq:  # newer steps are to be shown from where the table is
            update = next((one for one in self.session.past() if one.seq == self.seq), update)
        self.seq, self.plan = update.seq, Plan(update.view)
        if self.plan.my_turn:
            self._close_log()
        return "bell" if self.plan.my_turn else ""

    def _calls(self, table: Table) -> bool:
        """Whether a player at this screen is to move, or the game is over."""
        return table.ending is not None or table.turn in self.session.seats

    def _past(self) -> list[Update]:
        """The steps up to what the table shows."""
        return [step for step in self.session.past() if step.seq <= self.seq]

    def _apply(self, step: Update) -> None:
        self.seq, self.plan = step.seq, Plan(self._own(step.view))
        self.question = None
        if self.pointing.by_keyboard:  # it stands there since an earlier turn
            self.pointing = replace(self.pointing, muted=self.pointing.target)
        self.history.submit(None)
        if isinstance(self.feedback, Barred):
            self.feedback = None
        self.mark_entry(None)

    def _own(self, view: View) -> View:
        return without_secrets(view, self.session.seats)

    def _touch_hex(self, place: Hex, *, again: bool) -> str:
        """Place a locomotive, or choose the company that stands there."""
        plan, planned = self.plan, self.plan.planned
        refused = plan.why_not(place) is not None
        undecided = planned is None or (not planned.hexes and refused)
        others = [one for one in plan.view.table.standing(place) if one is not plan.building]
        if undecided and plan.give is None and others:
            able = [one for one in others if plan.why_not_choose(one) is None]
            sound = self._choose((able or others)[0], None, again=again)
            self.pointing = replace(self.pointing, muted=OnHex(place))
            return sound
        if planned is not None:
            return self._change(plan.place(place), "error" if refused else "clank", again=again)
        return self._report_missing() if plan.my_turn and not self.busy else ""

    def _choose(self, company: Company, card: Company | None, *, again: bool) -> str:
        reason = None if self.busy else self.plan.why_not_choose(company)
        if reason is None:
            return self._change(self.plan.choose(company), "click", again=again)
        self._close_log()
        self.feedback = RefusedMove(reason, card)
        return "error"

    def _change(self, plan: Plan, sound: str, *, again: bool = False) -> str:
        if self.busy or (again and plan.choices < self.plan.choices):
            return ""
        changed = plan != self.plan
        if changed:  # otherwise hints compare its identity
            self.plan = plan
            self.mark_entry(None)  # it dims the map, and its cards look as if they were planned
        self._close_log()
        self.question = self.feedback = None
        self.history.submit(None)
        return sound if changed or sound == "error" else ""

    def _close_log(self) -> None:
        """Show what the log covers at its full height."""
        if self.panel is SidePanel.LOG:
            self.panel = None

    def _report_missing(self) -> str:
        self._close_log()
        trading = Need.COMPANY if self.plan.give is None else Need.TAKE
        self.feedback = Missing(Need.HEX if self.plan.planned else trading)
        return "error"

    def _dismiss_feedback(self) -> None:
        """Stop explaining the last click."""
        if isinstance(self.feedback, Missing | ProposedLately | NotesOff):
            self.feedback = None
        elif isinstance(self.feedback, RefusedMove) and self.feedback.spoken:
            self.feedback = self.feedback._replace(spoken=False)
