import type { HesitatingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const hesitating: HesitatingWords = {
  mends: words`
    no,? (?:perdon|perdone|espera|espere|digo)
    perdon,? (?:no|quiero decir|digo)
    quiero decir
  `,
  only: ["solo", "solamente", "unicamente"],
  willTell: ["(?:le|os|te) (?:aviso|digo)"],
  postpones: words`
    preg[uú]nt(?:ame|eme|enme|adme|anos|enos)(?:lo)?
    pregunt(?:a|e|en) (?:luego|despues|mas tarde)
    preg[uú]nt(?:amelo|emelo|anoslo|enoslo)
    recu[eé]rd(?:ame|eme|amelo|emelo)
    (?:lo|se) (?:sabre|sabremos|sabra)
    (?:podre|podremos) dec[ií]r(?:le|te|lo|selo|telo)?
    (?:voy|vamos|tengo|tenemos|debo|debemos|hay|quiero|queremos|quisiera|necesito|necesitamos|deja|dejame|dejeme|
      dejadme|dejanos|dejenme|dejad|puedo|me gustaria|falta) (?:a |que |antes |primero ){0,2}(?:preguntar|preguntarle|
      preguntarles|preguntarlo|consultar|consultarlo|consultarle|ver|verlo|mirar|mirarlo|hablar|hablarlo|
      confirmar con|comprobar|comprobarlo|pensar|pensarlo|revisar|revisarlo|checar|chequear|averiguar|llamar|esperar|
      decidir|comentar|comentarlo|preguntarselo|que(?! ))
    pregunto
    preguntamos
    preguntare
    consulto
    consultare
    compruebo
    (?<!(?<!\p{L})no )(?:lo|la) (?:miro|reviso|checo|hablo|comento|veo|consulto)
    te (?:digo|dire|aviso|confirmo|cuento|escribo)(?! que si)
    le (?:digo|dire|aviso|confirmo|cuento|escribo)(?! que si| para confirmar)
    os (?:digo|dire|aviso|confirmo|cuento|escribo)(?! que si)
    les (?:digo|dire|aviso|confirmo|cuento)
    (?:yo )?(?:creo|supongo|imagino) que si
    eso creo
    supongo
    me imagino
    espero(?: que)?
    ojala
    en principio
    en teoria
    seguramente
    mas o menos
    segun
    depende
    dependiendo
    dejame
    dejeme
    dejadme
    dejenme
    (?:dame|deme|denos|danos) (?:(?:un|una|unos|unas|algo de|mas|poco de|par de|\d{1,2}) ){0,3}(?:hasta|tiempo|momento|momentito|minutos?|minutito)(?![\p{L}])
    (?:dame|deme|denos|danos) (?:(?:un|una|unos|unas|algo de|mas|poco de|par de|\d{1,2}) ){0,3}(?:segundos?|rato|ratito|horas?|dias?)(?![\p{L}])
    dadme
    danos
    (?:puedo|podemos|podria|podriamos|se puede|puede ser) (?:\p{L}{1,10} ){0,3}(?:confirmar|confirmarlo|confirmarla|confirmarte|confirmarle|contestar)
    (?:puedo|podemos|podria|podriamos|se puede|puede ser) (?:\p{L}{1,10} ){0,3}(?:responder|decidir|decidirlo|avisar|avisaros|pensar|pensarlo|consultar)
    (?:confirmo|confirmamos|contesto|aviso|respondo|escribo|digo) (?:luego|manana|mas tarde|despues|esta noche|esta tarde|el lunes|el martes)
    (?:confirmo|confirmamos|contesto|aviso|respondo|escribo|digo) (?:el miercoles|el jueves|el viernes|el sabado|el domingo|en un rato)
    todavia no
    aun no
    no (?:reserves|reserve|confirmes|confirme|la reserves|la reserve) (?:todavia|aun)
    (?:decir|confirmar|avisar)(?:os|les|le|te)(?: (?:el|este) \p{L}{3,9})? (?:si|cuantos)
    si (?:os|les|le|te) (?:confirmo|confirmamos|digo|decimos|aviso|avisamos)
  `,
  perhaps: words`
    a lo mejor
    quizas?
    tal vez
    acaso
  `,
  holdsOn: words`
    esper(?:a|e|ad|en)
    un (?:momento|momentito|segundo)
  `,
  provided: words`
    en cuanto
    tan pronto
    una vez que
    siempre (?:que|y cuando)
    mientras
    con tal de
    con tal que
    a condicion
    con la condicion
    bajo (?:la )?condicion
    a menos
    salvo
    excepto si
    a no ser
    si
    siempre que
    depend(?:e|era|iendo)
    segun
    sujet[oa] a
    supeditad[oa]
    pendiente de
    a expensas de
    a falta de
    en caso
    solo si
    cuando(?= (?:mi|mis|el|la|los|las|me|nos|lo|se) )
    hasta que
    suponiendo
    a reserva de
    en funcion de
    previo
    previa
    como no
  `,
  doubts: words`
    ^y eso(?=[ ,.!]*$)
    ^nos vamos(?=[ ,.!]*$)
    quiza
    quizas
    quizas?
    tal vez
    talvez
    a lo mejor
    puede que
    puede ser
    (?<!(?:da|es|todo|dej\p{L}{1,6}|siga|quede|sigue) )igual
    posiblemente
    probablemente
    acaso
    espera
    espere
    esperen
    esperad
    esperate
    esperame
    esperemos
    (?:un|1|una|dame un|deme un) (?:momento|momentito|momentin|segundo|segundito|minuto|minutito|rato|ratito|seg|min|poco)
    (?:\d{1,2}|unos|un par de) (?:minutos|minutitos|min|segundos|dias)
    ahorita
    al rato
    luego
    mas tarde
    despues
    primero
    antes (?:de|tengo|que|debo|quiero|pregunto|lo|la|hablo|consulto)
    aun no se
    todavia no
    aun no
    por ahora no se
    no (?:lo |la )?(?:se|sabemos|sabria|tengo claro|tenemos claro|estoy segur[oa]|estamos segur[oa]s|lo tengo|he decidido|hemos decidido)
    ni idea
    indecis[oa]s?
    dudo
    duda(?!s?,? (?:alguna|ninguna))(?<!sin duda)
    dudas
    dudando
    pens(?:arlo|armelo|aremos|are|ando|ar|emos)
    pienso
    (?:me|nos|te|lo) (?:lo )?(?:pienso|pensamos|pensare|consulto|consultamos|miro|miramos)
    (?<!(?<!\p{L})no )lo (?:veo|vemos)
    decid(?:o|e|ir|imos|ire|iremos|a|en)
    vere
    veremos
    a ver
    ya vere
    ya veremos
    ya te (?:digo|dire|aviso|cuento|confirmo)
    ya (?:le|os|les) (?:digo|dire|aviso|confirmo)
    vamos viendo
    a ver si
    si (?!esta (?:todo )?(?:bien|perfect[oa]|correct[oa]|ok)(?: asi| todo)?(?:[,.!]{0,2} (?:muchas )?gracias| por favor)?[.! ]{0,3}$)(?:no|se|lo|la|me|te|le|les|os|nos|hay|hace|es|esta|estan) (?!(?:por favor|gracias|perfecto|quiero|va bien|va perfecto))\p{L}{1,14}
    si (?:son|puedo|puede|pueden|podemos|podeis) (?!(?:por favor|gracias|perfecto|quiero|va bien|va perfecto))\p{L}{1,14}
    si (?:podria|viene|vienen|vamos|voy|llueve|lloviera|llueva|tengo|tenemos|tienen) (?!(?:por favor|gracias|perfecto|quiero|va bien|va perfecto))\p{L}{1,14}
    si (?:teneis|todos?|todo|al|mi|mis|el|los|las|un|una) (?!(?:por favor|gracias|perfecto|quiero|va bien|va perfecto))\p{L}{1,14}
    si (?:tu|quieren|quiere|fuera|fuese|fueran|queda) (?!(?:por favor|gracias|perfecto|quiero|va bien|va perfecto))\p{L}{1,14}
    si (?:acaso|alguien|tuvieramos|cancelo|cancelamos|cambia|llegamos|llego|va|van) (?!(?:por favor|gracias|perfecto|quiero|va bien|va perfecto))\p{L}{1,14}
    si (?:llueve|puedo|podemos|acaso)
    solo si
    siempre (?:que|y)(?! cuando,? (?:quieras))
    siempre que
    a menos que
    salvo
    excepto si
    a condicion
    con tal
    en caso
    mientras
    cuando (?:hable|sepa|lo sepa|pueda|tenga|me)
    hasta que
    con la condicion
    🤔
    😬
    🤷
    ^(?:(?:ok|vale|si|bueno|bien)[,.! ]{1,3})?(?:adios|chao|chau|buenas noches|bye)(?=[,.! ]*$)
    (?:si|vale|ok|claro|bueno|bien|perfecto|de acuerdo),? si (?!(?:si|por|gracias|perfecto|quiero|queremos|claro|va|vale|reserv\p{L}{1,8}|confirm\p{L}{1,8}|de|bien|genial|adelante|muy|a)(?![\p{L}]))\p{L}{2,20}(?: \p{L}{1,20}| ?¦)
    (?<!de )esper(?:e|a|ad|en|ate|ese)(?: un (?:poco|rato))?(?=[.,!? ]*$)
    ahora vuelvo
  `,
  gratefulIf: words`
    (?:(?:les?|os|te) )?(?:agradeceria(?:mos)?|estaria(?:mos)? agradecid[oa]s?) si(?= [^,.;!?]{0,60}(?:anot|mencion|avis|apunt|indic|cuenta))
  `,
};
