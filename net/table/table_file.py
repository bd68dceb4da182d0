"""What a host saves beside its record, so that it can resume after a crash.

JSON, read strictly: an edited file gets a clear sentence, never a traceback.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from game.bots.levels import LEVELS
from game.json_text import parse_json, quoted
from game.lobby import LONGEST_WORDS, MOST_ONLOOKERS, Line, Sitter
from game.options import Options, read_options
from game.rules.companies import FEWEST_SEATS, MOST_SEATS
from game.rules.fields import FieldError, Fields, integer
from game.rules.record_reader import LONGEST_NAME
from game.series import Series, read_series
from game.series import series_to_json as series_told
from net.table.chat import REMEMBERED
from net.table.seating import HUMAN, Party, Seating, TableSeat
from net.wire.from_host import Said
from net.wire.names import clean_name, clean_words

_HASH = 32  # bytes of a hashed token
_MOST_NUMBER = 2**62  # of a party, a game or a line


class TableFileError(ValueError):
    """A file that no host has written."""


@dataclass(frozen=True)
class TableFile:
    """A table between two runs of its host."""

    table: str
    id: str
    code: str
    certificate: str  # with its key, as PEM; guests recognise the host by it
    game: int
    options: Options
    seating: Seating
    before: Series  # as it stood when the game began
    port: int = 0  # guests who typed an address look for the host there
    chat: tuple[Said, ...] = ()
    names: tuple[str, ...] = ()  # who plays the game now; empty if all play who began it
    by_bot: tuple[int, ...] = ()  # the steps of the game in which a bot has moved for a person
    paused: bool = False  # the game


def kept_text(kept: TableFile) -> str:
    """The text of the file. It contains only hashes of the tokens."""
    seating = kept.seating
    return json.dumps(
        {
            "format": "paris-connection-table",
            "version": 1,
            "table": kept.table,
            "id": kept.id,
            "code": kept.code,
            "certificate": kept.certificate,
            "game": kept.game,
            "port": kept.port,
            "options": asdict(kept.options),
            "series": series_told(kept.before),
            "seats": [_place(place) for place in seating.places],
            "parties": [
                _party(seating, party)
                for party in seating.parties.values()
                if party.owner or seating.seats_of(party)  # spectators simply join again
            ],
            "chat": [_said(said) for said in kept.chat],
            "names": kept.names,
            "by_bot": kept.by_bot,
            "paused": kept.paused,
        },
        indent=1,
    )


def read_kept(data: bytes) -> TableFile:
    """Parse a file; raises TableFileError."""
    try:
        told = Fields(parse_json(data), "the file")
        if (told.value("format"), told.value("version")) != ("paris-connection-table", 1):
            raise FieldError("it was not saved by a version that this program can read")
        return _kept(told)
    except ValueError as error:  # of JSON, of a field, or no such member of an enumeration
        raise TableFileError(f"the table cannot be resumed: {error}") from None


def _kept(told: Fields) -> TableFile:
    parties = [_read_party(Fields(entry, "a party")) for entry in told.items("parties")]
    places = [_read_place(Fields(entry, "a seat")) for entry in told.items("seats")]
    _in_range(len(places), FEWEST_SEATS, MOST_SEATS, "the number of seats")
    _in_range(len(parties), 0, MOST_SEATS + MOST_ONLOOKERS, "the number of parties")
    known = {party.id for party in parties}
    if len(known) != len(parties):
        raise FieldError("two parties have the same id")
    if any(place.party is not None and place.party not in known for place in places):
        raise FieldError("a seat belongs to an unknown party")
    newest = max(known, default=0)
    return TableFile(
        table=clean_name(told.text("table")),
        id=_short(told.text("id"), "'id'"),
        code=_short(told.text("code"), "'code'"),
        certificate=told.text("certificate"),
        game=_in_range(told.integer("game"), 0, _MOST_NUMBER, "'game'"),
        port=_port(told),
        options=read_options(told.fields("options")),
        seating=Seating(places, {party.id: party for party in parties}, newest),
        before=read_series(told.fields("series")) if "series" in told else Series(),
        chat=tuple(_read_said(Fields(entry, "a line")) for entry in _chat(told)),
        names=_names(told),
        by_bot=_by_bot(told),
        paused=_flag(told, "paused"),
    )


def _names(told: Fields) -> tuple[str, ...]:
    found = told.items("names") if "names" in told else []  # a table of an earlier program
    names = tuple(_name(name) for name in found if isinstance(name, str))
    if not len(names) == len(found) <= MOST_SEATS or not all(names):
        raise FieldError(f"'names' must be at most {MOST_SEATS} names")
    return names


def _by_bot(told: Fields) -> tuple[int, ...]:
    found = told.items("by_bot") if "by_bot" in told else []  # a table of an earlier program
    return tuple(_in_range(integer(step, "a step"), 1, _MOST_NUMBER, "a step") for step in found)


def _port(told: Fields) -> int:
    port = told.integer("port") if "port" in told else 0  # a table of an earlier program
    if not 0 <= port < 65536:
        raise FieldError(f"{port} is not a valid port (0 to 65535)")
    return port


def _in_range(value: int, least: int, most: int, what: str) -> int:
    if not least <= value <= most:
        raise FieldError(f"{what} must be from {least} to {most}, not {value}")
    return value


def _short(text: str, what: str) -> str:
    if len(text) > LONGEST_WORDS or not text.isprintable():
        raise FieldError(f"{what} must be one line of at most {LONGEST_WORDS} characters")
    return text


def _chat(told: Fields) -> Sequence[object]:
    return told.items("chat")[-REMEMBERED:] if "chat" in told else ()


def _said(said: Said) -> Mapping[str, object]:
    line = said.line
    return {
        "number": said.number,
        "name": line.name,
        "seat": line.seat,
        "words": line.words,
        "phrase": line.phrase,
    }


def _read_said(told: Fields) -> Said:
    seat = told.value("seat")
    line = Line(
        clean_name(told.text("name")),
        None if seat is None else _in_range(integer(seat, "a seat"), 0, MOST_SEATS - 1, "'seat'"),
        clean_words(told.text("words")),
        told.value("phrase") is True,
    )
    return Said(_in_range(told.integer("number"), 0, _MOST_NUMBER, "'number'"), line)


def _place(place: TableSeat) -> Mapping[str, object]:
    return {
        "sitter": place.sitter,
        "name": place.name,
        "kind": place.kind,
        "party": place.party,
        "stand_in": place.stand_in,
        "bot_played": place.bot_played,
        "idle": place.idle,
    }


def _read_place(told: Fields) -> TableSeat:
    party = told.value("party")
    return TableSeat(
        sitter=Sitter(told.text("sitter")),
        name=_name(told.text("name")),
        kind=_kind(told, ("", HUMAN, *LEVELS)),
        party=None if party is None else integer(party, "a party"),
        stand_in=told.value("stand_in") is True,
        ready=told.text("sitter") == Sitter.BOT,
        bot_played=_flag(told, "bot_played"),
        idle=_flag(told, "idle"),
    )


def _party(seating: Seating, party: Party) -> Mapping[str, object]:
    return {
        "id": party.id,
        "names": party.names,
        "kind": party.kind,
        "tokens": [token.hex() for token in party.tokens],
        "owner": party.owner,
        "left": party.left,
    }


def _read_party(told: Fields) -> Party:
    names = tuple(_name(name) for name in told.items("names") if isinstance(name, str))
    tokens = tuple(bytes.fromhex(str(token)) for token in told.items("tokens"))
    if len(names) > MOST_SEATS or any(len(token) != _HASH for token in tokens):
        raise FieldError("a party has too many names or an invalid token")
    owner, kind = told.value("owner") is True, _kind(told, (HUMAN, *LEVELS))
    number = _in_range(told.integer("id"), 0, _MOST_NUMBER, "'id'")
    left = _flag(told, "left")
    return Party(number, names or ("?",), kind, tokens, owner=owner, left=left)


def _flag(told: Fields, key: str) -> bool:
    """A truth value that tables of earlier programs lack."""
    return key in told and told.value(key) is True


def _name(name: str) -> str:
    """A name as a record may have it: the guests of a saved game claim their seats by it."""
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise FieldError(f"a name has at most {LONGEST_NAME} printable characters")
    return name


def _kind(told: Fields, known: Sequence[str]) -> str:
    kind = told.text("kind")
    if kind not in known:
        raise FieldError(f"there is no kind of player {quoted(kind)}")
    return kind
