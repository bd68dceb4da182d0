"""What an announcement and a host's own answer say about a table."""

from ipaddress import ip_address

from zeroconf import IPVersion
from zeroconf.asyncio import AsyncServiceInfo

from game.lobby import Found, Phase
from game.rules.companies import MOST_SEATS
from net.lan.addresses import likeliest_first
from net.lan.table_query import TableReply
from net.wire.limits import PROTOCOL, RULES, SERVICE
from net.wire.names import clean_name, clean_title

MOST_WAYS = 16  # addresses of one table that are queried; more could be abused to scan a network
_KEPT = 8  # of them, for a guest that joins


def announced_addresses(info: AsyncServiceInfo) -> list[str]:
    """The addresses a host announces; a link-local one only with the link that leads to it."""
    told = info.parsed_scoped_addresses(IPVersion.All)
    ways = [one for one in told if "%" in one or not ip_address(one).is_link_local or "." in one]
    return ways[:MOST_WAYS]


def same_announcement(one: AsyncServiceInfo, other: AsyncServiceInfo) -> bool:
    """Whether two announcements of a table have the same addresses, port and entries."""
    ways = [{*announced_addresses(info)} for info in (one, other)]
    return ways[0] == ways[1] and (one.port, one.properties) == (other.port, other.properties)


def announced_text(info: AsyncServiceInfo, key: bytes) -> str:
    """A text that was announced; empty if it was not."""
    return ((info.properties or {}).get(key) or b"").decode("utf-8", "replace")


def _integer(info: AsyncServiceInfo, key: bytes, most: int) -> int:
    """A small number that was announced; 0 if it was anything else."""
    text = announced_text(info, key)
    plain = text.isascii() and text.isdigit() and len(text) < 10
    return min(int(text), most) if plain else 0


def silent_table(name: str, info: AsyncServiceInfo) -> Found:
    """A table that does not answer, as far as it was announced."""
    versions = _integer(info, b"protocol", 2**31), _integer(info, b"rules", 2**31)
    phases = [phase for phase in Phase if phase == announced_text(info, b"phase")]
    seats = _integer(info, b"seats", MOST_SEATS)
    return Found(
        id=announced_text(info, b"id")[:64] or name,
        table=clean_name(announced_text(info, b"table"))
        or clean_name(name.removesuffix(f".{SERVICE}")),
        addresses=tuple(likeliest_first(announced_addresses(info)))[:_KEPT],
        port=info.port or 0,
        program=clean_name(announced_text(info, b"program")),
        playable=versions == (PROTOCOL, RULES),
        phase=phases[0] if phases else Phase.LOBBY,
        seats=seats,
        open_seats=min(seats, _integer(info, b"open", MOST_SEATS)),
        code=announced_text(info, b"code") == "1",
        board="",
        games=0,
        answers=False,
    )


def answering_table(info: AsyncServiceInfo, answer: TableReply, answered: str) -> Found:
    """The table as its host describes it; mDNS only said where to ask."""
    told, offer = answer
    others = [one for one in announced_addresses(info) if one != answered]
    return Found(
        id=told.id,
        table=clean_name(told.table),
        addresses=(answered, *others[: _KEPT - 1]),
        port=info.port or 0,
        program=clean_name(told.program),
        playable=(told.protocol, told.rules) == (PROTOCOL, RULES),
        phase=Phase(told.phase),
        seats=told.seats,
        open_seats=told.open_seats,
        code=told.code,
        board=clean_title(offer.board) if offer else "",
        games=offer.games if offer else 0,
    )
