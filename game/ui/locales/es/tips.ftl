### Consejos para las primeras partidas, cada uno una sola vez.

tips-turn = Tu primer turno: elige una compañía para construir. Haz clic en su carta o en una de sus locomotoras en el mapa. Puedes construir para cualquiera.
tips-open = Las casillas claras están libres. Haz clic en una para colocar allí la siguiente locomotora de esta compañía.
tips-confirm = Hasta cinco locomotoras, y confirma. Hasta entonces todo se puede deshacer.
tips-city = Hay una ciudad al alcance. El número es lo que suma al valor de la compañía, para siempre.
tips-cut-off = Una casilla junto a esta línea sigue cerrada: es el último camino de otra compañía a una ciudad. Señálala y verás de cuál.
tips-ends = Esto es { $city }: si confirmas, la partida termina al instante.
tips-near = Cuidado: tras esta construcción, la siguiente puede llegar a { $city }, y eso termina la partida al instante. Ve tan lejos solo si vas por delante.
tips-value = Al final, cada una de tus locomotoras vale lo que valga su compañía. Construye, pues, para lo que tienes.
tips-trade = En vez de construir puedes cambiar: haz clic en una de tus propias locomotoras, abajo.
tips-take = Ahora haz clic en la carta de otra compañía: recibes una locomotora, y dos si haces clic otra vez.
tips-two = Dos por una: al cambiar, tu reserva crece. Confirma cuando te guste.
tips-over = Eso superaría el límite. Cada locomotora de más cuesta 20 puntos al final.
tips-limit = Estás casi en el límite. Cada locomotora de más cuesta 20 puntos al final: desde ahora cambia mejor una por una que dos por una.
tips-end = El final está cerca: una sola construcción puede llegar a { $city }. Quien va delante quizá lo quiera; quien va detrás, no.
tips-depots = Pocos depósitos tienen aún locomotoras. Cuando quede uno como mucho, la partida termina.
tips-secret = Lo que tienes es secreto, pero todos ven cada cambio. Fíjate en lo que reúnen los demás.
tips-advice = ¿No sabes qué hacer? El signo de interrogación pide a un bot sus tres mejores jugadas.
tips-map = La rueda acerca el mapa, arrastrar lo mueve, un doble clic en el mar lo muestra entero.
