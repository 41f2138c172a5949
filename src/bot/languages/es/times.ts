import type { TimeWords } from "../locale.ts";
import { words } from "../word-list.ts";

/** What a number counts that is no number of minutes. */
const counted =
  "(?:personas?|pers|pax|adult[oa]s?|nin[oa]s?|peques?|bebes?|crios?|amig[oa]s?|mas|hij[oa]s?|menores|comensales|invitados)";

export const times: TimeWords = {
  hourNeedsLead: true,
  same: ["misma hora", "mismo horario"],
  leads: words`
    a las
    a la
    las
    a ls
    alas
    ha las
    al las
    sobre las?
    hacia las?
    alrededor de las?
    a eso de las?
    a esos de las
    cerca de las?
    tipo
    tipo las?
    para las?
    pa las
    @
    como a las?
    como las
    como sobre las
    desde las?
    por ahi de las?
    por ahi a las
    a partir de las?
    aproximadamente a las?
    mas o menos a las
  `,
  aboutLeads: ["unas", "como unas"],
  answerLeads: ["para", "a", "mejor", "digamos", "que sea", "pon", "ponlo", "entonces"],
  clock: ["horas?", "h", "hrs?", "hs", "hras", "en punto"],
  am: ["a\\. ?m\\.?", "am"],
  pm: ["p\\. ?m\\.?", "pm"],
  approximately: [],
  /** Beside a day or in a sentence it is the hour of lunch. */
  noon: ["(?<=^)medio ?dia(?=[.!]?$)"],
  midnight: ["medianoche", "media noche"],
  before: {
    "cuarto para las": -15,
    "un cuarto para las": -15,
    "cuarto para la": -15,
    "un cuarto para la": -15,
    "cuarto pa las": -15,
  },
  after: {
    "y media": 30,
    "y medio": 30,
    "i media": 30,
    "y cuarto": 15,
    "y un cuarto": 15,
    "menos cuarto": -15,
    "menos un cuarto": -15,
    "y pico": 0,
    "y algo": 0,
    "y poco": 0,
    pasadas: 0,
  },
  minutePast: [],
  /** In "mesa para 10 para las 9" the ten are guests. */
  minuteTo: [
    "(?<=(?<!(?:para|pa|x|de|somos|seremos|con|vamos|iremos) )(?<!\\d)(?:5|10|20|25)(?: minutos)? )(?:para|pa) las?",
  ],
  minuteWords: ["minutos"],
  /** In "entre 8 y 10" and "4 y 5 niños" nothing is added to an hour. */
  plusMinutes: [
    "y(?= (?:0?5|[1-5]\\d) y (?:las? )?\\d)",
    `(?<!entre (?:las |la )?\\d{1,2} )(?:y|con)(?= (?:0?5|[1-5]\\d)(?! ?${counted}(?![\\p{L}])))`,
  ],
  minusMinutes: ["menos(?= (?:5|1\\d|2\\d))"],
  parts: [
    {
      words: words`
      tarde noche
      tarde-noche
    `,
      part: "evening",
      from: "18:00",
      to: "21:00",
    },
    {
      words: words`
        por la noche
        x la noche
        de la noche
        en la noche
        a la noche
        por la noxe
        de noche
        la noche
        noche
        nochecita
        cena
        cenar
        cenita
        para cenar
        pa cenar
        a cenar
        para la cena
        la cena
        a la hora de la cena
        a la hora de cenar
      `,
      part: "evening",
    },
    {
      words: words`
        almuerzo
        almorzar
        para almorzar
        a almorzar
        el almuerzo
        para el almuerzo
        para comer
        pa comer
        para la comida
        hora de la comida
        a la hora de la comida
        a la hora de comer
        hora de comer
        del mediodia
        del medio dia
        al mediodia
        al medio dia
        a mediodia
        a medio dia
        mediodia
        medio dia
      `,
      part: "lunch",
      from: "12:00",
      to: "16:00",
    },
    {
      words: words`
        a primera hora de la tarde
        primera hora de la tarde
        al principio de la tarde
      `,
      part: "afternoon",
      from: "13:00",
      to: "16:00",
    },
    {
      words: words`
        a ultima hora de la tarde
        ultima hora de la tarde
        al final de la tarde
        final de la tarde
        al caer la tarde
      `,
      part: "afternoon",
      from: "18:00",
      to: "20:30",
    },
    {
      words: words`
      media tarde
      a media tarde
    `,
      part: "afternoon",
      from: "16:30",
      to: "19:00",
    },
    {
      words: words`
        merienda
        merendar
        para merendar
        la merienda
      `,
      part: "afternoon",
      from: "16:30",
      to: "19:30",
    },
    /** Bare "tarde" is "late", unless it follows a day, which is covered by then. */
    {
      words: words`
        por la tarde
        x la tarde
        de la tarde
        en la tarde
        a la tarde
        la tarde
        de tarde
        por la tardecita
        ¦ tarde
        ¦ tardecita
      `,
      part: "afternoon",
      from: "12:00",
      to: "20:00",
    },
    {
      words: words`
      media manana
      a media manana
    `,
      part: "morning",
      from: "10:00",
      to: "12:30",
    },
    { words: words`brunch`, part: "morning", from: "10:00", to: "14:00" },
    {
      words: words`
        por la manana
        x la manana
        de la manana
        en la manana
        a la manana
        la manana
        desayuno
        desayunar
        para desayunar
        el desayuno
        de la madrugada
        madrugada
      `,
      part: "morning",
    },
  ],
  night: ["de la noche", "por la noche", "en la noche", "la noche", "noche"],
  tooEarly: words`
    demasiado (?:pronto|temprano)(?: para (?:nosotros|mi))?
  `,
  tooLate: words`
    demasiado tarde(?: para (?:nosotros|mi))?
    (?<=(?:es|son|seria) )muy tarde
  `,
  asEarly: words`
    lo mas (?:temprano|pronto) (?:posible|que (?:se pueda|puedan?|puedas|podais|tengan?|tengas|tengais))
    cuanto mas temprano,? mejor
  `,
  asLate: words`
    lo mas tarde (?:posible|que (?:se pueda|puedan?|puedas|podais|tengan?|tengas|tengais))
    cuanto mas tarde,? mejor
  `,
  early: words`
    a primera hora
    primera hora
    al principio
    primera hora de la
    a primera hora de la
    a primera hora por la
    principio de la
    a principios de la
    temprano por la
    temprano en la
    temprano
  `,
  middle: words`
    a media
    media
    a mitad de la
    en mitad de la
  `,
  late: words`
    a ultima hora
    ultima hora
    al final
    ultima hora de la
    a ultima hora de la
    final de la
    al final de la
    tarde por la
    tarde en la
    a ultimas horas de la
    entrada la
  `,
  earlyAfter: words`
    temprano
    pronto
  `,
  lateAfter: words`tarde`,
  compoundParts: {},
  departures: words`
    (?:entr(?:o|amos) (?:de turno|a trabajar)|(?:ensayo|misa|clase|turno|entreno|barco|ferry))(?: \p{L}{1,12}){0,2} (?:a las?|hasta las?|es a las?)
    (?:aterrizamos|aterrizo|irnos|irme|salir|marcharnos|marcharme|terminar|acabar|fuera|volver)(?: \p{L}{1,12}){0,2} (?:a las|a la|antes de las|antes de la)
    (?:tren|autobus|bus|vuelo|avion|espectaculo|concierto|pelicula)(?: \p{L}{1,12}){0,2} (?:a las|a la|es a las|empieza a las|sale a las)
    (?:cine|teatro|opera|partido|funcion|obra|reunion|canguro)(?: \p{L}{1,12}){0,2} (?:a las|a la|es a las|empieza a las|sale a las)
  `,
  departuresAfter: [],
  partJoiners: ["", "de", "para la", "para el", "en", "y"],
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
  or: ["o", "u", "o a las?", "o las?", "o bien a las", "o sobre las", "o si no a las", "o tal vez a las"],
  inHours: ["(?:en|dentro de|de aqui a) (?:unas )?# (?:horas?|horitas?|hrs?|h)"],
  inMinutes: ["(?:en|dentro de|de aqui a) (?:unos )?# (?:minutos?|minutitos|mins?)"],
  now: words`
    ahora(?: mismo)?
    ahorita(?: mismo)?
    ya(?: mismo)?
    inmediatamente
    cuanto antes
    lo antes posible
  `,
  inPhrases: {
    "en media hora": 30,
    "en media horita": 30,
    "dentro de media hora": 30,
    "en 1 hora y media": 90,
    "dentro de 1 hora y media": 90,
    "en hora y media": 90,
    "dentro de hora y media": 90,
    "en 2 horas y media": 150,
    "dentro de 2 horas y media": 150,
    "en una horita": 60,
    "en un par de horas": 120,
    "dentro de un par de horas": 120,
    "en un cuarto de hora": 15,
    "dentro de un cuarto de hora": 15,
    "en 3 cuartos de hora": 45,
    "dentro de 3 cuartos de hora": 45,
  },
  inLeads: words`
    en
    dentro de
    en unas
    en unos
  `,
  halfMore: words`y media`,
  laterOne: words`
    (?:la|el) (?:siguiente|de despues|de mas tarde)
  `,
  earlierOne: words`
    (?:la|el) (?:anterior|de antes|de mas temprano)
  `,
  later: ["mas tarde", "despues", "mas tardecito", "mas tardio", "mas tardia"],
  earlier: ["mas temprano", "mas pronto", "antes", "mas tempranito"],
  shiftHours: ["horas?", "horitas?", "h"],
  shiftMinutes: ["(?:de )?minutos?", "minutitos", "mins?"],
  shiftPhrases: {
    "una horita": 60,
    "1 hora y media": 90,
    "hora y media": 90,
    "2 horas y media": 150,
    "un par de horas": 120,
    "media hora": 30,
    "media horita": 30,
    "un cuarto de hora": 15,
  },
  shiftLeads: words`
    algo
    nada(?! (?:mas )?\p{L}{1,9} (?:de|que))
    hay(?= mas)
    un poco
    un poquito
    un pelin
    un pelo
    un rato
    un ratito
    mucho
    bastante
    puede ser
    podria ser
    podemos ir
    se puede
    mejor
    cualquier cosa
    uno
    una
    (?:podemos|puedo|podriamos) (?:venir|llegar)
  `,
  laterBefore: words`(?:retrasar|retrasa|retrase|atrasar|atrasa|posponer|aplazar)(?:la|lo)?(?: (?:la|mi|nuestra) (?:reserva|mesa))?`,
  earlierBefore: words`(?:adelantar|adelanta|adelante)(?:la|lo)?(?: (?:la|mi|nuestra) (?:reserva|mesa))?`,
};
