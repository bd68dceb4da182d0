### De kaarten waarop gespeeld kan worden.

maps-title = Kaart
maps-facts = { $hexes } velden, { $count ->
    [one] { $count } stad
   *[other] { $count } steden
}
maps-minutes = Ongeveer { $minutes } minuten
maps-own = Je eigen kaarten horen in { $folder }
maps-open-folder = Map openen
maps-open-failed = De map kan hier niet worden geopend. Je vindt hem op { $folder }
maps-none = { $count ->
    [one] { $count } bestand in je map is geen kaart: waarom?
   *[other] { $count } bestanden in je map zijn geen kaarten: waarom?
}
maps-none-title = Bestanden die geen kaarten zijn
maps-none-about = Teken je zelf kaarten: main.py board check BESTAND noemt elke fout en de plek ervan.
maps-flaw-unreadable = { $file } kan niet worden gelezen.
maps-flaw-empty = { $file } is leeg.
maps-flaw-too-large = { $file } is groter dan { $megabytes } MB.
maps-flaw-not-text = { $file } is geen tekstbestand.
maps-flaw-not-json = { $file } is niet geschreven zoals kaarten (als JSON).
maps-flaw-no-board = { $file } is geen kaart van dit spel.
maps-flaw-mistakes = { $count ->
    [one] { $file } bevat een fout; main.py board check noemt die.
   *[other] { $file } bevat { $count } fouten; main.py board check noemt ze.
}
maps-flaw-no-paris = { $file } heeft één Parijs nodig met zes stations eromheen.
maps-flaw-no-end = { $file } heeft geen stad die het spel beëindigt.
maps-flaw-cut-off = { $file } heeft land waar geen spoor kan komen.
maps-flaw-name-taken = { $file } heeft dezelfde naam als een andere kaart.
