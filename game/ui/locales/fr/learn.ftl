### L’initiation : ce que dit le guide.

## Le panneau.

learn-back = Retour
learn-skip = Passer
learn-next = Suite
learn-finish = Terminer
learn-keys = Page suiv. : suite · Page préc. : retour · Échap : quitter
learn-confirm = Valide maintenant.
learn-confirm-again = Encore une fois : un coup joué ne se reprend pas.
learn-leave-ask = Quitter l’initiation ? Tu peux y revenir à tout moment depuis l’écran titre.
learn-leave = Quitter

## Les leçons.

learn-build-title = Construire
learn-build-card = Tu gagnes si, à la fin, ce sont tes locomotives qui valent le plus. Six chemins de fer partent de Paris, et tu peux construire pour n’importe lequel. Touche la carte du P.L.M., la compagnie rouge.
learn-build-hexes = Les cases claires sont libres. Pose trois locomotives, l’une à côté de l’autre, vers le sud.
learn-build-done = Ta première ligne ! À ton tour, tu construis avec cinq locomotives au plus, ou tu échanges. Aux autres de jouer.

learn-why-title = Pourquoi pas là ?
learn-why-card = Toutes les cases ne sont pas libres. Touche encore la carte du P.L.M.
learn-why-point = Montre maintenant Amiens, où se trouve l’Ouest, en vert.
learn-why-done = La table dit toujours pourquoi. Une ville accueille une locomotive, la campagne deux de couleurs différentes, et aucune voie ne traverse les tirets rouges et blancs.

learn-city-title = Les villes
learn-city-card = Une ville augmente la valeur de sa compagnie. Touche la carte du P.L.M.
learn-city-hexes = Construis tout droit vers le sud, jusqu’à Lyon. Les nombres sont les points de chaque ville.
learn-city-done = Le P.L.M. vaut maintenant 4 : 1 pour Mâcon, 3 pour Lyon. Chacune de tes locomotives rouges vaut donc 4 points, et celles des autres aussi.

learn-cut-title = Personne n’est enfermé
learn-cut-card = L’Est, en noir, n’a plus qu’un chemin pour sortir de Paris. Touche la carte du P.L.M.
learn-cut-point = Montre maintenant la case cerclée, à côté du Nord, en bleu.
learn-cut-done = L’Est y serait enfermé : la zone rouge le montre. Chaque compagnie garde un chemin vers une ville, donc cette case te reste fermée.

learn-trade-title = Échanger
learn-trade-give = Au lieu de construire, tu peux échanger. Toi seul vois tes locomotives. Touches-en une noire : l’Est ne vaut encore rien.
learn-trade-take = Touche maintenant la carte du P.L.M., qui vaut 5. Touche-la deux fois, et tu en reçois deux pour une.
learn-trade-done = Une donnée, deux reçues, et qui valent plus. Tous ont vu cet échange, mais le reste de tes locomotives est secret.

learn-limit-title = La limite
learn-limit-give = Plus tard dans la partie, tu possèdes 20 locomotives : à trois, c’est la limite. Touches-en une rouge pour la donner.
learn-limit-two = Prends-en deux du Midi : touche deux fois la carte violette et lis l’avertissement au-dessus des boutons.
learn-limit-one = 21, c’est une de trop, et cela coûte 20 points à la fin. Touche encore la carte pour n’en prendre qu’une.
learn-limit-done = Plus de valeur, et toujours 20. La limite est de 15 à quatre, de 12 à cinq et de 10 à six.

learn-marseille-title = Marseille
learn-marseille-card = La partie s’achève dès qu’une compagnie atteint Marseille. Le P.L.M. est tout près. Touche sa carte.
learn-marseille-hexes = Construis jusqu’à Marseille.
learn-marseille-done = Fini ! Qui est en tête aime conclure ainsi. Qui est en retard ferait mieux d’éloigner les voies d’ici.

learn-depots-title = Dépôts vides
learn-depots-card = Il y a une autre fin. Le nombre sur une carte dit ce que contient encore son dépôt : seuls le P.L.M. et l’Est ont des locomotives. Touche la carte de l’Est.
learn-depots-hex = Pose sa dernière locomotive, par exemple à Perpignan.
learn-depots-done = Un seul dépôt contient encore des locomotives : la partie est finie.

learn-score-title = Le décompte
learn-score-rack = Supposons que la partie s’achève ici. Chacune de tes locomotives rapporte la valeur de sa compagnie. Quelle compagnie te rapporte le plus ? Touche-la en bas.
learn-score-done = 8 fois 11 font 88. Avec 6 fois 13, 4 fois 14 et 2 fois 5, tu as 232 points, et aucune locomotive de trop. Le plus de points gagne.

## Quand le joueur fait autre chose.

learn-nudge-other = Ici, ce n’est pas { COMPANY($wrong, form: "the") } mais { COMPANY($company, form: "the") } qu’il faut.
learn-nudge-build = Ce serait un échange. Reprends-le, puis touche la carte.
learn-nudge-trade = Pas de construction cette fois : touche une de tes locomotives, en bas.
learn-nudge-move = Un coup pour plus tard ! D’abord ce qui est demandé ici.
learn-nudge-score = { $company } : { $count } fois { $value } font { $points }. Une autre rapporte plus.

## La fin.

learn-finish-heading = Bravo !
learn-finish-words = Tu connais maintenant tout le jeu. Construis pour ce que tu possèdes, rassemble ce qui grandit, gare à la limite, et surveille qui approche de Marseille.
learn-finish-quick = Partie rapide
learn-finish-title = Écran titre
