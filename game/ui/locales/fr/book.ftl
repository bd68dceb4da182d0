### Le livre de règles (F2). Les nombres viennent des règles.

book-title = Livre de règles
book-search = Chercher
book-none = Rien trouvé. Essaie un autre mot, ou Échap pour le sommaire.
book-how = Flèches pour lire · tape pour chercher
book-button = Livre de règles (F2)
book-why = F2 ouvre la règle (R{ $number })
book-by-seats = { $count } à { $players } joueurs

## Les pages.

book-section-aim = De quoi il s’agit
book-section-pieces = Le matériel
book-section-setup = La mise en place
book-section-turn = Un tour
book-section-build = Construire
book-section-cities = Vers les villes
book-section-trade = Échanger
book-section-end = La fin
book-section-score = Le décompte
book-section-open = Public et secret

## De quoi il s’agit.

book-aim-head = Construire pour tous, amasser en secret
book-aim-text = Six compagnies françaises lancent leurs voies hors de Paris. Aucune n’est à toi. De { $fewest } à { $most } joueurs construisent pour toutes et amassent discrètement leurs locomotives. Chaque ville atteinte augmente la valeur d’une compagnie, et à la fin, chaque locomotive que tu possèdes compte autant que vaut sa compagnie. Construis donc là où tu y gagnes, sans laisser deviner où.

## Le matériel.

book-r1-head = Six compagnies
book-r1-text = Il y a { $number } compagnies ferroviaires, chacune de sa couleur : { $names }. Chacune a { $each } locomotives, soit { $all } en tout. Une locomotive a deux vies : sur le plateau elle est une voie, sur l’étagère d’un joueur elle est une part de sa compagnie.
book-r2-head = Le plateau
book-r2-text = Le plateau montre la carte « { $map } » en cases hexagonales. Au cœur de Paris se dresse la tour Eiffel, entourée de six cases de départ. Toutes les autres cases sont de la campagne ou des villes. Une plaque indique ce que vaut une ville ; il y a des villes de { $worth }, et { $city }, où finit la partie, vaut { $end }. Des tirets rouges et blancs sur le bord entre deux cases forment une barrière.
book-maps-head = Les autres cartes
book-maps-text = Chaque carte a ses villes, ses barrières et son propre but : { $goals }. Ouvert à une table, ce livre parle de la carte que l’on y joue ; ouvert depuis le titre, de la France.
book-goal-of = { $city } sur « { $map } »
book-r3-head = Les dépôts
book-r3-text = Chaque compagnie a un dépôt : sa réserve de locomotives, visible de tous. Le nombre en haut à droite de la carte d’une compagnie dit combien il en reste.
book-r4-head = Les valeurs
book-r4-text = Un marqueur sur chaque carte montre ce que vaut la compagnie ; il part de 0. Les rails dessinés s’arrêtent à { $last }, mais une valeur peut dépasser { $last } et continue simplement de monter.
book-r5-head = Derrière le paravent
book-r5-text = Chaque joueur a un paravent. Les locomotives qu’il cache restent secrètes jusqu’à la fin de la partie. Dans ce programme, elles sont sur ton étagère, que toi seul peux voir. Ensemble, elles forment ton portefeuille, et chacune est une part de sa compagnie.

## La mise en place.

book-r6-head = Les cases de départ
book-r6-text = Une locomotive de chaque compagnie se place à la gare d’une case de départ, une seule compagnie par case. Un tirage décide de la gare de chacune. Si tu préfères, garde l’ordre fixe du plateau : cela se choisit avec la nouvelle partie.
book-r7-head = Les marqueurs
book-r7-text = Une deuxième locomotive de chaque compagnie marque sa valeur à 0. Il en reste { $each } par compagnie, { $all } en tout.
book-r8-head = La pioche
book-r8-text = Les { $all } vont dans un sac, et chacun pioche à l’aveugle : { $hands }. Chaque locomotive du sac a la même chance d’être piochée ; une couleur dont beaucoup sont parties sort donc moins souvent.
book-r9-head = Remplir les dépôts
book-r9-text = Ce qui reste dans le sac rejoint les dépôts des compagnies.
book-r10-head = Qui commence
book-r10-text = Le premier joueur est tiré au sort et reçoit la locomotive de départ. Si vous enchaînez les parties, elle passe au suivant dans le sens des aiguilles d’une montre.

