"""How near the end of the game is: as the table stands, and as a plan would leave it."""

from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.companies import COMPANIES
from game.rules.legality import buildable
from game.rules.prospects import depots_left, nearest_to_the_end, one_build_from_the_end
from game.rules.table import Ending, Table
from game.series import Series
from game.ui.i18n.series_text import now_playing
from game.ui.i18n.text import Texts
from game.ui.table.consequence import Consequence, consequence_of, reaches_the_end
from game.ui.table.end_proposals import Awaited, Refusal
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.table.plan import Plan
from game.ui.widgets.compositor import Part
from game.ui.widgets.skins import Skins
from game.ui.widgets.theme import GOLD

URGENT = "#FF9B7A"
_ACCENTS = 6  # pixels that letters may reach beyond their line


_REFUSALS = {
    Refusal.KEEPS_PLAYING: "table-end-declined",
    Refusal.WITHDRAWN: "table-end-withdrawn",
    Refusal.LATE: "table-end-late",
}


class Status(NamedTuple):
    """How far the game has come: one line where there is room, otherwise two."""

    progress: str
    nearest: str
    urgent: bool = False  # the next build can end the game


def status_of(plan: Plan, texts: Texts, series: Series | None = None) -> Status:
    """The number of the game in a series, the depots left and the way to the end, with the plan
    included."""
    table, after = plan.view.table, plan.preview().table
    depots, city = texts.say("table-depots-left", depots=depots_left(after)), table.board.goal
    progress = " · ".join(filter(None, (now_playing(texts, series), depots)))
    if table.ending is Ending.MARSEILLE:
        return Status(progress, texts.say("results-ended-marseille", city=city))
    if table.ending is not None:
        return Status(progress, texts.say("table-game-over"))
    if plan.planned and reaches_the_end(plan):
        reached = texts.say("table-reaches", company=plan.planned.company, city=city)
        return Status(progress, reached, urgent=True)
    if after.ending is None and not buildable(after):
        return Status(progress, texts.say("table-stuck"))
    return Status(progress, *_nearest(after, texts))


def status_now(model: TableModel, texts: Texts) -> Status:
    """The same for a table; spectators read below the prompt who is still to answer (R30)."""
    status, talk = status_of(model.shown_plan, texts, model.series), model.end_talk
    if model.looking is not None and not model.racked:
        back = texts.say("table-look-back", count=model.seq - model.look_position)
        return status._replace(nearest=back, urgent=False)
    if isinstance(talk, Awaited) and not model.racked:
        names = texts.listed([model.names[seat] for seat in talk.waiting])
        return status._replace(nearest=texts.say("table-end-waiting", names=names), urgent=False)
    if model.declined and not model.racked:
        return status._replace(nearest=declined_text(model, texts), urgent=False)
    return status


def declined_text(model: TableModel, texts: Texts) -> str:
    """Who wants to keep playing; empty if nobody has just declined to end the game."""
    if model.declined is None:
        return ""
    return texts.say(_REFUSALS[model.declined.how], name=model.names[model.declined.seat])


def _nearest(after: Table, texts: Texts) -> tuple[str, bool]:
    """The company nearest to the end, of those that can build; and whether that is urgent."""
    city = after.board.goal
    if able := one_build_from_the_end(after):
        return texts.say("table-nearest-next", city=city, companies=able), True
    nearest = nearest_to_the_end(after, [one for one in COMPANIES if after.depot(one)])
    if nearest is None:  # an empty depot may be filled again by a trade
        hopeless = nearest_to_the_end(after) is None
        key = "table-nearest-none" if hopeless else "table-nearest-empty"
        return texts.say(key, city=city), False
    companies, hexes = nearest
    return texts.say("table-nearest", city=city, companies=companies, hexes=hexes), False


def end_warning(plan: Plan, texts: Texts) -> str:
    """That the plan would end the game or let the next player end it; empty if it would not."""
    match consequence_of(plan):
        case Consequence.ENDS_BY_CITY:
            return texts.say("table-build-ends", city=plan.view.table.board.goal)
        case Consequence.ENDS_BY_DEPOTS:
            return texts.say("table-depot-ends")
        case Consequence.NEXT_CAN_END:
            return texts.say("table-next-ends")
        case _:
            return ""


def status_part(skins: Skins, layout: TableLayout, status: Status) -> Part:
    """The status as a part of the still picture."""
    panel, line = layout.panel, layout.status
    box = Rect(panel.left, line.top, panel.width, line.height).inflate(0, _ACCENTS)
    return Part(box, status, lambda surface: _draw(surface, skins, layout, status))


def _draw(surface: Surface, skins: Skins, layout: TableLayout, status: Status) -> None:
    box, pixels = layout.status.inflate(-layout.pixels(12), 0), max(12, layout.letters_of(18))
    font = skins.assets.font("reading", pixels)
    colour = URGENT if status.urgent else GOLD
    before = f"{status.progress} · "
    widths = [font.size(text)[0] for text in (before, status.nearest)]
    if sum(widths) <= box.width:
        line = Rect(box.centerx - sum(widths) // 2, box.top, widths[0], box.height)
        skins.write(surface, before, line, pixels, GOLD)
        line = Rect(line.right, box.top, widths[1], box.height)
        skins.write(surface, status.nearest, line, pixels, colour)
        return
    for number, (text, ink) in enumerate(((status.progress, GOLD), (status.nearest, colour))):
        half = Rect(box.left, box.top + number * box.height // 2, box.width, box.height // 2)
        skins.write(surface, text, half, min(pixels, half.height - 1), ink, align=0.5)
