import type { ChoiceWords } from "../choice-words.ts";
import { words } from "../word-list.ts";

export const choices: ChoiceWords = {
  firstFree: words`
    (?:el|la) (?:1º|1ª|primer[oa]?)(?: dia| fecha| noche| de (?:esos|esas|ellos|ellas))? (?:libre|disponible)(?: que (?:haya|tengan|tengais|quede))?
    (?:el|la) (?:1º|1ª|primer[oa]?)(?: dia| fecha| noche| de (?:esos|esas|ellos|ellas))? (?:en )?que (?:este|esta|haya|quede|tengan|tengais|tenga)(?: (?:libre|disponible|sitio|mesa|hueco))?
  `,
  either: ["o", "o bien"],
  otherwise: words`
    de no poderse
    a falta de eso
    no pudiendo ser
    si no
    o si no
    y si no
    sino
    de lo contrario
    de no (?:ser posible|poder ser|haber (?:sitio|mesa|hueco))
    en su defecto
    en caso contrario
    en todo caso
    alternativamente
    como alternativa
    como segunda opcion
    (?:la )?segunda opcion
    en ultimo caso
    si acaso
    a las malas
    plan b
    en el peor de los casos
  `,
  conditions: words`
    si
    en caso de que
    en caso de
    por si
    cuando
  `,
  taken: words`
    ocupad[oa]s?
    llen[oa]s?
    complet[oa]s?
    reservad[oa]s?
    cogid[oa]s?
    pillad[oa]s?
    no puede ser
    no se puede
    no (?:hay|queda|tienen|teneis)(?: sitio| mesas?| hueco| nada| libre| disponibilidad)?
    no (?:es|fuera|esta) posible
    no esta (?:libre|disponible)
    no (?:va|viene) bien
    imposible
    lleno
  `,
  also: ["tambien", "mejor"],
  alsoFine: words`
    (?:tambien|igualmente) (?:vale|valdria|va bien|iria bien|nos va|me va|puede ser|podria ser|sirve|serviria|esta bien|estaria bien|es posible)(?: bien)?
    (?:nos |me )?(?:vale|valdria|va bien|iria bien|sirve|serviria|esta bien|estaria bien|puede ser) (?:tambien|igual|igualmente)
    tambien (?:me|nos) (?:vale|valdria|sirve|serviria|viene bien|vendria bien)
    tambien(?= ?(?:$|[.,;!]))
    si no queda otra
    en ultimo caso
    como (?:alternativa|segunda opcion)
    si no(?= ?(?:$|[.!;]))
  `,
  suitsBetter: words`
    (?:seria|es|estaria|serian|son)(?: (?:mas|mucho)){0,2} (?:mejor|realista|segur[oa]|prudente|comod[oa]|preferible)(?: para nosotros)?
    nos (?:viene|vendria|vienen|vendrian|va|iria) (?:mejor|mas comodo)
  `,
  preferably: words`
    preferiblemente
    preferentemente
    de preferencia
    mejor
    idealmente
    a ser posible
  `,
  unfit: words`
    (?:ya )?no (?:podemos|puedo|vamos|voy|vengo|venimos|aparezco|aparecemos|se puede)
    (?:nos |me )?(?:va|viene) (?:muy |bastante )?mal
    (?:es|seria|se (?:nos|me) hace)(?: ya)? (?:demasiado |muy |un poco )(?:tarde|pronto|temprano)
    no (?:puede ser|podemos|puedo|nos va|me va|nos viene|me viene|va bien|es posible|llegamos|llego)(?: bien)?
    (?:nos |me )?es imposible
    imposible
    ni (?:hablar|pensarlo|loco|loca|locos|de broma|en broma|modo|madres|de cona)
    (?:ya )?no(?=[.!,]|$| (?:gracias|por favor|llegamos|llego|salgo|salimos|estoy|estamos|hay|vale|sirve|quiero|queremos|me|nos|alcanz))
    (?:no )?(?:nos |me )?(?:sirve|vale|conviene|apetece|merece la pena)
    (?:estoy|estamos|sigo|seguimos) (?:trabajando|en el|en la|liados|ocupad[oa]s?)
    (?:trabajo|trabajamos|no salgo|no salimos)
    (?:es |esta |queda )?(?:inviable|complicado|dificil)
    (?:no )?se puede
  `,
  cannot: words`
    no (?:vengo|venimos|vendremos|vendre|vamos|voy|iremos|aparezco|cenamos|ceno|sea|quede)
    no (?:podemos|puedo|podriamos|llegamos|llego|queremos|quiero|salgo|salimos|termino|terminamos|acabo|acabamos|estoy|estamos)
    nada
    nunca
    imposible
  `,
  notPossible: words`
    (?:estoy|esta|estamos) (?:[^ ,;!?]{1,10} ){0,2}(?:en el (?:trabajo|curro)|en la oficina|de guardia)
    (?:manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo) (?:yo )?(?:trabajo|trabajamos|curro)
    no (?:puede|pueden)
    (?:me toca|tengo que|tenemos que|tiene que) trabajar
    trabajo (?:el|ese)
    no (?:podemos|puedo|podremos|podre|llegamos|llego|podriamos|podria)
    no (?:nos|me) (?:va|viene|cuadra)
    imposible
  `,
  sameDay: words`
    (?:el|ese|este) mismo dia
    esa misma (?:noche|tarde|fecha)
    ese dia
    la misma (?:noche|fecha)
  `,
  that: words`
    es[ea]
    aquel
    ese mismo
    el mismo
  `,
  thatAfter: [],
  otherTimes: words`
    que (?:mas|otra cosa) (?:tienen|tienes|teneis|hay|queda|esta libre)
    (?:que |alguna |otras? )?(?:otras|otra) (?:horas?|opcion|opciones)
    otros (?:horarios|huecos|turnos)
    que mas (?:tienen|teneis|hay)
  `,
  otherDays: words`
    (?:que |cuales |algunos |en )?otr[oa]s (?:dias|fechas|noches|tardes)
    (?:algun|que) otro dia
    (?:que|cuales) (?:dias|noches|fechas) (?:hay|tienen|tienes|teneis|estan|quedan|son)
  `,
  tasting: words`
    degustacion
  `,
  venueNouns: words`
    restaurante
    local
    sitio
    lugar
  `,
  venueTails: words`
    restaurante
  `,
  venueLeads: words`
    (?:lo )?(?:seria|sera)(?: en| para)?
    en
    al?
    \p{L}{0,8}(?:lista|espera) del?
    restaurante del?
    refiero al?
  `,
  goesTo: words`
    a
    al
  `,
  likesBetter: words`
    mejor
    prefier[eo]
    prefieren
    preferimos
    preferiria
    digo
    otra vez
    de nuevo
    volvemos
    vuelvo
  `,
  putOffBy: words`
    (?:es|esta|queda|seria|nos queda|me queda)(?: \p{L}{2,8}){0,2} (?:demasiado|mas) (?:lejos|car[oa]|ruidos[oa]|pequen[oa]|elegante)
    (?:es|esta|queda|nos queda|me queda) (?:muy |bastante )?(?:lejos|car[oa]|ruidos[oa])
    (?:es|esta|queda|seria)(?: \p{L}{2,8}){0,2} demasiado \p{L}{3,14}
  `,
  dislikes: words`
    no (?:me|nos|le) (?:gusta|apetece|convence)
    no (?:quiero|queremos|quiere)
  `,
  judgesVenue: words`
    bonit[oa]
    buen[oa]
    bien
    mejor
    agradable
    acogedor
    romantic[oa]
    elegante
    tranquil[oa]
    ruidos[oa]
    barat[oa]
    car[oa]
    cerca
    mas cerca
    lejos
    grande
    pequen[oa]
    parecid[oa]
    recomendable
    vale la pena
  `,
  asksOfVenue: words`
    abren?
    cierra
    como es
  `,
  asksAboutVenue: words`
    (?:que|como) es
    hablame del?
    cuentame (?:algo )?(?:del?|sobre)
    que (?:tipo|clase) de (?:sitio|restaurante|lugar) es
  `,
  asksWhere: words`
    donde (?:esta|queda|se encuentra|es)
  `,
  comparesVenues: words`
    (?:cual es |que )la diferencia(?: entre (?:los 2|ellos|ambos))?(?=[ ?!.]*$)
    cual(?: de los 2)? es (?:mejor|mas bonito|el mejor)(?=[ ?!.]*$)
  `,
  other: words`
    (?:el|al|del) otro
    otro
  `,
};
