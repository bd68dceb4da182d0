"""What is said to a player who does something else than was asked: friendly, and how to go on."""

from game.ui.text import Texts
from game.ui.tutorial.beats import Beat, Look, Where


def nudge_of(beat: Beat, look: Look, texts: Texts) -> str:
    """What leads back to this beat; nothing for one who is on the way."""
    target, plan = beat.target(look), look.plan
    if beat.guessing:
        return _counted(look, texts)
    if target is None or plan.empty:
        return ""
    wanted, built = target.company, plan.planned.company if plan.planned else None
    match target.where:
        case Where.CARD if beat.trading:
            other = plan.take if plan.take is not wanted else None
        case Where.CARD:
            if plan.give:
                return texts.say("learn-nudge-build")
            other = built
        case Where.RACK if built:
            return texts.say("learn-nudge-trade")
        case Where.RACK:
            other = plan.give
        case Where.TAKE_BACK:
            return texts.say("learn-nudge-astray")
        case _:
            other = None
    return texts.say("learn-nudge-other", wrong=other, company=wanted) if other and wanted else ""


def _counted(look: Look, texts: Texts) -> str:
    """How much a company that was guessed brings."""
    company, view = look.guess, look.plan.view
    if company is None or view.portfolio is None:
        return ""
    count, value = view.portfolio[company.order], view.table.value(company)
    return texts.say(
        "learn-nudge-score", company=company, count=count, value=value, points=count * value
    )
