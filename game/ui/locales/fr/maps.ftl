### Les cartes sur lesquelles on peut jouer.

maps-title = Carte
maps-facts = { $hexes } cases, { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
maps-minutes = Environ { $minutes } minutes
maps-own = Range tes propres cartes dans { $folder }
maps-open-folder = Ouvrir le dossier
maps-open-failed = Impossible d’ouvrir le dossier ici. Il se trouve dans { $folder }
maps-none = { $count ->
    [one] { $count } fichier de ton dossier n’est pas une carte : pourquoi ?
   *[other] { $count } fichiers de ton dossier ne sont pas des cartes : pourquoi ?
}
maps-none-title = Fichiers qui ne sont pas des cartes
maps-none-about = Si tu dessines des cartes : main.py board check FICHIER indique chaque erreur et son endroit.
maps-flaw-unreadable = { $file } est illisible.
maps-flaw-empty = { $file } est vide.
maps-flaw-too-large = { $file } dépasse { $megabytes } Mo.
maps-flaw-not-text = { $file } n’est pas un fichier texte.
maps-flaw-not-json = { $file } n’est pas écrit comme une carte (en JSON).
maps-flaw-no-board = { $file } n’est pas une carte de ce jeu.
maps-flaw-mistakes = { $count ->
    [one] { $file } contient une erreur ; main.py board check l’indique.
   *[other] { $file } contient { $count } erreurs ; main.py board check les indique.
}
maps-flaw-no-paris = { $file } a besoin d’un Paris entouré de six gares.
maps-flaw-no-end = { $file } n’a aucune ville qui termine la partie.
maps-flaw-cut-off = { $file } a des terres qu’aucune voie ne peut atteindre.
maps-flaw-name-taken = { $file } porte le même nom qu’une autre carte.
