### Manettes : ce que font leurs boutons sur chaque écran.

# new
pad-connected = Manette { $number } connectée
# new
pad-lost = Manette { $number } déconnectée
# new
pad-not-yours = La manette { $number } joue ce tour
# new
pad-select = Choisir
# new
pad-back = Retour
# new
pad-letters = Lettres (stick droit)
# new
pad-erase = Effacer
# new
pad-done = Terminé
# new
pad-menu = Menu
# new
pad-undo = Reprendre
# new
pad-company = Compagnie
# new
pad-panel = Suite
# new
pad-hint = Conseil
# new
pad-skip = Passer
# new
pad-yes = Oui
# new
pad-no = Non
# new
pad-place = Poser
# new
pad-confirm = Valider
# new
pad-ready = C’est moi
# new
pad-again = Revoir
# new
pad-page = Page suivante
# new
pad-search = Chercher
