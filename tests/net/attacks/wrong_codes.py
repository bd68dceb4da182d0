"""Tries wrong join codes at a table, as fast as its answers come, for some seconds."""

import asyncio
import json
import sys
import time
from collections import Counter
from contextlib import suppress

from net.lan.certificate import fingerprint, guest_context
from net.wire.codec import decode_from_host, encode
from net.wire.credentials import Exchange
from net.wire.framing import framed
from net.wire.from_guest import CodeProof, CodeShare, Hello
from net.wire.from_host import CodeAnswer, FromHost, Goodbye
from net.wire.limits import PROTOCOL, RULES

MOST_SECONDS = 60.0


async def guess(host: str, port: int, code: str) -> str:
    """Why one try was refused; empty if the host hung up."""
    reader, writer = await asyncio.open_connection(
        host, port, ssl=guest_context(), server_hostname=""
    )
    try:
        der = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
        exchange = Exchange(code, fingerprint(der), guest=True)
        writer.write(framed(encode(Hello(PROTOCOL, RULES, "guess"))))
        writer.write(framed(encode(CodeShare(exchange.share))))
        while True:
            size = int.from_bytes(await reader.readexactly(4), "big")
            message: FromHost = decode_from_host(await reader.readexactly(size))
            if isinstance(message, Goodbye):
                return message.why
            if isinstance(message, CodeAnswer):
                exchange.meet(message.share)
                writer.write(framed(encode(CodeProof(exchange.proof()))))
    finally:
        writer.transport.abort()


async def guess_for(host: str, port: int, seconds: float) -> None:
    why: Counter[str] = Counter()
    end = time.monotonic() + min(seconds, MOST_SECONDS)
    number = 0
    while time.monotonic() < end:
        number += 1
        with suppress(OSError, asyncio.IncompleteReadError):
            why[await guess(host, port, f"wrong {number}")] += 1
        await asyncio.sleep(0.02)
        print(json.dumps({"tried": number, **why}), flush=True)


if __name__ == "__main__":
    asyncio.run(guess_for(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
