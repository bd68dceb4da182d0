"""Admission to the table: hello, join code, then a request to join or return."""

from collections.abc import Callable
from dataclasses import dataclass, field
from hmac import compare_digest

from net.table.code_tries import CodeTries
from net.wire.credentials import Exchange
from net.wire.errors import Turned
from net.wire.from_guest import AtTheDoor, CodeProof, CodeShare, Hello, Join, Return
from net.wire.from_host import CodeAccepted, CodeAnswer, FromHost, Goodbye, Greeting, Offer
from net.wire.limits import PROTOCOL, RULES
from net.wire.names import clean_name
from net.wire.refusal_reasons import No


@dataclass
class House:
    """What the doors of one table share."""

    code: str  # empty if none is needed
    fingerprint: bytes
    owner_key: bytes
    program: str
    greeting: Callable[[], Greeting]
    offer: Callable[[], Offer]
    tries: CodeTries = field(default_factory=CodeTries)

    def exchange(self, share: bytes) -> Exchange:
        """The host's half of a key exchange, which is slow; raises BadMessage."""
        exchange = Exchange(self.code, self.fingerprint, guest=False)
        exchange.meet(share)
        return exchange

    def owned_by(self, key: bytes) -> bool:
        """Whether a guest has the key that only the host's own window gets."""
        return bool(self.owner_key) and compare_digest(self.owner_key, key)


class ConnectionDoor:
    """The admission of one connection."""

    def __init__(self, house: House, connection: int, machine: str) -> None:
        self._house = house
        self._connection = connection
        self._machine = machine
        self.greeted = False
        self._shared = False  # the guest has sent its half of the key exchange
        self._exchange: Exchange | None = None
        self._proven = False

    def hears(self, message: AtTheDoor, now: float) -> tuple[list[FromHost], Join | Return | None]:
        """Returns the answers, and the request once it can be granted; raises Turned.

        A share of the join code is answered later, when its key exchange has been made.
        """
        if not self.greeted:
            if not isinstance(message, Hello):
                raise Turned(No.BAD_MESSAGE, "the first message must be a hello")
            self.greeted = True
            return [self._house.greeting(), self._refusal(message) or self._house.offer()], None
        match message:
            case Hello():
                raise Turned(No.BAD_MESSAGE, "hello was sent twice")
            case CodeShare():
                if not self._house.code or self._shared:
                    raise Turned(
                        No.BAD_MESSAGE, "this table has no join code, or it was already sent"
                    )
                self._shared = True
                self._house.tries.ask(self._connection, self._machine, message.share, now)
                return [], None
            case CodeProof():
                return [self._check(message)], None
            case Join() if not self._may_join(message):
                raise Turned(No.CODE_NEEDED, "this table requires a join code")
            case Join() | Return():
                return [], message

    def answer(self, exchange: Exchange) -> CodeAnswer:
        """The answer once the key exchange has been made."""
        self._exchange = exchange
        return CodeAnswer(exchange.share)

    def closes(self, now: float) -> None:
        """The guest has left; a join code that it has not proven counts as wrong."""
        if self._shared and not self._proven:
            self._house.tries.wrong(self._connection, self._machine, now)

    def _refusal(self, hello: Hello) -> Goodbye | None:
        """Names both versions to a guest that runs another one."""
        if (hello.protocol, hello.rules) == (PROTOCOL, RULES):
            return None
        older = (hello.protocol, hello.rules) < (PROTOCOL, RULES)
        words = (
            f"the host runs version {self._house.program} (protocol {PROTOCOL}, rules {RULES}),"
            f" the guest runs version {clean_name(hello.program)} (protocol {hello.protocol},"
            f" rules {hello.rules}); update the {'guest' if older else 'host'}"
        )
        return Goodbye(No.VERSION, words, 0)

    def _check(self, message: CodeProof) -> CodeAccepted:
        if not self._exchange or not self._exchange.proven(message.proof):
            raise Turned(No.CODE, "that join code is wrong")
        self._house.tries.right(self._connection, self._machine)
        self._proven = True
        return CodeAccepted(self._exchange.proof())

    def _may_join(self, wish: Join) -> bool:
        return not self._house.code or self._proven or self._house.owned_by(wish.owner)
