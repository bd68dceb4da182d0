### The people behind the bots: their styles, and what they say.

# new
bot-style-builder = Builder
# new
bot-style-hoarder = Hoarder
# new
bot-style-speculator = Speculator
# new
bot-style-blocker = Blocker
# new
bot-style-gambler = Gambler
# new
bot-style-builder-about = Likes long lines that reach many cities.
# new
bot-style-hoarder-about = Collects the locomotives of one company.
# new
bot-style-speculator-about = Trades one locomotive for two while a company is cheap.
# new
bot-style-blocker-about = Gets in the way of the strongest rival company.
# new
bot-style-gambler-about = Takes risks and hurries towards the end.
