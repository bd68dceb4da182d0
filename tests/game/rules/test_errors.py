from game.rules.errors import RecordError, RuleBroken
from game.rules.reasons import Reason, Rule
from tests.builders import BLUE


def test_a_broken_rule_reads_as_its_sentence_and_carries_its_reason() -> None:
    reason = Reason(Rule.DEPOT_EMPTY, BLUE)
    broken = RuleBroken(reason)
    assert str(broken) == "the blue depot is empty"
    assert broken.reason is reason


def test_a_broken_record_names_line_and_rule() -> None:
    error = RecordError.broken(7, Reason(Rule.DEPOT_EMPTY, BLUE))
    assert str(error) == "line 7: R12: the blue depot is empty"
    assert error.line == 7
    assert RecordError(1, "not JSON").reason is None
