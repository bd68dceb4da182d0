### The maps that a game can be played on.

maps-title = Map
maps-facts = { $hexes } hexes, { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
maps-minutes = About { $minutes } minutes
maps-own = Maps of your own belong in { $folder }
maps-open-folder = Open the folder
maps-open-failed = The folder could not be opened here. You find it at { $folder }
maps-none = { $count ->
    [one] { $count } file in your folder is no map: see why
   *[other] { $count } files in your folder are no maps: see why
}
maps-none-title = Files that are no maps
maps-none-about = If you draw maps yourself: main.py board check FILE tells every mistake and where it is.
maps-flaw-unreadable = { $file } cannot be read.
maps-flaw-empty = { $file } is empty.
maps-flaw-too-large = { $file } is larger than { $megabytes } MB.
maps-flaw-not-text = { $file } is not a text file.
maps-flaw-not-json = { $file } is not written the way maps are (as JSON).
maps-flaw-no-board = { $file } is not a map of this game.
maps-flaw-mistakes = { $count ->
    [one] { $file } has a mistake in it; main.py board check names it.
   *[other] { $file } has { $count } mistakes in it; main.py board check names them.
}
maps-flaw-no-paris = { $file } needs one Paris, with six stations around it.
maps-flaw-no-end = { $file } has no city that ends the game.
maps-flaw-cut-off = { $file } has land that no track can reach.
maps-flaw-name-taken = { $file } has the same name as another map.
