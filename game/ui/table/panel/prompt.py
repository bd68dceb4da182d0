"""What the player is asked, and what the plan comes to."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.companies import LARGEST_BUILD
from game.rules.scoring import score
from game.rules.views import View
from game.ui.core.pad_glyphs import draw_hints
from game.ui.core.pad_hints import PadHint
from game.ui.i18n.text import Texts
from game.ui.table.end_proposals import Asked, Awaited, Offered
from game.ui.table.feedback import Barred
from game.ui.table.layout import WATCHED_LETTERS, TableLayout
from game.ui.table.model import TableModel
from game.ui.table.panel.status import URGENT, declined_text, end_warning
from game.ui.table.plan import Plan
from game.ui.table.table_status import Halt
from game.ui.widgets.compositor import Part
from game.ui.widgets.skins import Skins
from game.ui.widgets.theme import CREAM, GOLD

_LINES = (28, 25, 23)  # units
_ABOVE = 8  # units: more would press its last line onto the buttons


class Prompt(NamedTuple):
    """State that triggers a redraw of the prompt."""

    question: str
    detail: str = ""
    warning: str = ""
    chosen: int = 0
    most: int = 0  # places for locomotives of a build
    clock: str = ""  # the time left for the turn
    urgent: bool = False  # little time is left
    asked: bool = False  # the question asks for confirmation
    note: str = ""  # where a warning would be
    pads: tuple[PadHint, ...] = ()  # where neither is: what a gamepad's buttons do, in words


def prompt_now(model: TableModel, texts: Texts) -> Prompt:
    """What the player is asked or told."""
    names, thinking, status = model.names, model.thinking_seat, model.status
    prompt = prompt_of(model.plan, names, texts)
    talk = model.end_talk
    if model.looking is not None:
        return Prompt(texts.say("table-look-deal"), look_text(model, texts))
    if model.dealing:
        prompt = Prompt(texts.say("table-dealing"), texts.say("table-dealing-skip"))
    elif isinstance(talk, Asked | Awaited):
        prompt = _proposal_prompt(talk, model, texts)
    elif thinking is not None:
        prompt = Prompt(texts.say("table-thinks", name=names[thinking]))
    elif model.moving:  # what is seen now is not a question
        prompt = Prompt(texts.say("table-turn-of", name=names[model.plan.view.table.turn]))
    elif model.sending_slowly:
        later = texts.say("table-sending-lost") if status.halted is Halt.LOST else ""
        prompt = prompt._replace(question=texts.say("table-sending"), warning="", note=later)
    elif isinstance(model.feedback, Barred):
        lost = status.halted is Halt.LOST
        warning = texts.say("corner-lost-wait" if lost else "corner-paused-wait")
        prompt = prompt._replace(warning=warning)
    elif model.question is not None:
        prompt = prompt._replace(question=texts.say("table-confirm-ask"), asked=True)
    elif model.stuck and model.plan.my_turn and model.plan.empty:
        prompt = _stalemate_prompt(prompt, model, texts)
    if model.declined and model.plan.empty:
        prompt = prompt._replace(detail=declined_text(model, texts))
    if status.halted is Halt.PAUSED:
        proposed = prompt.question if model.asking else ""
        return prompt._replace(question=texts.say("lan-no-paused"), detail=proposed)
    if model.plan.my_turn and not model.asking:
        return prompt._replace(clock=status.clock, urgent=status.urgent)
    return prompt


def look_text(model: TableModel, texts: Texts) -> str:
    """How far back an earlier position is, and on the viewer's turn the time that is left."""
    back = texts.say("table-look-back", count=model.seq - model.look_position)
    clock = model.status.clock if model.plan.my_turn else ""
    return f"{back} · {clock}" if clock else back


def _proposal_prompt(talk: Asked | Awaited, model: TableModel, texts: Texts) -> Prompt:
    """Who proposes to end the game, who is to answer at this screen, and who else (R30)."""
    names, status = model.names, model.status
    waiting = texts.listed([names[seat] for seat in talk.waiting])
    still = texts.say("table-end-waiting", names=waiting)
    prompt = Prompt(
        texts.say("table-end-proposed", name=names[talk.proposer]),
        clock=status.answer_clock,
        urgent=status.answer_urgent,
    )
    if isinstance(talk, Awaited):
        return prompt._replace(detail=still)
    ask = texts.say("table-end-agree-ask", name=names[talk.seat])
    return prompt._replace(detail=ask, note=still, asked=True)


def _stalemate_prompt(prompt: Prompt, model: TableModel, texts: Texts) -> Prompt:
    """That only trades are left, and whether ending the game can be proposed."""
    if isinstance(model.end_talk, Offered):
        return prompt._replace(detail=texts.say("table-stuck-choose"))
    detail, note = texts.say("table-stuck-trade"), texts.say("table-stuck-lately")
    return prompt._replace(detail=detail, note=note)


