### Revoir une partie.

replay-title = Revoir la partie
replay-choose = Choisis une partie à revoir
replay-play = Lecture
replay-again = Depuis le début
replay-pause = Pause
replay-forward = Coup suivant
replay-back = Coup précédent
replay-first = Au début
replay-last = À la fin
replay-speed = Vitesse { $times }x
replay-position = Tour { $turn } sur { $turns }
replay-start = Le début
replay-open = Toutes les locomotives sont visibles : cette partie est terminée.
replay-hidden = Cette partie n’est pas terminée : les locomotives restent cachées.
replay-leave = Quitter
replay-count = Vers les scores
