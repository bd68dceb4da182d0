"""How a guest joins: hello, the join code if the table has one, then a seat. No sockets."""

from collections.abc import Callable

from game.lobby import Versions
from net.wire.credentials import Exchange
from net.wire.errors import Turned, WireError
from net.wire.from_guest import AtTheDoor, CodeProof, CodeShare, Hello, Join, Return
from net.wire.from_host import (
    CodeAccepted,
    CodeAnswer,
    FromHost,
    Goodbye,
    Greeting,
    NameTaken,
    Offer,
    Welcome,
)
from net.wire.limits import LONGEST_WAIT, PROTOCOL, RULES
from net.wire.names import clean_name
from net.wire.refusal_reasons import No


class Handshake:
    """One attempt to join. `wish` is called once the table's identity is known."""

    def __init__(
        self,
        program: str,
        fingerprint: bytes,
        code: str,
        wish: Callable[[Greeting], Join | Return],
    ) -> None:
        self._program = program
        self._fingerprint = fingerprint
        self._code = code
        self._ask = wish
        self._wish: Join | Return | None = None
        self._exchange: Exchange | None = None
        self._proven = False
        self._taken = ""  # the name that another player has
        self.greeting: Greeting | None = None
        self.welcome: Welcome | None = None
        self.refused = False  # the host refused the join code, whatever reason it gave

    @property
    def code_given(self) -> bool:
        """Whether the code was shown to a host that has not proven yet that it knows it."""
        return self._exchange is not None and not self._proven

    def hello(self) -> Hello:
        """The first message."""
        return Hello(PROTOCOL, RULES, self._program)

    def hears(self, message: FromHost) -> list[AtTheDoor]:
        """The next message to send; raises Turned if the host refuses. Done once there is a
        welcome."""
        match message:
            case Greeting() if self.greeting is None:
                return self._greeted(message)
            case Offer() if self.greeting:
                return []
            case CodeAnswer() if self._exchange:
                self._exchange.meet(message.share)
                return [CodeProof(self._exchange.proof())]
            case CodeAccepted() if self._exchange and self._wish:
                if not self._exchange.proven(message.proof):
                    raise Turned(
                        No.UNPROVEN,
                        "the host could not prove that it knows the join code",
                    )
                self._proven = True
                return [self._wish]
            case Welcome() if self._wish:
                self.welcome = message
                return []
            case NameTaken() if self._wish:
                self._taken = clean_name(message.name)
                return []
            case Goodbye():
                self.refused = self.code_given
                no = turned_away(message, self._versions())
                no.name = self._taken
                raise no
            case _:
                raise WireError("the host sent an unexpected message")

    def _versions(self) -> Versions | None:
        """Both versions, if they are the reason for the refusal."""
        told = self.greeting
        if told is None or (told.protocol, told.rules) == (PROTOCOL, RULES):
            return None
        theirs, ours = clean_name(told.program), self._program
        if theirs == ours:  # the same release in name only
            theirs = f"{theirs} ({told.protocol}.{told.rules})"
            ours = f"{ours} ({PROTOCOL}.{RULES})"
        return Versions(theirs, ours)

    def _greeted(self, greeting: Greeting) -> list[AtTheDoor]:
        self.greeting = greeting
        if (greeting.protocol, greeting.rules) != (PROTOCOL, RULES):
            return []  # the host's goodbye contains both versions
        self._wish = self._ask(greeting)
        known = isinstance(self._wish, Return) or bool(self._wish.owner)
        if self._code and not greeting.code and not known:  # perhaps another host
            raise Turned(No.NO_CODE, "This table asks for no code. Clear the code to join.")
        if not greeting.code or known:
            return [self._wish]
        if not self._code:
            raise Turned(No.CODE_NEEDED, "this table requires a join code")
        self._exchange = Exchange(self._code, self._fingerprint, guest=True)
        return [CodeShare(self._exchange.share)]


def turned_away(told: Goodbye, versions: Versions | None = None) -> Turned:
    """A goodbye as an error, with its wait limited to a plausible one."""
    return Turned(told.why, told.words, min(max(0, told.wait), LONGEST_WAIT), versions)
