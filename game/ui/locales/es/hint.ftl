### Consejos en la mesa para quien empieza.

hint-turn = En tu turno construyes para cualquier compañía o cambias una de tus locomotoras.
hint-build = Elige una compañía: su carta, una de sus locomotoras en el mapa o las teclas 1 a 6.
hint-hexes = Las casillas claras están libres. El número es lo que la ciudad suma al valor de la compañía.
hint-line = Puedes colocar hasta cinco, cada una junto a otra del mismo color. Luego confirma.
hint-value = Al final, cada una de tus locomotoras vale lo que valga su compañía.
hint-trade = Da una de tus locomotoras y toma una o dos de una sola compañía distinta.
hint-over = Superas el límite. Cada locomotora de más cuesta 20 puntos al final.
hint-cities = En una ciudad cabe una locomotora; en el campo, dos de distinto color.
hint-barrier = Los trazos rojos y blancos son barreras: ninguna vía puede cruzarlas.
hint-marseille = { $companies }: basta una construcción para { $city }. Al llegar, la partida termina al instante.
hint-depots = Quedan pocos depósitos. Con uno o ninguno, la partida termina.
hint-secret = Nadie ve lo que tienes, pero todos ven lo que cambias.
hint-map = Rueda para acercar, arrastra para mover, doble clic para ver todo el mapa.
