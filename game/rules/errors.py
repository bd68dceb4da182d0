"""What the rules raise.

RuleError
├── RuleBroken     an action that the rules do not allow; nothing has changed
└── RecordError    a record that cannot be read or is against the rules; names the line
"""

from game.rules.english import sentence
from game.rules.reasons import Reason


class RuleError(Exception):
    """Anything that the rules refuse."""


class RuleBroken(RuleError):
    """An action that the rules do not allow; raised before anything changes."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(sentence(reason))
        self.reason = reason


class RecordError(RuleError):
    """A record that is wrong at one line: a broken rule, or no record at all (no reason then)."""

    def __init__(self, line: int, words: str, reason: Reason | None = None) -> None:
        super().__init__(f"line {line}: {words}")
        self.line = line
        self.words = words
        self.reason = reason

    @classmethod
    def broken(cls, line: int, reason: Reason) -> "RecordError":
        """A line that breaks a rule."""
        return cls(line, f"R{reason.rule.number}: {sentence(reason)}", reason)
