"""Whether another process is running. Imports little, because the first picture waits for it."""

import os
import sys

if sys.platform == "win32":
    _SYNCHRONIZE, _SIGNALLED, _NO_SUCH_PROCESS = 0x00100000, 0, 87

    def has_ended(process: int) -> bool:
        """Whether no process of this number runs; False where the system does not say.

        Windows knows no signal 0: `os.kill` would end the process.
        """
        import ctypes
        from ctypes import wintypes

        system = ctypes.WinDLL("kernel32", use_last_error=True)
        system.OpenProcess.argtypes = (wintypes.DWORD, wintypes.BOOL, wintypes.DWORD)
        system.OpenProcess.restype = wintypes.HANDLE
        system.WaitForSingleObject.argtypes = (wintypes.HANDLE, wintypes.DWORD)
        system.CloseHandle.argtypes = (wintypes.HANDLE,)
        handle = system.OpenProcess(_SYNCHRONIZE, False, process)
        if not handle:  # any other error means that it belongs to another user
            return ctypes.get_last_error() == _NO_SUCH_PROCESS
        try:  # a process that has ended keeps its number while anyone holds a handle
            return bool(system.WaitForSingleObject(handle, 0) == _SIGNALLED)
        finally:
            system.CloseHandle(handle)

else:

    def has_ended(process: int) -> bool:
        """Whether no process of this number runs; False where the system does not say."""
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        except OSError:  # it belongs to another user
            return False
        return False
