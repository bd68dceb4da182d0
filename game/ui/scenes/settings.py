"""The settings: every change is in force at once."""

from collections.abc import Sequence
from dataclasses import replace

from game.ui.scenes.dialog import DialogScene
from game.ui.scenes.form_scene import FormScene
from game.ui.scenes.keeping import keep
from game.ui.settings import (
    LANGUAGES,
    LARGEST_SCALE,
    SMALLEST_SCALE,
    AnimationSpeed,
    Settings,
)
from game.ui.stage import Stage
from game.ui.widgets.button import Button
from game.ui.widgets.rows import Choice, Heading, Row, Switch
from game.ui.widgets.rows_input import Slider

SPEEDS = tuple(AnimationSpeed)


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
        general = [Heading(say("settings-section-general")), self._language()]
        display = [
            Heading(say("settings-section-display")),
            self._scale(),
            self._switch("fullscreen", "settings-fullscreen", about=False),
            self._switch("reduced_motion", "settings-motion"),
            self._switch("colour_accessible", "settings-colours"),
        ]
        sound = [
            Heading(say("settings-section-sound")),
            self._volume("sound_volume", "settings-sound"),
            self._volume("music_volume", "settings-music"),
            self._switch("muted", "settings-mute", about=False),
        ]
        play = [
            Heading(say("settings-section-play")),
            speed_choice(self.stage, "settings-speed", ""),
            self._switch("confirm_moves", "settings-confirm"),
            self._switch("curtain", "settings-curtain"),
            self._switch("notebook", "settings-notebook"),
            self._switch("hints", "settings-hints"),
        ]
        return [[*general, *display], [*sound, *play]]

    def _reset(self) -> None:
        """The defaults; the players' names and the window are no settings to a player."""
        old = self.stage.settings
        keep(self.stage, replace(Settings(), players=old.players, window=old.window))
        self.renew()

    def _switch(self, field: str, key: str, about: bool = True) -> Row:
        return settings_switch(self.stage, field, key, about=about)

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

    def _volume(self, field: str, key: str) -> Row:
        def changed(value: int) -> Settings:
            return replace(self.stage.settings, **{field: value / 100})

        def hear(value: int) -> None:
            self.stage.audio.use(changed(value))
            if field == "sound_volume":
                self.stage.audio.play("click")

        def settle(value: int) -> None:
            keep(self.stage, changed(value))

        value = round(100 * float(getattr(self.stage.settings, field)))
        words = self.stage.texts.say(key)
        return Slider(words, (0, 100), value, self._percent, hear, settle)

    def _percent(self, value: int) -> str:
        return self.stage.texts.say("settings-percent", percent=value)


def settings_switch(stage: Stage, field: str, key: str, *, about: bool = True) -> Row:
    """A switch for a field of the settings that is true or false."""

    def change(on: bool) -> None:
        keep(stage, replace(stage.settings, **{field: on}))
        stage.audio.play("click")

    words = stage.texts.say(key)
    more = stage.texts.say(f"{key}-about") if about else ""
    return Switch(words, more, bool(getattr(stage.settings, field)), change)


def speed_choice(stage: Stage, key: str, about: str) -> Row:
    """The choice of how fast things move."""

    def change(number: int) -> None:
        keep(stage, replace(stage.settings, animation=SPEEDS[number]))

    names = [stage.texts.say(f"settings-speed-{speed}") for speed in SPEEDS]
    chosen = SPEEDS.index(stage.settings.animation)
    return Choice(stage.texts.say(key), about, names, chosen, change)
