"""Records read back; what is no record, or none in order, is refused with its line."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.engine import apply
from game.rules.errors import RecordError
from game.rules.events import GameEnded
from game.rules.record import action_line, end_line, header_line
from game.rules.scoring import result
from game.rules.table import Ending
from tests.builders import a_game, a_header
from tests.game.rules.recorded import (
    AGREED,
    FOUR,
    RECORDS,
    THREE,
    Line,
    as_bytes,
    lines_of,
    read,
    recorded,
    refusal,
)


@pytest.mark.parametrize("name", sorted(file.stem for file in RECORDS.iterdir()))
def test_a_recorded_game_is_in_order(name: str) -> None:
    record = read(recorded(name))
    assert record.closed
    assert record.warnings == ()
    assert record.size == len(recorded(name))


def test_the_recorded_games_cover_players_endings_and_a_shared_win() -> None:
    finals = [read(file.read_bytes()).final for file in RECORDS.iterdir()]
    assert {final.table.seats for final in finals} == {3, 4, 5, 6}
    assert {final.table.ending for final in finals} == set(Ending)
    assert {len(result(final).winners) for final in finals} == {1, 2}


@given(st.integers(3, 6), st.integers(0, 10**6))
def test_a_replay_gives_the_same_state_at_every_point(seats: int, seed: int) -> None:
    header = a_header(seats, seed)
    text, states, actions = header_line(header), [], []
    for number, (state, action) in enumerate(a_game(seats, seed), start=1):
        text += action_line(number, state.table.turn, action)
        states.append(state)
        actions.append(action)
    final, _ = apply(states[-1], actions[-1])
    record = read((text + end_line(result(final))).encode())
    assert [moment.state for moment in record.moments] == [*states, final]
    assert record.actions == tuple(actions)
    assert record.header == header


def test_a_torn_last_line_is_dropped_with_a_warning() -> None:
    data = recorded(THREE)
    whole = data.splitlines(keepends=True)
    for cut in range(1, len(whole[-1]) - 1, 7):
        record = read(b"".join(whole[:-1]) + whole[-1][:cut])
        assert record.warnings[0] == f"line {len(whole)} is incomplete and was ignored"
        assert record.size == len(data) - len(whole[-1])
        assert not record.closed


def test_a_line_torn_in_the_middle_of_a_letter_or_into_zeros_is_dropped_too() -> None:
    lines = b"".join(recorded(THREE).splitlines(keepends=True)[:5])
    for tail in (b'{"n":5,"name":"B\xc3', b"\0\0\0\0", b'{"n":5', b"7"):
        record = read(lines + tail)
        assert record.warnings == ("line 6 is incomplete and was ignored",)
        assert len(record.actions) == 4


def test_a_last_line_that_lacks_only_its_end_is_kept() -> None:
    data = recorded(THREE)
    assert read(data[:-1]).closed
    assert read(data[:-1]).warnings == ()


def test_a_finished_game_without_its_end_line_is_read_with_a_warning() -> None:
    lines = lines_of(FOUR)[:-1]
    record = read(as_bytes(lines))
    assert record.warnings == ("the game is over but the end line is missing",)
    assert record.final.table.ending is Ending.DEPOTS


def test_a_game_that_goes_on_can_be_read() -> None:
    record = read(as_bytes(lines_of(FOUR)[:10]))
    assert record.final.table.ending is None
    assert record.final.table.actions == 9
    assert record.warnings == ()


def test_r30_a_game_that_ended_by_agreement_has_one_moment_more() -> None:
    record = read(recorded(AGREED))
    assert record.closed
    assert record.final.table.ending is Ending.AGREED
    *_, before, after = record.moments
    assert len(record.moments) == len(record.actions) + 2
    assert after.state == before.state._replace(
        table=before.state.table._replace(ending=Ending.AGREED)
    )
    assert after.events == (GameEnded(result(after.state)),)


def test_r30_without_its_end_line_an_agreed_game_is_unfinished() -> None:
    record = read(as_bytes(lines_of(AGREED)[:-1]))
    assert record.final.table.ending is None
    assert record.warnings == ()


def test_a_record_of_version_1_never_ends_as_agreed() -> None:
    lines = lines_of(AGREED)
    lines[0]["version"] = 1
    error = refusal(as_bytes(lines))
    assert str(error) == (f"line {len(lines)}: a record of version 1 cannot end as 'agreed'")


@pytest.mark.parametrize(("name", "version"), [(THREE, 1), (FOUR, 1), (AGREED, 2)])
def test_both_versions_are_read_and_written_as_they_are(name: str, version: int) -> None:
    record = read(recorded(name))
    assert record.header.version == version
    first, _, _ = recorded(name).partition(b"\n")
    assert header_line(record.header).encode() == first + b"\n"


def test_lines_that_end_as_on_windows_are_read() -> None:
    assert read(recorded(FOUR).replace(b"\n", b"\r\n")).closed


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "line 1: the file is empty"),
        (b"\n", "line 1: not valid JSON"),
        (b'{"format":', "line 1: the header line is incomplete"),
        (b"hello\n", "line 1: not valid JSON"),
        (b"\xff\xfe\n", "line 1: not valid UTF-8 text"),
        (b"[1]\n", "line 1: the line must be a JSON object"),
        (b"{}\n", "line 1: the key 'format' is missing from the line"),
        (b'{"format":"chess"}\n', "line 1: not a Paris Connection game record"),
        (b"[" * 10_000 + b"\n", "line 1: not valid JSON: brackets are nested too deeply"),
    ],
)
def test_what_is_no_record_is_said_with_its_line(data: bytes, words: str) -> None:
    assert str(refusal(data)).startswith(words)


def wrong(change: Callable[[list[Line]], None]) -> str:
    lines = lines_of(THREE)
    change(lines)
    return str(refusal(as_bytes(lines)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: lines[0].update(version=3), "line 1: record version 3 is not supported"),
        (lambda lines: lines[0].update(version="1"), "line 1: 'version' must be a whole number"),
        (lambda lines: lines[0].update(board="mars"), "line 1: there is no map called 'mars'"),
        (lambda lines: lines[0].update(extra=1), "line 1: unknown key 'extra' in the line"),
        (lambda lines: lines[0].pop("seed"), "line 1: the key 'seed' is missing from the line"),
        (lambda lines: lines[0]["players"].pop(), "line 1: there are 2 players but 3 hands"),
        (
            lambda lines: lines[0]["players"][0].update(name="\n"),
            "line 1: a player's 'name' and 'kind' need 1 to 40 printable characters",
        ),
        (
            lambda lines: lines[0]["start"].pop("red"),
            "line 1: the key 'red' is missing from 'start'",
        ),
        (
            lambda lines: lines[0]["start"].update(red=[1]),
            "line 1: a hex must have two coordinates",
        ),
        (
            lambda lines: lines[0]["hands"][0].update(red=-1),
            "line 1: a hand cannot hold a negative number",
        ),
        (lambda lines: lines[3].update(n=7), "line 4: 'n' must be 3, not 7"),
        (lambda lines: lines[3].update(n=3.0), "line 4: 'n' must be a whole number, not 3.0"),
        (lambda lines: lines[3].pop("seat"), "line 4: the key 'seat' is missing from the line"),
        (lambda lines: lines[1]["build"].update(x=1), "line 2: unknown key 'x' in 'build'"),
        (lambda lines: lines[1]["build"].update(hexes=5), "line 2: 'hexes' must be a list"),
        (lambda lines: lines.append(lines[-1]), "line 80: no line may follow the end line"),
        (lambda lines: lines[-1].update(n=1), "line 79: unknown key 'n' in the line"),
        (lambda lines: lines[-1]["end"].update(reason="war"), "line 79: 'reason' must be one of"),
        (lambda lines: lines[-1]["end"].update(scores=[1]), "line 79: there are 1 scores but 3"),
        (
            lambda lines: lines[-1]["end"]["values"].pop("red"),
            "line 79: the key 'red' is missing from 'values'",
        ),
        (lambda lines: lines[-1]["end"].update(x=1), "line 79: unknown key 'x' in 'end'"),
    ],
)
def test_a_malformed_line_is_said_with_its_number(
    change: Callable[[list[Line]], None], words: str
) -> None:
    assert wrong(change).startswith(words)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused_and_nothing_else(data: bytes) -> None:
    with pytest.raises(RecordError):
        read(data)


@given(st.integers(0, 10**9), st.binary(min_size=1, max_size=3))
def test_a_record_with_bytes_overwritten_is_read_or_refused(place: int, noise: bytes) -> None:
    data = bytearray(recorded(THREE))
    place %= len(data)
    data[place : place + len(noise)] = noise
    with suppress(RecordError):
        read(bytes(data))
