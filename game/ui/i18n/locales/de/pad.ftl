### Gamepads: was ihre Knöpfe auf jedem Bildschirm tun.

# new
pad-connected = Gamepad { $number } verbunden
# new
pad-lost = Gamepad { $number } getrennt
# new
pad-not-yours = Gamepad { $number } ist in diesem Zug dran
# new
pad-select = Auswählen
# new
pad-back = Zurück
# new
pad-letters = Buchstaben (rechter Stick)
# new
pad-erase = Löschen
# new
pad-done = Fertig
# new
pad-menu = Menü
# new
pad-undo = Zurück
# new
pad-company = Gesellschaft
# new
pad-panel = Weiter
# new
pad-hint = Tipp
# new
pad-skip = Überspringen
# new
pad-yes = Ja
# new
pad-no = Nein
# new
pad-place = Setzen
# new
pad-confirm = Bestätigen
# new
pad-ready = Bereit
# new
pad-again = Noch einmal zeigen
# new
pad-page = Weiter
# new
pad-search = Suchen
