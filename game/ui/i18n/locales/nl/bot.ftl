### The people behind the bots: their styles, and what they say.

# new
bot-style-builder = Bouwt graag
# new
bot-style-hoarder = Verzamelt
# new
bot-style-speculator = Speculeert
# new
bot-style-blocker = Zit dwars
# new
bot-style-gambler = Waagt veel
# new
bot-style-builder-about = Houdt van lange lijnen die veel steden bereiken.
# new
bot-style-hoarder-about = Verzamelt de locomotieven van één maatschappij.
# new
bot-style-speculator-about = Ruilt één locomotief tegen twee zolang een maatschappij weinig waard is.
# new
bot-style-blocker-about = Zit de sterkste maatschappij van de anderen in de weg.
# new
bot-style-gambler-about = Neemt risico’s en haast zich naar het einde.
