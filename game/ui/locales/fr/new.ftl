### Le formulaire d’une nouvelle partie.

new-title = Nouvelle partie
new-players = Joueurs
new-players-about = Chacun pioche { $hand } locomotives dans le sac et peut en garder { $limit } sans pénalité. Le premier joueur est tiré au sort.
new-kind-human = Personne
new-kind-easy = Bot facile
new-kind-medium = Bot moyen
new-kind-hard = Bot difficile
new-add-player = Ajouter un joueur
new-add-bot = Ajouter un bot
new-name-same = Deux joueurs s’appellent { $name }.
new-options = Options
new-stations = Gares
new-stations-random = Au hasard
new-stations-fixed = Fixes
new-stations-about = Le départ des compagnies : tiré au sort ou fixé par la carte.
new-notebook = Carnet
new-notebook-about = Note ce que chacun donne et prend au vu de tous.
new-start = Lancer la partie
