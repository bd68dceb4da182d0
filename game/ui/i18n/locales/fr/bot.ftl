### The people behind the bots: their styles, and what they say.

# new
bot-style-builder = Bâtit
# new
bot-style-hoarder = Amasse
# new
bot-style-speculator = Spécule
# new
bot-style-blocker = Fait barrage
# new
bot-style-gambler = Joue gros
# new
bot-style-builder-about = Aime les longues lignes qui passent par beaucoup de villes.
# new
bot-style-hoarder-about = Rassemble les locomotives d’une même compagnie.
# new
bot-style-speculator-about = Échange une locomotive contre deux tant qu’une compagnie vaut peu.
# new
bot-style-blocker-about = Se met en travers de la compagnie la plus forte des autres.
# new
bot-style-gambler-about = Prend des risques et presse la fin de la partie.
# new
bot-log-hearty-build = en sifflotant
# new
bot-log-hearty-trade = avec un rire
# new
bot-log-dry-build = sans un mot
# new
bot-log-dry-trade = avec un sourcil levé
# new
bot-log-gracious-build = d’une main légère
# new
bot-log-gracious-trade = avec un signe de tête poli
# new
bot-log-grumpy-build = en bougonnant
# new
bot-log-grumpy-trade = avec un soupir
# new
bot-says-reached-hearty-1 = En voiture !
# new
bot-says-reached-hearty-2 = Prochain arrêt, le terminus !
# new
bot-says-reached-dry-1 = À l’heure.
# new
bot-says-reached-dry-2 = Cela suffira.
# new
bot-says-reached-gracious-1 = Quelle ville charmante.
# new
bot-says-reached-gracious-2 = On est bien, ici.
# new
bot-says-reached-grumpy-1 = Pas trop tôt.
# new
bot-says-reached-grumpy-2 = Il en a fallu, du temps.
# new
bot-says-hindered-hearty-1 = Hé, c’était notre ligne !
# new
bot-says-hindered-hearty-2 = Ah ! Tu vas voir.
# new
bot-says-hindered-dry-1 = Quelle délicatesse.
# new
bot-says-hindered-dry-2 = C’est noté.
# new
bot-says-hindered-gracious-1 = Oh. Après toi, alors.
# new
bot-says-hindered-gracious-2 = J’avais d’autres projets, mais soit.
# new
bot-says-hindered-grumpy-1 = J’ai tout vu.
# new
bot-says-hindered-grumpy-2 = Évidemment.
# new
bot-says-bought-out-hearty-1 = Plus une seule ? Ha !
# new
bot-says-bought-out-hearty-2 = Tu aurais pu m’en laisser une !
# new
bot-says-bought-out-dry-1 = Un dépôt vide. Subtil.
# new
bot-says-bought-out-dry-2 = Voilà pour ce plan-là.
# new
bot-says-bought-out-gracious-1 = Profites-en bien.
# new
bot-says-bought-out-gracious-2 = J’allais justement en prendre une.
# new
bot-says-bought-out-grumpy-1 = La dernière, bien sûr.
# new
bot-says-bought-out-grumpy-2 = Quel appétit.
# new
bot-says-won-hearty-1 = Quel voyage !
# new
bot-says-won-hearty-2 = C’est ma tournée !
# new
bot-says-won-dry-1 = Les chiffres étaient clairs.
# new
bot-says-won-dry-2 = Comme prévu.
# new
bot-says-won-gracious-1 = Merci, quelle belle partie.
# new
bot-says-won-gracious-2 = Ce n’était pas facile.
# new
bot-says-won-grumpy-1 = Enfin.
# new
bot-says-won-grumpy-2 = Que de travail.
# new
bot-says-lost-hearty-1 = Encore ! Encore !
# new
bot-says-lost-hearty-2 = Bien joué, tout le monde !
# new
bot-says-lost-dry-1 = Instructif.
# new
bot-says-lost-dry-2 = J’ai vu pire.
# new
bot-says-lost-gracious-1 = Mes compliments.
# new
bot-says-lost-gracious-2 = Magnifiquement joué.
# new
bot-says-lost-grumpy-1 = L’horaire était contre moi.
# new
bot-says-lost-grumpy-2 = Pff.
