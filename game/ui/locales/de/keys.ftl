### Die Tasten (F1): wie sie heißen und was sie tun.

keys-title = Tasten
keys-group-play = Spielen
keys-group-map = Karte
keys-group-window = Fenster
keys-group-replay = Partie ansehen

keys-cap-arrows = Pfeiltasten
keys-cap-tab = Tab
keys-cap-shift-tab = Umschalt + Tab
keys-cap-enter = Eingabe
keys-cap-backspace = Rücktaste
keys-cap-delete = Entf
keys-cap-escape = Esc
keys-cap-space = Leertaste
keys-cap-home = Pos1
keys-cap-end = Ende
keys-cap-wheel = Mausrad
keys-cap-drag = Ziehen
keys-cap-double-click = Doppelklick

keys-company = Gesellschaft wählen
keys-build = Bauen
keys-trade = Tauschen
keys-walk = Von Feld zu Feld gehen
keys-next = Nächster Bereich
keys-previous = Voriger Bereich
keys-choose = Wählen, bestätigen
keys-take-back = Eine Lok zurücknehmen
keys-take-back-all = Alle zurücknehmen
keys-escape = Abbrechen, Menü
keys-skip = Animation überspringen
keys-peek = Halten: deine Loks sehen
keys-hint = Um einen Tipp bitten
keys-log = Verlauf
keys-notebook = Notizbuch
keys-zoom = Zoomen
keys-pan = Karte verschieben
keys-fit = Ganze Karte zeigen
keys-mute = Ton an oder aus
keys-fullscreen = Vollbild
keys-help = Diese Tasten zeigen
keys-rulebook = Regelbuch
keys-replay-play = Abspielen oder anhalten
keys-replay-step = Ein Zug zurück oder vor
keys-replay-ends = Anfang oder Ende
