### La pausa.

pause-title = Pausa
pause-button = Menú (Esc)
pause-resume = Volver a la mesa
pause-saved = La partida se guarda después de cada jugada.
pause-settings = Ajustes
pause-keys = Teclas
pause-title-screen = Volver al título
pause-quit = Salir
pause-quit-ask = ¿Salir ahora? Puedes continuar la partida más tarde.
