"""The time of one turn: how much is left, and whether it is taking too long. Knows no clock."""

from game.lobby import AtEnd, Options

LONG_TURN = 120.0  # seconds of a turn without a timer after which the owner may decide


class TurnTimer:
    """Counts the seconds of a turn. `tick` is called with the time, and while nothing pauses it."""

    def __init__(self, options: Options, now: float) -> None:
        self._options = options
        self._left = float(options.turn_seconds)
        self._spent = 0.0  # seconds of this turn
        self._counted = now

    def begin_turn(self, now: float) -> None:
        """The next turn gets its full time."""
        self._left, self._spent = float(self._options.turn_seconds), 0.0
        self._counted = now

    def change(self, options: Options, now: float) -> None:
        """Play with another time limit; the present turn gets its full time, too."""
        self._options = options
        self.begin_turn(now)

    def passed(self, now: float) -> float:
        """The seconds since the last call, which count only if they are given to `run`."""
        passed, self._counted = now - self._counted, now
        return passed

    def run(self, seconds: float) -> bool:
        """Let the turn last longer; True at the moment when its time runs out."""
        self._spent += seconds
        if not self._options.turn_seconds:
            return False
        before, self._left = self._left, max(0.0, self._left - seconds)
        return before > 0 and self._left == 0

    def slept(self, seconds: float, now: float) -> None:
        """The host's computer was asleep until now; that time does not count."""
        self._counted = min(now, self._counted + seconds)

    @property
    def left(self) -> int | None:
        """Milliseconds left for the turn; None without a time limit."""
        return int(self._left * 1000) if self._options.turn_seconds else None

    @property
    def bot_at_end(self) -> bool:
        """Whether a bot moves when the time is up."""
        return self._options.at_end is AtEnd.BOT

    @property
    def overdue(self) -> bool:
        """Whether the turn is taking so long, with nothing to end it, that someone must decide."""
        if self._options.turn_seconds:
            return self._left == 0 and not self.bot_at_end
        return self._spent >= LONG_TURN
