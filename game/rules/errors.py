"""Errors of the rules.

RuleError
├── RuleBroken     an action that the rules do not allow; nothing has changed
└── RecordError    an unreadable record, or one that breaks the rules; names the line
"""

from game.rules.english import sentence
from game.rules.reasons import Reason


class RuleError(Exception):
    """Any error of the rules."""


class RuleBroken(RuleError):
    """An action that the rules do not allow; raised before anything changes."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(sentence(reason))
        self.reason = reason


class RecordError(RuleError):
    """A record is wrong at one line; without a reason it is not a valid record at all.

    `unknown_board` names the board that would be needed to read it.
    """

    def __init__(
        self, line: int, words: str, reason: Reason | None = None, unknown_board: str = ""
    ) -> None:
        super().__init__(f"line {line}: {words}")
        self.line = line
        self.words = words
        self.reason = reason
        self.unknown_board = unknown_board

    @classmethod
    def broken(cls, line: int, reason: Reason) -> "RecordError":
        """A line that breaks a rule."""
        return cls(line, f"R{reason.rule.number}: {sentence(reason)}", reason)
