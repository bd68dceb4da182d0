### Plusieurs parties d’affilée.

series-games = Nombre de parties
series-games-about = La locomotive de départ passe au suivant à chaque partie. Un tour complet : chacun commence une fois.
series-games-one = Une
series-games-three = Trois
series-games-five = Cinq
series-games-round = Un tour complet
series-standings = Classement
series-progress = Partie { $game } sur { $games }
series-progress-open = Partie { $game }
series-after = Après la partie { $game } sur { $games }
series-after-open = Après la partie { $game }
series-place = Place
series-won = Victoires
series-game = Partie { $game }
series-earlier = Avant
series-order = D’abord les victoires, puis les points
series-leads = { $name } est en tête
series-leads-shared = { $names } sont en tête à égalité
series-winner = { $name } gagne la série !
series-winner-about = Victoires : { $won } · { count-points }
series-shared = { $names } se partagent la série !
series-next = Partie suivante
series-next-about = Partie { $game } : la locomotive de départ passe au suivant, { $name } commence.
series-again = Une autre série
series-broken = Le classement de cette série n’a pas pu être lu. Il a été mis de côté sous { $file } ; la partie elle-même continue, et toutes les parties jouées restent parmi les parties enregistrées.
