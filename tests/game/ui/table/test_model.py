"""The table's model, driven without a window: plan, question, feedback, and who sees what."""

import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.board import Hex, HexKind
from game.match import Match
from game.rules.actions import Build
from game.rules.companies import COMPANIES
from game.rules.reasons import Reason, Rule
from game.rules.track_of_table import track_of
from game.session import LocalSession
from game.storage.settings import AnimationSpeed, Settings, SettingsFile
from game.ui.i18n.text import Texts
from game.ui.table.feedback import Barred, Missing, Need, RefusedMove
from game.ui.table.help.tooltip_text import target_text
from game.ui.table.model import DOUBLE_CLICK, SidePanel, TableModel
from game.ui.table.next_viewer import Curtain, GameOver, Open, without_secrets
from game.ui.table.plan import Plan
from game.ui.table.table_status import Halt, SeatStatus, TableStatus
from game.ui.table.tabletop import overlay_of
from game.ui.table.target import (
    OnCard,
    OnHex,
    OnLogEntry,
    OnPlayer,
    OnRack,
    OnStatus,
    Pointing,
)
from game.updates import Answer, Update, Verdict
from tests.builders import BLUE, RED, a_header, a_state, at, random_action

TEXTS = Texts("en", strict=True)


class ASession(LocalSession):
    """A session at which a test can play for everybody, and answer what it wants."""

    def __init__(self, people: Sequence[int] = (0, 1, 2), moves: int = 0) -> None:
        self.match = Match.begin(a_header())
        super().__init__(self.match, people)
        self.answers: list[Answer] = []
        self.play(moves)
        super().poll()

    def play(self, moves: int = 1) -> None:
        chance = random.Random(3)
        for _ in range(moves):
            state = self.match._state()
            self.match.submit(state.table.turn, random_action(state, chance), self.match.seq)

    def poll(self) -> list[Update | Answer]:
        answers, self.answers = self.answers, []
        return [*answers, *super().poll()]


def a_model(
    folder: Path,
    settings: Settings | None = None,
    people: Sequence[int] = (0, 1, 2),
    moves: int = 0,
    status: TableStatus | None = None,
) -> TableModel:
    """A table at which whoever is to move has sat down, if they play here."""
    kept = SettingsFile(folder / "settings.json")
    kept.current = settings or Settings()
    model = TableModel(ASession(people, moves), kept, status=status)
    turn = model.plan.view.table.turn
    if turn in people:
        model.view_as(turn)
    return model


def session_of(model: TableModel) -> ASession:
    assert isinstance(model.session, ASession)
    return model.session


def plan_a_build(model: TableModel) -> Build:
    assert model.touch(OnCard(RED)) == "click"
    planned = model.plan.planned
    assert planned is not None
    place = planned.open_hexes()[0]
    assert model.touch(OnHex(place)) == "clank"
    return Build(RED, (place,))


def start_showing(model: TableModel) -> None:
    """Let somebody move, and begin to show it."""
    session_of(model).play()
    model.receive()
    assert model.next_step() is not None


def test_it_needs_no_pygame() -> None:
    code = "import sys, game.ui.table.model; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# Planning.


