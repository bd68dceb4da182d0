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
# new
bot-log-hearty-build = silbando alegremente
# new
bot-log-hearty-trade = entre risas
# new
bot-log-dry-build = sin decir palabra
# new
bot-log-dry-trade = con una ceja levantada
# new
bot-log-gracious-build = con mano ligera
# new
bot-log-gracious-trade = con un gesto cortés
# new
bot-log-grumpy-build = refunfuñando
# new
bot-log-grumpy-trade = con un suspiro
# new
bot-says-reached-hearty-1 = ¡Viajeros al tren!
# new
bot-says-reached-hearty-2 = ¡Próxima parada, el final de la línea!
# new
bot-says-reached-dry-1 = Según el horario.
# new
bot-says-reached-dry-2 = Con eso basta.
# new
bot-says-reached-gracious-1 = Qué ciudad tan bonita.
# new
bot-says-reached-gracious-2 = Aquí se está bien.
# new
bot-says-reached-grumpy-1 = Ya era hora.
# new
bot-says-reached-grumpy-2 = Lo que ha costado.
# new
bot-says-hindered-hearty-1 = ¡Eh, esa era nuestra línea!
# new
bot-says-hindered-hearty-2 = ¡Ya verás!
# new
bot-says-hindered-dry-1 = Qué detalle.
# new
bot-says-hindered-dry-2 = Queda anotado.
# new
bot-says-hindered-gracious-1 = Oh. Tú primero, entonces.
# new
bot-says-hindered-gracious-2 = Tenía otros planes, pero bueno.
# new
bot-says-hindered-grumpy-1 = Lo he visto.
# new
bot-says-hindered-grumpy-2 = Típico.
# new
bot-says-bought-out-hearty-1 = ¿Ni una queda? ¡Ja!
# new
bot-says-bought-out-hearty-2 = ¡Podrías haberme dejado una!
# new
bot-says-bought-out-dry-1 = Un almacén vacío. Sutil.
# new
bot-says-bought-out-dry-2 = Adiós a ese plan.
# new
bot-says-bought-out-gracious-1 = Que la disfrutes.
# new
bot-says-bought-out-gracious-2 = Justo iba a tomar una.
# new
bot-says-bought-out-grumpy-1 = La última, claro.
# new
bot-says-bought-out-grumpy-2 = Cuánta avaricia.
# new
bot-says-won-hearty-1 = ¡Menudo viaje!
# new
bot-says-won-hearty-2 = ¡Invito yo!
# new
bot-says-won-dry-1 = Las cifras eran claras.
# new
bot-says-won-dry-2 = Como estaba previsto.
# new
bot-says-won-gracious-1 = Gracias por una partida tan bonita.
# new
bot-says-won-gracious-2 = Me lo habéis puesto difícil.
# new
bot-says-won-grumpy-1 = Por fin.
# new
bot-says-won-grumpy-2 = Cuánto trabajo.
# new
bot-says-lost-hearty-1 = ¡Otra, otra!
# new
bot-says-lost-hearty-2 = ¡Bien jugado!
# new
bot-says-lost-dry-1 = Muy instructivo.
# new
bot-says-lost-dry-2 = Las he visto peores.
# new
bot-says-lost-gracious-1 = Enhorabuena.
# new
bot-says-lost-gracious-2 = Una partida preciosa.
# new
bot-says-lost-grumpy-1 = El horario estaba en mi contra.
# new
bot-says-lost-grumpy-2 = Bah.
