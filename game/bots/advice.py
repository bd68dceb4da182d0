"""A move with the reasons for it, in facts that the screen can put into words."""

from typing import NamedTuple

from game.bots.candidates import Aim, Candidate, stake
from game.bots.moves import action_of
from game.rules.actions import Action, Build
from game.rules.companies import Company, PerCompany
from game.rules.draft import Draft
from game.rules.table import Table


class Advice(NamedTuple):
    """What a bot would do, how likely it then wins, and why it thinks so."""

    action: Action
    aim: Aim
    chance: float  # to win, between 0 and 1
    company: Company  # that is built or taken
    points: int  # that the company's value rises by
    held: int  # of that company, in the own portfolio before the move
    others: float  # of that company, what each of the others holds on average
    victim: Company | None  # for a blocking move, the company that would have come to the city


def advice(candidate: Candidate, chance: float, table: Table, own: PerCompany) -> Advice:
    """The reasons of a move that was looked at."""
    action = action_of(candidate.move)
    company = action.company if isinstance(action, Build) else action.take
    held = own[company.order]
    return Advice(
        action=action,
        aim=candidate.aim,
        chance=min(max(chance, 0.0), 1.0),
        company=company,
        points=sum(candidate.move.points) if isinstance(candidate.move, Draft) else 0,
        held=held,
        others=held - stake(table, own, company),
        victim=candidate.victim,
    )
