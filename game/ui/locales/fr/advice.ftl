### Un conseil : ce que ferait un bot, et pourquoi.

advice-title = Conseil
advice-button = Conseil (H)
advice-chance = chance de gagner
advice-thinking = Réflexion…
advice-none = Pas de conseil.
advice-build-cities = Construire { $company } jusqu’à { $cities }
advice-build = Poser { $count } { $company } en campagne
advice-trade = Donner une { $give }, prendre { count-taken } { $take }
advice-number = { $whole },{ $tenth }
advice-held = Tu as { $held } { $company }, les autres { $average } en moyenne.
advice-ends = Met fin à la partie.
advice-nearer-the-end = Rapproche la fin de la partie.
advice-block = Devance { COMPANY($company, form: "the") } à { $city }.
advice-waste = Épuise { COMPANY($company, form: "the") } là où cela ne rapporte rien.
advice-aim-approach = Rapproche d’une ville.
advice-aim-wait = Change le moins possible.
advice-aim-grow = Une locomotive contre deux.
advice-aim-swap = Une meilleure contre une moins bonne.
