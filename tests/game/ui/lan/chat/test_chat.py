"""The chat, driven by posted events, with a visit that only remembers."""

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.context import Scene
from game.ui.lan.chat.chat import ChatBox
from game.ui.lan.chat.phrases import PHRASES
from game.ui.widgets.line_field import BLINK
from tests.game.ui.evening import a_session
from tests.game.ui.lan.a_visit import AVisit, a_line
from tests.game.ui.theatre import Theatre

BOX = Rect(40, 60, 520, 560)
OUTSIDE = (900, 300)


class Chat(Scene):
    """A chat in a scene of its own."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre
        self.visit = AVisit(a_session(people=[0]))
        self.box = ChatBox(theatre.stage, self.visit)
        self.taken: list[bool] = []
        theatre.show(self)

    def enter(self, size: tuple[int, int]) -> None:
        self.box.layout(BOX, size[1] / 1080)

    def handle(self, event: Event) -> None:
        self.taken.append(self.box.handle(event))

    def update(self, dt: float) -> bool:
        return self.box.update(dt)

    def draw(self, surface: Surface) -> None:
        surface.fill("black")
        self.box.draw(surface)

    def picture(self) -> bytes:
        self.draw(self.theatre.surface)
        return pygame.image.tobytes(self.theatre.surface.subsurface(BOX), "RGB")

    def begin(self, words: str = "") -> None:
        self.theatre.click(self.box.field.rect.center)
        if words:
            self.theatre.type(words)

    def key(self, key: int, mod: int = 0) -> bool:
        self.theatre.key(key, mod)
        return self.taken[-1]


@pytest.fixture
def chat(theatre: Theatre) -> Chat:
    return Chat(theatre)


def fill(chat: Chat, count: int = 60) -> None:
    chat.visit.lines += [a_line(f"Line {number}") for number in range(count)]
    chat.theatre.frame()


def scrolled_up(chat: Chat) -> int:
    """Pixels from the newest line."""
    bar = chat.box.lines.bar
    return bar.max_offset - bar.offset


def test_what_is_typed_is_said_with_enter(chat: Chat) -> None:
    chat.begin("Où est Ada ?")
    assert chat.box.field.text == "Où est Ada ?"
    assert chat.key(pygame.K_RETURN)
    assert chat.visit.wished == [("say", "Où est Ada ?")]
    assert chat.box.field.text == ""
    assert chat.box.field.focused


def test_nothing_is_said_with_spaces_alone(chat: Chat) -> None:
    chat.begin("   ")
    chat.key(pygame.K_RETURN)
    assert chat.visit.wished == []


def test_the_button_says_it_too(chat: Chat) -> None:
    chat.begin("Hi")
    chat.theatre.click(chat.box.send.rect.center)
    assert chat.visit.wished == [("say", "Hi")]


def test_letters_are_not_taken_before_the_line_is_touched(chat: Chat) -> None:
    chat.theatre.type("x")
    assert not chat.key(pygame.K_a)
    assert chat.taken == [False, False]
    assert chat.box.field.text == ""


def test_the_key_that_begins_the_typing_types_nothing(chat: Chat) -> None:
    chat.box.field.focus(pygame.K_c)
    chat.theatre.type("c")
    assert chat.box.field.text == ""
    chat.theatre.post(Event(pygame.KEYUP, key=pygame.K_c, mod=0, unicode="", scancode=0))
    chat.theatre.type("c")
    assert chat.box.field.text == "c"


def test_a_click_puts_the_caret_between_two_letters(chat: Chat) -> None:
    chat.begin("abcdef")
    chat.theatre.click(chat.box.field.rect.midleft)
    chat.theatre.type("x")
    assert chat.box.field.text == "xabcdef"


def test_what_an_input_method_composes_is_seen_before_it_is_typed(chat: Chat) -> None:
    chat.begin()
    before = chat.picture()
    chat.theatre.post(Event(pygame.TEXTEDITING, text="ni", start=0, length=2))
    assert chat.box.field.text == ""
    assert chat.picture() != before
    chat.theatre.type("é")
    assert (chat.box.field.text, chat.box.field.composition) == ("é", "")


def test_while_typing_every_key_is_the_chats(chat: Chat) -> None:
    chat.begin()
    assert all(chat.key(key) for key in (pygame.K_m, pygame.K_h, pygame.K_1, pygame.K_SPACE))


def test_escape_leaves_the_line_and_keeps_what_was_typed(chat: Chat) -> None:
    chat.begin("Wait")
    assert chat.key(pygame.K_ESCAPE)
    assert not chat.box.field.focused
    assert chat.box.field.text == "Wait"
    assert not chat.key(pygame.K_ESCAPE)


def test_tab_goes_on_to_what_is_beside_the_chat(chat: Chat) -> None:
    chat.begin()
    assert not chat.key(pygame.K_TAB)
    assert not chat.box.field.focused


def test_a_click_elsewhere_ends_the_typing(chat: Chat) -> None:
    chat.begin()
    chat.theatre.click(OUTSIDE)
    assert not chat.box.field.focused
    assert not any(chat.taken[-3:])


def test_the_caret_blinks_unless_nothing_should_move(chat: Chat) -> None:
    chat.begin()
    chat.theatre.frame()
    assert chat.box.update(BLINK)
    assert not chat.box.update(0.01)


def test_lines_show_who_said_them_and_in_the_colour_of_the_seat(chat: Chat) -> None:
    empty = chat.picture()
    chat.visit.lines.append(a_line("Hello", seat=1))
    chat.theatre.frame()
    one = chat.picture()
    assert one != empty
    chat.visit.lines[:] = [a_line("Hello", seat=2)]
    chat.box.layout(BOX, 2 / 3)
    chat.theatre.frame()
    assert chat.picture() != one


def test_the_newest_line_is_seen_until_somebody_scrolls_up(chat: Chat) -> None:
    fill(chat)
    assert scrolled_up(chat) == 0
    chat.theatre.move(BOX.center)
    chat.theatre.post(Event(pygame.MOUSEWHEEL, x=0, y=2, flipped=False))
    assert scrolled_up(chat) > 0
    old = chat.box.lines.bar.offset
    fill(chat, 5)
    assert chat.box.lines.bar.offset == old
    chat.begin("x")
    chat.key(pygame.K_RETURN)
    assert scrolled_up(chat) == 0


def test_the_wheel_is_not_the_chats_where_the_pointer_is_elsewhere(chat: Chat) -> None:
    fill(chat)
    chat.theatre.move(OUTSIDE)
    chat.theatre.post(Event(pygame.MOUSEWHEEL, x=0, y=2, flipped=False))
    assert scrolled_up(chat) == 0
    assert not chat.taken[-1]


def test_pages_and_the_mouse_scroll(chat: Chat) -> None:
    fill(chat)
    chat.begin()
    chat.key(pygame.K_PAGEUP)
    page = scrolled_up(chat)
    assert page > 100
    chat.key(pygame.K_PAGEDOWN)
    assert scrolled_up(chat) == 0
    middle = chat.box.lines.box.center
    chat.theatre.post(Event(pygame.MOUSEBUTTONDOWN, pos=middle, button=1))
    down = (middle[0], middle[1] + 50)
    chat.theatre.post(Event(pygame.MOUSEMOTION, pos=down, rel=(0, 50), buttons=(1, 0, 0)))
    chat.theatre.post(Event(pygame.MOUSEBUTTONUP, pos=down, button=1))
    assert scrolled_up(chat) == 50


def test_the_thumb_goes_where_it_is_dragged(chat: Chat) -> None:
    fill(chat)
    thumb = chat.box.lines.bar.thumb
    chat.theatre.post(Event(pygame.MOUSEBUTTONDOWN, pos=thumb.center, button=1))
    above = (thumb.centerx, chat.box.box.top)
    far = (0, -1000)
    chat.theatre.post(Event(pygame.MOUSEMOTION, pos=above, rel=far, buttons=(1, 0, 0)))
    assert chat.box.lines.bar.offset == 0


def test_it_cannot_be_scrolled_beyond_the_ends(chat: Chat) -> None:
    chat.visit.lines.append(a_line("alone"))
    chat.begin()
    chat.key(pygame.K_PAGEUP)
    assert scrolled_up(chat) == 0


def test_lines_that_were_not_seen_are_counted_but_not_ones_own(chat: Chat) -> None:
    chat.visit.lines += [a_line("mine", seat=0), a_line("theirs"), a_line("watching", seat=None)]
    assert chat.box.counts.unread == 2
    chat.box.counts.mark_read()
    assert chat.box.counts.unread == 0


def test_phrases_are_said_by_their_key(chat: Chat) -> None:
    chat.theatre.click(chat.box.more.rect.center)
    assert chat.box.phrases.open
    chat.theatre.click(chat.box.phrases.rows[2].center)
    assert chat.visit.wished == [("phrase", PHRASES[2])]
    assert not chat.box.phrases.open


def test_phrases_by_keyboard(chat: Chat) -> None:
    chat.begin()
    chat.key(pygame.K_UP)
    assert chat.box.phrases.chosen == len(PHRASES) - 1
    chat.key(pygame.K_DOWN)
    chat.key(pygame.K_DOWN)
    chat.key(pygame.K_RETURN)
    assert chat.visit.wished == [("phrase", PHRASES[1])]


def test_escape_first_puts_the_phrases_away(chat: Chat) -> None:
    chat.begin()
    chat.key(pygame.K_UP)
    chat.key(pygame.K_ESCAPE)
    assert not chat.box.phrases.open
    assert chat.box.field.focused


def test_a_click_beside_the_phrases_puts_them_away(chat: Chat) -> None:
    chat.theatre.click(chat.box.more.rect.center)
    chat.theatre.click(OUTSIDE)
    assert not chat.box.phrases.open
    assert chat.visit.wished == []
