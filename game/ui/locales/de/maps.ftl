### Die Karten, auf denen gespielt werden kann.

maps-title = Karte
maps-facts = { $hexes } Felder, { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
}
maps-minutes = Etwa { $minutes } Minuten
maps-own = Eigene Karten gehören nach { $folder }
maps-open-folder = Ordner öffnen
maps-open-failed = Der Ordner lässt sich hier nicht öffnen. Er liegt unter { $folder }
maps-none = { $count ->
    [one] { $count } Datei in deinem Ordner ist keine Karte: Warum?
   *[other] { $count } Dateien in deinem Ordner sind keine Karten: Warum?
}
maps-none-title = Dateien, die keine Karten sind
maps-none-about = Wer selbst Karten zeichnet: main.py board check DATEI nennt jeden Fehler mit seiner Stelle.
maps-flaw-unreadable = { $file } lässt sich nicht lesen.
maps-flaw-empty = { $file } ist leer.
maps-flaw-too-large = { $file } ist größer als { $megabytes } MB.
maps-flaw-not-text = { $file } ist keine Textdatei.
maps-flaw-not-json = { $file } ist nicht so geschrieben wie Karten (als JSON).
maps-flaw-no-board = { $file } ist keine Karte dieses Spiels.
maps-flaw-mistakes = { $count ->
    [one] { $file } enthält einen Fehler; main.py board check nennt ihn.
   *[other] { $file } enthält { $count } Fehler; main.py board check nennt sie.
}
maps-flaw-no-paris = { $file } braucht ein Paris mit sechs Bahnhöfen ringsum.
maps-flaw-no-end = { $file } hat keine Stadt, die die Partie beendet.
maps-flaw-cut-off = { $file } hat Land, zu dem kein Gleis führen kann.
maps-flaw-name-taken = { $file } heißt so wie eine andere Karte.
