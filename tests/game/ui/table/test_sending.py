"""A move on its way to the host: its plan stays until it is answered."""

import random
from pathlib import Path

import pytest

from game.rules.actions import Action
from game.rules.reasons import Reason, Rule
from game.session import LocalSession
from game.storage.settings import Settings, SettingsFile
from game.ui.i18n.text import Texts
from game.ui.table.model import SLOW_ANSWER, TableModel
from game.ui.table.panel.prompt import prompt_now
from game.ui.table.table_status import Halt, TableStatus
from game.updates import Answer, Update, Verdict
from tests.builders import random_action
from tests.game.ui.evening import a_session
from tests.game.ui.table.test_model import plan_a_build

TEXTS = Texts("en", strict=True)


class SlowSession(LocalSession):
    """A session whose host answers when the test says so."""

    def __init__(self) -> None:
        local = a_session(people=[0, 1, 2])
        super().__init__(local._match, local.seats)
        self.sent: list[tuple[int, Action, int]] = []
        self.news: list[Update | Answer] = []

    def submit(self, seat: int, action: Action, seq: int) -> None:
        self.sent.append((seat, action, seq))

    def poll(self) -> list[Update | Answer]:
        told, self.news = self.news, []
        return [*told, *super().poll()]

    def do(self) -> None:
        super().submit(*self.sent.pop())

    def repeat(self, seat: int) -> None:
        """Say how the game stands, as after a lost connection."""
        self.news.append(self._match.snapshot(seat))


@pytest.fixture
def model(tmp_path: Path) -> TableModel:
    kept = SettingsFile(tmp_path / "settings.json")
    kept.current = Settings(confirm_every_move=False)
    model = TableModel(SlowSession(), kept)
    model.view_as(model.plan.view.table.turn)
    return model


def session_of(model: TableModel) -> SlowSession:
    assert isinstance(model.session, SlowSession)
    return model.session


def sent(model: TableModel) -> Action:
    build = plan_a_build(model)
    assert model.confirm() == "punch"
    return build


def test_the_plan_stays_and_cannot_be_changed_while_it_is_sent(model: TableModel) -> None:
    build = sent(model)
    assert (model.undo(), model.undo_all(), model.confirm()) == ("", "", "")
    assert model.plan.action() == build
    assert len(session_of(model).sent) == 1


def test_after_a_moment_it_is_said_that_the_move_is_being_sent(model: TableModel) -> None:
    sent(model)
    assert "Sending" not in prompt_now(model, TEXTS).question
    model.pass_time(SLOW_ANSWER)
    assert prompt_now(model, TEXTS).question == "Sending your move…"


def test_through_a_lost_connection_it_is_said_that_the_move_will_arrive(model: TableModel) -> None:
    build = sent(model)
    model.pass_time(5.0)
    model.report(TableStatus(halted=Halt.LOST))
    prompt = prompt_now(model, TEXTS)
    assert prompt.question == "Sending your move…"
    assert prompt.note == "It will be sent as soon as the host can be reached."
    session_of(model).repeat(model.plan.view.table.turn)  # back, and the move has not arrived
    model.receive()
    if model.behind:
        model.catch_up()
    assert model.plan.action() == build


def test_a_move_that_was_done_is_shown(model: TableModel) -> None:
    sent(model)
    session_of(model).do()
    model.receive()
    assert model.next_step() is not None
    assert model.plan.empty
    assert not model.sending


@pytest.mark.parametrize("verdict", [Verdict.REFUSED, Verdict.STALE])
def test_a_move_that_was_not_done_can_be_changed_again(model: TableModel, verdict: Verdict) -> None:
    build = sent(model)
    why = Reason(Rule.DEPOT_EMPTY) if verdict is Verdict.REFUSED else None
    session_of(model).news.append(Answer(verdict, 0, why))
    assert model.receive() == why
    assert not model.sending
    assert model.plan.action() == build
    assert model.undo_all() == "take_back"


def test_a_bot_that_moved_first_ends_the_plan(model: TableModel) -> None:
    sent(model)
    session, state = session_of(model), session_of(model)._match._state()
    session._match.submit(state.table.turn, random_action(state, random.Random(1)), 0)
    session.repeat(state.table.turn)
    model.receive()
    assert model.behind
    model.catch_up()
    assert model.plan.empty
    assert not model.sending
