"""What a host keeps on the disk beside its record, so that it can come back after a crash.

JSON, read strictly: a file that somebody has changed gets a sentence, never a traceback.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.board import JsonError, parse_json
from game.lobby import AtEnd, Line, Options, Sitter
from game.rules.fields import FieldError, Fields, integer
from game.series import MOST_GAMES, Series, read_series
from game.series import told as series_told
from net.table.chat import REMEMBERED
from net.table.seating import Party, Place, Seating
from net.wire.from_host import Said
from net.wire.names import clean_name, clean_words


class KeepingError(ValueError):
    """A file that is not what a host has kept."""


@dataclass(frozen=True)
class Kept:
    """A table between two lives of its host."""

    table: str
    id: str
    code: str
    certificate: str  # with its key, as PEM: the guests know the host by it
    game: int
    options: Options
    seating: Seating
    before: Series  # as it stood when the game began
    port: int = 0  # where it listened: guests who typed an address look for it there
    chat: tuple[Said, ...] = ()


def kept_text(kept: Kept) -> str:
    """The file's text. Of the tokens it holds only hashes."""
    seating, options = kept.seating, kept.options
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
            "options": {
                "fixed_stations": options.fixed_stations,
                "notebook": options.notebook,
                "turn_seconds": options.turn_seconds,
                "at_end": options.at_end,
                "board": options.board,
                "games": options.games,
            },
            "series": series_told(kept.before),
            "seats": [_place(place) for place in seating.places],
            "parties": [_party(seating, party) for party in seating.parties.values()],
            "chat": [_said(said) for said in kept.chat],
        },
        indent=1,
    )


def read_kept(data: bytes) -> Kept:
    """What a file's bytes hold; raises KeepingError."""
    try:
        told = Fields(parse_json(data), "the file")
        if (told.value("format"), told.value("version")) != ("paris-connection-table", 1):
            raise FieldError("it was not saved by a version that this program can read")
        return _kept(told)
    except (JsonError, FieldError, ValueError) as error:
        raise KeepingError(f"the table cannot be resumed: {error}") from None


def _kept(told: Fields) -> Kept:
    options = told.fields("options")
    agreed = Options(
        options.value("fixed_stations") is True,
        options.value("notebook") is True,
        options.integer("turn_seconds"),
        AtEnd(options.text("at_end")),
        options.text("board") if "board" in options else Options().board,
        options.integer("games") if "games" in options else 1,  # a table of an earlier program
    )
    if not 0 <= agreed.games <= MOST_GAMES:
        raise FieldError(f"'games' must be a number from 0 to {MOST_GAMES}")
    parties = [_read_party(Fields(entry, "a party")) for entry in told.items("parties")]
    places = [_read_place(Fields(entry, "a seat")) for entry in told.items("seats")]
    known = {party.id for party in parties}
    if any(place.party is not None and place.party not in known for place in places):
        raise FieldError("a seat belongs to an unknown party")
    newest = max(known, default=0)
    return Kept(
        table=told.text("table"),
        id=told.text("id"),
        code=told.text("code"),
        certificate=told.text("certificate"),
        game=told.integer("game"),
        port=_port(told),
        options=agreed,
        seating=Seating(places, {party.id: party for party in parties}, newest),
        before=read_series(told.fields("series")) if "series" in told else Series(),
        chat=tuple(_read_said(Fields(entry, "a line")) for entry in _chat(told)),
    )


def _port(told: Fields) -> int:
    port = told.integer("port") if "port" in told else 0  # a table of an earlier program
    if not 0 <= port < 65536:
        raise FieldError(f"{port} is not a valid port (0 to 65535)")
    return port


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
        None if seat is None else integer(seat, "a seat"),
        clean_words(told.text("words")),
        told.value("phrase") is True,
    )
    return Said(told.integer("number"), line)


def _place(place: Place) -> Mapping[str, object]:
    return {
        "sitter": place.sitter,
        "name": place.name,
        "kind": place.kind,
        "party": place.party,
        "stand_in": place.stand_in,
    }


def _read_place(told: Fields) -> Place:
    party = told.value("party")
    return Place(
        sitter=Sitter(told.text("sitter")),
        name=told.text("name"),
        kind=told.text("kind"),
        party=None if party is None else integer(party, "a party"),
        stand_in=told.value("stand_in") is True,
        ready=told.text("sitter") == Sitter.BOT,
    )


def _party(seating: Seating, party: Party) -> Mapping[str, object]:
    return {
        "id": party.id,
        "names": party.names,
        "kind": party.kind,
        "tokens": [token.hex() for token in party.tokens],
        "owner": party.owner,
    }


def _read_party(told: Fields) -> Party:
    names = tuple(name for name in told.items("names") if isinstance(name, str))
    tokens = tuple(bytes.fromhex(str(token)) for token in told.items("tokens"))
    owner = told.value("owner") is True
    return Party(told.integer("id"), names or ("?",), told.text("kind"), tokens, owner=owner)