## Un tour.

book-r11-head = Une seule action
book-r11-text = On joue dans le sens des aiguilles d’une montre. À ton tour, tu fais exactement une chose : construire ou échanger. Personne ne peut passer, et personne n’y est jamais contraint : tant que la partie dure, un échange est possible.

## Construire.

book-r12-head = Combien
book-r12-text = Choisis n’importe quelle compagnie, prends de 1 à { $most } locomotives dans son dépôt et pose-les toutes sur le plateau. On ne peut ni choisir un dépôt vide, ni prendre plus qu’il ne contient.
book-r13-head = Côte à côte
book-r13-text = Chaque locomotive se pose à côté d’une de la même couleur déjà sur le plateau. Celles que tu viens de poser comptent aussi : une voie peut donc grandir case par case, ou se ramifier.
book-r14-head = Les barrières
book-r14-text = Deux cases séparées par une barrière ne sont pas voisines. Aucune voie ne traverse ces tirets rouges et blancs ; il faut les contourner.
book-r15-head = Jamais deux fois
book-r15-text = Une case ne contient jamais deux locomotives de la même couleur.
book-r16-head = La campagne
book-r16-text = Une case de campagne accueille deux locomotives, de deux couleurs différentes. Ensuite, elle est pleine.
book-r17-head = Les villes
book-r17-text = Une ville n’accueille qu’une seule locomotive, { $city } aussi. La première arrivée la garde pour toujours.
book-r18-head = Paris
book-r18-text = On ne construit jamais sur la case de la tour Eiffel ni sur une case de départ.

## Vers les villes.

book-r19-head = Personne n’est isolé
book-r19-text = Aucune construction ne peut ôter à une compagnie sa dernière chance d’atteindre une ville. Une compagnie présente dans une ville est à l’abri pour toujours. Toute autre doit garder un chemin : depuis sa propre voie, sans franchir de barrière, par des cases qu’elle occupe ou où elle pourrait encore s’étendre, c’est-à-dire de la campagne avec moins de deux locomotives, jusqu’à une ville encore vide. Peu importe ce que contient son dépôt ; chaque compagnie est considérée à part.
book-r20-head = Les valeurs montent
book-r20-text = Une locomotive posée dans une ville augmente aussitôt la valeur de sa compagnie de ce que vaut la ville : de { $low } à { $high }, ou { $end } pour { $city }. La campagne ne vaut rien.

## Échanger.

book-r21-head = D’abord donner
book-r21-text = Pour échanger, donne d’abord exactement une de tes locomotives au dépôt de sa compagnie. Tous voient laquelle.
book-r22-head = Ensuite prendre
book-r22-text = Prends ensuite au moins une et au plus { $most } locomotives, à ton choix, dans le dépôt d’une seule autre compagnie. Pour en prendre { $most }, il faut que ce dépôt en contienne autant. Celles-là aussi, tous les voient.
book-r23-head = La limite
book-r23-text = Il y a une limite à ce que ton étagère devrait porter : { $limits }. Pendant la partie, tu peux en avoir davantage, mais chaque locomotive au-delà de la limite coûte { $penalty } points à la fin.

## La fin.

book-r24-head = Le but
book-r24-text = La partie s’arrête aussitôt qu’une compagnie atteint { $city }. Cette locomotive est la dernière de sa construction ; on n’en pose plus après elle.
book-r25-head = Les dépôts vides
book-r25-text = La partie s’arrête aussi quand un dépôt au plus contient encore des locomotives. On le vérifie une fois l’action finie : tout ce qui a été pris est d’abord posé et compté.

## Le décompte.

