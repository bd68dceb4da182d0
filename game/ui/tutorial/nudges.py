"""What is said to a player who does something else than was asked: friendly, and how to go on."""

from game.rules.companies import COMPANIES, Company
from game.ui.i18n.text import Texts
from game.ui.table.plan import Plan
from game.ui.tutorial.lesson_parts import LessonBeat, PupilState, Where


def nudge_of(beat: LessonBeat, look: PupilState, texts: Texts) -> str:
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
    return _other(other, wanted, texts) if other and wanted else ""


def may_be_said(beat: LessonBeat, unplanned: Plan, texts: Texts) -> list[str]:
    """All that could lead back to this beat: there should be room for it."""
    target = beat.target(PupilState(unplanned))
    said = [texts.say("learn-nudge-move")]
    if beat.guessing:
        return [_counted(PupilState(unplanned, guess=company), texts) for company in COMPANIES]
    if target is None:  # a line that is to be laid could go astray
        said.append(texts.say("learn-nudge-astray"))
    elif wanted := target.company:
        trading = target.where is Where.RACK
        said.append(texts.say("learn-nudge-trade" if trading else "learn-nudge-build"))
        said += [_other(wrong, wanted, texts) for wrong in COMPANIES if wrong is not wanted]
    return said


def _other(wrong: Company, wanted: Company, texts: Texts) -> str:
    return texts.say("learn-nudge-other", wrong=wrong, company=wanted)


def _counted(look: PupilState, texts: Texts) -> str:
    """How much a company that was guessed brings."""
    company, view = look.guess, look.plan.view
    if company is None or view.portfolio is None:
        return ""
    count, value = view.portfolio[company.order], view.table.value(company)
    return texts.say(
        "learn-nudge-score", company=company, count=count, value=value, points=count * value
    )
