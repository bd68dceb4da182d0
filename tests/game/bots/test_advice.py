"""Which moves are recommended together."""

from game.board import Hex
from game.bots.advice import CLEARLY_BETTER, Advice, MoveAim, MoveKind, kind_of, varied
from game.rules.actions import Action, Build, Trade
from game.rules.companies import COMPANIES, Company
from tests.builders import BLUE, GREEN, RED


def advice(action: Action, aim: MoveAim, chance: float) -> Advice:
    company = action.company if isinstance(action, Build) else action.take
    return Advice(action, aim, chance, company, 0, 1, 1.0, None)


def a_build(chance: float, aim: MoveAim = MoveAim.CITIES, company: Company = RED) -> Advice:
    return advice(Build(company, (Hex(2, 2),)), aim, chance)


def a_trade(chance: float, take: Company = GREEN) -> Advice:
    return advice(Trade(BLUE, take, 2), MoveAim.GROW, chance)


def kinds(told: list[Advice]) -> list[MoveKind]:
    return [kind_of(one.action, one.aim) for one in told]


def test_a_move_that_changes_as_little_as_possible_waits() -> None:
    assert kind_of(Build(RED, (Hex(2, 2),)), MoveAim.WAIT) is MoveKind.WAIT
    assert kind_of(Trade(RED, BLUE, 1), MoveAim.WAIT) is MoveKind.WAIT
    assert kind_of(Build(RED, (Hex(2, 2),)), MoveAim.BLOCK) is MoveKind.BUILD
    assert kind_of(Trade(RED, BLUE, 1), MoveAim.SWAP) is MoveKind.TRADE


def test_a_build_a_trade_and_a_waiting_move_are_told_rather_than_three_trades() -> None:
    trades = [a_trade(0.5 - n / 100, company) for n, company in enumerate(COMPANIES[1:])]
    told = varied([*trades, a_build(0.4), a_build(0.38, MoveAim.WAIT, BLUE)], 3)
    assert kinds(told) == [MoveKind.TRADE, MoveKind.BUILD, MoveKind.WAIT]
    assert told[0] is trades[0]


def test_a_kind_that_is_clearly_worse_is_not_told() -> None:
    trades = [a_trade(0.6 - n / 100, company) for n, company in enumerate(COMPANIES[1:])]
    told = varied([*trades, a_build(0.6 - CLEARLY_BETTER - 0.05)], 3)
    assert told == trades[:3]


def test_the_best_move_is_always_told_first() -> None:
    best = a_build(0.9)
    told = varied([a_trade(0.8), a_build(0.85, company=BLUE), best], 3)
    assert told[0] is best
    assert [one.chance for one in told] == sorted((one.chance for one in told), reverse=True)


def test_moves_of_one_kind_differ_in_company_or_aim() -> None:
    same = [a_build(0.5), a_build(0.49), a_build(0.48)]
    other = a_build(0.3, MoveAim.BLOCK)
    assert varied([*same, other], 2) == [same[0], other]


def test_where_there_are_no_others_the_rest_is_told() -> None:
    same = [a_build(0.5), a_build(0.49), a_build(0.48)]
    assert varied(same, 3) == same
    assert varied(same[:1], 3) == same[:1]
