"""A bot's advice in words: what to do, why, and how likely it then is to win."""

from typing import NamedTuple, assert_never

from game.bots.advice import Advice, Aim
from game.rules.actions import Build
from game.rules.companies import Company
from game.rules.draft import Draft, draft
from game.rules.table import Table
from game.ui.text import Texts


class Advised(NamedTuple):
    """One piece of advice, ready to be shown."""

    company: Company  # that is built or taken
    what: str
    why: str
    chance: str


def advised(advice: Advice, table: Table, texts: Texts) -> Advised:
    """The words for one piece of advice."""
    aim, held = _aim(advice, table, texts), _held(advice, texts)
    why = f"{aim} {held}" if aim else held
    chance = texts.say("settings-percent", percent=round(advice.chance * 100))
    return Advised(advice.company, _what(advice, table, texts), why, chance)


def _what(advice: Advice, table: Table, texts: Texts) -> str:
    action = advice.action
    if not isinstance(action, Build):
        return texts.say("advice-trade", give=action.give, take=action.take, count=action.count)
    planned = _drafted(action, table)
    cities = [
        texts.say("log-city", city=table.board[place].name, points=points)
        for place, points in zip(planned.hexes, planned.points, strict=True)
        if points
    ]
    if not cities:
        return texts.say("advice-build", company=action.company, count=len(action.hexes))
    return texts.say("advice-build-cities", company=action.company, cities=texts.listed(cities))


def _aim(advice: Advice, table: Table, texts: Texts) -> str:
    """What the move is for, beyond the points that are told already."""
    match advice.aim:
        case Aim.CITIES:
            return ""
        case Aim.MARSEILLE:
            action = advice.action
            ends = isinstance(action, Build) and table.board[action.hexes[-1]].end
            return texts.say("advice-ends" if ends else "advice-nearer-the-end")
        case Aim.BLOCK if advice.victim is not None:
            return texts.say(
                "advice-block", city=_taken(advice, advice.victim, table), company=advice.victim
            )
        case Aim.WASTE:
            return texts.say("advice-waste", company=advice.company)
        case Aim.APPROACH | Aim.WAIT | Aim.GROW | Aim.SWAP:
            return texts.say(f"advice-aim-{advice.aim}")
        case Aim.BLOCK:
            return ""
        case _:
            assert_never(advice.aim)


def _held(advice: Advice, texts: Texts) -> str:
    """How much of the company the player holds, and the others as far as it is believed."""
    tenths = max(0, round(advice.others * 10))
    average = texts.say("advice-number", whole=tenths // 10, tenth=tenths % 10)
    return texts.say("advice-held", held=advice.held, company=advice.company, average=average)


def _taken(advice: Advice, victim: Company, table: Table) -> str:
    """The city of a build that is taken away from a company: if it can be told, one beside it."""
    hexes = advice.action.hexes if isinstance(advice.action, Build) else ()
    cities = [place for place in hexes if table.board[place].value]
    shore = table.track.shores[victim.order]
    beside = [place for place in cities if table.board.grid.spots[place].bit & shore]
    return next((table.board[place].name for place in [*beside, *cities[::-1]]), "")


def _drafted(action: Build, table: Table) -> Draft:
    planned = draft(table, action.company)
    for place in action.hexes:
        planned = planned.place(place)
    return planned
