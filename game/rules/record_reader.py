"""Reads a record back: every line is parsed strictly, played and checked against the rules."""

from collections.abc import Callable
from itertools import islice
from typing import NamedTuple, assert_never

from game.board import Board, BoardError, Hex, UnknownBoard
from game.json_text import JsonError, parse_json, shown
from game.rules.actions import Action, Build, Trade
from game.rules.companies import COMPANIES, COMPANY_NAMED, Company, PerCompany
from game.rules.draft import game_over
from game.rules.engine import apply, end_by_agreement
from game.rules.english import listed
from game.rules.errors import RecordError, RuleBroken
from game.rules.events import Event
from game.rules.fields import FieldError, Fields, integer, items
from game.rules.reasons import Reason, Rule
from game.rules.record import FORMAT, READABLE, Header, Player
from game.rules.scoring import Result, result
from game.rules.setup import SEED_BITS, Deal, opening, why_not_this_deal
from game.rules.state import State
from game.rules.table import Ending, Table

LONGEST_NAME = 40
AGREEMENTS_SINCE = 2  # the version of a record
LINES_A_STEP = 16  # a step takes about a millisecond, so that it fits into what a frame has left
LONGEST_LINE = 64 * 1024  # bytes; a header with six long names takes under two thousand


class RecordMoment(NamedTuple):
    """The game after one line of its record: after setting up, then after each action, and after
    an agreement to end it."""

    state: State
    events: tuple[Event, ...]


class Record(NamedTuple):
    """A record that has been read and is valid."""

    header: Header
    actions: tuple[Action, ...]
    moments: tuple[RecordMoment, ...]  # any point can be replayed
    closed: bool  # has its end line
    size: int  # bytes up to the end of the last complete line
    warnings: tuple[str, ...]

    @property
    def final(self) -> State:
        """The state at the end of the record."""
        return self.moments[-1].state


def read_record(data: bytes, board_named: Callable[[str], Board]) -> Record:
    """Read a file's bytes; raises RecordError with line, rule and reason."""
    reader = RecordReader(data, board_named)
    while reader.step():
        pass
    return reader.record()


def parse_line(line: bytes) -> Fields:
    """The object of one line; raises JsonError or FieldError."""
    return Fields(parse_json(line, largest=LONGEST_LINE, wide=("seed",)), "the line")


def _whole_lines(data: bytes) -> tuple[list[bytes], int, tuple[str, ...]]:
    """The lines, without an incomplete last one after a power cut."""
    *lines, tail = data.split(b"\n")
    if _is_object(tail):  # only its newline is missing
        return [*lines, tail], len(data), ()
    if not lines:
        raise RecordError(1, "the header line is incomplete" if data else "the file is empty")
    if not tail:
        return lines, len(data), ()
    warning = f"line {len(lines) + 1} is incomplete and was ignored"
    return lines, len(data) - len(tail), (warning,)


def _is_object(line: bytes) -> bool:
    try:
        parse_line(line)
    except (JsonError, FieldError):
        return False
    return True


class RecordReader:
    """Plays a record some lines at a time."""

    def __init__(self, data: bytes, board_named: Callable[[str], Board]) -> None:
        """Take a file's bytes; raises RecordError."""
        lines, self._size, self._warnings = _whole_lines(data)
        self._lines = enumerate(lines, start=1)
        self._board_named = board_named
        self._header: Header | None = None
        self._actions: list[Action] = []
        self._moments: list[RecordMoment] = []
        self._closed = False

    def step(self) -> bool:
        """Read the next lines; False after the last. Raises RecordError."""
        read = 0
        for number, line in islice(self._lines, LINES_A_STEP):
            try:
                self._read(parse_line(line))
            except UnknownBoard as error:
                raise RecordError(number, str(error), unknown_board=error.name) from None
            except (FieldError, JsonError, BoardError) as error:
                raise RecordError(number, str(error)) from None
            except RuleBroken as broken:
                raise RecordError.broken(number, broken.reason) from None
            read += 1
        return read == LINES_A_STEP

    def record(self) -> Record:
        """The result, once all lines have been read; raises RecordError."""
        if self._header is None:
            raise RecordError(1, "the file is empty")
        warnings = self._warnings
        over = self._moments[-1].state.table.ending is not None
        if over and not self._closed:
            warnings = (*warnings, "the game is over but the end line is missing")
        moments = tuple(self._moments)
        return Record(
            self._header, tuple(self._actions), moments, self._closed, self._size, warnings
        )

    def _read(self, line: Fields) -> None:
        """Read one more line; raises FieldError, BoardError or RuleBroken."""
        if self._closed:
            raise FieldError("no line may follow the end line")
        if self._header is None:
            self._header = read_header(line, self._board_named)
            state = self._header.state()
            self._moments.append(RecordMoment(state, opening(state)))
        elif "end" in line:
            self._end(line, self._header, self._moments[-1].state)
            self._closed = True
        else:
            self._act(line, self._moments[-1].state)

    def _end(self, line: Fields, header: Header, state: State) -> None:
        if state.table.ending is None and line.fields("end").value("reason") == Ending.AGREED:
            if header.version < AGREEMENTS_SINCE:
                raise FieldError(f"a record of version {header.version} cannot end as 'agreed'")
            self._moments.append(RecordMoment(*end_by_agreement(state)))
        check_end(line, self._moments[-1].state)

    def _act(self, line: Fields, state: State) -> None:
        action = read_action(line, len(self._actions) + 1, state)
        self._moments.append(RecordMoment(*apply(state, action)))
        self._actions.append(action)


