### Los mapas en los que se puede jugar.

maps-title = Mapa
maps-facts = { $hexes } casillas, { $count ->
    [one] { $count } ciudad
   *[other] { $count } ciudades
}
maps-minutes = Unos { $minutes } minutos
maps-own = Tus propios mapas van en { $folder }
maps-open-folder = Abrir la carpeta
maps-open-failed = Aquí no se puede abrir la carpeta. Está en { $folder }
maps-none = { $count ->
    [one] { $count } archivo de tu carpeta no es un mapa: ¿por qué?
   *[other] { $count } archivos de tu carpeta no son mapas: ¿por qué?
}
maps-none-title = Archivos que no son mapas
maps-none-about = Si dibujas mapas: main.py board check ARCHIVO indica cada error y su lugar.
maps-flaw-unreadable = { $file } no se puede leer.
maps-flaw-empty = { $file } está vacío.
maps-flaw-too-large = { $file } pasa de { $megabytes } MB.
maps-flaw-not-text = { $file } no es un archivo de texto.
maps-flaw-not-json = { $file } no está escrito como un mapa (en JSON).
maps-flaw-no-board = { $file } no es un mapa de este juego.
maps-flaw-mistakes = { $count ->
    [one] { $file } tiene un error; main.py board check lo indica.
   *[other] { $file } tiene { $count } errores; main.py board check los indica.
}
maps-flaw-no-paris = { $file } necesita un París con seis estaciones alrededor.
maps-flaw-no-end = { $file } no tiene ninguna ciudad que termine la partida.
maps-flaw-cut-off = { $file } tiene tierra a la que no llega ninguna vía.
maps-flaw-name-taken = { $file } se llama igual que otro mapa.
