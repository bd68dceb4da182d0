"""Attempts at the join code: one at a time, and each wrong one makes the next wait longer.

The wait applies to one machine, so that a friend does not wait for a stranger's mistakes. Many
wrong codes slow down all attempts a little, however many machines they come from. Short waits are
silent; only longer ones are reported, so that a guest with the right code gets in.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import ceil

from net.wire.errors import Turned
from net.wire.rates import Bucket, Rate
from net.wire.refusal_reasons import No

LONGEST_WAIT = 60.0  # seconds for a machine, after 1, 2, 4 ...
PATIENCE = 4.0  # seconds that an attempt may be queued before its guest is asked to wait
PROOF = 2.0  # seconds for a guest to prove that it has the key, or the code counts as wrong
REMEMBERED = 600.0  # seconds after a machine's last wrong code
MOST_MACHINES = 1000  # that are remembered
MOST_AT_ONCE = 4  # queued attempts of one machine
PROOFS = Rate(4, 4.0)  # key exchanges, 20 ms of processor time each
FREE = 10  # wrong codes within REMEMBERED that slow nobody else down
LONGEST_GAP = 2.0  # seconds between two tries of anybody, after 0.25, 0.5, 1
SAVED = 5  # unused gaps that are saved up, for friends who arrive together


@dataclass
class _Machine:
    wrong: int = 0
    latest: float = 0.0  # wrong code
    open: dict[int, float] = field(default_factory=dict)  # connections answered, and when

    def wait(self, now: float) -> float:
        """Seconds until its next try."""
        unproven = max((when + PROOF for when in self.open.values()), default=now)
        penalty = min(LONGEST_WAIT, 2.0 ** min(self.wrong - 1, 9)) if self.wrong else 0.0
        return max(0.0, unproven - now, self.latest + penalty - now if self.wrong else 0.0)


@dataclass(frozen=True)
class CodeTry:
    """A guest's share of the key exchange, waiting for its turn."""

    connection: int
    machine: str
    share: bytes
    came: float


class CodeTries:
    """All attempts at one table."""

    def __init__(self) -> None:
        self._machines: dict[str, _Machine] = {}
        self._waiting: list[CodeTry] = []
        self._proofs = Bucket(*PROOFS)
        self._running: int | None = None  # the connection whose key exchange is being made
        self._wrong: list[float] = []  # times, for all machines
        self._begun = float("-inf")
        self._paced = float("-inf")  # when the newest attempt ends if each takes one gap

    def ask(self, connection: int, machine: str, share: bytes, now: float) -> None:
        """Queue an attempt; raises Turned with the seconds to wait if the queue is too long."""
        wait = self._of(machine, now).wait(now)
        lying = sum(1 for one in self._waiting if one.machine == machine)
        if wait > PATIENCE or lying >= MOST_AT_ONCE:
            raise _too_many(max(wait, PATIENCE))
        self._waiting.append(CodeTry(connection, machine, share, now))

    def next(self, now: float) -> CodeTry | None:
        """The attempt whose key exchange should be made now; call `made` afterwards."""
        due = self.due(now)
        if due is None or due > now:
            return None
        ready = [one for one in self._waiting if self._of(one.machine, now).wait(now) <= 0]
        chosen = min(ready, key=lambda one: (self._machines[one.machine].wrong, one.came))
        self._waiting.remove(chosen)
        self._proofs.take(now)
        self._running, self._begun = chosen.connection, now
        self._paced = max(self._paced, now) + self._gap(now)
        self._machines[chosen.machine].open[chosen.connection] = now
        return chosen

    def due(self, now: float) -> float | None:
        """When `next` will have an attempt; None if none waits or one is being made."""
        if not self._waiting or self._running is not None:
            return None
        soonest = min(self._of(one.machine, now).wait(now) for one in self._waiting)
        gap = self._gap(now)
        paced = min(self._paced - SAVED * gap, self._begun + gap)
        return max(now + soonest, now + self._proofs.wait(now), paced)

    def made(self) -> None:
        """The key exchange that `next` returned has been made."""
        self._running = None

    def right(self, connection: int, machine: str) -> None:
        """A guest has proven that it knows the code, even if later than allowed."""
        found = self._of(machine, self._begun)
        if found.open.pop(connection, None) is None and found.wrong:
            found.wrong -= 1

    def wrong(self, connection: int, machine: str, now: float) -> None:
        """A guest gave a wrong code or left; an attempt that has not begun does not count."""
        self._waiting = [one for one in self._waiting if one.connection != connection]
        found = self._machines.get(machine)
        if found and found.open.pop(connection, None) is not None:
            self._count(found, now)

    def overdue(self, now: float) -> Iterator[tuple[int, Turned]]:
        """Attempts that have waited too long, each with the answer for its guest."""
        late = [one for one in self._waiting if now - one.came > PATIENCE]
        for one in late:
            self._waiting.remove(one)
            yield one.connection, _too_many(max(self._of(one.machine, now).wait(now), PATIENCE))

    def _of(self, machine: str, now: float) -> _Machine:
        """A machine's history; a proof that is overdue counts as wrong."""
        found = self._machines.pop(machine, None) or _Machine()
        if found.wrong and not found.open and now - found.latest > REMEMBERED:
            found = _Machine()
        self._machines[machine] = found  # the newest is the last
        while len(self._machines) > MOST_MACHINES:
            del self._machines[next(iter(self._machines))]
        for connection, when in [*found.open.items()]:
            if now - when > PROOF and connection != self._running:
                del found.open[connection]
                self._count(found, when + PROOF)
        return found

    def _count(self, machine: _Machine, now: float) -> None:
        machine.wrong, machine.latest = machine.wrong + 1, now
        self._wrong = [*self._wrong[-100:], now]

    def _gap(self, now: float) -> float:
        """Seconds between two attempts by any guests."""
        recent = sum(1 for when in self._wrong if now - when < REMEMBERED)
        return min(LONGEST_GAP, 0.25 * 2.0 ** ((recent - FREE) // 10)) if recent >= FREE else 0.0


def _too_many(wait: float) -> Turned:
    seconds = ceil(wait)
    return Turned(No.WAIT, f"too many wrong codes; try again in {seconds} seconds", seconds)
