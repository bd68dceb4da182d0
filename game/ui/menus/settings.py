"""The settings: every change is in force at once."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.storage.settings import (
    LANGUAGES,
    LARGEST_SCALE,
    LEARNED,
    SMALLEST_SCALE,
    AnimationSpeed,
    Settings,
)
from game.ui.core.context import Stage
from game.ui.core.dialog import DialogScene
from game.ui.core.form_scene import FormScene
from game.ui.core.keeping import keep
from game.ui.core.screen import suited
from game.ui.widgets.button import Button
from game.ui.widgets.choice_row import Choice
from game.ui.widgets.rows import Heading, Row, Switch
from game.ui.widgets.rows_input import Push, Slider

SPEEDS = tuple(AnimationSpeed)


class Flag(NamedTuple):
    """A field of the settings that is true or false: how to read it, how to change it."""

    of: Callable[[Settings], bool]
    put: Callable[[Settings, bool], Settings]


class Volume(NamedTuple):
    """A field of the settings from 0 to 1: how to read it, how to change it."""

    of: Callable[[Settings], float]
    put: Callable[[Settings, float], Settings]


FULLSCREEN = Flag(lambda old: old.fullscreen, lambda old, on: replace(old, fullscreen=on))
REDUCED_MOTION = Flag(
    lambda old: old.reduced_motion, lambda old, on: replace(old, reduced_motion=on)
)
COLOUR_ACCESSIBLE = Flag(
    lambda old: old.colour_accessible, lambda old, on: replace(old, colour_accessible=on)
)
MUTED = Flag(lambda old: old.muted, lambda old, on: replace(old, muted=on))
CONFIRM_MOVES = Flag(lambda old: old.confirm_moves, lambda old, on: replace(old, confirm_moves=on))
CURTAIN = Flag(lambda old: old.curtain, lambda old, on: replace(old, curtain=on))
NOTEBOOK = Flag(lambda old: old.notebook, lambda old, on: replace(old, notebook=on))
HINTS = Flag(lambda old: old.hints, lambda old, on: replace(old, hints=on))
SOUND = Volume(lambda old: old.sound_volume, lambda old, share: replace(old, sound_volume=share))
MUSIC = Volume(lambda old: old.music_volume, lambda old, share: replace(old, music_volume=share))


class SettingsScene(FormScene):
    """Language, display, sound, play."""

    title = "settings-title"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, [Button("back", "secondary"), Button("reset", "quiet")])

    def label(self, name: str) -> str:
        """The words on a button."""
        return self.stage.texts.say("common-back" if name == "back" else "settings-reset")

    def chosen(self, name: str) -> None:
        """Leave, or set everything back."""
        if name == "back":
            self.leave()
            return
        texts = self.stage.texts
        ask = DialogScene(
            self.stage, texts.say("settings-reset-ask"), texts.say("settings-reset"), self._reset
        )
        self.stage.push(ask)

    def sections(self) -> Sequence[Sequence[Row]]:
        """How it looks and sounds at the left, how it plays at the right."""
        say = self.stage.texts.say
        general = [Heading(say("settings-section-general")), self._language(), self._told()]
        display = [
            Heading(say("settings-section-display")),
            self._scale(),
            settings_switch(self.stage, "settings-fullscreen", FULLSCREEN, about=False),
            settings_switch(self.stage, "settings-motion", REDUCED_MOTION),
            settings_switch(self.stage, "settings-colours", COLOUR_ACCESSIBLE),
        ]
        sound = [
            Heading(say("settings-section-sound")),
            self._volume("settings-sound", SOUND),
            self._volume("settings-music", MUSIC),
            settings_switch(self.stage, "settings-mute", MUTED, about=False),
        ]
        play = [
            Heading(say("settings-section-play")),
            speed_choice(self.stage, "settings-speed", ""),
            settings_switch(self.stage, "settings-confirm", CONFIRM_MOVES),
            settings_switch(self.stage, "settings-curtain", CURTAIN),
            settings_switch(self.stage, "settings-notebook", NOTEBOOK),
            settings_switch(self.stage, "settings-hints", HINTS),
        ]
        return [[*general, *display], [*sound, *play]]

    def _told(self) -> Row:
        """A button that makes tips new again; where none has been told, it says so."""

        def forget() -> None:
            keep(self.stage, replace(self.stage.settings, told=learned))
            self.stage.audio.play("click")
            self.renew()

        told, say = self.stage.settings.told, self.stage.texts.say
        learned = (LEARNED,) if LEARNED in told else ()  # that is no tip
        if told == learned:
            return Push(say("settings-told-new"), "replay", None)
        return Push(say("settings-told"), "replay", forget)

    def _reset(self) -> None:
        """What stands on this page as at the first start; the language stays as it is."""
        usual = suited(Settings())
        keep(
            self.stage,
            replace(
                self.stage.settings,
                ui_scale=usual.ui_scale,
                fullscreen=usual.fullscreen,
                animation=usual.animation,
                reduced_motion=usual.reduced_motion,
                colour_accessible=usual.colour_accessible,
                sound_volume=usual.sound_volume,
                music_volume=usual.music_volume,
                muted=usual.muted,
                confirm_moves=usual.confirm_moves,
                curtain=usual.curtain,
                notebook=usual.notebook,
                hints=usual.hints,
            ),
        )
        self.renew()

    def _language(self) -> Row:
        def change(number: int) -> None:
            keep(self.stage, replace(self.stage.settings, language=LANGUAGES[number]))

        texts = self.stage.texts
        names = [texts.say(f"language-{language}") for language in LANGUAGES]
        spoken = LANGUAGES.index(texts.language)
        return Choice(texts.say("settings-language"), "", names, spoken, change)

    def _scale(self) -> Row:
        def settle(value: int) -> None:
            keep(self.stage, replace(self.stage.settings, ui_scale=value))

        limits = (SMALLEST_SCALE, LARGEST_SCALE)
        words, value = self.stage.texts.say("settings-scale"), self.stage.settings.ui_scale
        # In force when the knob is let go: under the mouse it would run away from it.
        return Slider(words, limits, value, self._percent, lambda _: None, settle)

    def _volume(self, key: str, volume: Volume) -> Row:
        def hear(value: int) -> None:
            self.stage.audio.use(volume.put(self.stage.settings, value / 100))
            self.stage.audio.play("click")

        def settle(value: int) -> None:
            keep(self.stage, volume.put(self.stage.settings, value / 100))

        value = round(100 * volume.of(self.stage.settings))
        words = self.stage.texts.say(key)
        return Slider(words, (0, 100), value, self._percent, hear, settle)

    def _percent(self, value: int) -> str:
        return self.stage.texts.say("settings-percent", percent=value)


def settings_switch(stage: Stage, key: str, flag: Flag, *, about: bool = True) -> Row:
    """A switch for a field of the settings that is true or false."""

    def change(on: bool) -> None:
        keep(stage, flag.put(stage.settings, on))
        stage.audio.play("click")

    words = stage.texts.say(key)
    more = stage.texts.say(f"{key}-about") if about else ""
    return Switch(words, more, flag.of(stage.settings), change)


def speed_choice(stage: Stage, key: str, about: str) -> Row:
    """The choice of how fast things move."""

    def change(number: int) -> None:
        keep(stage, replace(stage.settings, animation=SPEEDS[number]))

    names = [stage.texts.say(f"settings-speed-{speed}") for speed in SPEEDS]
    chosen = SPEEDS.index(stage.settings.animation)
    return Choice(stage.texts.say(key), about, names, chosen, change)
