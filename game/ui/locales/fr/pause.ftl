### La pause.

pause-title = Pause
pause-button = Menu (Échap)
pause-resume = Retour à la table
pause-saved = La partie est enregistrée après chaque coup.
pause-settings = Réglages
pause-keys = Touches
pause-title-screen = Retour au titre
pause-quit = Quitter
pause-quit-ask = Quitter maintenant ? Tu pourras continuer la partie plus tard.
