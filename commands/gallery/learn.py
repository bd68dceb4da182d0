"""The tutorial and the tips of the first games, for the gallery: every lesson, every tip."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pygame

from commands.gallery import games
from commands.gallery.bots import PLAYERS, Posing
from commands.gallery.studio import Studio
from commands.gallery.table import a_table
from game.rules.companies import COMPANIES
from game.rules.state import State
from game.rules.views import view_for
from game.session import LocalSession
from game.ui.table.hand_over import nothing
from game.ui.table.help.tips import occasions
from game.ui.table.panel.rack import slot_of
from game.ui.table.plan import Plan
from game.ui.table.scene import TableScene
from game.ui.table.target import OnCard, OnHex, OnRack
from game.ui.tutorial.coach import Coach
from game.ui.tutorial.lessons import MOST_WORTH, PURPLE, STEPS, LessonTarget, TablePart
from game.ui.tutorial.tutorial import Tutorial

TIPS = (
    *("turn", "open", "confirm", "city", "cut-off", "ends", "near", "value", "trade", "take"),
    *("two", "over", "limit", "end", "depots", "secret", "advice", "map"),
)
MOST_SEEDS = 60
MOST_ACTS = 12


def lesson(studio: Studio, number: int, *, done: bool = False) -> tuple[TableScene, Coach]:
    """A lesson at its start, or when everything in it has been done."""
    Tutorial(studio.stage, nothing, nothing).show(number)
    studio.settle()
    scene = studio.stage.scenes[-1]
    if not isinstance(scene, TableScene):
        raise LookupError("there is no table")
    coach = next(layer for layer in scene.layers if isinstance(layer, Coach))
    for _ in range(MOST_ACTS if done else 0):
        if target := coach.lesson.target:
            act(studio, scene, target)
    return scene, coach


def act(studio: Studio, scene: TableScene, target: LessonTarget) -> None:
    """Do what the coach asks for, at the highlighted place."""
    layout, portfolio = scene.geometry.layout, scene.model.plan.view.portfolio
    match target:
        case OnCard(company):
            studio.click(layout.cards[company.order].center)
        case OnRack() | TablePart.RACK if portfolio:
            company = target.company if isinstance(target, OnRack) else MOST_WORTH
            studio.click(slot_of(layout.rack_for(sum(portfolio)), portfolio, company).center)
        case OnHex(place):
            studio.click(scene.geometry.camera.pixel_of(place))
        case TablePart.UNDO_ALL:
            studio.click(layout.buttons[2].center)
        case _:
            studio.click(layout.buttons[0].center)


def nudge(studio: Studio) -> None:
    """Choose a company the coach did not ask for."""
    scene, _ = lesson(studio, 0)
    studio.click(scene.geometry.layout.cards[COMPANIES.index(PURPLE)].center)


def asked(studio: Studio) -> None:
    """Whether the rest is to be skipped."""
    lesson(studio, 4)
    studio.key(pygame.K_ESCAPE)


def count(studio: Studio) -> None:
    """The real count after the last lesson."""
    lesson(studio, len(STEPS) - 1, done=True)
    studio.key(pygame.K_PAGEDOWN, pygame.K_SPACE)


def finish(studio: Studio) -> None:
    """The end, and the offer of a game."""
    count(studio)
    studio.key(pygame.K_RETURN)


def half_way(studio: Studio, number: int, acts: int) -> None:
    """A lesson after some steps of it."""
    scene, coach = lesson(studio, number)
    for _ in range(acts):
        if target := coach.lesson.target:
            act(studio, scene, target)


def tip(studio: Studio, name: str) -> None:
    """The first moment of a game at which a tip is useful."""
    told = tuple(other for other in TIPS if other != name)
    studio.choose(replace(studio.stage.settings, told=told))
    for seed in range(1, MOST_SEEDS):
        for state, _ in games.moves(4, seed):
            plan = next((one for one in _plans(state) if _useful(one, name)), None)
            if plan is not None:
                _tell(studio, seed, state.table.actions, plan)
                return
    raise LookupError(f"no game comes to the tip {name}")


def _begun(studio: Studio, number: int) -> None:
    lesson(studio, number)


def _done(studio: Studio, number: int) -> None:
    lesson(studio, number, done=True)


def _plans(state: State) -> Iterator[Plan]:
    """What the player in the first seat could be about to do."""
    plan = Plan(view_for(state, 0))
    if not plan.my_turn:
        return
    yield plan
    for company in COMPANIES:
        chosen = plan.choose(company)
        yield chosen
        if chosen.planned is not None:
            yield from (chosen.place(place) for place in chosen.planned.open_hexes())
    for company in COMPANIES:
        given = plan.giving(company)
        yield given
        for other in COMPANIES:
            yield given.choose(other).choose(other)


def _useful(plan: Plan, name: str) -> bool:
    return any(occasion.name == name for occasion in occasions(plan))


def _tell(studio: Studio, seed: int, actions: int, plan: Plan) -> None:
    """Show a table whose player is about to act."""
    match = games.played(4, seed, lambda state: state.table.actions == actions)
    match.header = match.header._replace(players=PLAYERS[:4])
    session = LocalSession(match, [0], Posing(match))
    scene = a_table(studio.stage, session, tips_once=True)
    studio.show(scene)
    scene.model.preview(replace(plan, view=scene.model.plan.view))
    studio.point(scene.geometry.layout.panel.midbottom)


LEARNING: dict[str, Callable[[Studio], None]] = {
    **{f"learn-{step.name}": partial(_begun, number=n) for n, step in enumerate(STEPS)},
    **{f"learn-{step.name}-done": partial(_done, number=n) for n, step in enumerate(STEPS)},
    "learn-build-hexes": partial(half_way, number=0, acts=2),
    "learn-trade-take": partial(half_way, number=4, acts=1),
    "learn-limit-warning": partial(half_way, number=5, acts=3),
    "learn-marseille-confirm": partial(half_way, number=6, acts=5),
    "learn-nudge": nudge,
    "learn-leave": asked,
    "learn-count": count,
    "learn-finish": finish,
    **{f"tips-{name}": partial(tip, name=name) for name in TIPS},
}
