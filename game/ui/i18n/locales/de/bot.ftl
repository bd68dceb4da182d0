### The people behind the bots: their styles, and what they say.

# new
bot-style-builder = Baut gern
# new
bot-style-hoarder = Sammelt
# new
bot-style-speculator = Spekuliert
# new
bot-style-blocker = Stört gern
# new
bot-style-gambler = Wagt viel
# new
bot-style-builder-about = Mag lange Strecken, die viele Städte erreichen.
# new
bot-style-hoarder-about = Sammelt die Loks einer Gesellschaft.
# new
bot-style-speculator-about = Tauscht eine Lok gegen zwei, solange eine Gesellschaft wenig wert ist.
# new
bot-style-blocker-about = Stellt sich der stärksten Gesellschaft der anderen in den Weg.
# new
bot-style-gambler-about = Riskiert viel und drängt auf das Ende.
