"""The settings: every change is in force at once."""

from collections.abc import Sequence
from dataclasses import asdict, replace

from game.storage.settings import (
    LANGUAGES,
    LARGEST_SCALE,
    LEARNED,
    SMALLEST_SCALE,
    AnimationSpeed,
    Settings,
)
from game.ui.core.context import Context
from game.ui.core.dialog import DialogScene
from game.ui.core.form_scene import FormScene
from game.ui.core.screen import suited
from game.ui.widgets.button import Button
from game.ui.widgets.choice_row import ChoiceRow
from game.ui.widgets.form_rows import HeadingRow, Row, SwitchRow
from game.ui.widgets.input_rows import ButtonRow, SliderRow

SPEEDS = tuple(AnimationSpeed)
_ON_THIS_PAGE = (
    *("ui_scale", "fullscreen", "animation", "reduced_motion", "colour_accessible"),
    *("sound_volume", "music_volume", "muted"),
    *("confirm_moves", "curtain", "notebook", "hints"),
)


class SettingsScene(FormScene):
    """Language, display, sound, play."""

    title = "settings-title"

    def __init__(self, stage: Context) -> None:
        super().__init__(stage, [Button("back", "secondary"), Button("reset", "quiet")])

    def label(self, name: str) -> str:
        """The words on a button."""
        return self.context.texts.say("common-back" if name == "back" else "settings-reset")

    def on_button(self, name: str) -> None:
        """Leave, or set everything back."""
        if name == "back":
            self.leave()
            return
        texts = self.context.texts
        ask = DialogScene(
            self.context, texts.say("settings-reset-ask"), texts.say("settings-reset"), self._reset
        )
        self.context.push(ask)

    def sections(self) -> Sequence[Sequence[Row]]:
        """How it looks and sounds at the left, how it plays at the right."""
        say = self.context.texts.say
        general = [HeadingRow(say("settings-section-general")), self._language(), self._told()]
        display = [
            HeadingRow(say("settings-section-display")),
            self._scale(),
            self._switch("settings-fullscreen", "fullscreen", about=False),
            self._switch("settings-motion", "reduced_motion"),
            self._switch("settings-colours", "colour_accessible"),
        ]
        sound = [
            HeadingRow(say("settings-section-sound")),
            self._volume("settings-sound", "sound_volume"),
            self._volume("settings-music", "music_volume"),
            self._switch("settings-mute", "muted", about=False),
        ]
        play = [
            HeadingRow(say("settings-section-play")),
            self._speed(),
            self._switch("settings-confirm", "confirm_moves"),
            self._switch("settings-curtain", "curtain"),
            self._switch("settings-notebook", "notebook"),
            self._switch("settings-hints", "hints"),
        ]
        return [[*general, *display], [*sound, *play]]

    def _told(self) -> Row:
        """A button that makes tips new again; where none has been told, it says so."""

        def forget() -> None:
            self.context.change_settings(replace(self.context.settings, told=learned))
            self.context.audio.play("click")
            self.rebuild()

        told, say = self.context.settings.told, self.context.texts.say
        learned = (LEARNED,) if LEARNED in told else ()  # that is no tip
        if told == learned:
            return ButtonRow(say("settings-told-new"), "replay", None)
        return ButtonRow(say("settings-told"), "replay", forget)

    def _reset(self) -> None:
        """What stands on this page as at the first start; the language stays as it is."""
        usual = asdict(suited(Settings()))
        settings = self.context.settings
        for name in _ON_THIS_PAGE:
            settings = settings.replaced(name, usual[name])
        self.context.change_settings(settings)
        self.rebuild()

    def _language(self) -> Row:
        def change(number: int) -> None:
            self.context.change_settings(replace(self.context.settings, language=LANGUAGES[number]))

        texts = self.context.texts
        names = [texts.say(f"language-{language}") for language in LANGUAGES]
        spoken = LANGUAGES.index(texts.language)
        return ChoiceRow(texts.say("settings-language"), "", names, spoken, change)

    def _speed(self) -> Row:
        def change(number: int) -> None:
            self.context.change_settings(replace(self.context.settings, animation=SPEEDS[number]))

        say, chosen = self.context.texts.say, SPEEDS.index(self.context.settings.animation)
        names = [say(f"settings-speed-{speed}") for speed in SPEEDS]
        return ChoiceRow(say("settings-speed"), "", names, chosen, change)

    def _scale(self) -> Row:
        def settle(value: int) -> None:
            self.context.change_settings(replace(self.context.settings, ui_scale=value))

        limits = (SMALLEST_SCALE, LARGEST_SCALE)
        words, value = self.context.texts.say("settings-scale"), self.context.settings.ui_scale
        # In force when the knob is let go: under the mouse it would run away from it.
        return SliderRow(words, limits, value, self._percent, lambda _: None, settle)

    def _volume(self, key: str, name: str) -> Row:
        def hear(value: int) -> None:
            self.context.audio.use(self.context.settings.replaced(name, value / 100))
            self.context.audio.play("click")

        def settle(value: int) -> None:
            self.context.change_settings(self.context.settings.replaced(name, value / 100))

        value = round(100 * asdict(self.context.settings)[name])
        words = self.context.texts.say(key)
        return SliderRow(words, (0, 100), value, self._percent, hear, settle)

    def _switch(self, key: str, name: str, *, about: bool = True) -> Row:
        def change(on: bool) -> None:
            self.context.change_settings(self.context.settings.replaced(name, on))
            self.context.audio.play("click")

        say, on = self.context.texts.say, asdict(self.context.settings)[name]
        return SwitchRow(say(key), say(f"{key}-about") if about else "", on, change)

    def _percent(self, value: int) -> str:
        return self.context.texts.say("settings-percent", percent=value)
