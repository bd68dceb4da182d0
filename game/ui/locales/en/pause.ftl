### Pausing.

pause-title = Pause
pause-button = Menu (Esc)
pause-resume = Back to the table
pause-saved = The game is saved after every move.
pause-settings = Settings
pause-keys = Keys
pause-title-screen = To the title
pause-quit = Quit
pause-quit-ask = Quit now? You can continue the game later.
