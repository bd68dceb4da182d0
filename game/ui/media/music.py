"""The music: one tune at a time, as loud as the player wants it. Knows no settings."""

import pygame

from game.ui.media.sound_list import Listed

FADE = 1200  # milliseconds for music to come or go


class Music:
    """One tune at a time; it fades out before the next one fades in, and rests while unheard."""

    def __init__(self, tunes: dict[str, Listed]) -> None:
        self.tunes = tunes
        self.wanted: Listed | None = None
        self.forget()

    def forget(self) -> None:
        """Nothing is playing, whatever was."""
        self._playing: Listed | None = None
        self._leaving = False
        self._resting = False
        self._volume = 0.0

    def update(self, volume: float) -> bool:
        """Come nearer to what is wanted; whether that took a file."""
        try:
            if self._playing is None:
                return self._begin(volume)
            if self._playing != self.wanted or self._leaving:
                self._leave(at_once=self._resting or not volume)
            else:
                self._follow(self._playing, volume)
        except (pygame.error, OSError):
            self.forget()
            self.wanted = None
        return False

    def stop(self) -> None:
        """Be silent at once."""
        self.wanted = None
        if self._playing is not None:
            pygame.mixer.music.stop()
            self.forget()

    def _begin(self, volume: float) -> bool:
        if self.wanted is None or not volume:
            return False
        pygame.mixer.music.load(self.wanted.file)
        pygame.mixer.music.set_volume(self.wanted.volume * volume)
        pygame.mixer.music.play(-1 if self.wanted.loop else 0, fade_ms=FADE)
        self._playing, self._volume = self.wanted, volume
        return True

    def _follow(self, playing: Listed, volume: float) -> None:
        """Be as loud as the settings say."""
        if self._resting != (not volume):
            self._resting = not volume
            (pygame.mixer.music.pause if self._resting else pygame.mixer.music.unpause)()
        if volume and volume != self._volume:
            self._volume = volume
            pygame.mixer.music.set_volume(playing.volume * volume)

    def _leave(self, *, at_once: bool) -> None:
        """Loading a tune while another fades would wait for it, so that is seen to its end."""
        if at_once:
            pygame.mixer.music.stop()
        elif not self._leaving:
            self._leaving = True
            pygame.mixer.music.fadeout(FADE)
            return
        if not pygame.mixer.music.get_busy():
            self.forget()
