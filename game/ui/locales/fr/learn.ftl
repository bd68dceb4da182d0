### L’initiation : ce que dit le guide.

## Le panneau.

learn-back = Retour
learn-skip = Passer
learn-next = Suite
learn-count = Le décompte
learn-count-about = Tous ont dévoilé leurs locomotives : on voit ce que chacun possédait.
learn-keys = Page suiv. : leçon suivante · Page préc. : retour · Échap : quitter
learn-confirm = Clique maintenant sur Valider.
learn-confirm-again = Clique encore une fois sur le bouton : un coup joué ne se reprend pas.
learn-watch = Regarde ton coup, puis ce que font les autres.
learn-anew = Pour cette leçon, la table est remise en place.
learn-leave-ask = Quitter l’initiation ? Tu peux y revenir à tout moment depuis l’écran titre.
learn-leave = Quitter

## Les leçons.

learn-build-title = Construire
learn-you = Tu es { $name }.
learn-build-card = Tu gagnes si, à la fin, ce sont tes locomotives qui valent le plus. Six chemins de fer partent de Paris, et tu peux construire pour n’importe lequel. Clique sur la carte du P.L.M., la compagnie rouge.
learn-build-hexes = Les cases claires sont libres. Clique sur trois d’entre elles, l’une à côté de l’autre, vers le sud : tu poses ainsi trois locomotives.
learn-build-done = Ta première ligne ! À ton tour, tu construis avec cinq locomotives au plus, ou tu échanges. Les autres aussi ont joué. Le journal, en bas à droite, dit comment : clique sur une ligne, et la carte montre ce coup.

learn-why-title = Pourquoi pas là ?
learn-why-card = Toutes les cases ne sont pas libres. Clique encore sur la carte du P.L.M.
learn-why-point = Montre maintenant Amiens, où se trouve l’Ouest, en vert.
learn-why-done = La table dit toujours pourquoi, et F2 ouvre la règle. Une ville accueille une locomotive, la campagne deux de couleurs différentes, et aucune voie ne traverse les tirets rouges et blancs.

learn-city-title = Les villes
learn-city-card = Une ville augmente la valeur de sa compagnie. Clique sur la carte du P.L.M.
learn-city-hexes = Une ville augmente la valeur de sa compagnie, du nombre qu’elle affiche. Construis tout droit vers le sud, jusqu’à Lyon.
learn-city-done = Le P.L.M. vaut maintenant 5 : il avait 1, Mâcon ajoute 1 et Lyon 3. Chaque locomotive rouge de ton étagère vaut donc 5 points, et celles des autres aussi.

learn-cut-title = Personne n’est enfermé
learn-cut-card = L’Est, en noir, n’a plus qu’un chemin pour sortir de Paris, vers l’est. Clique sur la carte du P.L.M.
learn-cut-point = L’Est, en noir, n’a plus qu’un chemin pour sortir de Paris. Montre-le : la case cerclée, où se trouve le Nord, en bleu.
learn-cut-done = Avec une seconde locomotive ici, l’Est serait enfermé : la zone rouge le montre. Chaque compagnie garde un chemin vers une ville, donc cette case te reste fermée.

learn-trade-title = Échanger
learn-trade-give = Au lieu de construire, tu peux échanger. Toi seul vois les locomotives de ton étagère. Clique sur une noire : l’Est ne vaut encore rien.
learn-trade-take = Clique maintenant sur la carte du P.L.M., qui vaut 5. Clique deux fois, et tu en reçois deux pour une.
learn-trade-done = Une donnée, deux reçues, et qui valent plus. Tous ont vu cet échange, mais le reste de tes locomotives est secret.

learn-limit-title = La limite
learn-limit-give = Bien des tours plus tard, tu possèdes 20 locomotives : à trois, c’est la limite. Clique sur une rouge de ton étagère pour la donner.
learn-limit-two = Prends-en deux du Midi : clique deux fois sur la carte violette et lis l’avertissement au-dessus des boutons.
learn-limit-one = 21, c’est une de trop, et cela coûte 20 points à la fin. Clique encore sur la carte pour n’en prendre qu’une.
learn-limit-done = Toujours 20, mais l’une d’elles vaut maintenant 11 au lieu de 5. La limite est de 15 à quatre, de 12 à cinq et de 10 à six.

learn-marseille-title = Marseille
learn-marseille-card = La partie s’achève dès qu’une compagnie atteint Marseille. Le P.L.M. en est à quatre cases. Clique sur sa carte.
learn-marseille-hexes = Construis jusqu’à Marseille.
learn-marseille-done = Fini ! Qui est en tête aime conclure ainsi. Qui est en retard ne laisse aucune ligne à cinq cases de Marseille : la construction suivante pourrait tout finir.

learn-depots-title = Dépôts vides
learn-depots-card = Une autre partie, et l’autre fin. Le nombre en haut à droite d’une carte dit ce que contient son dépôt. Les cartes grises n’ont plus rien ; seuls le P.L.M. et l’Est ont des locomotives. Clique sur la carte de l’Est.
learn-depots-hex = Pose sa dernière locomotive, par exemple à Perpignan.
learn-depots-done = Un seul dépôt contient encore des locomotives : la partie est finie. Ici, { $name } a 118 points et toi 88 : termine une partie quand tu es en tête. Un échange aussi peut vider un dépôt, et une locomotive donnée le remplit de nouveau.

learn-score-title = Le décompte
learn-score-rack = Retour à la première partie, finie à Marseille. Chaque locomotive de ton étagère rapporte la valeur de sa compagnie. Quelle compagnie te rapporte le plus ? Clique dessus sur ton étagère.
learn-score-done = 8 fois 11 font 88. Avec 6 fois 13, 4 fois 14 et 2 fois 9, tu as 240 points, et aucune locomotive de trop. Le plus de points gagne ; à égalité, on partage la victoire. Voyons ce que possèdent les autres.

## Quand le joueur fait autre chose.

learn-nudge-other = Ici, ce n’est pas { COMPANY($wrong, form: "the") } mais { COMPANY($company, form: "the") } qu’il faut.
learn-nudge-build = Ce serait un échange. Reprends-le, puis clique sur la carte.
learn-nudge-trade = Pas de construction cette fois : clique sur une de tes locomotives, en bas.
learn-nudge-move = Pas encore : d’abord ce qui est demandé ci-dessus.
learn-nudge-astray = De là, c’est trop loin. Reprends tout et recommence.
learn-nudge-score = { $company } : { $count } fois { $value } font { $points }. Une autre rapporte plus.

## La fin.

learn-finish-heading = Bravo !
learn-finish-begin = En route !
learn-finish-words = Tu connais maintenant tout le jeu. Construis pour ce que tu possèdes, rassemble ce qui grandit, gare à la limite, et surveille qui approche de Marseille.
learn-finish-skipped = Tu n’as pas tout vu. L’écran titre ramène aux leçons à tout moment.
learn-finish-real = Dans une vraie partie, le sort décide d’où part chaque compagnie et de ce que chacun possède. H demande un conseil, F2 ouvre les règles, la molette rapproche la carte.
learn-finish-quick = Partie rapide
