import type { BoundWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const bounds: BoundWords = {
  rangeLeads: [
    "entre las",
    "entre la",
    "entre",
    "de",
    "de las",
    "de la",
    "desde las",
    "desde la",
    "desde",
    "tipo",
  ],
  rangeJoiners: ["a", "a las", "a la", "hasta las", "hasta la", "hasta"],
  rangeAnd: ["y", "y las", "y la"],
  notBefore: [
    "despues de las?",
    "a partir de las?",
    "a partir",
    "de las?(?= \\d{1,2}(?: y media)? en adelante)",
    "desde las?",
    "no antes de las?",
    "(?:nunca|jamas) antes de las?",
    "(?:una vez )?pasad[ao]s? las?",
    "mas alla de las?",
    "como muy pronto a las?",
    "(?<!(?:no|nunca) )mas tarde de las?",
  ],
  notAfter: [
    "(?<!(?:no|nunca|jamas) )antes de las?",
    "hasta las?",
    "como (?:muy )?tarde a las?",
    "como (?:muy )?tarde",
    "como maximo a las?",
    "a mas tardar a las?",
    "a mas tardar",
    "(?:no|nunca) (?:sea )?(?:mas tarde|despues) de las?",
    "maximo a las?",
    "(?<!(?:no|nunca) )mas (?:temprano|pronto) de las?",
  ],
  notBeforeSuffix: [
    "o (?:un poco|un poquito|algo|un pelin) (?:mas tarde|despues)",
    "o mas tarde",
    "en adelante",
    "o despues",
    "para adelante",
    "como (?:muy )?pronto",
    "como minimo",
  ],
  notAfterSuffix: [
    "o (?:un poco|un poquito|algo|un pelin) (?:antes|mas temprano|mas pronto)",
    "o antes",
    "como (?:muy )?tarde",
    "como maximo",
    "a mas tardar",
    "o mas temprano",
    "o mas pronto",
  ],
  floors: words`
    (?:como |de |por lo )?minimo
    (?:al|por lo) menos
    lo mas pronto
  `,
  limits: words`
    (?:el |mi |nuestro |como )?(?:limite|tope|maximo)(?: horario)?(?: (?:es|son|seria|serian|esta en))?
    (?:como |a lo |lo )?(?:maximo|mas tardar|mucho|sumo)
    lo mas tarde(?: (?:es|seria|posible))?
  `,
  limitsAfter: words`
    (?:como |a lo )?(?:maximo|mucho|sumo|tope)
    (?:es|son|seria) (?:el |mi |nuestro )?(?:limite|tope|maximo)
  `,
  departures: words`
    (?:aeropuerto|estacion|peli|canguro)(?: \p{L}{1,12}){0,3} (?:a las?|antes de las?)
    (?:entr(?:o|amos) (?:de turno|a trabajar)|(?:ensayo|misa|clase|turno|entreno|barco|ferry))(?: \p{L}{1,12}){0,2} (?:a las?|hasta las?|es a las?)
    (?:aterrizamos|aterrizo|irnos|irme|salir|marcharnos|marcharme|terminar|acabar|fuera|volver)(?: \p{L}{1,12}){0,2} (?:a las|a la|antes de las|antes de la)
    (?:tren|autobus|bus|vuelo|avion|espectaculo|concierto|pelicula)(?: \p{L}{1,12}){0,2} (?:a las|a la|es a las|empieza a las|sale a las)
    (?:cine|teatro|opera|partido|funcion|obra|reunion|canguro)(?: \p{L}{1,12}){0,2} (?:a las|a la|es a las|empieza a las|sale a las)
  `,
  departuresAfter: words`
    (?:(?:sale|se|va|tenemos|tengo|hay|nuestr[oa]|mi|el|la|los|las|un|una|ultimo|que|coger|tomar|pillar|estar|ir|en|al|entradas|para|empieza|comienza|dos) ){1,7}(?:tren|autobus|bus|avion|vuelo|barco|ferry|taxi|espectaculo|concierto|peli|pelicula|cine|teatro|opera|partido|funcion|obra|reunion|canguro|aeropuerto|estacion)
    nos (?:vamos|marchamos|tenemos que ir)
    me (?:voy|marcho)
    (?:tenemos|tengo) que (?:irnos|irme|salir|marcharnos|marcharme)
    salimos
  `,
  or: ["o", "u", "o a las?", "o las?", "o bien a las", "o sobre las", "o si no a las", "o tal vez a las"],
};
