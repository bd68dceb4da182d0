### De toetsen (F1): hoe ze heten en wat ze doen.

keys-title = Toetsen
keys-group-play = Spelen
keys-group-map = Kaart
keys-group-window = Venster
keys-group-replay = Terugkijken

keys-cap-arrows = Pijltjes
keys-cap-tab = Tab
keys-cap-shift-tab = Shift + Tab
keys-cap-enter = Enter
keys-cap-backspace = Backspace
keys-cap-delete = Delete
keys-cap-escape = Esc
keys-cap-space = Spatie
keys-cap-home = Home
keys-cap-end = End
keys-cap-wheel = Muiswiel
keys-cap-drag = Slepen
keys-cap-double-click = Dubbelklik

keys-company = Maatschappij kiezen
keys-build = Bouwen
keys-trade = Ruilen
keys-walk = Van veld naar veld
keys-next = Volgend paneel
keys-previous = Vorig paneel
keys-choose = Kiezen, bevestigen
keys-take-back = Eén terugnemen
keys-take-back-all = Alles terugnemen
keys-escape = Annuleren, menu
keys-skip = Animatie overslaan
keys-peek = Ingedrukt: je locomotieven zien
keys-hint = Een tip vragen
keys-log = Logboek
keys-notebook = Notitieboek
keys-zoom = In- en uitzoomen
keys-pan = Kaart verschuiven
keys-fit = Hele kaart tonen
keys-mute = Geluid aan of uit
keys-fullscreen = Volledig scherm
keys-help = Deze toetsen tonen
keys-rulebook = Regelboek
keys-replay-play = Afspelen of pauze
keys-replay-step = Eén zet terug of vooruit
keys-replay-ends = Begin of einde
