"""From a view and a plan to what the panel and the rack show, in the player's language."""

from collections.abc import Collection, Mapping, Sequence

from game.rules.companies import COMPANIES, LARGEST_BUILD, Company, PerCompany
from game.rules.legality import buildable
from game.rules.scoring import score
from game.rules.views import View
from game.ui.i18n.text import Texts
from game.ui.table.model import Barred, TableModel
from game.ui.table.panel.cards import CardFace
from game.ui.table.panel.players import PlayerFace
from game.ui.table.panel.prompt import PanelFace, Prompt
from game.ui.table.panel.rack import RackFace
from game.ui.table.panel.status import status_of, would_end
from game.ui.table.plan import Plan
from game.ui.table.table_status import Halt
from game.ui.table.target import OnCard, OnRack
from game.ui.widgets.names import initials


def panel_face(model: TableModel, texts: Texts) -> PanelFace:
    """What the side panel shows now."""
    return PanelFace(
        players_now(model, texts),
        cards_now(model, texts),
        prompt_now(model, texts),
        status_of(model.plan, texts, model.series),
    )


def players_now(model: TableModel, texts: Texts) -> list[PlayerFace]:
    """The players' tiles, with the time left and who is away."""
    status = model.status
    faces = player_faces(
        *(model.plan, model.names, model.first, texts, model.playing_bots, model.thinking_seat)
    )
    for seat, who in enumerate(status.seats):
        face = faces[seat]
        if face.active and status.clock and not who.bot:
            face = face._replace(note=status.clock, urgent=status.lit)
        if who.away:
            timed = face.note if status.clock and face.active else texts.say("corner-note-away")
            face = face._replace(note="" if face.thinking else timed, away=True)
        faces[seat] = face
    return faces


def cards_now(
    model: TableModel, texts: Texts, rolling: Mapping[Company, int] | None = None
) -> list[CardFace]:
    """The cards; markers that are `rolling` stand at these values."""
    target = model.pointing.target if rolling is None else None
    pointed = target.company if isinstance(target, OnCard) else None
    keyed = model.pointing.by_keyboard
    return card_faces(
        *(model.plan, None if keyed else pointed, pointed if keyed else None, rolling or {}, texts),
        patterned=model.settings.colour_accessible,
        depots=model.depots_shown,
    )


def prompt_now(model: TableModel, texts: Texts) -> Prompt:
    """What the player is asked or told."""
    names, thinking, status = model.names, model.thinking_seat, model.status
    prompt = prompt_of(model.plan, names, texts)
    if thinking is not None:
        prompt = Prompt(texts.say("table-thinks", name=names[thinking]))
    elif model.moving:  # what is seen now is not a question
        prompt = Prompt(texts.say("table-turn-of", name=names[model.plan.view.table.turn]))
    elif isinstance(model.feedback, Barred):
        lost = status.halted is Halt.LOST
        warning = texts.say("corner-lost-wait" if lost else "corner-paused-wait")
        prompt = prompt._replace(warning=warning)
    elif model.question is not None:
        prompt = prompt._replace(question=texts.say("table-confirm-ask"), asked=True)
    if status.halted is Halt.PAUSED:
        return prompt._replace(question=texts.say("lan-no-paused"), detail="")
    if model.plan.mine:
        return prompt._replace(clock=status.clock, urgent=status.urgent)
    return prompt


def rack_face(model: TableModel, texts: Texts) -> RackFace:
    """The viewer's rack, covered where others could see it."""
    face = rack_of(model.plan, model.names, texts, patterned=model.settings.colour_accessible)
    target, keyed = model.pointing.target, model.pointing.by_keyboard
    pointed = target.company if isinstance(target, OnRack) else None
    face = face._replace(hover=None if keyed else pointed, focus=pointed if keyed else None)
    if model.covered:
        return face._replace(portfolio=None, note=texts.say("table-peek"))
    return face


def player_faces(
    plan: Plan,
    names: Sequence[str],
    first: int,
    texts: Texts,
    bots: Collection[int] = (),
    thinking: int | None = None,
) -> list[PlayerFace]:
    """A tile for every seat."""
    table, letters = plan.view.table, initials(names)
    faces = []
    for seat, (name, held) in enumerate(zip(names, table.held, strict=True)):
        over = held - table.limit
        words = texts.say("table-holds", held=held, limit=table.limit)
        active = seat == table.turn and table.ending is None
        face = PlayerFace(seat, name, words, over > 0, active, seat == first)
        face = face._replace(initials=letters[seat])
        faces.append(face._replace(bot=seat in bots, thinking=seat == thinking))
    return faces


