"""A probe: opens a window that is never shown, and reports each step."""

import sys

from commands.doctor.child_processes import say

SIZE = (1024, 600)  # the game's smallest


def main() -> int:
    """0 if a window could be opened."""
    try:
        import pygame
    except Exception as error:
        say(failed="import", error=f"{type(error).__name__}: {error}")
        return 1
    say(pygame=pygame.version.ver, sdl=".".join(map(str, pygame.get_sdl_version())))
    try:
        pygame.display.init()
        say(driver=pygame.display.get_driver())
        say(
            screens=[list(size) for size in pygame.display.get_desktop_sizes()],
            rates=list(pygame.display.get_desktop_refresh_rates()),
            density=_density(),
        )
        surface = pygame.display.set_mode(SIZE, pygame.HIDDEN)
        surface.fill("black")
        say(window=list(surface.get_size()))
        pygame.display.quit()
    except pygame.error as error:
        say(error=str(error))
        return 1
    return 0


def _density() -> float:
    from game.ui.core.window import pixel_density

    return pixel_density()


if __name__ == "__main__":
    sys.exit(main())
