### Una pista: lo que haría un bot, y por qué.

advice-title = Pista
advice-button = Pista (H)
advice-chance = probabilidad de ganar
advice-thinking = Pensando…
advice-none = No hay pista.
advice-build-cities = Construir { $company } hasta { $cities }
advice-build = Colocar { $count } { $company } en el campo
advice-trade = Dar una { $give }, tomar { count-taken } { $take }
advice-number = { $whole },{ $tenth }
advice-held = Tienes { $held } { $company }, los demás { $average } de media.
advice-ends = Termina la partida.
advice-nearer-the-end = Se acerca al final de la partida.
advice-block = Se adelanta a { $company } en { $city }.
advice-waste = Gasta { $company } donde no aporta nada.
advice-aim-approach = Se acerca a una ciudad.
advice-aim-wait = Cambia lo menos posible.
advice-aim-grow = Una locomotora por dos.
advice-aim-swap = Una mejor por una peor.
