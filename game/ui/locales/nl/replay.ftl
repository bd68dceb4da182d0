### Een spel terugkijken.

replay-title = Terugkijken
replay-choose = Kies een spel om terug te kijken
replay-play = Afspelen
replay-again = Vanaf het begin
replay-pause = Pauze
replay-forward = Eén zet vooruit
replay-back = Eén zet terug
replay-first = Naar het begin
replay-last = Naar het einde
replay-speed = Snelheid { $times }x
replay-position = Beurt { $turn } van { $turns }
replay-start = Het begin
replay-open = Alle locomotieven zijn te zien: dit spel is afgelopen.
replay-hidden = Dit spel is nog niet afgelopen: de locomotieven blijven verborgen.
replay-leave = Verlaten
replay-count = Naar de scores
