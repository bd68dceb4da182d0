"""What keeps strangers out: the key exchange over the join code, and tokens for coming back.

The code itself never goes over the wire, and whoever listens cannot try codes at home: SPAKE2. The
fingerprint of the host's certificate is part of the exchange, so that nobody can stand between.
"""

import hashlib
import hmac
import secrets

from spake2 import SPAKE2_A, SPAKE2_B

from game.lobby import CODE_DIGITS
from net.wire.errors import BadMessage

TOKEN_BYTES = 32
_GUEST, _HOST = b"paris-connection guest", b"paris-connection host"


class Exchange:
    """One side of one exchange. `guest` is side A; each side proves that it has the same key."""

    def __init__(self, code: str, fingerprint: bytes, *, guest: bool) -> None:
        side = SPAKE2_A if guest else SPAKE2_B
        self._own, self._other = (_GUEST, _HOST) if guest else (_HOST, _GUEST)
        password = code.strip().casefold().encode()
        self._exchange = side(password, idA=_GUEST, idB=_HOST + fingerprint)
        self.share: bytes = self._exchange.start()
        self._key = b""

    def meet(self, share: bytes) -> None:
        """Take the other side's share; raises BadMessage if it is none."""
        try:
            self._key = self._exchange.finish(share)
        except Exception as error:  # spake2 has a kind of its own for every way to be no share
            raise BadMessage(f"invalid key exchange ({type(error).__name__})") from None

    def proof(self) -> bytes:
        """Shows the other side that this one has the key."""
        return hmac.digest(self._key, self._own, hashlib.sha256)

    def proven(self, proof: bytes) -> bool:
        """Whether the other side has the same key."""
        expected = hmac.digest(self._key, self._other, hashlib.sha256)
        return bool(self._key) and hmac.compare_digest(expected, proof)


def new_code() -> str:
    """A join code to read out to friends."""
    return f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"


def new_token() -> bytes:
    """A token that nobody can guess."""
    return secrets.token_bytes(TOKEN_BYTES)


def hashed(token: bytes) -> bytes:
    """What is kept of a token, so that a stolen file opens no seat."""
    return hashlib.sha256(token).digest()
