import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { noun } from "./patterns.ts";

/** A booking that is told of only to change it is not asked for. */
const unlessChanged = "(?!.{0,120}(?:cambi|modific|mover|pasar|somos|seremos|adelant|retras))";

/** Where such a question ends: what follows would be what it asks about. */
const end = "(?=[^\\p{L}]{0,3}(?:(?:entonces|ya|ahora|o no|por favor)[^\\p{L}]{0,3})?$)";

export const standing: StandingWords = {
  list: words`
    (?:que|cuando|como) (?:quedo|esta|ha quedado|tengo|tenemos) reservado(?: al final| entonces)?(?=[?.! ]*$)
    que (?:es lo que |era lo que )?(?:tengo|tenemos|tenia|teniamos|habia|habiamos) (?:ya )?reservado
    (?:tengo|tenemos|tenia|teniamos|hay) (?:ya )?(?:algo|alguna cosa|alguna mesa) reservad[oa]
    (?:recuerda|recuerdas|recuerdan|recuerde|recordar|recuerdame|recuerdeme|recordarme|recuerdanos) (?:mi|nuestra) reserva
    (?<![\p{L}],? )(?:mi|nuestra) (?:reserva|reservacion)(?=[ .!?]*$)
    (?<!\p{L} )(?:mis|nuestras) (?:reservas|reservaciones)
    (?:ver|mostrar|muestra|muestrame|mostrame|muestreme)(?:me)? (?:cuales son |si (?:esta|sigue|existe) )?(?:todas )?(?:mi|mis|nuestra|nuestras) ${noun}
    (?:ensename|ensenar|consultar|consulta)(?:me)? (?:cuales son |si (?:esta|sigue|existe) )?(?:todas )?(?:mi|mis|nuestra|nuestras) ${noun}
    (?:comprobar|confirmar|revisar|mirar|buscar|busca)(?:me)? (?:cuales son |si (?:esta|sigue|existe) )?(?:todas )?(?:mi|mis|nuestra|nuestras) ${noun}
    (?:encontrar|verificar|listar|dime|saber)(?:me)? (?:cuales son |si (?:esta|sigue|existe) )?(?:todas )?(?:mi|mis|nuestra|nuestras) ${noun}
    (?:tengo|tenemos) (?:ya )?(?:algunas?|mas) ${noun}
    (?:tengo|tenemos) (?:ya )?(?:una|la|mi) (?:reserva|reservacion|mesa)(?! y )(?=[^.,]{0,50}\?)
    (?:tengo|tenemos) (?:hecha|alguna) (?:la |una )?(?:reserva|reservacion)
    (?:que|cuales|cuantas) (?:reservas|reservaciones) (?:tengo|tenemos|hay a mi nombre|hice|hicimos)
    (?:a que hora|cuando|para cuando|que dia) (?:es|era|tengo|tenemos|esta|tenia|teniamos|hice) (?:hecha )?(?:mi|la|nuestra|una) (?:reserva|reservacion|mesa)
    (?:para que dia|para que hora) (?:es|era|tengo|tenemos|esta|tenia|teniamos|hice) (?:hecha )?(?:mi|la|nuestra|una) (?:reserva|reservacion|mesa)
    (?:donde|para cuantos|para cuantas personas) (?:es|era|tengo|tenemos|esta|tenia|teniamos|hice) (?:hecha )?(?:mi|la|nuestra|una) (?:reserva|reservacion|mesa)
    (?:esta|sigue|quedo) (?:confirmada|hecha|en pie) (?:mi|la|nuestra) (?:reserva|mesa)
    (?:mi|nuestra) (?:reserva|mesa) (?:esta|sigue|quedo) (?:confirmada|hecha|en pie)
    hay (?:alguna|una) (?:reserva|mesa) a (?:mi )?nombre
    ya (?:tengo|tenemos) (?:una |la |hecha )?(?:reserva|reservacion|mesa)${unlessChanged}
    (?:hice|hicimos|habia hecho|habiamos hecho|tenia|teniamos) (?:hecha )?(?:una |la |mi )?(?:reserva|reservacion)${unlessChanged}
    (?:los )?detalles de (?:mi|la|nuestra) reserva
    el estado de (?:mi|la) reserva
    (?:reservado|reserve).{0,60}(?:os |le |les )?(?:ha |han )?(?:llegado|llego|recibido)
    (?:cual (?:es|era)|que|dime|dame|deme|tengo|hay) (?:mi|el|la|nuestro|nuestra|un|una)? ?(?:numero|codigo|referencia|localizador)(?: de (?:la |
      mi |nuestra )?(?:reserva|confirmacion))
    (?:cual (?:es|era)|dime|dame|deme) (?:mi|la|nuestra) (?:referencia|localizador)
    (?:numero|codigo|referencia) de (?:la )?(?:reserva|confirmacion)(?=[ ,]{0,5}(?:por favor)?[ ?.!]{0,5}$)
    a (?:que|cual|nombre de quien) nombre
    (?:a )?nombre de quien (?:esta|hice|hicimos|va)
    (?:una )?copia de (?:mi|la|nuestra) (?:reserva|confirmacion)
    (?:reenviar(?:me)?|enviar(?:me)?|mandar(?:me)?|mande(?:me)?|manda(?:me)?|envie(?:me)?|enseñar(?:me)?|ensenar(?:me)?) (?:otra vez |
      de nuevo )?(?:la|mi|una|nuestra) (?:confirmacion|copia)
    (?:a que hora|cuando|que dia) (?:era|es) (?:la mesa|la reserva)(?: otra vez)?
    cual(?:es)? (?:es|son) (?:mi|mis|nuestra|nuestras) (?:reserva|reservas)(?=[ ?.!]{0,4}$)
    (?:confirm(?:ar(?:me|nos)?|an|as|ais|a|e|en|arias|arian)|verificar|comprobar|mirar) (?:\p{L}{1,8} ){0,2}(?:que|si) (?:tengo|tenemos|teniamos|tenia|he|hemos) (?:una |la |mi |nuestra )?(?:mesa|reserva|reservado)
    (?:sigue|esta|queda) (?:todavia |aun )?en pie (?:mi|la|nuestra) (?:reserva|mesa)
    (?:me|nos) (?:lo|la) (?:puede|puedes|pueden|podria|podeis) (?:mandar|enviar|reenviar|repetir)(?: otra vez| de nuevo)?
    (?:puede|puedes|pueden|podria|podeis) (?:mandar|enviar|reenviar|repetir)(?:melo|mela|noslo)(?: otra vez| de nuevo)?
    que (?:es lo que )?(?:tengo|tenemos|he|hemos|habia|habiamos) (?:ya )?(?:reservado|reservada)(?=[ ?!.]*$)
    (?:que|cual) reserva (?:es|era)(?: (?:esa|esta))?(?=[?. ]*$)
    (?:de )?que reserva(?: (?:habla|hablan|me habla))?(?=[?. ]*$)
    (?:recordar(?:me|nos)?|recuerd[ae](?:me|nos)?) (?:por favor )?(?:la |el |a |para )?(?:fecha|dia|hora|que hora|cuando|que dia)
    que (?:mesas|reservas) (?:tengo|tenemos)
  `,
  askBooked: words`
    (?:ya |entonces )?(?:esta|estaria|quedo|queda|ha quedado|quedaria) (?:ya |todo |bien )?(?:reservad[ao]|confirmad[ao]|hech[ao]|list[ao]|
      apuntad[ao])(?=[^\p{L}]{0,3}\?)
    (?:ha |se ha )?(?:funciono|funcionado)${end}
    (?:(?:se )?ha hecho|se hizo|salio bien|ha salido bien)(?: la reserva)?${end}
    (?:lo |la |me la |nos la )?(?:ha|has|han) (?:ya )?reservado(?: la mesa)?(?=[^\p{L}]{0,3}\?)
    (?:ya )?(?:tengo|tenemos) (?:ya )?la mesa(?: ya| entonces)?(?=[^\p{L}]{0,3}\?)
    (?:ya )?esta (?:ya |todo )?(?:hecho|listo)(?=[^\p{L}]{0,3}\?)
    (?:seguimos|sigo|estamos|estoy)(?: todavia)? (?:apuntad[oa]s?|reservad[oa]s?|en la lista)(?:,? ?(?:no|verdad))?(?=[^\p{L}]{0,3}\?)
    (?:nos|me) (?:tienen|teneis|tienes)(?: todavia| aun)?(?: apuntad[oa]s?)?(?:,? ?(?:no|verdad))?(?=[^\p{L}]{0,3}\?)
    (?:a que hora|que dia|para que (?:dia|hora)|para cuando|a nombre de quien|para cuant[oa]s) (?:era|eramos|es que era|la tenia|la tengo|la tenemos|teniamos|tengo|quedamos|hemos quedado|habiamos quedado|habia reservado|habiamos reservado|reserve|reservamos)(?: yo| nosotros| mesa| la cosa| al final)?(?=[ ,]{0,3}(?:que no me acuerdo|por favor)?[ ?.!]{0,4}$)
    ^(?:entonces |y )?(?:ya )?(?:esta|queda|ha quedado)(?: ya| la reserva| la mesa){0,2} cancelada(?: ya)?(?= ?\?)
    ^[¿ ]{0,2}(?:entonces |y )?(?:ahora )?(?:esta|estamos|queda|figura|consta)(?: ahora| entonces){0,2} (?:para|apuntad[oa]s? para|reservad[oa]s? para) [^.;!?]{0,20}\d[^.;!?]{0,30}(?= ?\?)
    (?:tengo|tenemos)(?: ahora| ya)? (?:\d{1,2}|dos|tres) (?:reservas|reservaciones|mesas)(?: ahora)? o (?:solo |solamente )?(?:\d{1,2}|una|dos)
    ^[¿ ]{0,2}(?:(?:me|nos) (?:confirma|confirmas|confirman)|(?:puede|podria|puedes) confirmar(?:me|nos)?) que (?:somos|seremos|estamos) [^;!?]{1,60}(?= ?\?)
    ^[¿ ]{0,2}(?:y |entonces )?(?:la|lo) del? \p{L}{5,9},? (?:ya )?(?:esta|queda)(?: ya| ahora)? (?:reservad[oa]|confirmad[oa]|cambiad[oa]|hech[oa])(?: ya| ahora)?(?= ?\?)
    ^[¿ ]{0,2}(?:ya )?esta (?:reservad[oa]|confirmad[oa]|cambiad[oa]) (?:ya |ahora )?(?:la|lo) del? \p{L}{5,9}(?= ?\?)
    (?:esta|queda) (?:ya )?(?:reservado|reservada) (?:el|para el) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)
  `,
  recap: words`
    (?:cuant[oa]s|que (?:dia|hora|fecha|nombre|numero|restaurante)|a que hora|para cuant[oa]s)(?: personas)? (?:te |le |os |les )?(?:dije|dijimos|he dicho|hemos dicho|puse|pusimos)(?: (?:que (?:eramos|somos|seriamos|era)))?(?=[ ?.!]*$)
    (?:mandame|enviame|dame|dime|muestrame|repiteme|mandeme|envieme|deme|digame)(?: otra vez| de nuevo)? (?:los|mis|todos los) detalles
    que (?:tienes|tiene|teneis|has|ha|habeis) (?:apuntado|anotado)
    (?:puedes|puede|podeis|podria|podrias) (?:hacerme un resumen|resumir(?:lo|melo)?|recapitular|repetirlo todo|repetirme (?:los|todos los) detalles)
    que (?:ha|has|han) (?:apuntado|anotado|escrito)
    (?:mandame|enviame|muestrame|pasame|mandeme|envieme|paseme|mandanos|envianos) (?:toda (?:la|mi|nuestra) reserva|(?:la|mi) reserva (?:completa|entera))
    (?:en |para )?(?:que|cual) restaurante (?:es|era|seria)(?: la mesa)?(?=[ ?.!]*$)
    (?:cuant[oa]s (?:somos|eramos|seremos|ibamos a ser))(?:,? (?:dije|dijimos|he dicho|habia dicho|que dije))(?=[ ?.!]*$)
  `,
  probably: words`
    seguramente
    probablemente
  `,
  punctual: words`
    no (?:llegaremos|llegare|llegamos|llego|vamos a llegar|voy a llegar) (?:muy )?tarde
    no nos retrasa\p{L}{2,6}
    (?<!no )(?:llegaremos|llegamos|llegare|estaremos) (?:puntuales|a tiempo|a la hora)
  `,
  late: words`
    (?:llegamos|llego|llegaremos|llegare) (?:(?:un|1) (?:poco|poquito|pelin) )?mas tarde,? (?:unos |como )?(?:\d{1,3} ?min\p{L}{0,6}|un (?:cuartito|cuarto) de hora)
    trafico,? (?:llegamos|llego|llegaremos)
    es (?:solo )?(?:un |por el |por )retraso
    # (?:de retraso|tarde)
    (?:atasco|retencion|retenciones)
    (?:llegamos|llego|llegaremos|llegare|vamos|voy|vamos a llegar|voy a llegar|llegar) (?:[\p{L}\d]{1,10} ){0,4}(?:tarde|con retraso|retrasad[oa]s?)
    (?:con|de|un poco de|minutos de|llevamos|tenemos|tengo) retraso
    retrasamos
    me retraso
    (?:en un|en el|pillado en|en medio del|metidos en un) (?:atasco|trafico)
    tarde unos
    (?:minutos|minutitos|minutillos|min|poco|poquito) tarde
    retrasad[oa]s?
    (?:llegaremos|llegamos|llegare|llego|estaremos|iremos)(?: sobre)? a las? .{1,20} en (?:vez|lugar) de
    (?:no llegamos|no llegaremos|no llego) hasta las?
    (?:se )?(?:nos|me) (?:ha|hizo|hace|esta) (?:hecho |haciendo )?(?:\p{L}{1,8} )?tarde
    (?:parad[oa]s?|atascad[oa]s?|atrapad[oa]s?) (?:en|por) (?:\p{L}{1,4} )?(?:\p{L}{1,8} )?(?:atasco|trafico|caravana|cola|carretera|autopista)
    (?:avion|vuelo|tren|bus|autobus|metro|taxi|ferry) (?:\p{L}{1,6} ){0,2}(?:retras\p{L}{1,5}|no (?:llega|viene|aparece)|(?:llega|viene|va|sale|llego|salio) (?:muy |bastante |algo )?tarde)
    (?:puede que|igual|quizas?|a lo mejor|es posible que|seguramente) (?:llegu(?:e|emos)|lleg(?:o|amos|aremos|are)) (?:un (?:poco|poquito|pelin) |algo |un rato )?(?:tarde|mas tarde|con retraso)
    (?:llegamos|llego|llegaremos|llegare|vamos a llegar|voy a llegar) (?:[\p{L}\d]{1,10} ){5,6}(?:tarde|con retraso)
    (?:nos|me) (?:retrasamos|retraso|retrasaremos|retrasare|vamos a retrasar|voy a retrasar)
    # (?:de|con) retraso
    (?:vamos|voy) (?:\p{L}{1,9} ){0,2}(?:pillad[oa]s|apurad[oa]s?|just[oa]s)(?: de tiempo)?
    (?:vamos|voy) tarde
  `,
  losing: words`
    sin (?:perder|que perdamos) (?:la|nuestra|mi)
  `,
  delayed: words`
    tarde
    retras\p{L}{1,6}
    (?:un )?atasco
  `,
  keeping: words`
    (?:nos |me )?(?:la )?(?:guardan|guardais|guarda|guardas|mantienen|manteneis|aguantan|pueden guardar|puede guardar|podeis guardar)(?:nos)?(?: (?:la|nuestra|mi) (?:mesa|reserva))?
    (?:perdemos|pierdo|perderiamos|perderemos|se pierde|conservamos|mantenemos) (?:la|nuestra|mi) (?:mesa|reserva)
    (?:cuanto(?: tiempo)?|hasta cuando) (?:nos |me )?(?:guardan|guardais|guarda|mantienen|manteneis|esperan|esperais)(?: la (?:mesa|reserva))?
    que (?:pasa|pasaria|ocurre|sucede|hacemos)
    (?:dan|dais|ceden|quitan|quitais|cancelan|cancelais|anulan|anulais)(?:nos)? (?:la|nuestra) (?:mesa|reserva)
  `,
  tellsHouse: words`
    (?:decir|avisar|comunicar)(?:les)?(?: (?:al|en el) (?:restaurante|local))?
    (?:avis[ae]|avisad|avisen|dile|digale|informe) (?:al|en el|a los del) (?:restaurante|local)
  `,
  arriving: words`
    (?:llegamos|llegaramos|llego|llegasemos|aparecemos|venimos|vamos|estamos ahi)
  `,
  lateTags: words`
    vale
    ok
    esta bien
    (?:hay|tienen|es) (?:algun |un )?problema
    no pasa nada
    pasa (?:algo|nada)
    (?:le|les|os) (?:parece|va) bien
    puede ser
    (?:nos |me )?(?:guardan|guardais|guarda|mantienen|pueden guardar|puede guardar) la mesa
  `,
  told: words`
    (?<!(?:si|no) )(?:tenia|tenemos|teniamos|tengo|habia|habiamos|hemos|he) (?:\p{L}{1,10} ){0,2}(?:reservado|reserva|(?:una )?mesa)
    (?:mesa|reserva) que (?:ya )?(?:tenemos|tengo|hemos|he) (?:ya )?(?:reservad[oa]|apalabrada|acordad[oa])
  `,
  askedOfTold: words`
    podriamos
    podemos
    podria
    puedo
    puede
    podeis
    seria posible
    se puede
    es posible
    ponednos
    cambiadla
    (?:ahora |al final )?(?:somos|seremos|seriamos)(?= \d{1,2}(?: personas)?(?: al final)?(?:[,.;!]| en | y no|$))
    para(?= \d{1,2} en (?:vez|lugar) de \d)
  `,
};
