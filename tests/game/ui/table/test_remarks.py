"""What bots say: rarely, for good reasons, and never from anything that is hidden."""

import random
from itertools import pairwise
from pathlib import Path

import pytest

from game.board import Shelf
from game.bots.people import Person, person_named
from game.match import Match
from game.rules.events import Built, GameEnded
from game.rules.table import Traded
from game.storage.records import load_record
from game.ui.i18n.text import Texts
from game.ui.table.history import History
from game.ui.table.remarks import (
    GESTURES,
    QUIET_ROUNDS,
    BotRemark,
    RemarkCause,
    RemarkWatch,
    gesture_of,
)
from game.updates import Update

RECORDS = Path(__file__).parents[3] / "records"
GAMES = sorted(RECORDS.glob("*.jsonl"))
NAMES = ("Gaston", "Colette", "Octave", "Fernand", "Simone", "Anatole")
CANARY = (33, 0, 0, 0, 0, 0)


class AlwaysSpeaking(random.Random):
    """Chance that never keeps a bot from speaking."""

    def random(self) -> float:
        return 0.0


def past_of(game: Path, viewer: int | None = None) -> list[Update]:
    record = load_record(game, Shelf(None).load)
    return Match.resume(record).updates(viewer, -1)


def a_history(past: list[Update], bots: range | None = None) -> History:
    seats = past[0].view.table.seats
    return History(NAMES[:seats], range(seats) if bots is None else bots)


def remarks_in(past: list[Update], bots: range | None = None) -> list[tuple[int, BotRemark]]:
    """Every remark of a game, with the number of actions before it."""
    history, found = a_history(past, bots), list[tuple[int, BotRemark]]()
    for number in range(2, len(past) + 1):
        before = len(found)
        history.rewrite(past[:number])
        if history.talk.count > before and history.talk.newest:
            found.append((past[number - 2].view.table.actions, history.talk.newest))
    return found


def people(*names: str) -> dict[int, Person]:
    found = {seat: person_named(name) for seat, name in enumerate(names)}
    return {seat: person for seat, person in found.items() if person}


def with_other_hands(past: list[Update]) -> list[Update]:
    """The same steps with other portfolios wherever one could be read."""
    changed = []
    for step in past:
        events = tuple(
            event._replace(
                result=event.result._replace(
                    portfolios=(CANARY,) * len(event.result.portfolios), scores=()
                )
            )
            if isinstance(event, GameEnded)
            else event
            for event in step.events
        )
        view = step.view._replace(seat=0, portfolio=CANARY)
        changed.append(step._replace(view=view, events=events))
    return changed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_remarks_are_rare_and_every_game_has_one(game: Path) -> None:
    past = past_of(game)
    seats, found = past[0].view.table.seats, remarks_in(past)
    assert found
    during = [actions for actions, said in found if said.cause not in (
        RemarkCause.WON, RemarkCause.LOST
    )]  # fmt: skip
    assert all(after - before >= QUIET_ROUNDS * seats for before, after in pairwise(during))


@pytest.mark.parametrize("game", GAMES[:3], ids=lambda game: game.stem)
def test_a_remark_depends_on_no_hidden_portfolio(game: Path) -> None:
    past = past_of(game)
    told = remarks_in(past)
    assert remarks_in(with_other_hands(past)) == told
    assert remarks_in(past_of(game, viewer=1)) == told
    log = a_history(past)
    log.rewrite(past)
    other = a_history(past)
    other.rewrite(with_other_hands(past)[:-1])
    board, texts = past[0].view.table.board, Texts("en", strict=True)
    lines = other.log_texts(board, texts)
    assert log.log_texts(board, texts)[: len(lines)] == lines


def test_a_history_that_was_followed_says_the_same_as_one_that_was_read_again() -> None:
    past = past_of(GAMES[0])
    followed, again = a_history(past), a_history(past)
    followed.rewrite(past[:1])
    for before, step in pairwise(past):
        followed.begin(step, before.view.table)
        followed.finish(before.view.table)
    again.rewrite(past)
    assert (followed.talk.newest, followed.talk.count) == (again.talk.newest, again.talk.count)


def test_people_say_nothing_and_a_bot_without_a_person_neither() -> None:
    past = past_of(GAMES[0])
    assert remarks_in(past, bots=range(0)) == []
    seats = past[0].view.table.seats
    plain = History([f"Robby {letter}" for letter in "ABCDEF"[:seats]], range(seats))
    plain.rewrite(past)
    assert plain.talk.count == 0


def moves_of(game: Path) -> list[tuple[Update, Built | Traded]]:
    return [
        (before, event)
        for before, step in pairwise(past_of(game))
        for event in step.events
        if isinstance(event, Built | Traded)
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_the_victim_of_a_move_is_never_the_mover(game: Path) -> None:
    watch = RemarkWatch(people(*NAMES))
    for before, move in moves_of(game):
        said = watch.hear(before.view.table, move, AlwaysSpeaking(1))
        if said and said.cause is RemarkCause.REACHED:
            assert said.seat == move.seat
            assert isinstance(move, Built)
        elif said:
            assert said.seat != move.seat


def test_at_the_end_a_winner_speaks_or_else_a_loser() -> None:
    past = past_of(GAMES[0])
    final = past[-1].events[-1]
    assert isinstance(final, GameEnded)
    winner = final.result.winners[0]
    table = past[-2].view.table
    won = RemarkWatch({winner: people("Gaston")[0]}).hear(table, final, random.Random(1))
    assert won is not None
    assert (won.seat, won.cause) == (winner, RemarkCause.WON)
    loser = next(seat for seat in range(table.seats) if seat not in final.result.winners)
    lost = RemarkWatch({loser: people("Gaston")[0]}).hear(table, final, random.Random(1))
    assert lost is not None
    assert (lost.seat, lost.cause) == (loser, RemarkCause.LOST)


def test_gestures_in_the_log_are_rare_and_follow_the_temper() -> None:
    _, move = moves_of(GAMES[0])[0]
    person = people("Fernand")[0]
    found = [gesture_of(person, move, random.Random(number)) for number in range(1000)]
    told = [key for key in found if key]
    assert 0.5 * GESTURES < len(told) / 1000 < 2 * GESTURES
    assert set(told) == {f"grumpy-{'build' if isinstance(move, Built) else 'trade'}"}
