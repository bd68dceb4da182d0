"""A bot's advice as text: the move, the reasons for it, and the chance to win with it."""

from typing import NamedTuple, assert_never

from game.bots.advice import Advice, MoveAim
from game.rules.actions import Build, Trade
from game.rules.companies import LARGEST_BUILD, Company
from game.rules.draft import Draft
from game.rules.legality import draft_of
from game.rules.prospects import end_bits, nearest_city, steps_to
from game.rules.table import Table
from game.ui.i18n.text import Texts

_STEP = 5  # percent; a short search is no more precise


class AdviceText(NamedTuple):
    """One piece of advice as the hint panel shows it."""

    company: Company  # built or taken
    move: str
    reason: str
    chance: str


def advice_text(advice: Advice, table: Table, texts: Texts) -> AdviceText:
    """Describe one piece of advice."""
    action = advice.action
    if isinstance(action, Build):
        draft = draft_of(table, action)
        move, reason = _build(advice, draft, texts), _purpose(advice, draft, texts)
    else:
        move = texts.say("advice-trade", give=action.give, take=action.take, count=action.count)
        reason = _trade_value(action, table, texts)
    sentences = filter(None, (reason, *_holdings(advice, texts)))
    return AdviceText(advice.company, move, " ".join(sentences), _chance(advice, texts))


def _build(advice: Advice, draft: Draft, texts: Texts) -> str:
    """Name the cities that a build reaches, or the one that it approaches."""
    board, company, count = draft.table.board, draft.company, len(draft.hexes)
    cities = [
        texts.say("log-city", city=board[place].name, points=points)
        for place, points in zip(draft.hexes, draft.points, strict=True)
        if points
    ]
    if cities:
        return texts.say("advice-build-cities", company=company, cities=texts.listed(cities))
    city = board.goal if advice.aim is MoveAim.MARSEILLE else ""
    if advice.aim is MoveAim.APPROACH and (nearest := nearest_city(draft)):
        city = nearest.name
    if city:
        return texts.say("advice-build-towards", company=company, count=count, city=city)
    return texts.say("advice-build", company=company, count=count)


def _purpose(advice: Advice, draft: Draft, texts: Texts) -> str:
    """Why to build, apart from the points that the text of the move names."""
    match advice.aim:
        case MoveAim.MARSEILLE:
            return _game_end(advice, draft, texts)
        case MoveAim.BLOCK if advice.victim is not None:
            city = _blocked_city(draft, advice.victim)
            return texts.say("advice-block", city=city, company=advice.victim)
        case MoveAim.WASTE:
            return _waste(advice, draft, texts)
        case MoveAim.WAIT:
            return texts.say("advice-wait")
        case MoveAim.CITIES | MoveAim.APPROACH | MoveAim.BLOCK | MoveAim.GROW | MoveAim.SWAP:
            return ""
        case _:
            assert_never(advice.aim)


def _game_end(advice: Advice, draft: Draft, texts: Texts) -> str:
    """How close the end of the game is after a build, and whether that is good for the player."""
    table, ahead = draft.table, "yes" if advice.ahead else "no"
    if table.board[draft.hexes[-1]].end:
        return texts.say("advice-ends", ahead="yes" if advice.chance > 0.5 else "no")
    steps, left = steps_to(draft, end_bits(table)), table.depot(draft.company)
    if steps is not None and steps <= min(LARGEST_BUILD, left - len(draft.hexes)):
        return texts.say("advice-next-ends", ahead=ahead)
    return "" if advice.points else texts.say("advice-sooner", ahead=ahead)


def _waste(advice: Advice, draft: Draft, texts: Texts) -> str:
    """Who benefits when locomotives are used up without a gain."""
    company = draft.company
    if draft.table.depot(company) == len(draft.hexes):
        return texts.say("advice-empties", company=company)
    if advice.held < advice.others:
        return texts.say("advice-waste-theirs", company=company)
    if advice.held:
        return texts.say("advice-waste-own", company=company)
    return texts.say("advice-wait")


def _trade_value(trade: Trade, table: Table, texts: Texts) -> str:
    """What a trade gains now, or that it may pay off later."""
    lost, worth = table.value(trade.give), table.value(trade.take)
    if worth * trade.count <= lost:
        return texts.say("advice-later", count=trade.count, give=trade.give, take=trade.take)
    return texts.say("advice-bargain", count=trade.count, worth=worth, lost=lost)


def _holdings(advice: Advice, texts: Texts) -> list[str]:
    """How many the player holds, and about how many the bot thinks that the others hold."""
    company, held = advice.company, advice.held
    if not held and advice.others <= 0:
        return [texts.say("advice-held-nobody", company=company)]
    if held and advice.points:
        own = texts.say("advice-gain", company=company, held=held, points=advice.points)
    else:
        own = texts.say("advice-held", company=company, held=held)
    if advice.others <= 0:
        return [own, texts.say("advice-others-none")]
    if average := round(advice.others):
        return [own, texts.say("advice-others", average=average)]
    return [own, texts.say("advice-others-hardly")]


def _chance(advice: Advice, texts: Texts) -> str:
    percent = _STEP * round(advice.chance * 100 / _STEP)
    within = min(max(percent, _STEP), 100 - _STEP)
    sign = "" if within == percent else "< " if percent < within else "> "
    return sign + texts.say("settings-percent", percent=within)


def _blocked_city(draft: Draft, victim: Company) -> str:
    """The city that a build takes from a company: one next to its line, if there is any."""
    board = draft.table.board
    cities = [place for place in draft.hexes if board[place].value]
    shore = draft.table.track.shores[victim.order]
    adjacent = [place for place in cities if board.grid.spots[place].bit & shore]
    return next((board[place].name for place in [*adjacent, *cities[::-1]]), "")
