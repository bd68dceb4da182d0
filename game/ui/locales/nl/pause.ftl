### De pauze.

pause-title = Pauze
pause-button = Menu (Esc)
pause-resume = Terug naar de tafel
pause-saved = Het spel wordt na elke zet bewaard.
pause-settings = Instellingen
pause-keys = Toetsen
pause-title-screen = Naar de titel
pause-quit = Stoppen
pause-quit-ask = Nu stoppen? Je kunt later verder spelen.