book-r26-head = Les points
book-r26-text = Tous dévoilent leurs locomotives. Pour chaque locomotive de ton étagère, même au-delà de la limite, tu marques ce que vaut maintenant sa compagnie. Pour chacune au-delà de la limite, tu perds { $penalty } points. Un score peut être négatif.
book-example-head = Un exemple
book-example-text = { $players } joueurs, la limite est donc de { $limit }. Le premier en possède { $limit } : { $sum } donnent { $total } points, et rien n’est perdu. Le second en possède { $held } et perd { $lost } points pour cela.
book-r27-head = Qui gagne
book-r27-text = Celui qui a le plus de points gagne. Les meilleurs à égalité partagent la victoire.

## Public et secret.

book-r28-head = Ce que tous savent
book-r28-text = Sont visibles de tous : le plateau, les dépôts, les valeurs, à qui de jouer, chaque construction, les deux moitiés de chaque échange et le nombre de locomotives de chacun. Lesquelles, cela reste secret jusqu’à la fin.
book-r29-head = Se souvenir
book-r29-text = En suivant les échanges, on peut déduire une partie de ce que possède un joueur. Tu peux le faire de mémoire ; avec le carnet, le programme montre ce qui a été public, et rien de plus.

## Sous les dessins.

book-figure-journey = Six compagnies en route.
book-figure-companies = Les six compagnies.
book-figure-cities = Des villes avec leur valeur, de la campagne et des barrières.
book-figure-cards = Locomotive, nom, dépôt et valeur ; la compagnie du bas a dépassé le bout de ses rails.
book-figure-rack = Tes locomotives sur leur étagère.
book-figure-stations = Une compagnie sur chaque case de départ, autour de la tour Eiffel.
book-figure-hands = Ce que l’on pioche au début, et la limite à la fin.
book-figure-filled = Les dépôts d’une partie à quatre.
book-figure-tiles = La plaque claire est celle du joueur dont c’est le tour ; la locomotive de départ dit qui a commencé. Choisis une compagnie pour construire, ou une de tes locomotives pour échanger.
book-figure-build = Les cases claires sont libres, les villes montrent leur apport. La voie grandit pas à pas.
book-figure-barrier = Grenoble est proche, mais des barrières l’en séparent.
book-figure-rural = Il y en a déjà deux : pas de place pour une troisième.
book-figure-city = Orléans est prise.
book-figure-paris = Paris reste libre.
book-figure-cut-off = Une locomotive de plus ici, et la compagnie entourée de rouge ne sortirait plus jamais.
book-figure-value = Lyon augmente la valeur.
book-figure-trade = L’une va à son dépôt, puis d’autres viennent d’un autre.
book-figure-limit = Plus que la limite : cela coûtera des points.
book-figure-marseille = La dernière locomotive de la partie.
book-figure-depots = Un seul dépôt contient encore des locomotives : la partie est finie.
book-figure-score = Locomotives fois valeur, moins la pénalité.
book-figure-hidden = Les autres ne voient que le nombre.
book-figure-notebook = Ce que le carnet dit d’un joueur.
book-players = Joueurs
book-draw = Pioche
book-limit = Limite
book-on-france = Sur la carte de la France.

## D’autres mots sous lesquels on peut chercher un paragraphe.

book-aim-also = objectif but gagner
book-r2-also = carte hexagone
book-maps-also = plateau
book-r3-also = réserve stock
book-r5-also = main caché action
book-r6-also = gares hasard fixe
book-r8-also = main début
book-r10-also = premier
book-r11-also = passer coup
book-r12-also = poser rails
book-r14-also = traverser montagne fleuve
book-r16-also = rural
book-r17-also = occupée
book-r19-also = bloquer coincer enfermer
book-r20-also = points
book-r22-also = acheter troquer
book-r23-also = maximum pénalité trop
book-r24-also = terminer fini gagner
book-r25-also = terminer fini
book-r26-also = score pénalité résultat
book-r27-also = égalité ex æquo nul victoire vainqueur
book-r29-also = notes mémoire
