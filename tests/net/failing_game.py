"""A whole LAN game in one program; whoever is thrown out of it comes back."""

import time
from collections.abc import Callable
from pathlib import Path

from game.diagnostics.failures import FAILURES, FailurePlace
from game.lobby import Link, Phase
from game.rules.views import OpenView
from net.guest.session import RemoteSession
from net.lan.client import JoinTarget
from net.lan.network import Network
from net.lan.passes import Passes, kept_by
from net.lan.remote_host import RemoteHost
from net.lan.remote_table import RemoteTable
from net.lan.server import Choose
from net.table.table_session import TableSetup
from net.wire.from_guest import Join
from tests.breakage import CHAT, CODE
from tests.net.lan.tables import PATIENCE, a_plan
from tests.net.table.acting import an_action
from tests.net.test_canary import traces

OWNER, GUEST = "Olga", "Ada"


class LanGame:
    """A host with its screen, a guest and a bot. Call `frame` as a window would."""

    def __init__(self, network: Network, folder: Path, choose: Callable[[], Choose]) -> None:
        self._network, self._folder = network, folder
        plan = a_plan(folder, 3, ("hard",), code=CODE, setup=TableSetup("Sunday"))
        self.host = RemoteHost(network, plan, port=0, choose=choose)
        self.host.opened.result(timeout=PATIENCE)
        self._passes = {name: Passes(folder / name) for name in (OWNER, GUEST)}
        self.tables = {name: self._come_in(name) for name in (OWNER, GUEST)}
        self._waiting: dict[str, RemoteSession] = {}  # sessions that an action was sent to

    def start(self) -> None:
        """Chat, and begin to play."""
        owner, guest = self.tables.values()
        self.frames(lambda: owner.owner and guest.lobby)
        guest.say(CHAT)
        for one in (owner, guest):
            one.ready(True)
        self.frames(lambda: owner.lobby and all(seat.ready for seat in owner.lobby.seats))
        owner.start()
        self.frames(lambda: owner.session and guest.session and guest.lines)

    def frames(self, until: Callable[[], object]) -> None:
        """Go on until something has happened."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end
            self._frame()
            time.sleep(0.002)

    @property
    def steps(self) -> int:
        """How many moves both screens have seen."""
        sessions = [table.session for table in self.tables.values()]
        return min(one.following.seq if one else 0 for one in sessions)

    @property
    def over(self) -> bool:
        """Whether both screens have seen the end."""
        return all(
            table.session and table.lobby and table.lobby.phase is Phase.OVER
            for table in self.tables.values()
        )

    def reconnect(self) -> None:
        """Break the guest's connection."""
        self._network.soon(self.tables[GUEST]._client.resync)

    def secrets(self) -> list[str]:
        """Everything that must not be told, in every way in which it could be written."""
        hosting = self.host._hosting
        assert hosting
        assert hosting.table_session.game
        match = hosting.table_session.game.match
        found = [CODE, CHAT, str(match.header.seed), hex(match.header.seed)]
        tokens = [self.host.owner_key]
        for name, passes in self._passes.items():
            if kept := passes.get(hosting.id, kept_by([name])):
                tokens.append(kept.token)
        for token in tokens:
            found += [token.hex(), repr(token)]
        hands = [*match.header.drawn.hands]
        hands += filter(None, (match.snapshot(seat).view.portfolio for seat in range(3)))
        for hand in hands:
            found += [trace.decode("latin-1") for trace in traces(hand) if b"," in trace]
        return found

    def seen(self) -> list[tuple[OpenView, ...]]:
        """The whole game, as each screen has it."""
        sessions = [table.session for table in self.tables.values()]
        return [one.history() for one in sessions if one]

    def _frame(self) -> None:
        for name, table in [*self.tables.items()]:
            table.pump()
            if table.connection.link is Link.OUT:
                self.tables[name] = self._come_in(name)
            elif table.session:
                try:
                    self._act(name, table.session)
                except Exception as error:  # as the window's loop does
                    FAILURES.report(error, FailurePlace.WINDOW, "table")

    def _act(self, name: str, session: RemoteSession) -> None:
        if session.poll():
            self._waiting.pop(name, None)
        seq, _, view, _ = session.view_as(session.seats[0])
        mine = view.table.turn == view.seat and view.result is None
        if mine and self._waiting.get(name) is not session:
            self._waiting[name] = session
            session.submit(view.table.turn, an_action(view), seq)

    def _come_in(self, name: str) -> RemoteTable:
        key = self.host.owner_key if name == OWNER else b""
        aim = JoinTarget([self.host.own_way], Join((name,), False, "human", key), CODE, "1.0")
        return RemoteTable(self._network, aim, self._passes[name])
