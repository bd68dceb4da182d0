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
