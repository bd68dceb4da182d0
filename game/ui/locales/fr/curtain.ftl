### Le rideau entre deux joueurs.

curtain-pass = Passe l’appareil à { $name }
curtain-look-away = Les autres, détournez les yeux !
curtain-ready = { $name } est là
curtain-since = Depuis ton dernier tour
curtain-first-turn = Tu commences. Il ne s’est encore rien passé.
curtain-show-again = Revoir
