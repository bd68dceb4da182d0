### Ein Tipp: was ein Bot täte, und warum.

advice-title = Tipp
advice-button = Tipp (H)
advice-chance = Siegchance
advice-thinking = Denkt nach …
advice-none = Kein Tipp zu haben.
advice-build-cities = { $company } bauen bis { $cities }
advice-build = { $count } { $company } aufs Land bauen
advice-trade = Eine { $give } geben, { count-taken } { $take } nehmen
advice-number = { $whole },{ $tenth }
advice-held = Du hast { $held } { $company }, die anderen im Schnitt { $average }.
advice-ends = Beendet die Partie.
advice-nearer-the-end = Kommt dem Ende der Partie näher.
advice-block = Nimmt { $company } die Stadt { $city } weg.
advice-waste = Verbraucht { $company }, wo es nichts bringt.
advice-aim-approach = Kommt einer Stadt näher.
advice-aim-wait = Ändert so wenig wie möglich.
advice-aim-grow = Eine Lok gegen zwei.
advice-aim-swap = Eine bessere gegen eine schlechtere.
