### Une table du réseau : ce que tous doivent savoir.

corner-chat = Discussion (C)
corner-pause = Pause pour tous
corner-go-on = Continuer
corner-onlookers = Regardent : { $names }

## La connexion avec l’hôte.

corner-lost = L’hôte est injoignable
corner-lost-about = Depuis { $seconds } s ; les essais continuent. Rien ne peut être validé d’ici là.
corner-lost-wait = Pas de connexion : rien ne peut être validé.
corner-closed-about = Si l’hôte la reprend, tu reviendras de toi-même.

## Pause.

corner-paused = Pause
corner-paused-about = Personne ne peut jouer avant que quelqu’un ne continue.
corner-paused-wait = C’est la pause : rien ne peut être validé.

## Quelqu’un est absent.

corner-away = { $name } n’est plus là
corner-away-wait = Sa place est gardée. La partie continue jusqu’à son tour.
corner-away-turn = Tout le monde attend : c’est son tour.
corner-away-bot = Un bot joue à cette place pour l’instant.
corner-seat-away = N’est plus là ; la place est gardée.
corner-seat-click = Clique pour décider que faire.
corner-note-away = Hors ligne
corner-wait = Attendre
corner-bot = Bot en attendant
corner-remove = Bot pour de bon
corner-remove-ask = Donner dès maintenant la place de { $name } à un bot ? { $name } ne pourra pas la reprendre.

## Le disque de l’hôte.

corner-full = Le disque de l’hôte est plein
corner-full-about = La partie continue, mais elle n’est plus enregistrée.

## L’horloge.

corner-clock-left = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
}
corner-clock-nothing = À la fin du temps, il ne se passe rien.
corner-clock-bot = À la fin du temps, un bot joue ce coup.
