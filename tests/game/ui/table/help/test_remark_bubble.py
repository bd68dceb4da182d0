"""The bubble with what a bot says."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.bots.people import Temper
from game.match import Match
from game.rules.record import Header, Player
from game.rules.setup import deal
from game.session import LocalSession
from game.storage.settings import LANGUAGES
from game.ui.i18n.text import Texts
from game.ui.table.help.remark_bubble import RemarkBubble
from game.ui.table.remark_queue import REMARK_SHOWN_FOR
from game.ui.table.remarks import VARIANTS, BotRemark, RemarkCause
from tests.builders import france
from tests.game.ui.evening import Evening

pytestmark = pytest.mark.usefixtures("window")


def a_table(folder: Path) -> tuple[Evening, RemarkBubble]:
    players = (Player("Ada", "human"), Player("Odette", "medium"), Player("Hortense", "hard"))
    header = Header(france(), players, deal(france(), 3, 1), 1)
    evening = Evening(folder, session=LocalSession(Match.begin(header), [0]))
    return evening, evening.table.layer(RemarkBubble)


def says(evening: Evening, seat: int = 1) -> None:
    evening.table.model.history.talk.say(BotRemark(seat, RemarkCause.WON, 1))


def pass_time(evening: Evening, bubble: RemarkBubble, seconds: float) -> bool:
    evening.table.model.pass_time(seconds)
    return bubble.update(seconds)


def test_a_remark_is_shown_for_some_seconds(tmp_path: Path) -> None:
    evening, bubble = a_table(tmp_path)
    assert bubble.bubble is None
    says(evening)
    assert pass_time(evening, bubble, 0.1)
    assert bubble.bubble is not None
    assert bubble.parts()
    assert not pass_time(evening, bubble, REMARK_SHOWN_FOR - 0.2)
    assert bubble.bubble is not None
    assert pass_time(evening, bubble, 0.3)
    assert bubble.bubble is None


def test_a_remark_lies_on_the_map_below_the_tools(tmp_path: Path) -> None:
    evening, bubble = a_table(tmp_path)
    for seat in (1, 2):
        says(evening, seat)
        pass_time(evening, bubble, REMARK_SHOWN_FOR)
        assert bubble.bubble is not None
        assert evening.table.layout.pane.contains(bubble.bubble.box)
        assert not any(map(bubble.bubble.box.colliderect, evening.table.layout.tools))


def test_remarks_can_be_switched_off(tmp_path: Path) -> None:
    evening, bubble = a_table(tmp_path)
    evening.stage.settings_file.change(replace(evening.stage.settings, bot_remarks=False))
    says(evening)
    pass_time(evening, bubble, 0.1)
    assert bubble.bubble is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_its_words(language: str) -> None:
    texts = Texts(language, strict=True)
    told = [
        texts.say(f"bot-says-{cause}-{temper}-{variant}")
        for cause in RemarkCause
        for temper in Temper
        for variant in range(1, VARIANTS + 1)
    ]
    assert len(set(told)) == len(told)
    assert max(map(len, told)) <= 44
