### Le rideau entre deux joueurs.

curtain-pass = Passe l’appareil à { $name }
curtain-look-away = Les autres, détournez les yeux !
curtain-ready = { $name } est là
curtain-hold = Maintiens pour regarder
curtain-hold-about = Maintiens le bouton de la souris ou la barre d’espace. Quand tu relâches, tes locomotives sont de nouveau cachées.
curtain-since = Depuis ton dernier tour
curtain-so-far = Jusqu’ici
curtain-first-turn = Tu commences. Il ne s’est encore rien passé.
curtain-nothing = Il ne s’est rien passé depuis.
curtain-show-again = Revoir
curtain-watching = Ce qui s’est passé depuis
curtain-end = La partie est terminée. Tout le monde peut regarder !
