### The people behind the bots: their styles, and what they say.

# new
bot-style-builder = Construye
# new
bot-style-hoarder = Acapara
# new
bot-style-speculator = Especula
# new
bot-style-blocker = Bloquea
# new
bot-style-gambler = Se arriesga
# new
bot-style-builder-about = Le gustan las líneas largas que llegan a muchas ciudades.
# new
bot-style-hoarder-about = Reúne las locomotoras de una compañía.
# new
bot-style-speculator-about = Intercambia una locomotora por dos mientras una compañía vale poco.
# new
bot-style-blocker-about = Se interpone ante la compañía rival más fuerte.
# new
bot-style-gambler-about = Corre riesgos y apura el final de la partida.
