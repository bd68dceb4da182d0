### Astuces à la table pour les débutants.

hint-turn = À ton tour, tu construis pour n’importe quelle compagnie ou tu échanges une de tes locomotives.
hint-build = Choisis une compagnie : sa carte, une de ses locomotives sur le plateau ou les touches 1 à 6.
hint-hexes = Les cases claires sont libres. Le nombre dit de combien la ville augmente la valeur de la compagnie.
hint-line = Pose jusqu’à cinq locomotives, chacune à côté d’une de la même couleur. Puis valide.
hint-value = À la fin, chacune de tes locomotives vaut la valeur de sa compagnie.
hint-trade = Donne une de tes locomotives, puis prends-en une ou deux d’une seule autre compagnie.
hint-over = Tu dépasses la limite. Chaque locomotive en trop coûte 20 points à la fin.
hint-cities = Une ville accueille une locomotive, la campagne deux de couleurs différentes.
hint-barrier = Les tirets rouges et blancs sont des barrières : aucune voie ne les traverse.
hint-marseille = { $companies } : une construction suffit pour { $city }. La partie finirait aussitôt.
hint-depots = Il reste peu de dépôts. Avec un seul ou aucun, la partie s’achève.
hint-secret = Personne ne voit ce que tu possèdes, mais tous voient ce que tu échanges.
hint-map = Molette pour zoomer, glisser pour déplacer, double-clic pour toute la carte.
