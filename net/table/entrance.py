"""A connection on its way to the table, and the party it belongs to once it is admitted."""

from game.bots.levels import LEVELS
from game.lobby import Phase
from game.rules.companies import MOST_SEATS
from net.table.allowance import STRANGER, Allowance
from net.table.connection_slots import ConnectionStage
from net.table.door import ConnectionDoor, House
from net.table.seating import HUMAN, Party
from net.table.table_session import TableSession
from net.table.waiting_game import claim_or_watch, claim_own
from net.wire.credentials import TOKEN_BYTES
from net.wire.errors import Turned
from net.wire.from_guest import Join, Return
from net.wire.refusal_reasons import No


class Visitor:
    """One connection."""

    def __init__(self, machine: str, door: ConnectionDoor, now: float) -> None:
        self.machine = machine
        self.door = door
        self.party: Party | None = None  # once it is admitted
        self.came = self.heard = now
        self.allowance = Allowance(STRANGER)

    @property
    def stage(self) -> ConnectionStage:
        """How far it has got."""
        if self.party:
            return ConnectionStage.IN
        return ConnectionStage.GREETED if self.door.greeted else ConnectionStage.SILENT


def known_party(house: House, table_session: TableSession, wish: Join | Return) -> Party | None:
    """The party of a guest that returns, or repeats a join because the welcome was lost."""
    parties = table_session.seating.parties.values()
    if isinstance(wish, Join) and house.owned_by(wish.owner):
        # The host's own window, whose seats are reserved from the start or over a restart.
        return next((one for one in parties if one.owner), None)
    token = wish.token if isinstance(wish, Return) else wish.claim
    return table_session.seating.holder(token) if len(token) == TOKEN_BYTES else None


def new_party(house: House, table_session: TableSession, wish: Join | Return) -> Party:
    """A party with the seats it asks for, or none; raises Turned."""
    if isinstance(wish, Return):
        raise Turned(No.NOT_KEPT, "your seat is no longer reserved")
    seating = table_session.seating
    if wish.kind not in (HUMAN, *LEVELS):
        raise Turned(No.BAD_MESSAGE, "unknown kind of player")
    if len(wish.names) > MOST_SEATS:  # before a thousand names are compared
        raise Turned(No.FULL, f"a table has at most {MOST_SEATS} seats")
    if wish.watch:
        party = seating.watch(wish.names, wish.spare)
    elif table_session.waiting and wish.kind == HUMAN:
        party = claim_or_watch(seating, wish.names, wish.spare)
        if not seating.plays(party):
            table_session.knocks.append(party.id)
    elif table_session.waiting or table_session.phase is Phase.PLAYING:
        party = seating.claim(wish.names)
    else:
        party = seating.join(wish.names, wish.kind, wish.spare)
    party.owner = house.owned_by(wish.owner)
    if party.owner and table_session.waiting:
        claim_own(seating, party, table_session.own_people)
    return party
