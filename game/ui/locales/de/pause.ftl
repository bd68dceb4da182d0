### Die Pause.

pause-title = Pause
pause-button = Menü (Esc)
pause-resume = Zurück an den Tisch
pause-saved = Die Partie wird nach jedem Zug gespeichert.
pause-settings = Einstellungen
pause-keys = Tasten
pause-title-screen = Zum Titel
pause-quit = Beenden
pause-quit-ask = Jetzt beenden? Du kannst die Partie später fortsetzen.
