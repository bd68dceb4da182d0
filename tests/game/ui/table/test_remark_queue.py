"""When remarks appear, if captions, banners, chat and other remarks come together."""

from pathlib import Path

import pytest

from game.storage.settings import AnimationSpeed, Settings
from game.ui.table.model import SidePanel
from game.ui.table.remark_queue import (
    PEOPLE_FIRST,
    REMARK_ALONE,
    REMARK_SHOWN_FOR,
    SHORTEST,
    STALE_AFTER,
    RemarkQueue,
)
from game.ui.table.remarks import BotRemark, RemarkCause
from game.ui.table.table_status import TableStatus
from tests.game.ui.table.test_model import a_model, session_of

ONE, TWO = (BotRemark(seat, RemarkCause.REACHED, 1) for seat in (1, 2))


def queue_of(*remarks: BotRemark) -> RemarkQueue:
    queue = RemarkQueue()
    for remark in remarks:
        queue.add(remark)
    return queue


def test_a_remark_is_shown_for_some_seconds() -> None:
    queue = queue_of(ONE)
    queue.pass_time(0.0, free=True)
    assert queue.shown == ONE
    queue.pass_time(REMARK_SHOWN_FOR - 0.1, free=True)
    assert queue.shown == ONE
    queue.pass_time(0.2, free=True)
    assert queue.shown is None


def test_the_second_of_two_waits_until_the_first_can_have_been_read() -> None:
    queue = queue_of(ONE, TWO)
    queue.pass_time(0.0, free=True)
    assert queue.shown == ONE
    queue.pass_time(SHORTEST, free=True)
    assert queue.shown == TWO


def test_a_banner_goes_first_and_ends_a_remark() -> None:
    queue = queue_of(ONE)
    queue.pass_time(1.0, free=False)
    assert queue.shown is None
    queue.pass_time(1.0, free=True)
    assert queue.shown == ONE
    queue.pass_time(0.1, free=False)
    assert queue.shown is None


def test_what_nobody_can_place_any_more_is_not_said() -> None:
    queue = queue_of(ONE)
    queue.pass_time(STALE_AFTER + 0.1, free=False)
    queue.pass_time(0.1, free=True)
    assert queue.shown is None


def test_people_who_chat_speak_before_bots() -> None:
    queue = queue_of(ONE)
    queue.let_people_speak()
    queue.pass_time(PEOPLE_FIRST - 0.1, free=True)
    assert queue.shown is None
    assert not queue.holds_moves
    queue.pass_time(0.2, free=True)
    assert queue.shown == ONE


def test_the_next_move_waits_a_moment_for_a_remark() -> None:
    queue = queue_of(ONE)
    assert queue.holds_moves
    queue.pass_time(0.0, free=True)
    assert queue.holds_moves
    queue.pass_time(REMARK_ALONE, free=True)
    assert not queue.holds_moves
    assert queue.shown == ONE


@pytest.mark.parametrize(
    ("settings", "waits"),
    [
        (Settings(), True),
        (Settings(bot_remarks=False), False),
        (Settings(animation=AnimationSpeed.OFF), False),
    ],
)
def test_at_the_table_the_caption_of_the_next_move_comes_after_the_remark(
    tmp_path: Path, settings: Settings, waits: bool
) -> None:
    model = a_model(tmp_path, settings)
    session_of(model).play()
    model.receive()
    model.history.talk.say(ONE)
    assert (model.coming_step is None) == waits
    model.pass_time(0.0)
    model.pass_time(REMARK_ALONE)
    assert model.coming_step is not None


def test_banners_announcements_and_earlier_positions_hold_remarks_back(tmp_path: Path) -> None:
    model = a_model(tmp_path, moves=2)
    queue = model.history.talk.queue
    model.history.talk.say(ONE)
    model.report(TableStatus(notice=True))
    model.pass_time(0.1)
    assert queue.shown is None
    model.report(TableStatus())
    model.open_panel(SidePanel.ANNOUNCEMENT)
    model.pass_time(0.1)
    assert queue.shown is None
    model.open_panel(None)
    model.step_back()
    model.pass_time(0.1)
    assert queue.shown is None
    model.back_to_now()
    model.pass_time(0.1)
    assert queue.shown == ONE
