"""Who sits at a LAN table and who watches: what the tiles and the notes say of them."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.lobby import AtEnd, Lobby, Onlooker, Phase
from game.session import Session
from game.ui.core.context import Stage
from game.ui.i18n.text import Texts
from game.ui.lan.lan_api import Visit
from game.ui.lan.table.notices import away
from game.ui.table.help.captions import kind_words
from game.ui.table.panel.players import PlayerFace
from game.ui.widgets.compositor import Part
from game.ui.widgets.theme import CREAM


def played_by_bots(lobby: Lobby | None) -> list[int]:
    """The seats that a bot plays now, be it only for a while."""
    return [seat for seat, who in enumerate(lobby.seats) if who.level] if lobby else []


def faces_at(
    lobby: Lobby | None, faces: list[PlayerFace], clock: str, urgent: bool, texts: Texts
) -> list[PlayerFace]:
    """Who is away is greyed; at the one whose turn it is the time runs."""
    if lobby is None or len(lobby.seats) != len(faces):  # the next game is being arranged
        return faces
    shown, away_note = [], texts.say("corner-note-away")
    for face, who in zip(faces, lobby.seats, strict=True):
        changed = face
        if face.active and clock and not who.level:
            changed = face._replace(note=clock, urgent=urgent)
        if away(who):
            note = "" if face.thinking else changed.note if clock and face.active else away_note
            changed = changed._replace(note=note, away=True)
        shown.append(changed)
    return shown


def about_seat(lobby: Lobby | None, seat: int, seconds: int | None, texts: Texts) -> str:
    """What is to be known of a seat; seconds are those that its turn may still take."""
    if lobby is None or seat >= len(lobby.seats):
        return ""
    who, said = lobby.seats[seat], []
    if away(who):
        key = "corner-away-bot" if who.level else "corner-seat-away"
        said.append(texts.say(key, name=who.name))
    if who.level:
        said.append(kind_words(who.level, texts))
    elif seconds is not None:
        said.append(texts.say("corner-clock-left", seconds=seconds))
        bot = lobby.options.at_end is AtEnd.BOT
        said.append(texts.say("corner-clock-bot" if bot else "corner-clock-nothing"))
    return "\n".join(filter(None, said))


def goes_on(lobby: Lobby | None, session: Session, turn: int, left: str, texts: Texts) -> str:
    """Whether the game goes on without this screen: whose time runs, or who is waited for."""
    if lobby is None or lobby.phase is not Phase.PLAYING:
        return ""
    if lobby.paused:
        return texts.say("lan-no-paused")
    who, name = lobby.seats[turn], session.players[turn].name
    if left:
        return texts.say("lan-menu-clock", name=name, time=left)
    waited_for = not who.level and (turn in session.seats or away(who))
    return texts.say("lan-menu-waits", name=name) if waited_for else texts.say("lan-goes-on")


class Crowd:
    """An eye over the map, and how many watch; their names for whoever points at it."""

    def __init__(self, stage: Stage, visit: Visit) -> None:
        self._stage, self._visit = stage, visit
        self.box = Rect(0, 0, 0, 0)
        self.pointed = False

    def point(self, place: tuple[int, int]) -> None:
        """The pointer is there now."""
        self.pointed = bool(self._onlookers()) and self.box.collidepoint(place)

    def words(self) -> str:
        """Who watches, if that is asked."""
        names = [one.name for one in self._onlookers()]
        if not self.pointed or not names:
            return ""
        return self._stage.texts.say("corner-onlookers", names=self._stage.texts.listed(names))

    def part(self) -> list[Part]:
        """Nothing while nobody watches."""
        count = len(self._onlookers())
        return [Part(self.box, count, lambda surface: self._draw(surface, count))] if count else []

    def _draw(self, surface: Surface, count: int) -> None:
        skins, box = self._stage.skins, self.box
        skins.spread(surface, "panel/log", box, box.height / 46)
        side = round(box.height * 0.5)
        skins.icon(surface, "spectator", (box.left + side * 5 // 8, box.centery), side, CREAM)
        words = Rect(box.left + side, box.top, box.width - side * 5 // 4, box.height)
        skins.write(surface, str(count), words, side, CREAM, role="reading-bold", align=0.5)

    def _onlookers(self) -> Sequence[Onlooker]:
        return self._visit.lobby.onlookers if self._visit.lobby else ()
