"""What the styles of bots prefer, and how little they may change."""

from collections.abc import Callable

import pytest

from game.bots.advice import MoveAim
from game.bots.candidates import Candidate, possible_moves
from game.bots.hard import Effort
from game.bots.levels import level_of, make, styled
from game.bots.people import Style
from game.bots.styles import liking, tilted
from game.rules.actions import Trade
from game.rules.draft import Draft
from game.rules.engine import apply
from game.rules.state import State
from game.rules.views import view_for
from tests.game.bots.positions import outlook_of, positions

STATES = positions(12, seed=8)


def possible(state: State) -> list[Candidate]:
    own = state.portfolios[state.table.turn]
    return possible_moves(state.table, own, outlook_of(state))


def favourite(style: Style, state: State) -> Candidate:
    own, ideas = state.portfolios[state.table.turn], possible(state)
    return max(ideas, key=lambda idea: liking(style, idea, state.table, own))


def long_build(candidate: Candidate) -> bool:
    wasted = candidate.aim in (MoveAim.WASTE, MoveAim.WAIT)
    return isinstance(candidate.move, Draft) and not wasted


def two_for_one(candidate: Candidate) -> bool:
    return isinstance(candidate.move, Trade) and candidate.move.count == 2


def hinders(candidate: Candidate) -> bool:
    return candidate.aim is MoveAim.BLOCK


def rushes(candidate: Candidate) -> bool:
    return candidate.aim is MoveAim.MARSEILLE


@pytest.mark.parametrize(
    ("style", "typical"),
    [
        (Style.BUILDER, long_build),
        (Style.SPECULATOR, two_for_one),
        (Style.BLOCKER, hinders),
        (Style.GAMBLER, rushes),
    ],
)
def test_a_style_likes_its_own_kind_of_move_best(
    style: Style, typical: Callable[[Candidate], bool]
) -> None:
    having = [state for state in STATES if any(map(typical, possible(state)))]
    assert len(having) >= 3
    assert all(typical(favourite(style, state)) for state in having)


def test_a_hoarder_takes_more_of_what_it_holds_most() -> None:
    for state in STATES:
        own = state.portfolios[state.table.turn]
        move = favourite(Style.HOARDER, state).move
        ideas = [idea.move for idea in possible(state) if isinstance(idea.move, Trade)]
        if any(own[one.take.order] == max(own) > own[one.give.order] for one in ideas):
            assert isinstance(move, Trade)
            assert own[move.take.order] == max(own)
            assert own[move.give.order] < max(own)


@pytest.mark.parametrize("style", Style)
def test_a_bonus_is_never_negative_and_never_above_the_limit(style: Style) -> None:
    for state in STATES:
        own, ideas = state.portfolios[state.table.turn], possible(state)
        worths = [float(number) for number in range(len(ideas))]
        changed = tilted(style, ideas, worths, state.table, own, 0.25)
        gains = [after - before for before, after in zip(worths, changed, strict=True)]
        assert min(gains) >= 0
        assert max(gains) <= 0.25 + 1e-9


def test_without_a_style_nothing_is_tilted() -> None:
    state = STATES[0]
    ideas, own = possible(state), state.portfolios[state.table.turn]
    worths = [0.5] * len(ideas)
    assert tilted(None, ideas, worths, state.table, own, 0.25) == worths


@pytest.mark.parametrize(("level", "count"), [("easy", 40), ("medium", 12), ("hard", 12)])
def test_bots_of_every_style_are_legal_and_differ(level: str, count: int) -> None:
    chosen = []
    for state in positions(count, seed=8):
        view = view_for(state, state.table.turn)
        bots = [make(f"{level}/{style}", 5, Effort(rounds=20)) for style in Style]
        actions = [bot.choose(view) for bot in bots]
        for action in actions:
            apply(state, action)
        chosen.append(len(set(actions)))
    assert max(chosen) > 1


def test_the_name_of_a_bot_decides_its_style() -> None:
    assert styled("medium", "Odette") == "medium/builder"
    assert styled("hard", "Odette") == "hard/builder"
    assert styled("easy", "Gaston 512") == "easy/builder"
    assert styled("easy", "Ada") == "easy"


def test_the_level_of_a_styled_bot_is_its_level() -> None:
    assert level_of("hard/gambler") == "hard"
    assert level_of("hard") == "hard"
    assert level_of("medium-1/builder") == "medium-1/builder"
    assert level_of("hard/dancer") == "hard/dancer"
