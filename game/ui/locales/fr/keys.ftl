### Les touches (F1) : leur nom et ce qu’elles font.

keys-title = Touches
keys-group-play = Jouer
keys-group-map = Carte
keys-group-window = Fenêtre
keys-group-replay = Revoir

keys-cap-arrows = Flèches
keys-cap-tab = Tab
keys-cap-shift-tab = Maj + Tab
keys-cap-enter = Entrée
keys-cap-backspace = Retour arrière
keys-cap-delete = Suppr
keys-cap-escape = Échap
keys-cap-space = Espace
keys-cap-home = Début
keys-cap-end = Fin
keys-cap-wheel = Molette
keys-cap-drag = Glisser
keys-cap-double-click = Double-clic

keys-company = Choisir une compagnie
keys-build = Construire
keys-trade = Échanger
keys-walk = Aller de case en case
keys-next = Panneau suivant
keys-previous = Panneau précédent
keys-choose = Choisir, valider
keys-take-back = Reprendre une locomotive
keys-take-back-all = Tout reprendre
keys-escape = Annuler, menu
keys-skip = Passer l’animation
keys-peek = Maintenir : voir tes locomotives
keys-hint = Demander un conseil
keys-log = Journal
keys-notebook = Carnet
keys-zoom = Zoomer
keys-pan = Déplacer la carte
keys-fit = Voir toute la carte
keys-mute = Couper ou rétablir le son
keys-fullscreen = Plein écran
keys-help = Montrer ces touches
keys-rulebook = Livre de règles
keys-replay-play = Lecture ou pause
keys-replay-step = Coup précédent ou suivant
keys-replay-ends = Début ou fin
