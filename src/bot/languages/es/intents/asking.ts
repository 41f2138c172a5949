import type { AskingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  whatNeeded: words`
    (?:necesit(?:as?|an|ais)|hacen? falta|quier(?:es?|en)|quereis)(?: tambien)? (?:el |mi |los |mis )?(?:apellidos?|nombre completo|nombre de pila)(?: tambien)?(?=[ ?!.]*$)
    (?:con )?(?:el |solo el )?(?:nombre|apellido) (?:basta|vale|es suficiente|sirve|llega)(?: o .{3,30})?(?=[ ?!.]*$)
    (?:que|cuales|algun(?:os)?)(?: mas)?(?: (?:datos?|informacion|cosas?))?(?: mas)? (?:necesit(?:as?|an|ais)|hacen? falta|os hace falta|precisas?|precisan)(?: (?:mas|saber|de mi|de mi parte|para reservar|para la reserva)){0,3}(?=[ ?!.]*$)
    necesit(?:as?|an|ais) (?:algo|alguna cosa) mas(?: de mi)?(?=[ ?!.]*$)
  `,
  question: words`
    hay (?:sitio|lugar|plaza|espacio|hueco)s? (?:para|de|donde) (?:aparcar|estacionar|el coche|parquear)
    cuanto (?:cuesta|vale|es|tiempo|dura|tarda|sale|cobran|se tarda|hay que|saldria)
    cuanta (?:espera|gente)
    a q(?:ue)? ?(?:hora )?(?:cerrais|cerrar|abris|abren|cierran|cierra|abre)(?=[^\p{L}]{0,3}$)
    a q hora
    a que hora (?:abren|abre|abris|cierran|cierra|cerrais|sirven|se puede|empieza|empiezan|es la)
    (?:hasta|desde) que hora
    que (?:horario|horarios|dias|platos|menu|menus|tipo|vinos|precio|recomiendan|recomiendas|hay de)
    horarios?(?! (?:de|para) las? \d)
    cual es
    cuales son
    como (?:llego|se llega|llegar|puedo llegar)
    donde (?:esta|estan|se encuentra|estais|queda|quedan|puedo aparcar|se puede)
    (?:hay|tiene|tienen) (?:aparcamiento|parking|menu|terraza|wifi|musica|ascensor|acceso|opciones|platos|codigo)
    el menu(?= (?:del dia|infantil|degustacion|cuesta|incluye|tiene))
    la carta
    aceptan
    aceptais
    acepta
    admiten
    admitis
    la direccion
    el telefono del
    (?:abren|abris|cierran|cerrais|abre|cierra) (?:los|el|las|en|hoy|manana|a|por|todos|al)
    esta(?:n|is)? (?:abiertos?|cerrados?|abierto)
    (?:que|cuanto) (?:\p{L}{1,10} ){0,2}(?:teneis|tienen|tiene|tienes|hay|queda|quedan)(?: de| por ahi)? (?:libres?|disponibles?|hueco)
    (?:que|cuales) (?:horas?|horarios?|turnos|huecos) (?:\p{L}{1,10} ){0,2}(?:hay|teneis|tienen|tiene|tienes|quedan?)
    hay que reservar(?!.{0,60}\d)
    (?:hace falta|es necesario|es obligatorio|se necesita|se tiene que) (?:una )?reserv(?:ar|a)(?!.{0,60}\d)
    (?:hay|habra|suele haber) (?:mucha |tanta )?gente
    (?:esta|estara|suele estar) (?:muy )?(?:lleno|llena|concurrido)
  `,
  asksWhat: ["(?:que|en que) … (?:es|son|seria|consiste|incluye|lleva)"],
  exactly: ["exactamente"],
  askedBefore: words`
    (?:mi|nuestra|la|otra) pregunta (?:sobre|por|acerca|de si|respecto)
    (?:no|sin)(?: (?:me|nos))?(?: (?:has|ha|han|habeis))? (?:contest|respond)\p{L}{1,5} a? ?(?:mi|nuestra|la)(?: (?:otra|primera))? pregunta
    (?:ignorad[oa]|ignoraste|ignorasteis|saltado) (?:mi|nuestra) pregunta
    (?:te|le|os) (?:he |habia )?pregunt(?:e|ado) (?:tambien )?(?:por|sobre)
  `,
  charged: words`
    cobr\p{L}{1,4}
    costa\p{L}{0,2}
    cuesta
    pag[ao]\p{L}{0,2}
  `,
  orNot: words`
    (?:es |esta )?no(?: se puede| permitido)?
  `,
  toKnow: words`
    saber (?:lo|si|sobre|como|primero|antes)
  `,
  wantsAnswer: words`
    (?:(?:os|le|les|te) )?agradecer(?:ia|iamos|e) que (?:me |nos )?(?:respond|contest)\p{L}{1,8} (?:a )?(?:la|mi|nuestra|lo) ?(?:pregunta)? ?(?:de|del|sobre)
    (?:(?:os|le|les|te) )?agradecer(?:ia|iamos|e) una respuesta (?:a|sobre)(?: (?:la|mi|lo)(?: pregunta)?)?(?: de| sobre)?
  `,
  onlyAsks: words`
    (?:dime|decidme|diganme|digame|digannos)(?:,? (?:de paso|por cierto),?)? si
    (?:puedo|podria|se puede)(?: (?:solo|tambien))? (?:preguntar|saber|consultar)(?:les?|os|te)?(?: si)?
    (?:solo |solamente )?(?:queria|quisiera|quiero|queriamos|me gustaria)(?: (?:solo|solamente))? (?:preguntar|saber|consultar)(?:les?|os)?(?: si)?
    (?:me )?(?:puede|puedes|podria|podrias|podeis|pueden|podriais) decir(?:me)?(?: si)?
  `,
  questionStart: words`
    (?:yo )?me (?:pregunto|preguntaba|estaba preguntando)(?: (?:si|cual|que|donde|cuanto|como))?
    (?:dime|digame|decidme|diganme|me dices)(?= (?:\p{L}{2,5} ){0,3}lo de)
    (?:[\p{L}']{1,12} ){1,3}(?:pregunta|preguntan|quiere saber|quieren saber|quisiera saber) (?:si(?! (?:pod|
      pued))|que|cuando|donde|como|cual|cuanto)
    (?:(?:una|1) )?(?:pregunta|preguntita|consulta|duda)
    (?:a|en|de|con|por|para|hasta|desde) (?:que|cual|cuantos?|donde)
    (?<!(?:creo|pienso|supongo|diria|calculo|digo|parece) )que(?!(?<=, que) (?:(?:es|son) (?:sus?|mis?|nuestr[oa]s?|muy|demasiado|una?)|en (?:el|la|mi|su)|ya|ha|han|hemos)(?![\p{L}]))(?! (?:(?:la|lo|nos la|me la) (?:cancel|anul|reserv|guard)\p{L}{1,5}|al final|los|las|el|mis?|nuestr[oa]s?|se duerm\p{L}{2,3}|estamos|estoy|estan|somos|seremos|vamos a ser|va|bien|bueno|buena|amables?|majos?|maravilla|alegria|detalle|gusto|lindo|linda|sea|sean|siga|quede|se quede|vienen?|venimos|(?:vamos|iremos|voy|ire|estaremos)(?=[,.! ]*$)|vamos con|llevamos|tenemos|pena|lastima|si|no|tal si|tengas?|tengan)(?![\p{L}]))
    cuando
    donde
    quien
    como(?! (?:siempre|antes|estaba|la (?:otra|ultima) vez|las otras veces|de costumbre|quedamos|hablamos|dije|a las?|maximo|muy|mucho|minimo|\d))
    por que
    cual
    cuales
    cuanto(?! (?:antes|mas))
    cuantos
    cuanta
    cuantas
    hay(?! (?:que (?:cancelar|anular)|(?:\d{1,2}|una?|un) (?:\p{L}{2,12} )?(?:vegetar|vegan|vegeta|coelia|coeliaqu|celia|celiac|allerg|alerg|intoler|sans gluten|sin gluten|senza glutine)))
    habra
    habria
    tienen
    tienes
    teneis
    tiene
    tendrian
    tendriais
    tendran
    puedo
    puedes
    puede(?! que)
    pueden
    podeis
    podemos
    podria
    podrian
    podriamos
    podriais
    se puede
    es (?:posible|necesari[oa]|obligatorio|gratis|car[oa]|cierto|grande|apto|accesible)
    esta(?:n|is)? (?:abiert|cerrad)\p{L}{1,3}
    aceptan
    aceptais
    admiten
    sabes si
    saben si
    me (?:puedes|puede|podrias|podria) decir
    sirven
    servis
    haceis(?! (?:una?|la) (?:reserva|mesa))
    hacen(?! (?:una?|la) (?:reserva|mesa))
    reparten
    repartis
    llevais
    abren
    abris
    cierran
    queda
    quedan
    no (?:me |nos )?(?:has|ha|habeis|han) (?:dicho|contestado|respondido)
    (?:pregunte|he preguntado|preguntaba) (?:por|si)
    cuesta(?= (?:algo|dinero))
  `,
  isOnDay: words`
    (?:(?:eso|esto) )?(?:es|era|seria)(?: (?:para|el|este|eso|esto|ya|la del|del)){0,3}
  `,
  requests: words`
    (?:me|nos|le|les) (?:pone|pones|poneis|pondria|pondrian|sienta|sientan|sentais|sentarian|da|dan|dais|darian|guarda|guardais|reserva|reservais|prepara|preparais|deja|dejais)
    (?:tienen|teneis|tiene|hay) (?:una|alguna|otra) (?:mesa|sitio)(?= (?:cerca|al|en|junto|con|lejos|fuera|tranquil))
    (?:hay|habra|habria) (?:sitio|espacio|hueco) para(?= (?:(?:un|una|el|la|nuestro|1) (?:carrito|cochecito|silla|andador)))
    hay (?:mesas?|sitios?|algo)(?= (?:lejos|cerca|apartad|tranquil))
    (?:habria|habra|no habra|no habria|no tendran|no tendreis|tendrian|no tendrian)
    (?:me|nos|le|les) (?:apartan|guardan|ponen|preparan|reservan|dejan|podeis|podrian|pueden|puede)(?: (?:apartar|guardar|poner|preparar))?
    (?:podemos|podriamos|puedo|podria|se puede(?! (?:ir|venir|entrar|llevar|traer) )|seria posible|es posible|puede ser|podria ser)
    (?:podrian|podria|pueden|puede|podeis)(?: darnos| ponernos| reservarnos)?
    que (?:me|nos|le|les) (?:pongan|guarden|aparten|preparen|dejen|reserven|pongas|guardes|aparte|guarde|ponga)
  `,
  offered: words`
    algo
    libres?
    ser
    estar
    mas
    grande
    todavia
    aun
    tambien
    mejor
    posible
    disponibles?
    funciona(?:ria)?
    vendria
    viene
    bien
    otra?
    llegar
    venir
    ir
    cabria(?:mos)?
    (?:sobre|hacia|tienen|teneis|hay|alrededor)
  `,
};
