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
# new
bot-log-hearty-build = whistling cheerfully
# new
bot-log-hearty-trade = with a laugh
# new
bot-log-dry-build = without a word
# new
bot-log-dry-trade = with a raised eyebrow
# new
bot-log-gracious-build = with a light hand
# new
bot-log-gracious-trade = with a polite nod
# new
bot-log-grumpy-build = grumbling
# new
bot-log-grumpy-trade = with a sigh
# new
bot-says-reached-hearty-1 = All aboard!
# new
bot-says-reached-hearty-2 = Next stop, the terminus!
# new
bot-says-reached-dry-1 = On schedule.
# new
bot-says-reached-dry-2 = That will do.
# new
bot-says-reached-gracious-1 = What a charming city.
# new
bot-says-reached-gracious-2 = I do like it here.
# new
bot-says-reached-grumpy-1 = About time.
# new
bot-says-reached-grumpy-2 = It took long enough.
# new
bot-says-hindered-hearty-1 = Hey, that was our track!
# new
bot-says-hindered-hearty-2 = Ha! Just you wait.
# new
bot-says-hindered-dry-1 = How considerate.
# new
bot-says-hindered-dry-2 = Noted.
# new
bot-says-hindered-gracious-1 = Oh. After you, then.
# new
bot-says-hindered-gracious-2 = I had other plans, but never mind.
# new
bot-says-hindered-grumpy-1 = I saw that.
# new
bot-says-hindered-grumpy-2 = Typical.
# new
bot-says-bought-out-hearty-1 = Not one left? Ha!
# new
bot-says-bought-out-hearty-2 = You could have left me one!
# new
bot-says-bought-out-dry-1 = An empty depot. Subtle.
# new
bot-says-bought-out-dry-2 = So much for that plan.
# new
bot-says-bought-out-gracious-1 = Do enjoy it.
# new
bot-says-bought-out-gracious-2 = I was just about to ask for one.
# new
bot-says-bought-out-grumpy-1 = The last one, of course.
# new
bot-says-bought-out-grumpy-2 = Greedy.
# new
bot-says-won-hearty-1 = What a ride!
# new
bot-says-won-hearty-2 = Drinks are on me!
# new
bot-says-won-dry-1 = The figures were clear.
# new
bot-says-won-dry-2 = As expected.
# new
bot-says-won-gracious-1 = Thank you all, what a lovely game.
# new
bot-says-won-gracious-2 = You made it difficult.
# new
bot-says-won-grumpy-1 = Well. At last.
# new
bot-says-won-grumpy-2 = That was hard work.
# new
bot-says-lost-hearty-1 = Again! Again!
# new
bot-says-lost-hearty-2 = Well played, all of you!
# new
bot-says-lost-dry-1 = Instructive.
# new
bot-says-lost-dry-2 = I have seen worse.
# new
bot-says-lost-gracious-1 = My compliments.
# new
bot-says-lost-gracious-2 = Beautifully played.
# new
bot-says-lost-grumpy-1 = The timetable was against me.
# new
bot-says-lost-grumpy-2 = Hmph.