def card_faces(
    plan: Plan,
    hover: Company | None,
    focus: Company | None,
    rolling: Mapping[Company, int],
    texts: Texts,
    *,
    patterned: bool,
    depots: PerCompany | None = None,
) -> list[CardFace]:
    """A card for every company, counting along with the plan; what is on its way over the table
    has left or reached its depot already."""
    table, after = plan.view.table, plan.preview().table
    able = set(buildable(table)) if plan.mine and plan.give is None else set(COMPANIES)
    faces = []
    for company in COMPANIES:
        chosen = company in (plan.take, plan.building)
        state = "chosen" if chosen else "hover" if company is hover else "normal"
        if company is plan.give:
            state = "normal"
        elif (plan.mine and company not in able) or not table.depot(company):
            state = "disabled" if not chosen else state
        depot = (depots or after.depots)[company.order]
        faces.append(
            CardFace(
                company,
                rolling.get(company, table.value(company)),
                depot,
                state,
                after.value(company) - table.value(company),
                patterned,
                company is focus,
                depot - table.depot(company),
                _role(plan, company, texts),
            )
        )
    return faces


def _role(plan: Plan, company: Company, texts: Texts) -> str:
    """What a trade in the making does with a company."""
    if company is plan.give:
        return texts.say("table-card-gives")
    return texts.say("table-card-takes", count=plan.count) if company is plan.take else ""


def prompt_of(plan: Plan, names: Sequence[str], texts: Texts) -> Prompt:
    """What the player is asked now."""
    table = plan.view.table
    if table.ending is not None:
        return Prompt(texts.say("table-game-over"))
    if not plan.mine:
        return Prompt(texts.say("table-turn-of", name=names[table.turn]))
    if plan.planned is not None:
        return _building(plan, texts)
    if plan.give is not None:
        return _trading(plan, texts)
    return Prompt(
        texts.say("table-your-turn", name=names[table.turn]), texts.say("table-choose-action")
    )


def rack_of(plan: Plan, names: Sequence[str], texts: Texts, *, patterned: bool) -> RackFace:
    """The viewer's own rack; covered for a spectator."""
    seat = plan.view.seat
    if seat is None:
        return RackFace(texts.say("table-rack"), texts.say("table-rack-hidden"), None)
    return RackFace(
        texts.say("table-rack-of", name=names[seat]),
        _rack_worth(plan, texts),
        plan.view.portfolio,
        plan.give,
        plan.take,
        plan.count,
        patterned=patterned,
    )


def worth(view: View) -> int:
    """What the viewer's own locomotives would bring if the game ended now (R26)."""
    table = view.table
    return score(view.portfolio, table.values, table.seats).total if view.portfolio else 0


def _rack_worth(plan: Plan, texts: Texts) -> str:
    """What the own locomotives are worth; while building also what they would be."""
    now, then = worth(plan.view), worth(plan.preview())
    if plan.planned and now != then:
        return texts.say("table-worth-then", before=now, points=then)
    return texts.say("table-worth-now", points=now)


def _building(plan: Plan, texts: Texts) -> Prompt:
    planned = plan.planned
    if planned is None:
        return Prompt("")
    table, company = plan.view.table, planned.company
    most = min(LARGEST_BUILD, table.depot(company))
    question = texts.say("table-build-title", company=company, count=most)
    gain = sum(planned.points)
    detail = texts.say(
        "table-value-preview",
        before=table.value(company),
        points=gain,
        after=table.value(company) + gain,
    )
    return Prompt(question, detail, would_end(plan, texts), len(planned.hexes), most)


def _trading(plan: Plan, texts: Texts) -> Prompt:
    if plan.give is None:
        return Prompt("")
    if plan.take is None:
        give = texts.say("table-trade-give", give=plan.give)
        return Prompt(give, texts.say("table-take-prompt"))
    question = texts.say("table-trade-sentence", give=plan.give, take=plan.take, count=plan.count)
    cost = plan.penalty()
    before, after = worth(plan.view), worth(plan.preview())
    detail = texts.say("table-trade-worth", before=before, points=after)
    if not cost:
        return Prompt(question, detail, would_end(plan, texts))
    held = sum(plan.preview().portfolio or ())
    over = held - plan.view.table.limit
    return Prompt(question, detail, texts.say("table-trade-over", held=held, over=over, cost=cost))