def read_header(line: Fields, board_named: Callable[[str], Board]) -> Header:
    """The first line."""
    if line.value("format") != FORMAT:
        raise FieldError(f"not a Paris Connection game record: 'format' must be {FORMAT!r}")
    version = line.integer("version")
    if version not in READABLE:
        raise FieldError(
            f"record version {version} is not supported: this program reads versions"
            f" {listed(list(map(str, READABLE)))}; try a newer version of the program"
        )
    board = board_named(line.text("board"))
    players = tuple(read_player(entry) for entry in line.items("players"))
    start = line.fields("start")
    places = tuple(_hex(start.value(company)) for company in _every_company(start))
    hands = tuple(_hand(entry) for entry in line.items("hands"))
    drawn = Deal(places, hands, line.integer("first"))
    seed = line.integer("seed")
    if abs(seed) >= 2**SEED_BITS:
        raise FieldError(f"'seed' must have at most {SEED_BITS} bits")
    header = Header(board, players, drawn, seed, version)
    line.close()
    if reason := why_not_this_deal(board, drawn):
        raise RuleBroken(reason)
    if len(players) != len(hands):
        raise FieldError(f"there are {len(players)} players but {len(hands)} hands")
    return header


def read_action(line: Fields, number: int, state: State) -> Action:
    """The action of a line, which must be the next one, by the seat to move."""
    if over := game_over(state.table):
        raise RuleBroken(over)
    if line.integer("n") != number:
        raise FieldError(f"'n' must be {number}, not {line.integer('n')}")
    seat, turn = line.integer("seat"), state.table.turn
    if seat != turn:
        raise RuleBroken(Reason(Rule.OUT_OF_TURN, seat=seat, actual=turn))
    if [key for key in line if key not in ("n", "seat")] not in (["build"], ["trade"]):
        raise RuleBroken(Reason(Rule.ONE_ACTION, seat=seat))
    return _build(line.fields("build")) if "build" in line else _trade(line.fields("trade"))


def check_end(line: Fields, state: State) -> None:
    """Check that the end line agrees with the rules."""
    end = line.fields("end")
    line.close()
    said = end.text("reason")
    if said not in list(Ending):
        raise FieldError(f"'reason' must be one of {', '.join(Ending)}, not {shown(said)}")
    if state.table.ending != said:
        raise RuleBroken(_why_not_ended(Ending(said), state.table))
    final = result(state)
    values = end.fields("values")
    for company in _every_company(values):
        check_value(company, values.integer(company), final.values[company.order])
    _check_scores([integer(n, "a score") for n in end.items("scores")], final)
    winners = tuple(integer(seat, "a winner") for seat in end.items("winners"))
    end.close()
    if winners != final.winners:
        raise RuleBroken(Reason(Rule.WRONG_WINNERS))


def _why_not_ended(said: Ending, table: Table) -> Reason:
    """Why a game did not end as its end line says."""
    match said:
        case Ending.MARSEILLE:
            return Reason(Rule.NOT_ENDED_BY_CITY)
        case Ending.DEPOTS:
            return Reason(Rule.NOT_ENDED_BY_DEPOTS)
        case Ending.AGREED:  # only a game that has not ended otherwise
            return game_over(table) or Reason(Rule.ENDED_BY_AGREEMENT)
        case _:
            assert_never(said)


def check_value(company: Company, said: int, value: int) -> None:
    """Check one company's value in the end line (R20)."""
    if said == value:
        return
    printed_end = 30  # of the printed track, which values may exceed (R4)
    rule = Rule.VALUE_STOPPED if said == printed_end < value else Rule.WRONG_VALUE
    raise RuleBroken(Reason(rule, company, asked=said, actual=value))


def _check_scores(said: list[int], final: Result) -> None:
    if len(said) != len(final.scores):
        raise FieldError(f"there are {len(said)} scores but {len(final.scores)} players")
    for seat, (told, score) in enumerate(zip(said, final.scores, strict=True)):
        if told != score.total:
            raise RuleBroken(Reason(Rule.WRONG_SCORE, seat=seat, asked=told, actual=score.total))


def _build(told: Fields) -> Build:
    build = Build(_company(told.value("company")), tuple(map(_hex, told.items("hexes"))))
    told.close()
    return build


def _trade(told: Fields) -> Trade:
    give, take = _company(told.value("give")), _company(told.value("take"))
    trade = Trade(give, take, told.integer("count"))
    told.close()
    return trade


def read_player(entry: object) -> Player:
    """Read one player of a header; raises FieldError."""
    told = Fields(entry, "a player")
    player = Player(told.text("name"), told.text("kind"))
    told.close()
    for text in player:
        if not (1 <= len(text) <= LONGEST_NAME and text.isprintable()):
            raise FieldError(
                f"a player's 'name' and 'kind' need 1 to {LONGEST_NAME} printable characters"
            )
    return player


def _hand(entry: object) -> PerCompany:
    told = Fields(entry, "a hand")
    counts = {_company(company): told.integer(company) for company in told}
    if any(count < 0 for count in counts.values()):
        raise FieldError("a hand cannot hold a negative number of locomotives")
    return tuple(counts.get(company, 0) for company in COMPANIES)


def _every_company(told: Fields) -> tuple[Company, ...]:
    """Check that there are no other keys; returns all companies."""
    for key in told:
        _company(key)
    return COMPANIES


def _company(name: object) -> Company:
    if not isinstance(name, str) or name not in COMPANY_NAMED:
        raise RuleBroken(Reason(Rule.UNKNOWN_COMPANY, place=shown(name).strip('"')))
    return COMPANY_NAMED[name]


def _hex(entry: object) -> Hex:
    numbers = [integer(number, "a coordinate") for number in items(entry, "a hex")]
    if len(numbers) != 2:
        raise FieldError("a hex must have two coordinates, q and r")
    return Hex(*numbers)
