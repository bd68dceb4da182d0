"""The memory of a bare window: python3 -m commands.bench.bare

It imports nothing of the game, so that the game is compared with pygame alone.
"""

import json
import os
import sys
from pathlib import Path

import pygame


def window_size() -> tuple[int, int]:
    """The size that the environment names."""
    across, down = os.environ.get("PARIS_BENCH_SIZE", "1920x1080").split("x")
    return int(across), int(down)


def bare_window() -> dict[str, float]:
    """Resident memory of a window and nothing else."""
    pygame.display.init()
    window = pygame.display.set_mode(window_size())
    window.fill("black")
    pygame.display.flip()
    return {"bytes": resident()}


def resident() -> float:
    """This process's current memory in bytes; where that is unknown, its peak."""
    if sys.platform == "win32":
        return _resident_on_windows()
    told = Path("/proc/self/statm")
    if told.exists():
        return int(told.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return float(most if sys.platform == "darwin" else most * 1024)


if sys.platform == "win32":

    def _resident_on_windows() -> float:
        import ctypes
        from ctypes import wintypes

        class Counters(ctypes.Structure):
            """PROCESS_MEMORY_COUNTERS."""

            _fields_ = (
                ("size", wintypes.DWORD),
                ("faults", wintypes.DWORD),
                ("most", ctypes.c_size_t),
                ("now", ctypes.c_size_t),
                ("others", ctypes.c_size_t * 6),
            )

        system = ctypes.WinDLL("kernel32", use_last_error=True)
        system.GetCurrentProcess.restype = wintypes.HANDLE
        ask = system.K32GetProcessMemoryInfo
        ask.argtypes = (wintypes.HANDLE, ctypes.POINTER(Counters), wintypes.DWORD)
        counters = Counters(size=ctypes.sizeof(Counters))
        if not ask(system.GetCurrentProcess(), counters, counters.size):
            raise ctypes.WinError(ctypes.get_last_error())
        return float(counters.now)


if __name__ == "__main__":
    print(json.dumps(bare_window()))
