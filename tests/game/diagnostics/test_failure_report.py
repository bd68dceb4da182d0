"""What is told of an error, and that nothing secret is: canaries in every place of an error."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.diagnostics.failure_report import MOST_ERRORS, MOST_FRAMES, describe, safe_message
from game.rules.views import open_view, view_for
from net.lan.client import JoinTarget
from net.lan.passes import Pass
from net.wire.errors import Turned
from net.wire.from_guest import Join, Return, Say
from net.wire.refusal_reasons import No
from tests.game.bots.positions import positions

MARK = "".join(["ca", "na", "ry"])  # not to stand in the source lines of a traceback
(STATE,) = positions(1, seed=80)
SECRETS = (
    MARK,
    MARK.encode(),
    Join((MARK,), False, "human", MARK.encode(), MARK.encode()),
    Return(MARK.encode(), 1, 2),
    Pass(MARK.encode(), MARK.encode()),
    Say(MARK, False),
    JoinTarget([(MARK, 1)], Join((MARK,), False, "human", b""), MARK, MARK),
    (MARK, view_for(STATE, 0)),
    (MARK, STATE.portfolios),
    {MARK: 2**255 + 1},
)
KINDS = (ValueError, KeyError, RuntimeError, TypeError, AssertionError, AttributeError, OSError)


def told_of(error: BaseException) -> str:
    return "\n".join([describe(error).error, describe(error).where, *describe(error).lines])


def fail(kind: type[Exception], value: object) -> None:
    local = value
    raise kind(local)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("value", SECRETS, ids=lambda value: type(value).__name__)
def test_no_argument_of_an_error_or_local_variable_is_told(
    kind: type[Exception], value: object
) -> None:
    with pytest.raises(kind) as caught:
        fail(kind, value)
    text = told_of(caught.value)
    assert "raise kind(local)" in text
    assert MARK not in text
    assert str(STATE.portfolios[0]) not in text


def test_chained_grouped_and_annotated_errors_tell_nothing_either() -> None:
    try:
        try:
            fail(KeyError, MARK)
        except KeyError as first:
            first.add_note(MARK)
            try:
                fail(ValueError, MARK)
            except ValueError:
                raise ExceptionGroup(MARK, [ValueError(MARK), Turned(No.FULL, MARK)]) from first
    except ExceptionGroup as group:
        text = told_of(group)
    assert MARK not in text
    assert "KeyError" in text
    assert "which caused:" in text
    assert "net.wire.errors.Turned" in text


@given(st.text(max_size=80), st.sampled_from(KINDS))
def test_a_message_is_kept_only_in_the_words_of_python(message: str, kind: type[Exception]) -> None:
    assert safe_message(kind(message)) == ""


def test_messages_that_python_composes_of_names_are_kept() -> None:
    with pytest.raises(AttributeError) as caught:
        None.missing  # type: ignore[attr-defined]  # noqa: B018
    assert describe(caught.value).lines[-1] == (
        "AttributeError: 'NoneType' object has no attribute 'missing'"
    )
    assert safe_message(OSError(28, MARK, MARK)) == "No space left on device"


def test_a_circle_of_causes_and_an_endless_recursion_come_to_an_end() -> None:
    first, second = ValueError(), KeyError()
    first.__cause__, second.__cause__ = second, first
    assert len(describe(first).lines) < 10

    def deeper() -> None:
        deeper()

    with pytest.raises(RecursionError) as caught:
        deeper()
    assert len(describe(caught.value).lines) < 3 * MOST_FRAMES * MOST_ERRORS
    assert any("more frames" in line for line in describe(caught.value).lines)


def test_the_place_is_in_our_own_code_and_names_no_folder_of_the_user() -> None:
    with pytest.raises(ValueError, match="locomotives") as caught:
        open_view(STATE, STATE)
    told = describe(caught.value)
    assert told.where.startswith("game/rules/views.py, line ")
    assert told.where.endswith("(open_view)")
    assert "/work" not in told_of(caught.value)
    assert "/home" not in told_of(caught.value)
