### Le formulaire d’une nouvelle partie.

new-title = Nouvelle partie
new-players = Joueurs
new-players-about = Chacun pioche { $hand } locomotives dans le sac et peut en garder { $limit } sans pénalité.
new-kind-human = Personne
new-kind-easy = Bot facile
new-kind-medium = Bot moyen
new-kind-hard = Bot difficile
new-add-player = Ajouter un joueur
new-name-same = Deux joueurs s’appellent { $name }.
new-first-about = Le premier joueur est tiré au sort.
new-options = Options
new-stations = Gares
new-stations-random = Au hasard
new-stations-fixed = Fixes
new-stations-about = Au hasard : un tirage décide où part chaque compagnie. Fixes : toujours dans l’ordre du plateau.
new-notebook = Carnet
new-notebook-about = Note ce que les échanges publics révèlent de chacun, et rien de plus.
new-confirm = Confirmer les coups
new-confirm-about = Demande une dernière fois avant qu’un coup devienne définitif.
new-speed = Animations
new-speed-about = La vitesse des locomotives. La barre d’espace les passe à tout moment.
new-curtain = Rideau
new-curtain-about = Cache la table entre deux joueurs, pour que personne ne voie les locomotives d’un autre.
new-hints = Conseils
new-hints-about = De courtes astuces pour les débutants, et sur demande l’avis d’un bot.
new-start = Lancer la partie