def prompt_of(plan: Plan, names: Sequence[str], texts: Texts) -> Prompt:
    """What a plan asks next, and what it comes to."""
    table, planned = plan.view.table, plan.planned
    if table.ending is not None:
        return Prompt(texts.say("table-game-over"))
    if not plan.my_turn:
        return Prompt(texts.say("table-turn-of", name=names[table.turn]))
    if planned is not None:
        company, gain = planned.company, sum(planned.points)
        most = min(LARGEST_BUILD, table.depot(company))
        question = texts.say("table-build-title", company=company, count=most)
        before = table.value(company)
        value = {"before": before, "points": gain, "after": before + gain}
        detail = texts.say("table-value-preview", **value)
        return Prompt(question, detail, end_warning(plan, texts), len(planned.hexes), most)
    if plan.give is None:
        turn = texts.say("table-your-turn", name=names[table.turn])
        return Prompt(turn, texts.say("table-choose-action"))
    if plan.take is None:
        give = texts.say("table-trade-give", give=plan.give)
        return Prompt(give, texts.say("table-take-prompt"))
    question = texts.say("table-trade-sentence", give=plan.give, take=plan.take, count=plan.count)
    before, after = worth(plan.view), worth(plan.preview())
    detail = texts.say("table-trade-worth", before=before, points=after)
    if before == after:
        detail = texts.say("table-trade-same", points=after)
    cost, held = plan.penalty(), sum(plan.preview().portfolio or ())
    if not cost:
        return Prompt(question, detail, end_warning(plan, texts))
    over = held - table.limit
    return Prompt(question, detail, texts.say("table-trade-over", held=held, over=over, cost=cost))


def worth(view: View) -> int:
    """What the viewer's locomotives would score if the game ended now (R26)."""
    table = view.table
    return score(view.portfolio, table.values, table.seats).total if view.portfolio else 0


def prompt_part(skins: Skins, layout: TableLayout, prompt: Prompt) -> Part:
    """The prompt without its buttons, as a part of the still picture."""
    reach = skins.bounds("panel/action", layout.action, layout.scale)
    return Part(reach, prompt, lambda surface: _draw(surface, skins, layout, prompt))


def _draw(surface: Surface, skins: Skins, layout: TableLayout, prompt: Prompt) -> None:
    """The question, what the plan comes to, and a warning, one below another."""
    box, letters_of = layout.action, layout.letters_of
    skins.stretch(surface, "panel/action", box, layout.scale)
    inner = box.inflate(-layout.pixels(44), 0)
    line = Rect(inner.left, box.top + layout.pixels(_ABOVE), inner.width, letters_of(_LINES[0]))
    if not layout.buttons:  # whose turn it is, for all in the room
        line.height = layout.status.top - line.top
        pixels = round(letters_of(46) / WATCHED_LETTERS)
        if prompt.clock:
            line.inflate_ip(-2 * _draw_clock(surface, skins, line, prompt, layout), 0)
        skins.write(surface, prompt.question, line, pixels, CREAM, role="label", align=0.5)
        return
    below = Rect(inner.left, line.bottom, inner.width, letters_of(_LINES[1]))
    last = Rect(inner.left, below.bottom, inner.width, letters_of(_LINES[2]))
    if prompt.clock:  # room on both sides, so that the question stays in the middle
        line.inflate_ip(-2 * _draw_clock(surface, skins, line, prompt, layout), 0)
    colour = URGENT if prompt.asked else CREAM
    skins.write(surface, prompt.question, line, letters_of(24), colour, role="label", align=0.5)
    if prompt.most:
        below = _draw_pips(surface, skins, below, prompt, layout)
    skins.write(surface, prompt.detail, below, letters_of(18), GOLD, align=0.5)
    if prompt.pads and not prompt.warning and not prompt.note:
        draw_hints(surface, skins, prompt.pads, last, letters_of(17), GOLD)
        return
    last_line, ink = (prompt.warning, URGENT) if prompt.warning else (prompt.note, GOLD)
    skins.write(surface, last_line, last, letters_of(18), ink, align=0.5)


def _draw_clock(
    surface: Surface, skins: Skins, line: Rect, prompt: Prompt, layout: TableLayout
) -> int:
    """The time left, at the right end of the line; returns its width."""
    colour, side = URGENT if prompt.urgent else GOLD, layout.letters_of(22)
    wide = layout.letters_of(70)
    room = Rect(line.right - wide, line.top, wide, line.height)
    skins.write(surface, prompt.clock, room, layout.letters_of(24), colour, role="label", align=1.0)
    skins.draw_icon(surface, "timer", (room.left - side // 2, room.centery), side, colour)
    return room.width + side + layout.pixels(6)


def _draw_pips(
    surface: Surface, skins: Skins, line: Rect, prompt: Prompt, layout: TableLayout
) -> Rect:
    """A dot for each locomotive that can be placed, filled for those that are; returns the rest
    of the line. Dots and detail are centred together."""
    step, gap = layout.letters_of(26), layout.letters_of(12)
    width = skins.assets.font("reading", layout.letters_of(18)).size(prompt.detail)[0]
    room = line.width - step * prompt.most - gap
    left = line.left + max(0, room - width) // 2
    for number in range(prompt.most):
        name = "control/pip_filled" if number < prompt.chosen else "control/pip_open"
        middle = (left + number * step + step // 2, line.centery)
        skins.draw(surface, name, middle, layout.scale * layout.letters)
    left += step * prompt.most + gap
    return Rect(left, line.top, min(width, room), line.height)