def test_a_build_is_planned_taken_back_and_submitted(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    build = plan_a_build(model)
    assert model.plan.action() == build
    assert model.undo() == "take_back"
    assert model.plan.action() is None
    assert model.undo_all() == "take_back"
    before = model.plan
    assert model.undo_all() == ""
    assert model.plan is before  # hints compare it
    plan_a_build(model)
    assert model.confirm() == "punch"
    assert session_of(model).match.seq == 1
    assert model.plan.action() == build
    assert (model.sending, model.undo_all()) == (True, "")
    model.receive()
    assert model.next_step() is not None
    assert model.plan.empty
    assert not model.sending


def test_what_was_submitted_has_left_its_depot_until_it_is_refused(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    full = model.plan.view.table.depots
    plan_a_build(model)
    model.confirm()
    shown = model.depots_shown
    assert shown is not None
    assert shown[RED.order] == full[RED.order] - 1
    reason = Reason(Rule.DEPOT_EMPTY, RED)
    session_of(model).answers = [Answer(Verdict.REFUSED, 0, reason)]
    assert model.receive() == reason
    assert model.depots_shown is None
    assert model.rule is Rule.DEPOT_EMPTY


def test_the_question_is_answered_yes_only_after_a_moment(tmp_path: Path) -> None:
    model = a_model(tmp_path, Settings(confirm_every_move=True))
    plan_a_build(model)
    assert model.confirm() == ""
    assert model.question == 0
    assert model.confirm() == ""  # the second half of a double click
    assert session_of(model).match.seq == 0
    model.answer_no()
    assert model.question is None
    model.confirm()
    model.pass_time(DOUBLE_CLICK)
    assert model.confirm() == "punch"
    assert session_of(model).match.seq == 1


def test_a_move_of_no_consequence_is_confirmed_once(tmp_path: Path) -> None:
    model = a_model(tmp_path, Settings())
    plan_a_build(model)
    assert not model.asks_again
    assert model.confirm() == "punch"
    assert session_of(model).match.seq == 1


def test_a_second_press_on_confirm_waits_for_the_move_silently(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    plan_a_build(model)
    model.confirm()
    assert model.confirm_too_soon() == ""
    assert model.feedback is None


def test_a_move_that_ends_the_game_is_asked_about(tmp_path: Path) -> None:
    model = a_model(tmp_path, Settings())
    near = a_state(track={Hex(-2, 12): RED}).table
    model.preview(
        Plan(model.plan.view._replace(table=near._replace(turn=model.plan.view.seat or 0)))
    )
    model.preview(model.plan.choose(RED).place(at("Marseille")))
    assert model.asks_again
    assert model.confirm() == ""
    assert model.question == 0
    assert session_of(model).match.seq == 0


def test_a_guide_may_forbid_a_move(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    plan_a_build(model)
    assert model.confirm(lambda action: False) == ""
    assert session_of(model).match.seq == 0
    assert model.plan.action() is not None


def test_nothing_is_confirmed_at_a_halted_table(tmp_path: Path) -> None:
    model = a_model(tmp_path, status=TableStatus(halted=Halt.PAUSED))
    plan_a_build(model)
    assert model.confirm() == "error"
    assert isinstance(model.feedback, Barred)
    model.report(TableStatus())
    assert model.feedback is None
    assert model.confirm() == "punch"


def test_the_second_click_of_a_double_one_takes_nothing_back(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    model.touch(OnCard(RED))
    assert model.touch(OnCard(RED), again=True) == ""
    assert model.plan.planned is not None
    model.touch(OnCard(RED))
    assert model.plan.empty


def test_what_is_missing_is_said_until_the_player_goes_on(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    spaces = model.plan.view.table.board.spaces
    country = next(space.hex for space in spaces if space.kind is HexKind.RURAL)
    needs = []
    assert model.touch(OnHex(country)) == "error"
    needs.append(model.feedback)
    held = model.plan.view.portfolio
    assert held is not None
    model.touch(OnRack(next(one for one in COMPANIES if held[one.order])))
    assert model.confirm_too_soon() == "error"
    needs.append(model.feedback)
    model.undo_all()
    model.touch(OnCard(RED))
    model.confirm_too_soon()
    needs.append(model.feedback)
    found = [feedback.need for feedback in needs if isinstance(feedback, Missing)]
    assert found == [Need.COMPANY, Need.TAKE, Need.HEX]
    model.point(OnCard(BLUE))
    assert model.feedback is None


def test_a_refusal_is_said_once_but_the_rulebook_still_knows_it(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    view = model.plan.view
    empty = view.table._replace(depots=(0, *view.table.depots[1:]))
    model.preview(Plan(view._replace(table=empty)))
    assert model.touch(OnCard(BLUE)) == "error"
    refused = model.feedback
    assert isinstance(refused, RefusedMove)
    assert (refused.card, refused.spoken) == (BLUE, True)
    model.point(OnStatus())
    assert isinstance(model.feedback, RefusedMove)
    assert not model.feedback.spoken
    assert model.rule is Rule.DEPOT_EMPTY
    model.touch(OnCard(RED))
    assert model.rule is None


def test_nothing_is_planned_while_a_move_is_shown(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    session_of(model).play()
    model.receive()
    assert model.next_step() is not None
    assert model.moving
    assert model.touch(OnCard(RED)) == ""
    assert model.plan.empty


def test_what_was_planned_is_not_confirmed_while_a_move_is_shown(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    build = plan_a_build(model)
    model.history.show(())  # a recap
    assert model.confirm() == ""
    assert session_of(model).match.seq == 0
    assert model.plan.action() == build


def test_nothing_is_missing_while_a_move_is_shown(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    start_showing(model)
    assert model.confirm_too_soon() == ""
    assert model.feedback is None


def test_a_move_takes_back_the_question_and_the_mark_in_the_log(tmp_path: Path) -> None:
    model = a_model(tmp_path, Settings(confirm_every_move=True), moves=2)
    plan_a_build(model)
    model.confirm()
    model.mark_entry(0)
    start_showing(model)
    model.finish()
    assert model.question is None
    assert model.marked_entry is None


def test_the_moment_before_an_answer_counts_begins_when_a_move_has_been_shown(
    tmp_path: Path,
) -> None:
    model = a_model(tmp_path, Settings(confirm_every_move=True))
    plan_a_build(model)
    model.confirm()
    model.history.show(())  # a recap
    model.pass_time(DOUBLE_CLICK)
    assert model.question == 0


def test_after_a_jump_no_move_is_awaiting_its_answer(tmp_path: Path) -> None:
    model = a_model(tmp_path, status=TableStatus(patient=False))
    plan_a_build(model)
    model.confirm()
    assert model.depots_shown is not None
    session_of(model).play(12)
    model.receive()
    model.catch_up()
    assert model.depots_shown is None


def test_a_hex_that_cannot_be_built_in_sounds_like_an_error_and_keeps_the_plan(
    tmp_path: Path,
) -> None:
    model = a_model(tmp_path)
    plan_a_build(model)
    before = model.plan
    assert model.touch(OnHex(at("Marseille"))) == "error"
    assert model.plan is before


def test_of_several_companies_in_a_hex_one_that_can_build_is_chosen(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    board, view = model.plan.view.table.board, model.plan.view
    place = next(space.hex for space in board.spaces if space.kind is HexKind.RURAL)
    start = [station.hex for station in board.stations]
    track = track_of(board, start, {BLUE: [place], RED: [place]})
    empty = view.table._replace(track=track, depots=(0, *view.table.depots[1:]))
    model.preview(Plan(view._replace(table=empty)))
    assert model.touch(OnHex(place)) == "click"
    assert model.plan.building is RED


def test_a_click_on_the_line_that_is_being_built_does_not_let_it_go(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    model.touch(OnCard(BLUE))
    assert model.touch(OnHex(model.plan.view.table.network(BLUE)[0])) == "error"
    assert model.plan.building is BLUE


def test_what_is_taken_in_a_trade_is_not_chosen_on_the_map(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    held = model.plan.view.portfolio
    assert held is not None
    given = next(one for one in COMPANIES if held[one.order])
    model.touch(OnRack(given))
    other = next(one for one in COMPANIES if one is not given)
    assert model.touch(OnHex(model.plan.view.table.network(other)[0])) == "error"
    assert model.feedback == Missing(Need.TAKE)
    assert (model.plan.give, model.plan.take) == (given, None)


# Pointing.


def test_a_click_on_a_locomotive_chooses_its_company_without_a_reason(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    start = model.plan.view.table.network(BLUE)[0]
    model.point(OnHex(start))
    model.touch(OnHex(start))
    assert model.plan.planned is not None
    assert target_text(model, TEXTS) == ""
    assert overlay_of(model.plan, model.pointing).refused is None
    model.point(OnHex(start))
    assert target_text(model, TEXTS) == ""
    model.point(None)
    model.point(OnHex(start))
    assert "Paris" in target_text(model, TEXTS)


def test_a_key_that_changes_nothing_ends_what_is_said_too(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    model.point(OnCard(RED), by_keyboard=True)
    assert model.confirm_too_soon() == "error"
    model.point(OnCard(RED), by_keyboard=True)
    assert model.feedback is None


def test_an_entry_of_the_log_is_marked_and_unmarked(tmp_path: Path) -> None:
    model = a_model(tmp_path, moves=3)
    model.touch(OnLogEntry(1))
    assert model.marked_entry is model.history.entry(1)
    model.touch(OnLogEntry(1))
    assert model.marked_entry is None


def test_an_entry_of_the_log_is_not_marked_while_a_move_is_planned(tmp_path: Path) -> None:
    model = a_model(tmp_path, moves=3)
    for plan in (lambda: model.touch(OnCard(RED)), lambda: model.preview(model.plan.cleared())):
        model.touch(OnLogEntry(1))
        assert model.marked_entry
        plan()
        assert model.marked_entry is None


@pytest.mark.parametrize(
    "target", [OnPlayer(1), OnCard(RED), OnRack(BLUE), OnStatus(), OnHex(at("Lyon"))]
)
def test_the_keyboard_gets_tooltips_only_on_the_players_turn(
    tmp_path: Path, target: OnPlayer | OnCard | OnRack | OnStatus | OnHex
) -> None:
    model = a_model(tmp_path)
    model.point(target)
    assert target_text(model, TEXTS)
    model.point(target, by_keyboard=True)
    assert target_text(model, TEXTS)
    model.view_as(None)  # the keyboard stands somewhere until it is used again
    assert target_text(model, TEXTS) == ""
    model.point(target)
    assert target_text(model, TEXTS)


def test_the_ring_of_the_keyboard_rests_between_the_moves_of_others(tmp_path: Path) -> None:
    model, lyon = a_model(tmp_path), OnHex(at("Lyon"))
    resting = Pointing(lyon, by_keyboard=True, muted=lyon)
    assert overlay_of(model.plan, resting).focus == lyon.hex
    model.view_as(None)
    assert overlay_of(model.plan, resting).focus is None
    assert overlay_of(model.plan, resting.at(lyon, by_keyboard=True)).focus == lyon.hex


def test_a_hex_tells_its_worth_and_an_open_one_is_shown(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    worth = model.plan.view.table.board[at("Lyon")].value
    model.point(OnHex(at("Lyon")))
    assert target_text(model, TEXTS) == f"Lyon, worth {worth} points"
    model.touch(OnCard(RED))
    place = next(iter(overlay_of(model.plan, Pointing()).open))
    assert overlay_of(model.plan, Pointing(OnHex(place))).hover == place
    assert overlay_of(model.plan, Pointing(OnHex(place), by_keyboard=True)).focus == place


def test_a_hex_further_away_shows_the_route_there_and_what_it_brings(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    model.touch(OnCard(BLUE))
    planned = model.plan.planned
    assert planned is not None
    table = model.plan.view.table
    city = next(one.hex for one in table.board.cities if len(model.plan.route(one.hex)) > 1)
    route = model.plan.route(city)
    model.point(OnHex(city))
    overlay = overlay_of(model.plan, model.pointing)
    assert (overlay.route, overlay.hover, overlay.refused) == (route, city, None)
    points = sum(table.board[place].value for place in route)
    told = target_text(model, TEXTS).splitlines()
    assert told[0].startswith(table.board[city].name)
    plural = "s" if points > 1 else ""
    assert told[-1] == f"Shortest way: {len(route)} locomotives, +{points} point{plural}"
    assert model.touch(OnHex(city)) == "clank"
    assert model.plan.hexes == route
    model.touch(OnHex(route[1]))
    assert model.plan.hexes == route[:1]


def test_a_hex_that_is_too_far_away_says_so(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    model.touch(OnCard(BLUE))
    model.point(OnHex(at("Marseille")))
    assert target_text(model, TEXTS).startswith("Marseille is out of reach with 5 locomotives.")
    assert "R13" in target_text(model, TEXTS)
    assert model.touch(OnHex(at("Marseille"))) == "error"


def test_a_single_hex_is_shown_without_a_route(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    model.touch(OnCard(RED))
    place = next(iter(overlay_of(model.plan, Pointing()).open))
    assert overlay_of(model.plan, Pointing(OnHex(place))).route == ()


def test_the_second_click_of_a_double_one_keeps_the_route(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    model.touch(OnCard(BLUE))
    place = next(
        space.hex
        for space in model.plan.view.table.board.spaces
        if len(model.plan.route(space.hex)) == 3
    )
    model.touch(OnHex(place))
    model.touch(OnHex(place), again=True)
    assert model.plan.hexes[-1:] == (place,)


def test_what_is_known_of_a_seat_is_said_below_what_it_holds(tmp_path: Path) -> None:
    seats = (SeatStatus(), SeatStatus(away=True, bot=True, about="A bot plays."), SeatStatus())
    model = a_model(tmp_path, status=TableStatus(seats=seats))
    model.point(OnPlayer(1))
    assert target_text(model, TEXTS).endswith("\nA bot plays.")
    assert model.playing_bots == {1}


@pytest.mark.parametrize("halted", [None, *Halt])
def test_at_a_halted_table_no_bot_is_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, halted: Halt | None
) -> None:
    seats = (SeatStatus(bot=True),) * 3
    model = a_model(tmp_path, status=TableStatus(halted=halted, seats=seats))
    turn = model.plan.view.table.turn
    monkeypatch.setattr(ASession, "thinking", turn)
    assert model.thinking_seat == (turn if halted is None else None)


@pytest.mark.parametrize("people", [(), (0,)])
def test_hints_are_only_for_those_who_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: Sequence[int]
) -> None:
    monkeypatch.setattr(ASession, "hints", True)
    assert a_model(tmp_path, people=people).hints_offered is bool(people)


# Following the game.


def test_r10_who_began_is_known_from_the_first_move_to_the_end(tmp_path: Path) -> None:
    model = a_model(tmp_path, people=(0,))
    first = model.plan.view.table.turn
    session = session_of(model)
    while session.match.snapshot(None).view.table.ending is None:
        session.play()
        model.receive()
        model.next_step()
        model.finish()
        assert model.first == first


def test_steps_are_shown_one_after_another_and_enter_the_log(tmp_path: Path) -> None:
    model = a_model(tmp_path, people=(0,))
    session_of(model).play(2)
    model.receive()
    for number in (1, 2):
        assert model.next_step() is not None
        assert model.next_step() is None  # one at a time
        assert model.finish() is not None
        assert model.plan.view.table.actions == number
    assert model.next_step() is None
    board = model.plan.view.table.board
    assert len(model.history.log_texts(board, TEXTS)) == 2


def test_moves_wait_for_the_announcement(tmp_path: Path) -> None:
    model = a_model(tmp_path, Settings(animation=AnimationSpeed.NORMAL), people=(0,))
    model.announce()
    assert model.panel is SidePanel.ANNOUNCEMENT
    session_of(model).play()
    model.receive()
    assert model.next_step() is None
    model.open_panel(None)
    assert model.next_step() is not None


def test_nothing_is_announced_in_the_middle_of_a_game_or_without_animation(tmp_path: Path) -> None:
    for settings, moves in ((Settings(), 2), (Settings(animation=AnimationSpeed.OFF), 0)):
        model = a_model(tmp_path, settings, moves=moves)
        model.announce()
        assert model.panel is None


def test_a_window_that_is_far_behind_jumps_to_the_newest_step(tmp_path: Path) -> None:
    model = a_model(tmp_path, people=(0,), status=TableStatus(patient=False))
    session_of(model).play(12)
    model.receive()
    assert model.behind
    model.catch_up()
    assert model.plan.view.table.actions == 12
    board = model.plan.view.table.board
    assert len(model.history.log_texts(board, TEXTS)) == 12


# Privacy (R5).


def test_r5_the_next_of_several_is_called_before_their_hand_is_seen(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    assert model.next_viewer() is None
    before = model.plan.view.table.turn
    session_of(model).play()
    model.receive()
    model.next_step()
    model.finish()
    assert model.plan.view.portfolio is None  # the hand of the last player is gone
    following = model.next_viewer()
    assert isinstance(following, Curtain)
    assert following.seat == model.plan.view.table.turn != before
    assert len(following.since) == 1


def test_r5_without_the_curtain_the_rack_is_covered_until_it_is_held_open(tmp_path: Path) -> None:
    model = a_model(tmp_path, Settings(curtain=False))
    model.view_as(None)
    assert model.next_viewer() == Open(model.plan.view.table.turn)
    assert model.covered
    model.peek(True)
    assert not model.covered
    model.look_away()
    assert model.covered


def test_who_sits_alone_at_a_screen_always_sees_their_own(tmp_path: Path) -> None:
    model = a_model(tmp_path, people=(0,))
    assert model.next_viewer() == Open(0)
    assert not model.covered


def test_while_others_move_nobodys_hand_is_seen(tmp_path: Path) -> None:
    turn = a_model(tmp_path).plan.view.table.turn
    others = [seat for seat in range(3) if seat != turn]
    assert a_model(tmp_path, people=others).next_viewer() == Open(None)


def test_at_the_end_there_is_no_next_viewer(tmp_path: Path) -> None:
    model = a_model(tmp_path)
    session = session_of(model)
    while session.match.snapshot(None).view.table.ending is None:
        session.play()
    model.receive()
    while model.next_step():
        model.finish()
    assert isinstance(model.next_viewer(), GameOver)


def test_where_several_sit_a_rack_is_seen_only_on_its_turn() -> None:
    session = ASession()
    turn = session.view_as(None).view.table.turn
    own, other = session.view_as(turn).view, session.view_as((turn + 1) % 3).view
    assert without_secrets(own, (0, 1, 2)) == own
    hidden = without_secrets(other, (0, 1, 2))
    assert (hidden.seat, hidden.portfolio) == (None, None)
    assert without_secrets(other, (turn,)) == other


def test_after_the_end_no_rack_is_hidden() -> None:
    session = ASession()
    while session.view_as(None).view.table.ending is None:
        session.play()
    for seat in range(3):
        own = session.view_as(seat).view
        assert without_secrets(own, (0, 1, 2)) == own


def test_a_move_has_a_caption_while_it_is_shown_and_until_there_is_something_to_ask(
    tmp_path: Path,
) -> None:
    match = ASession().match
    first = match.table.turn
    last = (first - 1) % 3
    model = a_model(tmp_path, people=(last,))
    assert model.captioned_move is None  # nothing has happened yet
    start_showing(model)
    shown = model.history.showing
    assert shown is not None
    assert model.captioned_move == shown.move
    model.finish()
    assert model.captioned_move == shown.move  # the next player thinks
    start_showing(model)
    model.finish()
    model.view_as(last)
    assert model.plan.my_turn
    assert model.captioned_move is None


def test_a_paused_table_has_no_caption(tmp_path: Path) -> None:
    model = a_model(tmp_path, people=((ASession().match.table.turn - 1) % 3,), moves=1)
    assert model.captioned_move is not None
    model.report(TableStatus(halted=Halt.PAUSED))
    assert model.captioned_move is None


def test_the_log_has_a_move_as_soon_as_it_is_shown_and_the_end_only_after_it(
    tmp_path: Path,
) -> None:
    model = a_model(tmp_path)
    board = model.plan.view.table.board
    start_showing(model)
    assert len(model.history.log_texts(board, TEXTS)) == 1
    model.finish()
    assert len(model.history.log_texts(board, TEXTS)) == 1
