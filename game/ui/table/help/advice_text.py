"""A bot's advice in words: what to do, why, and how likely it then is to win."""

from typing import NamedTuple, assert_never

from game.bots.advice import Advice, MoveAim
from game.rules.actions import Build, Trade
from game.rules.companies import LARGEST_BUILD, Company
from game.rules.draft import Draft
from game.rules.legality import draft_of
from game.rules.prospects import end_bits, nearest_city, steps_to
from game.rules.table import Table
from game.ui.i18n.text import Texts

_STEP = 5  # percent: what a short search has found is no more exact than that


class Advised(NamedTuple):
    """One piece of advice, ready to be shown."""

    company: Company  # that is built or taken
    what: str
    why: str
    chance: str


def advised(advice: Advice, table: Table, texts: Texts) -> Advised:
    """The words for one piece of advice."""
    action = advice.action
    if isinstance(action, Build):
        planned = draft_of(table, action)
        what, why = _build(advice, planned, texts), _aim(advice, planned, texts)
    else:
        what = texts.say("advice-trade", give=action.give, take=action.take, count=action.count)
        why = _bargain(action, table, texts)
    reasons = filter(None, (why, *_held(advice, texts)))
    return Advised(advice.company, what, " ".join(reasons), _chance(advice, texts))


def _build(advice: Advice, planned: Draft, texts: Texts) -> str:
    """Where a build leads to: its cities, or the one that it comes nearer to."""
    board, company, count = planned.table.board, planned.company, len(planned.hexes)
    cities = [
        texts.say("log-city", city=board[place].name, points=points)
        for place, points in zip(planned.hexes, planned.points, strict=True)
        if points
    ]
    if cities:
        return texts.say("advice-build-cities", company=company, cities=texts.listed(cities))
    if advice.aim is MoveAim.MARSEILLE:
        return texts.say("advice-build-towards", company=company, count=count, city=board.goal)
    ahead = nearest_city(planned) if advice.aim is MoveAim.APPROACH else None
    if ahead is not None:
        return texts.say("advice-build-towards", company=company, count=count, city=ahead.name)
    return texts.say("advice-build", company=company, count=count)


def _aim(advice: Advice, planned: Draft, texts: Texts) -> str:
    """What a build is for, beyond the points that are told already."""
    match advice.aim:
        case MoveAim.MARSEILLE:
            return _end(advice, planned, texts)
        case MoveAim.BLOCK if advice.victim is not None:
            city = _taken(planned, advice.victim)
            return texts.say("advice-block", city=city, company=advice.victim)
        case MoveAim.WASTE:
            return _waste(advice, planned, texts)
        case MoveAim.WAIT:
            return texts.say("advice-wait")
        case MoveAim.CITIES | MoveAim.APPROACH | MoveAim.BLOCK | MoveAim.GROW | MoveAim.SWAP:
            return ""
        case _:
            assert_never(advice.aim)


def _end(advice: Advice, planned: Draft, texts: Texts) -> str:
    """How near the end comes, and whether that is good for the player."""
    table = planned.table
    if table.board[planned.hexes[-1]].end:
        return texts.say("advice-ends", ahead=_yes(advice.chance > 0.5))
    steps, left = steps_to(planned, end_bits(table)), table.depot(planned.company)
    if steps is not None and steps <= min(LARGEST_BUILD, left - len(planned.hexes)):
        return texts.say("advice-next-ends", ahead=_yes(advice.ahead))
    return "" if advice.points else texts.say("advice-sooner", ahead=_yes(advice.ahead))


def _waste(advice: Advice, planned: Draft, texts: Texts) -> str:
    """Whom it serves that locomotives are used up where they bring nothing."""
    company, left = planned.company, planned.table.depot(planned.company) - len(planned.hexes)
    if not left:
        return texts.say("advice-empties", company=company)
    if advice.held < advice.others:
        return texts.say("advice-waste-theirs", company=company)
    if advice.held:
        return texts.say("advice-waste-own", company=company)
    return texts.say("advice-wait")


def _bargain(trade: Trade, table: Table, texts: Texts) -> str:
    """What a trade is worth now, or that it is for later."""
    lost, worth = table.value(trade.give), table.value(trade.take)
    if worth * trade.count <= lost:
        return texts.say("advice-later", count=trade.count, give=trade.give, take=trade.take)
    return texts.say("advice-bargain", count=trade.count, worth=worth, lost=lost)


def _held(advice: Advice, texts: Texts) -> list[str]:
    """What the player has of it, and the others as far as it is believed."""
    company, average = advice.company, round(advice.others)
    nobody = advice.others <= 0
    if not advice.held and nobody:
        return [texts.say("advice-held-nobody", company=company)]
    key = "advice-gain" if advice.points and advice.held else "advice-held"
    gained = {"points": advice.points} if key == "advice-gain" else {}
    own = texts.say(key, company=company, held=advice.held, **gained)
    if nobody:
        return [own, texts.say("advice-others-none")]
    if not average:
        return [own, texts.say("advice-others-hardly")]
    return [own, texts.say("advice-others", average=average)]


def _chance(advice: Advice, texts: Texts) -> str:
    """About how likely it is to win."""
    percent = _STEP * round(advice.chance * 100 / _STEP)
    within = min(max(percent, _STEP), 100 - _STEP)
    sign = "" if within == percent else "< " if percent < within else "> "
    return sign + texts.say("settings-percent", percent=within)


def _taken(planned: Draft, victim: Company) -> str:
    """The city of a build that is taken away from a company: if it can be told, one beside it."""
    board = planned.table.board
    cities = [place for place in planned.hexes if board[place].value]
    shore = planned.table.track.shores[victim.order]
    beside = [place for place in cities if board.grid.spots[place].bit & shore]
    return next((board[place].name for place in [*beside, *cities[::-1]]), "")


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"
