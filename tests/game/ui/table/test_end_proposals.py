"""R30 on the table's model: the offer, the question, answers, and who sees what meanwhile."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.match import Match
from game.rules.actions import Trade
from game.rules.reasons import Rule
from game.session import LocalSession
from game.storage.settings import Settings, SettingsFile
from game.ui.i18n.text import Texts
from game.ui.table.end_proposals import (
    ANSWER_AFTER,
    Asked,
    Awaited,
    DeclinedProposal,
    News,
    Offered,
    Refusal,
)
from game.ui.table.feedback import ProposedLately, RefusedMove
from game.ui.table.help.tooltip_text import target_text
from game.ui.table.model import TableModel
from game.ui.table.next_viewer import Curtain, Open
from game.ui.table.panel.prompt import Prompt, prompt_now
from game.ui.table.panel.status import status_now
from game.ui.table.plan import Plan
from game.ui.table.table_status import Halt, TableStatus
from game.ui.table.target import OnStatus
from tests.builders import BLUE, RED, a_header
from tests.game.ui.stalemate import a_stuck_match

TEXTS = Texts("en", strict=True)
NAMES = [player.name for player in a_header().players]


class Screen:
    """A model of a screen at which some seats are played, without a window."""

    def __init__(self, folder: Path, people: Sequence[int] = (0,), match: Match | None = None):
        self.match = match or a_stuck_match()
        kept = SettingsFile(folder / "settings.json")
        kept.current = Settings()
        self.model = TableModel(LocalSession(self.match, people), kept)
        self.look()
        self.wait()

    def look(self) -> None:
        """Hand the table to who is to see it."""
        viewer = self.model.next_viewer()
        if isinstance(viewer, Open | Curtain):
            self.model.view_as(viewer.seat)

    def wait(self, seconds: float = ANSWER_AFTER) -> None:
        self.model.pass_time(0.0)
        self.model.pass_time(seconds)

    def others_answer(self, *, agrees: bool) -> None:
        proposal = self.match.proposal
        assert proposal is not None
        for seat in proposal.waiting:
            self.match.respond(seat, self.match.seq, agrees=agrees)

    @property
    def prompt(self) -> Prompt:
        return prompt_now(self.model, TEXTS)


def test_r30_the_player_to_move_may_propose_to_end_a_stalemate(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    assert screen.model.end_talk == Offered(0)
    assert screen.prompt.detail == "Trade, or propose to end the game"
    assert status_now(screen.model, TEXTS).nearest == "No company can build any more"


def test_r30_a_tooltip_says_what_a_stalemate_means(tmp_path: Path) -> None:
    model = Screen(tmp_path).model
    model.point(OnStatus())
    assert "or all agree to end the game" in target_text(model, TEXTS)


def test_r30_nothing_is_offered_while_a_company_can_build(tmp_path: Path) -> None:
    match = Match.begin(a_header())
    turn = match.snapshot(None).view.table.turn
    model = Screen(tmp_path, (turn,), match).model
    assert model.end_talk is None
    model.refuse_to_end()
    assert isinstance(model.feedback, RefusedMove)
    assert model.feedback.reason.rule is Rule.STILL_BUILDABLE


def test_r30_out_of_turn_the_refusal_says_whose_turn_it_is(tmp_path: Path) -> None:
    model = Screen(tmp_path, (1,)).model
    assert model.end_talk is None
    assert model.refuse_to_end() == "error"
    assert isinstance(model.feedback, RefusedMove)
    assert model.feedback.reason.rule is Rule.OUT_OF_TURN


def test_a_plan_takes_the_place_of_the_offer(tmp_path: Path) -> None:
    model = Screen(tmp_path).model
    model.preview(model.plan.giving(RED))
    assert model.end_talk is None
    model.propose_end()
    assert model.session.proposal is None
    assert model.refuse_to_end() == ""


def test_the_offer_cannot_be_pressed_when_it_has_just_appeared(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    model = screen.model
    model.preview(model.plan.giving(RED))
    model.pass_time(1.0)
    model.undo()
    model.pass_time(0.1)
    model.propose_end()
    assert model.session.proposal is None
    screen.wait()
    model.propose_end()
    assert model.session.proposal is not None


def test_several_at_one_screen_are_asked_one_after_another(tmp_path: Path) -> None:
    screen = Screen(tmp_path, (0, 1, 2))
    screen.model.propose_end()
    for seat, waiting in ((1, (1, 2)), (2, (2,))):
        assert screen.model.end_talk == Asked(0, seat, waiting)
        assert screen.prompt.detail.startswith(NAMES[seat])
        screen.wait()
        screen.model.answer_proposal(agrees=True)
    assert screen.match.snapshot(None).view.result is not None


def test_r5_no_locomotives_are_shown_while_several_are_asked(tmp_path: Path) -> None:
    screen = Screen(tmp_path, (0, 1, 2))
    screen.model.propose_end()
    assert screen.model.next_viewer() == Open(None)
    screen.look()
    assert screen.model.plan.view.portfolio is None
    screen.model.peek(True)
    assert screen.model.next_viewer() == Open(None)


def test_after_a_no_the_curtain_leads_back_to_the_player_to_move(tmp_path: Path) -> None:
    screen = Screen(tmp_path, (0, 1, 2))
    screen.model.propose_end()
    screen.look()
    screen.wait()
    screen.model.answer_proposal(agrees=False)
    viewer = screen.model.next_viewer()
    assert isinstance(viewer, Curtain)
    assert viewer.seat == 0


def test_a_player_alone_at_a_screen_keeps_their_locomotives_in_view(tmp_path: Path) -> None:
    screen = Screen(tmp_path, (1,))
    screen.match.propose(0, 0)
    assert screen.model.end_talk == Asked(0, 1, (1, 2))
    assert screen.model.next_viewer() == Open(1)


def test_one_press_does_not_answer_for_two(tmp_path: Path) -> None:
    screen = Screen(tmp_path, (0, 1, 2))
    screen.model.propose_end()
    screen.wait()
    screen.model.answer_proposal(agrees=True)
    screen.model.pass_time(0.1)
    screen.model.answer_proposal(agrees=True)
    assert screen.model.end_talk == Asked(0, 2, (2,))


def test_the_answer_of_another_screen_does_not_delay_this_one(tmp_path: Path) -> None:
    screen = Screen(tmp_path, (1,))
    screen.match.propose(0, 0)
    screen.wait()
    screen.match.respond(2, 0, agrees=True)
    screen.model.pass_time(0.1)
    assert screen.model.end_talk_ready


def test_whoever_has_answered_sees_who_has_still_to_answer(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    screen.model.propose_end()
    assert screen.model.end_talk == Awaited(0, (1, 2))
    assert screen.prompt.question == f"{NAMES[0]} proposes to end the game"
    assert screen.prompt.detail == f"Still to answer: {NAMES[1]} and {NAMES[2]}"


def test_spectators_see_the_proposal_and_how_it_was_answered(tmp_path: Path) -> None:
    screen = Screen(tmp_path, ())
    screen.match.propose(0, 0)
    assert screen.prompt.question == f"{NAMES[0]} proposes to end the game"
    assert status_now(screen.model, TEXTS).nearest == (
        f"Still to answer: {NAMES[1]} and {NAMES[2]}"
    )
    screen.others_answer(agrees=False)
    nearest = status_now(screen.model, TEXTS).nearest
    assert nearest == f"{NAMES[1]} wants to keep playing."


def test_nothing_can_be_planned_or_confirmed_while_answers_are_awaited(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    screen.model.preview(screen.model.plan.giving(RED).choose(BLUE))
    planned = screen.model.plan
    screen.match.propose(0, 0)
    assert screen.model.confirm() == ""
    assert screen.model.undo_all() == ""
    assert screen.model.plan == planned
    assert screen.match.proposal is not None
    assert screen.match.proposal.open


def test_while_the_game_is_paused_nobody_can_answer_or_propose(tmp_path: Path) -> None:
    screen = Screen(tmp_path, (0, 1, 2))
    screen.model.report(TableStatus(halted=Halt.PAUSED))
    screen.model.propose_end()
    assert screen.match.proposal is None
    screen.match.propose(0, 0)
    screen.wait()
    screen.model.answer_proposal(agrees=True)
    assert screen.model.end_talk == Asked(0, 1, (1, 2))
    assert screen.prompt.question == "The game is paused."
    assert screen.prompt.detail == f"{NAMES[0]} proposes to end the game"


def test_the_refusal_is_said_until_the_next_move_and_then_why_there_is_no_offer(
    tmp_path: Path,
) -> None:
    screen = Screen(tmp_path)
    screen.model.propose_end()
    screen.others_answer(agrees=False)
    assert screen.model.declined == DeclinedProposal(1, Refusal.KEEPS_PLAYING)
    assert screen.prompt.detail == f"{NAMES[1]} wants to keep playing."
    assert screen.prompt.note == TEXTS.say("table-stuck-lately")
    assert screen.model.end_talk is None
    screen.model.refuse_to_end()
    assert isinstance(screen.model.feedback, ProposedLately)
    for seat in range(3):
        screen.match.submit(seat, Trade(RED, BLUE, 1), screen.match.seq)
        screen.model.session.poll()
        screen.model.seq = screen.match.seq
        screen.model.plan = Plan(screen.match.snapshot(0).view)
        assert screen.model.declined is None
    # A whole round later it can be proposed again, if still nobody can build.
    assert not screen.model.stuck or screen.model.end_talk == Offered(0)


def test_who_did_not_answer_in_time_reads_that(tmp_path: Path) -> None:
    screen = Screen(tmp_path, (1,))
    screen.match.propose(0, 0)
    screen.match.respond(1, 0, agrees=False)  # the host, after a minute
    assert screen.model.declined == DeclinedProposal(1, Refusal.LATE)


def test_an_answer_given_here_is_not_said_to_be_late(tmp_path: Path) -> None:
    screen = Screen(tmp_path, (1,))
    screen.match.propose(0, 0)
    screen.wait()
    screen.model.answer_proposal(agrees=False)
    assert screen.model.declined == DeclinedProposal(1, Refusal.KEEPS_PLAYING)


def test_a_proposer_who_plays_on_has_withdrawn(tmp_path: Path) -> None:
    screen = Screen(tmp_path, (1,))
    screen.match.propose(0, 0)
    screen.match.respond(0, 0, agrees=False)
    screen.match.submit(0, Trade(RED, BLUE, 1), 0)
    assert screen.match.proposal is not None
    assert screen.match.proposal.declined_by == 0


def test_each_turn_of_a_proposal_is_news_once(tmp_path: Path) -> None:
    screen = Screen(tmp_path, (1,))
    assert screen.model.proposal_news() is None
    screen.match.propose(0, 0)
    assert screen.model.proposal_news() is News.OPENED
    assert screen.model.proposal_news() is None
    screen.match.respond(2, 0, agrees=True)
    assert screen.model.proposal_news() is None
    screen.match.respond(1, 0, agrees=False)
    assert screen.model.proposal_news() is News.DECLINED
    assert screen.model.proposal_news() is None


def test_whoever_comes_back_finds_the_open_question(tmp_path: Path) -> None:
    match = a_stuck_match()
    match.propose(0, 0)
    screen = Screen(tmp_path, (2,), match)
    assert screen.model.end_talk == Asked(0, 2, (1, 2))
    assert screen.model.proposal_news() is News.OPENED


def test_an_old_refusal_is_no_news_to_whoever_comes_back(tmp_path: Path) -> None:
    match = a_stuck_match()
    match.propose(0, 0)
    match.respond(1, 0, agrees=False)
    assert Screen(tmp_path, (2,), match).model.proposal_news() is None


def test_the_start_player_stays_the_same_after_an_agreed_end(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    before = screen.model.first
    screen.match.propose(0, 0)
    screen.others_answer(agrees=True)
    screen.look()
    screen.model.view_as(0)
    assert screen.model.first == before


@pytest.mark.parametrize("people", [(0,), (0, 1, 2)])
def test_the_end_that_all_agreed_to_ends_the_game_at_the_screen(
    tmp_path: Path, people: tuple[int, ...]
) -> None:
    screen = Screen(tmp_path, people)
    screen.model.propose_end()
    screen.others_answer(agrees=True)
    screen.model.receive()
    assert screen.model.next_step() is not None
    screen.model.finish()
    assert screen.model.end_talk is None
    assert (
        "players agreed to end it"
        in screen.model.history.log_texts(screen.model.plan.view.table.board, TEXTS)[-1]
    )
