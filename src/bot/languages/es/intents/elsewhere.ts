import type { ElsewhereWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const elsewhere: ElsewhereWords = {
  elsewhere: words`
    alarmas?
    despertador
    recordatorios?
    recuerdame
    temporizador
    lista de reproduccion
    playlist
    musica (?:del?|en)(?! (?:vivo|directo))
    lluvios[oa]
    nublado
    pon(?:me)? (?:algo de )?musica
    cancion
    canciones
    album
    pelicula
    peliculas
    cine
    cines
    cartelera
    tiempo (?:hara|hace|va a hacer)
    pronostico
    prevision
    lluvia
    llover
    llovera
    nieve
    nevar
    temperatura
    humedad
    nubosidad
    soleado
    ventoso
    hara (?:frio|calor|viento|sol)
    estara (?:helado|nublado|mas)(?= (?:calid|fri|hoy|en))
    caluroso
    calido
    (?<!(?:plato|platos|aire|menu|algo|cafe|hace|hacia) )frio
    valora
    valorar
    calificaria
    califica
    calificar
    puntua
    puntuar
    dale \d
    dale una (?:calificacion|clasificacion|puntuacion)
    novela
    libro
    ensayo
    serie
    videojuego
    banda sonora
    trailer
    spotify
    youtube
    reproduce
    reproducir
    pon (?:la (?:radio|tele|musica|cancion)|el (?:disco|album|tema)|una cancion|algo de)
    escuchar
    cuadro
    fotografia
    saga
    chistes?
    anade(?! (?:\d|un|una) (?:persona|comensal|nino|adulto|mas|silla|cubierto))
    anadir(?= .{1,60}(?:lista|playlist))
    agrega(?! (?:\d|un|una) (?:persona|comensal|nino|adulto|mas|silla|cubierto))
    pintura
    programa de tv
    horarios? de (?:las )?peliculas
    va a (?:llover|nevar)
  `,
  mentions: words`
    (?:antes|despues) (?:del?|de la|de nuestr[oa])
    nuestr[oa]s?
    (?:vamos|salimos) (?:al|del)
  `,
};
