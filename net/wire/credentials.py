"""Credentials: the key exchange over the join code, and tokens for returning.

The code itself is never sent, and an eavesdropper cannot try codes offline (SPAKE2). The
fingerprint of the host's certificate is part of the exchange, which rules out a man in the middle.
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
    """One side of a key exchange, the guest as side A; each proves that it has the same key."""

    def __init__(self, code: str, fingerprint: bytes, *, guest: bool) -> None:
        side = SPAKE2_A if guest else SPAKE2_B
        self._own, self._other = (_GUEST, _HOST) if guest else (_HOST, _GUEST)
        password = code.strip().casefold().encode()
        self._exchange = side(password, idA=_GUEST, idB=_HOST + fingerprint)
        self.share: bytes = self._exchange.start()
        self._key = b""

    def meet(self, share: bytes) -> None:
        """Take the other side's share; raises BadMessage if it is invalid."""
        try:
            self._key = self._exchange.finish(share)
        except Exception as error:  # spake2 raises a different type for each kind of invalid share
            raise BadMessage(f"invalid key exchange ({type(error).__name__})") from None

    def proof(self) -> bytes:
        """Proves to the other side that this side has the key."""
        return hmac.digest(self._key, self._own, hashlib.sha256)

    def proven(self, proof: bytes) -> bool:
        """Whether the other side has the same key."""
        expected = hmac.digest(self._key, self._other, hashlib.sha256)
        return bool(self._key) and hmac.compare_digest(expected, proof)


def new_code() -> str:
    """A join code to read out to friends."""
    return f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"


def new_token() -> bytes:
    """An unguessable token."""
    return secrets.token_bytes(TOKEN_BYTES)


def hashed(token: bytes) -> bytes:
    """The hash of a token; tokens themselves are never stored, so a stolen file gives no access."""
    return hashlib.sha256(token).digest()
