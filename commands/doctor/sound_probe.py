"""A probe: opens the audio device as the game does, and reports each step."""

import sys

from commands.doctor.child_processes import say


def main() -> int:
    """0 if sound works."""
    try:
        import pygame
    except Exception as error:
        say(failed="import", error=f"{type(error).__name__}: {error}")
        return 1
    from game.ui.media.audio import BITS, BUFFER, RATE, SIDES

    say(begun=True)
    try:
        pygame.mixer.init(RATE, BITS, SIDES, BUFFER)
        say(driver=pygame.mixer.get_driver(), opened=list(pygame.mixer.get_init() or ()))
        say(devices=_devices())
        pygame.mixer.quit()
    except pygame.error as error:
        say(error=str(error))
        return 1
    return 0


def _devices() -> list[str]:
    """All playback devices; only known while one is open."""
    from pygame._sdl2.audio import get_audio_device_names

    return list(get_audio_device_names(False))


if __name__ == "__main__":
    sys.exit(main())
