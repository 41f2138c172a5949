import type { CountWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const counts: CountWords = {
  phrases: words`
    (?:meter|encajar|acomodar|colocar)(?:nos)? a #
    que sean #
    (?:(?:numero de |n\.? de )?(?:personas|comensales|adultos|invitados)) ?[:=] #
    (?:mesa|mesita|grupo|reserva|reservacion|sitio|lugar|lugares|hueco) (?:para|pa|de|del|por|x|xa|p/) ?(?:unos |unas |nosotros |nosotras )?#
    (?:familia|cena|comida|almuerzo|espacio|fiesta|equipo|asientos) (?:para|pa|de|del|por|x|xa|p/) ?(?:unos |unas |nosotros |nosotras )?#
    (?:somos|seamos|seremos|seriamos|vamos a ser|podemos ser|podriamos ser) (?:ahora |solo |solamente |unos |unas |en total |al final |finalmente |como |ya |todos |mas o menos |aproximadamente |alrededor de |sobre |quizas? |tal vez |probablemente |al menos ){0,2}#
    (?:serian|seran|van a ser|estaremos|estamos|vamos a estar) (?:ahora |solo |solamente |unos |unas |en total |al final |finalmente |como |ya |todos |mas o menos |aproximadamente |alrededor de |sobre |quizas? |tal vez |probablemente |al menos ){0,2}#
    (?:vamos|venimos|iremos|vendremos|iriamos|vendriamos|vamos a ir|vamos a venir|asistiremos|acudiremos) (?:ahora |solo |unos |unas |en total |como )?#
    (?:quedamos|cenamos|comemos|cenaremos|comeremos|nos juntamos|viajamos|van|vienen) (?:ahora |solo |unos |unas |en total |como )?#
    (?:podemos|podriamos|queremos|queriamos|quisieramos|nos gustaria|vamos a) (?:ir|venir|pasar|cenar|comer|almorzar)(?:nos)? (?:unos |unas |como )?#
    nosotr[oa]s #
    #(?:,? de (?:los|las) (?:que|cuales)|,? de ell[oa]s|,? incluid[oa]s?|,? incluyendo|,? contando)(?= (?:a )?(?:\d|los|las)(?![\p{L}]))
    # de nosotr[oa]s
    entre todos #
    grupo #
    # a la mesa
    (?:sitio|mesa|hueco) a #
    (?:volvemos|volveremos|volveriamos) a ser #
    (?:somos|seremos|vamos a ser) (?:otra vez|de nuevo) #
    (?<=(?:confirm|reserv|cog|mant)(?:a|e|o|en|amos|emos) )(?:lo|la) de #(?=[,.! ]*$)
  `,
  totals: words`
    # en total
    (?:en )?total:?,? (?:(?:somos|seremos|vamos|iremos|unos|de) )?#
    contando a todos #
    todos juntos #
  `,
  putsDown: words`
    (?:dej|pon|mant|anot|apunt)(?:a|e|en|ga|gan|emos|gamos)?(?:l[ao]s?|nos)?
  `,
  keptAt: words`
    (?:dej|manteng)(?:emos|amos|a|e|en|an)(?:lo|la|nos|los)? (?:en|para|a|con)
    (?:dej|mant)(?:a|e|en|emos|engamos|enga|en)(?:l[ao]s?|nos)? (?:en|para|a|con)
    nos quedamos (?:en|con)
    seguimos siendo
  `,
  weakPhrases: words`
    (?:de momento|por ahora|por el momento),? (?:somos |seriamos )?#
    sino (?:para |que somos )?#
    (?:para|pa|xa|p/|x) ?(?:unos |unas |solo |nosotros |nosotras |los |las |como |aproximadamente |(?:un )?maximo(?: de)? |como maximo )?#
    (?:somos|seremos) (?:el|la) #
    mejor #
    con #
    reserva(?:r)? a #
    (?:puse|escribi|dije|habia (?:puesto|dicho)) #
    (?:solo|solamente|nada mas|unicamente) #
    (?:1|una) de #
  `,
  openPhrases: words`
    (?:quiero|queria) decir #
    #,? (?:mejor|en su lugar|en vez de eso)(?=[.?! ]*$)
    mejor #
    que sea #
    digamos #
    pon #
    ponlo #
    ponla #
    en realidad #
    al final (?:solo )?#
    no,? #
    perdon,? #
    digo #
    mejor dicho,? #
    (?:cambialo|cambiala|cambiar) a #
    pongamos #
    entonces #(?=[.! ]*$)
    # entonces(?=[.! ]*$)
    (?:pon(?:me|nos|ga|gan)|pongame|ponganos|pongamos|hagamos|dejemoslo en|lo dejamos en) #
  `,
  answerLeads: words`
    (?:apunt|anot)[ae]
    ponga
    unas
    unos
    sobre
    alrededor de
    cerca de
    quizas
    tal vez
    como
    como mucho
    al menos
    digamos
    no mas de
    no menos de
    a lo sumo
    maximo
    calculo que
    ponle
    pon
    yo diria
    creo que
    como minimo
    por lo menos
    mas o menos
    hasta
  `,
  fixed: {
    "un par": 2,
    "1 par": 2,
    "en pareja": 2,
    "ella y yo": 2,
    "el y yo": 2,
    "un trio": 3,
    "1 trio": 3,
    "un cuarteto": 4,
    "nadie mas que yo": 1,
    "yo y nadie mas": 1,
    "solo yo": 1,
    "solamente yo": 1,
    "solo para mi": 1,
    "para mi solo": 1,
    "para mi sola": 1,
    "yo solo": 1,
    "yo sola": 1,
    "yo solito": 1,
    "yo solita": 1,
    "voy solo": 1,
    "voy sola": 1,
    "ire solo": 1,
    "ire sola": 1,
    "vengo solo": 1,
    "vengo sola": 1,
    "ceno solo": 1,
    "ceno sola": 1,
    "como solo": 1,
    "como sola": 1,
    "los 2": 2,
    "nosotros 2": 2,
    "nosotras 2": 2,
    "los 3": 3,
    "los 4": 4,
    "los 5": 5,
    "los 6": 6,
    "una parejita": 2,
    "un matrimonio": 2,
    "una docena": 12,
    "una docena de personas": 12,
    "media docena": 6,
    "media docena de personas": 6,
    "un par de personas": 2,
  },
  including: words`
    son
    incluyendo
    incluidos
    de los cuales
    entre ellos
  `,
  or: [
    "o",
    "u",
    "o quizas",
    "o tal vez",
    "o como mucho",
    "o a lo mejor",
    "(?:pero )?quizas?",
    "(?:pero )?tal vez",
    "(?:pero )?a lo mejor",
    "puede que",
  ],
  to: ["a"],
};
