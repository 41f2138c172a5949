import type { IntentWords } from "../intent-words.ts";
import { words } from "../word-list.ts";

const noun = "(?:reserva|reservas|reservacion|reservaciones|mesa|mesas)";
const own = "(?:mi|mis|la|las|nuestra|nuestras|una|esta|esa|el|su)";

/** As an answer. Before a verb it belongs to the sentence: "no podemos ir". */
const no =
  "noo?o?o?o?(?! (?:puedo|podemos|pueden|podre|podremos|podria|podriamos|voy|vamos|ire|iremos|vendremos|vendre|vengo|venimos|asistiremos|llego|" +
  "llegamos|llegaremos|se|sabemos|entiendo|encuentro|recuerdo|me acuerdo|hay|tengo|tenemos|tienen|tienes|teneis|tendran|habra|habria|nos sera|me sera|" +
  "podra|pude|pudimos|contamos|cuenten|necesito|necesitamos|hace falta|hagan|queda|quedan)(?![\\p{L}]))";

/** A booking that is told of only to change it is not asked for. */
const unlessChanged = "(?!.{0,120}(?:cambi|modific|mover|pasar|somos|seremos|adelant|retras))";

const yes = words`
  sii?i?i?i?
  sip
  sipi
  sisi
  si si
  si,? por favor
  si,? porfa
  si,? gracias
  si,? muchas gracias
  si,? claro
  pues si
  que si
  confirm(?:o|amos) (?:la |mi |nuestra )?(?:reserva|reservacion|asistencia|mesa)(?=[,.!]|$)
  claro
  claro que si
  por supuesto
  vale
  ok
  okay
  okey
  oki
  okis
  okei
  oka
  de acuerdo
  desde luego
  sin duda
  venga
  simon
  orale
`;

export const intents: IntentWords = {
  startOver: words`
    empezar de nuevo
    volver a empezar
    (?:empezar|empezamos|empecemos|comenzar|comencemos|volvamos a empezar) (?:todo )?(?:de|desde) (?:nuevo|cero|0|el principio)
    desde el principio
    (?:desde|de) 0
    reiniciar
    reinicia
    borron y cuenta nueva
    /start
  `,
  human: [
    "(?:hablar|hablo|hable|conversar|contactar|comunicarme|comuniqueme|comunicame|chatear|paseme|pasame|pasadme|poneme|ponme|pongame|atienda|atienden|" +
      "prefiero|quiero) (?:a |con )?(?:una |un |1 |alguien |el |la |algun |los )?(?:del |de la |de )?(?:persona|humano|alguien|encargad[oa]|gerente|" +
      "camarer[oa]|meser[oa]|mozo|responsable|emplead[oa]|agente|operadora?|recepcion|personal|restaurante|local|dueno|duena|jefe|jefa|maitre|asesor|" +
      "ser humano)",
    "persona real",
    "persona de verdad",
    "(?:un|algun) (?:humano|agente|operador|ser humano)(?! (?:de|inmobiliario))",
    "atencion al cliente",
    "servicio al cliente",
    "llamadme",
    "llamenme",
    "llameme",
    "(?:me|nos) (?:puede|pueden|podeis|podria|podrian|puedes)(?: alguien)? llamar",
    "que (?:me|nos) (?:llame|llamen)",
    "(?:nadie|no me) (?:contesta|responde|coge el telefono|atiende|contestan|responden|cogen el telefono)",
    "no contesta nadie",
  ],
  humanAlone: words`
    humano
    un humano
    persona
    una persona
    personal
    el personal
    encargad[oa]
    el encargado
    la encargada
    gerente
    el gerente
    operador
    operadora
    agente
    un agente
    alguien
  `,
  back: words`
    (?:quiero )?(?:volver|vuelve|vuelva|atras|regresar)(?: (?:a ti|con usted|contigo|con el (?:bot|asistente)|al (?:bot|asistente)|a la reserva))?
    (?:el )?(?:bot|asistente)
  `,
  help: words`
    ayuda
    (?:me )?ayudame
    ayudeme
    ayudenme
    (?:necesito|quiero|quisiera|requiero) (?:un poco de |tu |su )?ayuda
    (?:me |nos )?(?:puedes|puede|podeis|pueden|podrias|podria) ayudar(?:me|nos)?(?: con (?:esto|algo))?
    me ayudas
    puedes ayudarme
    (?:que|en que|con que) (?:puedes|puede|sabes|podeis|me puedes) (?:hacer|ayudar|ayudarme|hacer por mi|ofrecer)(?: por mi)?
    que (?:puedo|se puede) hacer(?: aqui| con esto)?
    como (?:funciona|va|se usa)(?: esto| el bot)?
    no se (?:que|como) hacer(?:lo)?
    no (?:lo )?entiendo(?: nada)?
    socorro
    instrucciones
    opciones
    comandos
    para que sirves
    /help
  `,
  list: words`
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
    (?:los )?(?:datos|detalles) de (?:mi|la|nuestra) reserva
    el estado de (?:mi|la) reserva
  `,
  cancel: words`
    (?:(?:desist|prescind)\p{L}{1,5} de|renunci\p{L}{1,5} a) (?:la |mi |nuestra |esa |esta )(?:mesa|reserva)
    (?:dar|den|dad|pasar|ceder|cedan) (?:mi|nuestra) (?:mesa|reserva) a (?:otr[oa]s?|otra gente|quien)
    dejar (?:lo de (?:la|nuestra|mi) (?:mesa|reserva)|(?:la|nuestra|mi) reserva)
    (?:renunciar|renunciamos|renuncio) a (?:la|nuestra|mi) (?:mesa|reserva)
    (?:prescindir|prescindimos|pasar|pasamos) de (?:la|nuestra|mi) (?:mesa|reserva)
    (?:eliminen|borren|quiten|tachen|tacha|tachad) (?:la|nuestra|mi) (?:mesa|reserva)
    cancelar(?:la|lo|las|los|me|nos)?
    cancela(?:la|lo|me|nos|dla|d)?
    cancele(?:n|la|nla|me|nme)?
    cancelo
    cancelamos
    cancelemos
    cancelad
    cancelada por favor
    (?<!(?:politica|condiciones|plazo|gastos|costo|costes?) de )cancelacion
    anular(?:la|lo|me)?
    anula(?:la|lo|me)?
    anulad
    anulo
    anulamos
    anule(?:n|la|nla)?
    (?:ya )?no (?:la |lo )?(?:necesito|necesitamos|quiero|queremos) (?:ya |mas )?(?:la |una |esa |esta |mi )(?:mesa|reserva|reservacion)
    (?:ya )?no (?:la |lo )?(?:vamos a necesitar|voy a necesitar) (?:ya |mas )?(?:la |una |esa |esta |mi )(?:mesa|reserva|reservacion)
    (?:ya )?no (?:la |lo )?(?:nos hace falta|me hace falta|hace falta) (?:ya |mas )?(?:la |una |esa |esta |mi )(?:mesa|reserva|reservacion)
    ya no (?:la|lo) (?:necesito|necesitamos|quiero|queremos)
    ya no (?:hace falta|es necesari[oa]|vamos|iremos|voy|ire|vendremos|podemos|puedo|venimos)
    (?:elimina|eliminar|eliminad|elimine|borra|borrar|borrad|borre|quita|quitar|quitad|quite) ${own} ${noun}
    (?:deshacer|deshaz|suspender|suspende|suspenda|liberar|libera|libere|desmarcar) ${own} ${noun}
    (?:dar|da|den|dad) de baja ${own} ${noun}
    dar de baja
    no (?:puedo|podemos|podre|podremos)(?: ya)? (?:ir|venir|asistir|acudir|llegar|cenar|comer)(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano|el|al) )
    no (?:podria|podriamos)(?: ya)? (?:ir|venir|asistir|acudir|llegar|cenar|comer)(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano|el|al) )
    no (?:voy|vamos) a (?:poder )?(?:ir|venir|asistir|acudir|llegar)(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano) )
    (?<!(?:antes|despues) de las? \d{1,2}(?::\d\d)?,? )no (?:iremos|ire|vendremos|asistiremos|acudiremos|vamos|voy|venimos|vengo)(?=[.!]*$)
    (?<!(?:antes|despues) de las? \d{1,2}(?::\d\d)?,? )no (?:podremos|podre|podemos)(?=[.!]*$)
    (?:borr|elimin|quit|sac|tach)(?:a|e|en|ar|ad)(?:me|nos|la)? ${own} ${noun}
  `,
  absence: words`
    no (?:puedo|podemos|podre|podremos|podria|podriamos)(?: ya)? (?:ir|venir|asistir|acudir|llegar)(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano) )
    no (?:puedo|podemos|podre|podremos|podria|podriamos)(?: ya)? (?:cenar|comer|estar)(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano) )
    no (?:voy|vamos) a (?:poder )?(?:ir|venir|asistir|acudir|llegar)(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano) )
    no (?:iremos|ire|vendremos|vendre|asistiremos|acudiremos)(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano|\d) )
    (?:al final|finalmente|lo siento,? pero|por desgracia) no (?:vamos|iremos|vendremos|voy|ire|podemos|puedo|podremos)(?! (?:a las?|hasta|antes|ser) )
    (?:desgraciadamente|lamentablemente) no (?:vamos|iremos|vendremos|voy|ire|podemos|puedo|podremos)(?! (?:a las?|hasta|antes|ser) )
    no (?:vamos|voy|podemos|podremos)(?=[.!]*$)
    no nos (?:sera|es|va a ser) posible
    no me (?:sera|es) posible
    no podra ser
    no nos va a dar tiempo
    no llegamos(?=[.!]*$)
    (?:me|nos) ha surgido (?:algo|un|1)
    (?:me|nos) surgio (?:algo|un|1)
    ha surgido un (?:problema|imprevisto)
    (?:tengo|tenemos|tuve|tuvimos) un imprevisto
    no llegamos (?:hoy|esta noche|manana|este)(?! (?:a las?|hasta las?|antes)(?![\p{L}]))
  `,
  stop: words`
    olvidalo
    olvidelo
    olvidadlo
    olvidate
    olvida(?: todo| eso| esto)?
    dejalo(?! (?:como esta|asi|como estaba))
    dejelo(?! (?:como esta|asi))
    dejadlo(?! como esta)
    dejemoslo
    para(?=[.!]*$)
    para ya
    stop
    da igual
    no importa
    detente
    basta
    basta ya
    abortar
    nada(?! (?:mas|de eso))(?=[,.!]| (?:gracias|dejalo|olvidalo|da igual)|$)
    ignora
    ignoralo
    cancela orden
    me da igual
    lo dejamos
    mejor lo dejamos
    callate
    salir
    terminar
    fin(?=[.!]*$)
    ya no
    dejalo
    dejelo
  `,
  change: words`
    cambiar(?:la|lo|las|los|me|nos|le)?
    cambia(?:la|lo|me|nos)?
    cambie(?:n|la|lo|me)?
    cambiemos
    cambiamos
    cambio(?! de planes?(?![\p{L}]))
    cambios
    cambiad(?:la|lo)?
    modificar(?:la|lo)?
    modifica(?:la|lo)?
    modifique(?:n|la)?
    modificacion
    mover(?:la|lo)?
    mueve(?:la|lo)?
    mueva(?:n|la)?
    muevan
    aplazar(?:la|lo)?
    aplaza(?:la)?
    posponer(?:la|lo)?
    pospon
    pospongan
    adelantar(?:la|lo)?
    adelanta(?:la|lo)?
    adelantemos
    atrasar(?:la|lo)?
    atrasa(?:la)?
    retrasar(?:la|lo)?
    retrasa(?:la|lo)?
    retrasemos
    reprogramar(?:la)?
    reprograma
    reagendar(?:la)?
    reagenda
    actualizar(?= (?:la|mi) reserva)
    editar
    corregir
    rectificar
    ajustar
    (?:pasar|pasarla|pasarlo|pasala|pasalo|pasarnos|pasamos|pasemos) (?:(?:la|mi|nuestra) (?:reserva|mesa|cena) )?(?:al|a las?|para(?! (?:mi|reservar)))
    (?:pasar|pasarla|pasarlo|pasala|pasalo|pasarnos|pasamos|pasemos) (?:(?:la|mi|nuestra) (?:reserva|mesa|cena) )?(?:a otro|a otra|un poco|una|un|media)
    (?:pasa|correr|correrla|corremos|trasladar|trasladarla) (?:(?:la|mi|nuestra) (?:reserva|mesa|cena) )?(?:al|a las?|para(?! (?:mi|reservar)))
    (?:pasa|correr|correrla|corremos|trasladar|trasladarla) (?:(?:la|mi|nuestra) (?:reserva|mesa|cena) )?(?:a otro|a otra|un poco|una|un|media)
    otra hora
    otro dia
    otra fecha
    otro horario
    otro momento
    me equivoque
    nos equivocamos
    me he equivocado
    nos hemos equivocado
    me confundi
    me he confundido
    quise decir
    queria decir
    quiero decir
    (?:anadir|sumar|agregar|anade|suma|agrega|anadimos|agregamos) (?:una |un |1 |2 |3 |a )?(?:persona|personas|comensal|comensales|amigo|amiga)
    (?:anadir|sumar|agregar|anade|suma|agrega|anadimos|agregamos) (?:una |un |1 |2 |3 |a )?(?:mas|ninos?|sillas?|cubiertos?|adultos?)
    (?:anadid|se (?:anade|suma|apunta|suman)) (?:una |un |1 |2 |3 |a )?(?:persona|personas|comensal|comensales|amigo|amiga)
    (?:anadid|se (?:anade|suma|apunta|suman)) (?:una |un |1 |2 |3 |a )?(?:mas|ninos?|sillas?|cubiertos?|adultos?)
  `,
  rather: words`
    cambio de planes?
    en vez del?
    en lugar del?
    en su lugar
    mejor a las?
    mejor el
    mejor para(?: el| las)?
    mejor (?:hoy|manana|pasado manana|este|esta)
    mejor somos
    mejor que sean?
    en realidad
  `,
  correction: words`
    rectificacion
    me corrijo
    pido (?:perdon|disculpas)(?!.{0,30}no (?:pod|pued|vam|voy|ir))
    caray
    ${no}
    mejor
    mejor dicho
    perdon(?=[,.! ]{1,3}(?:\d{1,3}|no|somos|seremos|el|a las?|para|era|es|eran|son|queria|quise|mejor|me)(?![\p{L}]))
    en realidad
    en verdad
    espera
    espere
    esperad
    un momento
    quise decir
    queria decir
    quiero decir
    digo
    perdona
    disculpa
    al final
    finalmente
    pon
    ponlo
    ponla
    que sea
    que sean
    me equivoque
    me he equivocado
    nos equivocamos
    rectifico
    correccion
    mas bien
    ups
    uy
    cambio de planes
    ahora (?:somos|seremos|vamos)
    o sea
    es decir
    ay no
    ay,? perdon
    que va
    miento
    mentira
    corrijo
    me equivoco
    esperen
  `,
  waitlist: words`
    lista de espera
    (?:apuntame|apuntanos|apunteme|apuntadme|apuntar|apuntarme|apuntarnos|ponme) (?:a|en) la lista(?=[.,!?]| por |$)
    (?:ponnos|pongame|anotame|anoteme|anotanos|metame|meteme|quiero estar|estar) (?:a|en) la lista(?=[.,!?]| por |$)
    en espera(?! de)
    avis(?:ame|eme|enme|adme|anos|enos|ennos|adnos|en|ad) (?:si|cuando|en caso|por si|en cuanto)
    (?:me|nos) (?:avisas|avisan|avisais|avise|avisa|avisen|aviseis|avisarias?) (?:si|cuando|en caso|por si|en cuanto)
    (?:me|nos) (?:podeis avisar|pueden avisar|puedes avisar|puede avisar) (?:si|cuando|en caso|por si|en cuanto)
    si (?:queda|hay|sale|aparece) (?:algo |alguna mesa |una mesa |un hueco |sitio )?libre
    si se libera
    si (?:hay|se produce|surge) (?:una|alguna) (?:cancelacion|baja)
    si alguien cancela
    si se cancela (?:una|alguna)
  `,
  question: words`
    cuanto (?:cuesta|vale|es|tiempo|dura|tarda|sale|cobran|se tarda|hay que|saldria)
    cuanta (?:espera|gente)
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
  `,
  requests: words`
    (?:podemos|podriamos|puedo|podria|se puede|seria posible|es posible|puede ser|podria ser)
    (?:podrian|podria|pueden|puede|podeis)(?: darnos| ponernos| reservarnos)?
  `,
  questionStart: words`
    (?:(?:una|1) )?(?:pregunta|consulta|duda)
    (?:a|en|de|con|por|para|hasta|desde) (?:que|cual|cuantos?|donde)
    (?<!(?:creo|pienso|supongo|diria|calculo|digo|parece) )que(?! (?:va|bien|bueno|buena|sea|sean|pena|lastima|si|no|tal si|tengas?|tengan)(?![\p{L}]))
    cuando
    donde
    quien
    como(?! (?:a las?|maximo|muy|mucho|minimo|\d))
    por que
    cual
    cuales
    cuanto
    cuantos
    cuanta
    cuantas
    hay
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
    puede
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
  `,
  book: words`
    reservar(?:me|nos|la|lo)?
    reservame
    reservanos
    reserveme
    resevar
    reservad
    reservadme
    reserven
    reservenme
    reserve
    reservo
    reserva (?:para|de|el|en|a las|una|un|con)
    reserva(?=[,.! ]*$)
    reservacion
    mesa para
    mesa pa
    mesa x
    mesa de \d{1,2}
    mesita para
    una mesa
    (?:quiero|quisiera|quisieramos|queremos|queria|queriamos|necesito) (?:ir a )?(?:cenar|comer|almorzar|desayunar|merendar|una mesa|mesa|una reserva)
    (?:necesitamos|me gustaria|nos gustaria|deseo|deseamos) (?:ir a )?(?:cenar|comer|almorzar|desayunar|merendar|una mesa|mesa|una reserva)
    (?:quiero|quisiera|quisieramos|queremos|queria|queriamos|necesito) (?:ir a )?(?:reserva|hacer|pedir|agendar|apartar|sitio|lugar|1 mesa)
    (?:necesitamos|me gustaria|nos gustaria|deseo|deseamos) (?:ir a )?(?:reserva|hacer|pedir|agendar|apartar|sitio|lugar|1 mesa)
    (?:kiero|tengo ganas de|estoy buscando|estamos buscando) (?:ir a )?(?:cenar|comer|almorzar|desayunar|merendar|una mesa|mesa|una reserva)
    (?:busco|buscamos|necesitaria|querria|querriamos) (?:ir a )?(?:cenar|comer|almorzar|desayunar|merendar|una mesa|mesa|una reserva)
    (?:kiero|tengo ganas de|estoy buscando|estamos buscando) (?:ir a )?(?:reserva|hacer|pedir|agendar|apartar|sitio|lugar|1 mesa)
    (?:busco|buscamos|necesitaria|querria|querriamos) (?:ir a )?(?:reserva|hacer|pedir|agendar|apartar|sitio|lugar|1 mesa)
    (?:hacer|haceme|hazme|haganme|pedir|pido|solicitar|solicito|agendar|agenda|agendame|sacar|coger|apartar|apartame|aparta|guardar|guardame|guardadme|apuntame|apunteme|apuntanos|apuntar|anotame|anoteme|anotanos|ponme|ponnos|ponganos|pongame|dame|danos|deme|coged|prepara|preparame)(?: me| nos)? (?:una |un |otra |la |mi |nuestra )?(?:reserva|reservacion|mesa|mesita|sitio|lugar|hueco|plaza|para)
    (?:me|nos) (?:reservas|reservan|reserva|reservais) (?:una |un |la |\d{1,3} )?(?:mesa|reserva|reservacion|sitios?|plazas?|hueco|lugar|lugares|para)
    (?:me|nos) (?:apuntas|apunta|apuntan|guardas) (?:una |un |la |\d{1,3} )?(?:mesa|reserva|reservacion|sitios?|plazas?|hueco|lugar|lugares|para)
    (?:me|nos) (?:guarda|guardan|guardais|das|da|dan|dais|haces|hace|hacen) (?:una |un |la |\d{1,3} )?(?:mesa|reserva|reservacion|sitios?)
    (?:me|nos) (?:guarda|guardan|guardais|das|da|dan|dais|haces|hace|hacen) (?:una |un |la |\d{1,3} )?(?:plazas?|hueco|lugar|lugares|para)
    (?:intentar|intentarlo|intenta|intentalo|intente|intentelo|intentamos|probar|prueba|probemos|pruebe) (?:de nuevo|otra vez|nuevamente)
    (?:volver|vuelve|vuelva) a (?:intentar|intentarlo|probar)
    reintentar
    (?:busca|buscame|encuentra|encuentrame|consigue|consigueme|haz|hazme) (?:me )?(?:un|una) (?:\p{L}{1,20} )?(?:restaurante|mesa|reserva|bar|cafe)
    (?:quer|quier|quis|dese|gustar|necesit)\p{L}{0,7} (?:\p{L}{1,8} ){0,2}?(?:volver|repetir|organizar|celebrar|reunirnos|festejar|regresar|invitar)(?! a (?:cambiar|mover))
  `,
  bookVerbs: words`
    reservar
    reserva
    quiero
    quisiera
    queria
    queriamos
    queremos
    querria
    necesito
    necesitamos
    busco
    buscamos
    busca
    hacer
    hacen
    tener
    encontrar
    encontrarme
    tienen
    tienes
    tiene
    teneis
    tendrian
    tendriais
    tendran
    gustaria
    dame
    danos
    encuentra
    haz
    hay
    habria
    habra
    queda
    quedan
    quedaria
    pido
    pedir
    agendar
    apartar
    apuntar
    conseguir
    puedo
    podria
    podriamos
    podemos
    deseo
  `,
  bookNouns: words`
    mesa
    mesas
    mesita
    reserva
    reservas
    reservacion
    reservaciones
    sitio
    restaurante
    disponibilidad
    disponible
    disponibles
    hueco
    huecos
    algo libre
    lugar
    espacio
    cupo
    plazas
    turno
  `,
  proposals: words`
    me (?:reservas|reservan|reserva|apuntas|guardas|guardan|das|haces)
    nos (?:reservas|reservan|apuntas|guardas|guardan|das|dan|haces)
    que tal
    y si
    es posible
    seria posible
    puede ser
    podria ser
    podemos ser
    puedo
    podemos
    podriamos
    podria
    podrian
    puedes
    puede
    pueden
    podeis
    podriais
    tienen
    tienes
    tiene
    teneis
    tendrian
    tendriais
    hay
    habria
    habra
    queda
    quedan
    quedaria
    y a las
    y para
    y el
    os va bien
    les va bien
    les viene bien
    os viene bien
    se puede
    se podria
    vale a las
    cabemos
    cabriamos
    entramos
  `,
  elsewhere: words`
    alarmas?
    despertador
    recordatorios?
    recuerdame
    temporizador
    lista de reproduccion
    playlist
    musica (?:del?|en)(?! vivo)
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
  closing: words`
    eso es todo
    nada mas
    es todo
    con eso basta
    adios
    hasta luego
    hasta pronto
    hasta manana
    hasta el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?=[.!]*$)
    hasta entonces
    nos vemos(?! (?:el|a las?|manana|hoy|esta|este))(?! alli| ahi| alla)
    que tenga(?:s|n|is)? (?:un )?buen dia
    buen dia
    buena noche
    buen finde
    buen fin de semana
    chao
    chau
    bye
    eso seria todo
    ya esta(?=[.!]*$)
    un saludo
    saludos
    un abrazo
  `,
  yes,
  affirm: words`
    por favor
    perfect[oa]
    correct[oa]
    exacto
    exactamente
    eso es
    eso(?=[.!]*$)
    esta bien
    esta perfecto
    (?<!(?:hola|holaa|ola|buenas|buenos dias|buenas tardes|buenas noches|hey),? )todo bien
    todo (?:correcto|perfecto|ok|en orden)
    bien
    muy bien
    bien asi
    asi esta bien
    genial
    estupendo
    fenomenal
    fantastico
    fantastica
    buenisimo
    barbaro
    joya
    chevere
    chido
    bacan
    guay
    maravilloso
    de lujo
    me parece (?:bien|perfecto|genial|estupendo|correcto)
    (?:me|nos) (?:va|viene|queda) (?:bien|genial|perfecto|estupendo|fenomenal|de maravilla)
    va (?:bien|perfecto|genial)
    va
    dale
    vamos(?=[.!]*$)
    sale
    sale y vale
    sale pues
    andale
    listo
    lista
    hecho
    de una
    dalo por hecho
    confirmo
    confirmamos
    confirmar
    confirmad[oa]
    confirma
    confirmalo
    confirmala
    confirmelo
    confirmela
    confirmen
    reservala
    reservalo
    reservela
    reservelo
    hazlo
    hagalo
    adelante
    procede
    proceda
    afirmativo
    cierto
    es correct[oa]
    es cierto
    asi es
    asi mismo
    asi(?=[.!]*$)
    efectivamente
    en efecto
    bueno
    buena
    excelente
    perfectamente
    encantad[oa]
    encantad[oa]s
    verdad
    me vale
    nos vale
    👍
    👌
    ✅
    seguro
    absolutamente
    totalmente
    como no
    por que no
    cuenta con ello
    cuente(?:n)? con nosotros
    contad con nosotros
    (?:alli|ahi|alla) (?:estare|estaremos|nos vemos|nos veremos)
    nos vemos (?:alli|ahi|alla|entonces)
    (?:si,? )?(?:iremos|vamos|vendremos|asistiremos)(?=[.!]*$)
    sigue en pie
    seguimos en pie
    acepto
    aceptar
    aceptamos
    aceptado
    la quiero
    lo quiero
    la queremos
    (?:me|nos) (?:la|lo) (?:quedo|quedamos)
    me sirve
    nos sirve
    sin problemas?
    no hay (?:ningun )?problema
    ningun problema
    creo que si
    supongo que si
    yo creo que si
    eso creo
    obvio
    obviamente
    ya
    aja
    ajam
    mhm
    positivo
    de 10
    me encanta
    esa misma
    ese mismo
    trato hecho
    me gusta
    lo confirmo
    todo ok
    alli estaremos
    ahi estaremos
    alla estaremos
    estaremos alli
    estaremos ahi
    ire
    iremos
    vamos todos
    sin problema
    no hay problema
    nos parece bien
    aprobado
    ok perfecto
    nos quedamos con ella
    nos la quedamos
    conformes?
  `,
  deny: words`
    ${no}
    nop
    nope
    nel
    nones
    na(?=[.!]*$)
    nah
    nanai
    no,? gracias
    no,? muchas gracias
    para nada
    de ninguna manera
    de ningun modo
    nunca
    nunca jamas
    jamas
    negativo
    incorrecto
    incorrecta
    falso
    erroneo
    equivocado
    no es correct[oa]
    no es asi
    no es eso
    no esta bien
    esta mal
    esta equivocado
    mal
    (?:eso|asi) no
    no quiero
    no (?:me|nos) (?:va|viene|conviene|interesa|sirve|gusta|cuadra|vale|queda)(?: bien)?
    de eso nada
    no hace falta(?=[,.!]|$)
    nada de eso
    en absoluto
    tampoco
    ni hablar
    ni de broma
    ni loco
    ni loca
    ni modo
    que va
    no lo creo
    no creo
    creo que no
    yo creo que no
    me temo que no
    mejor no
    ahora no
    por ahora no
    de momento no
    hoy no(?=[,.!]|$)
    todavia no
    aun no
    claro que no
    desde luego que no
    por supuesto que no
    pues no
    va a ser que no
    paso(?=[.!]*$)
    👎
    ❌
    no (?:cambiar|cambies|cambie|cambien|cambiemos|modificar|modifique|tocar) nada
    (?:dejalo|dejala|dejela|dejelo|dejadlo|dejarlo|dejarla|que quede|lo dejamos|la dejamos)(?: todo)? (?:como esta|como estaba|asi|tal cual|igual)
    esta vez no
    ninguno
    ninguna
    ninguna de ellas
    ninguno de ellos
    ni uno ni otro
    hoy no
    no es posible
    no nos viene bien
    no me viene bien
    no me va bien
    ya no
  `,
  withoutPhone: words`
    (?:sin|ningun|no tengo|no hay|no quiero dar(?: el| mi)?|prefiero no dar(?: el| mi)?) (?:numero|telefono|movil|celular)(?: de telefono)?
  `,
  declines: words`
    no tengo
    no tengo ninguno
    no tenemos
    sin
    sin el
    ninguno
    ningun
    saltar
    saltalo
    saltatelo
    omitir
    omitelo
    omite
    pasar
    paso
    prefiero no darlo
    prefiero que no
    prefiero no
    prefiero no decirlo
    mejor no
    no hace falta
    no es necesario
    no quiero darlo
    skip
    siguiente
    continuar
    sigue
  `,
  but: ["pero", "sino", "excepto", "aunque", "salvo", "solo que", "eso si", "menos"],
  greet: words`
    hola
    holaa
    holaaa
    holaaaa
    holi
    holis
    ola
    olaa
    muy buenas
    muy buenos dias
    buenos dias
    buen dia
    buenas tardes
    buenas noches
    wenas
    buenas
    que tal
    que tal estas
    que onda
    que hay
    que hubo
    quiubo
    que pasa
    saludos
    hey
    ey
    como estas
    como esta
    como andas
    como va(?: todo)?
    como te va
    como estan
    que tal todo
    todo bien\?
    (?<=(?:hola|holaa|ola|buenas|buenos dias|buenas tardes|buenas noches|hey),? )todo bien(?=[ .!]*$)
    alo
    hi
    hello
    buenos
  `,
  thanks: words`
    gracias
    muchas gracias
    mil gracias
    muchisimas gracias
    grasias
    grax
    grcias
    graciass
    gcs
    muy amable
    muy amables
    te lo agradezco
    se lo agradezco
    os lo agradezco
    les agradezco
    agradecid[oa]
    🙏
  `,
  complaint: words`
    (?:esperamos|espere|esperando|esperado) (?:[\p{L}\d]{1,8} ){0,3}(?:horas?|minutos|siglos|mucho)(?= .{0,60}(?:plat|comida|nadie|disculp|cuenta|bebid))
    nadie (?:\p{L}{1,8} ){0,3}(?:disculpo|disculpado|perdon|disculpas)
    (?:me puse|nos pusimos|se puso|acabe|acabamos) (?:muy )?(?:mal[oa]s?|enferm[oa]s?)(?= .{0,40}(?:cenar|comer|cena|comida|ahi|alli))
    (?:poner|hacer|presentar|quiero|tengo) (?:una |1 )?(?:queja|reclamacion)
    (?:quejarme|quejarnos|reclamar|hoja de reclamaciones|queja formal)
    (?:reembolso|reembols\p{L}{1,5}|devolucion del dinero|devuelvan el dinero|que me devuelvan|indemnizacion)
    (?:verguenza|vergonzoso|inaceptable|intolerable|asqueroso|estafa|indignante|lamentable|un escandalo)
    (?:mal|malisimo|pesimo|horrible|fatal|peor) (?:servicio|trato|atencion|experiencia|restaurante|comida)
    (?:camarero|camarera|servicio|comida) (?:estaba|estuvo|fue|era) (?:\p{L}{1,10} ){0,3}(?:fria|frio|cruda|horrible|pesim[oa]|maleducad[oa]|grosero)
    (?:sopa|carne|trato|personal|cena) (?:estaba|estuvo|fue|era) (?:\p{L}{1,10} ){0,3}(?:fria|frio|cruda|horrible|pesim[oa]|maleducad[oa]|grosero)
    (?:camarero|camarera|servicio|comida) (?:estaba|estuvo|fue|era) (?:\p{L}{1,10} ){0,3}(?:fatal|incomible|asqueros[oa]|desagradable)
    (?:sopa|carne|trato|personal|cena) (?:estaba|estuvo|fue|era) (?:\p{L}{1,10} ){0,3}(?:fatal|incomible|asqueros[oa]|desagradable)
    intoxicacion
    (?:estoy|estamos|muy) (?:\p{L}{1,9} )?(?:enfadad[oa]s?|furios[oa]s?|indignad[oa]s?|decepcionad[oa]s?|cabread[oa]s?)
    (?:sois|eres|son) (?:\p{L}{1,9} )?(?:inutil(?:es)?|incompetentes?|unos inutiles)
    nunca mas
  `,
  sorrow: words`
    (?:ha|han|se|acaba de) (?:muerto|fallecido|fallecio|murio|morir|fallecer)
    (?:fallecio|fallecido|fallecimiento|funeral|entierro|de luto|murio)
    (?:hospital|urgencias|ingresad[oa]s?|uci)
    (?:accidente|infarto|ictus)
    (?:estoy|esta|estamos|estan|puesto|puesta) (?:\p{L}{1,9} )?(?:enferm[oa]s?|malit[oa]s?)
    (?:tengo|tiene|tenemos) (?:\p{L}{1,4} )?(?:covid|fiebre|gripe|cancer)
  `,
  usual: words`
    (?:lo|la|el) (?:mismo|misma)(?: \p{L}{1,10}){0,2} (?:de|que) (?:la )?(?:ultima|otra|siempre|vez)(?: vez| visita)?(?: pasada| anterior)?
    (?:lo|la mesa|mi mesa|nuestra mesa|el sitio|mi sitio) (?:de siempre|de costumbre|habitual)
    (?:igual|como|tal como) (?:que )?(?:la )?(?:ultima vez|otra vez|vez pasada|vez anterior|siempre|de costumbre)
    lo (?:habitual|acostumbrado|usual)
    mi mesa favorita
    la de siempre
    repetir (?:la|mi|nuestra) (?:ultima )?(?:reserva|mesa|visita)(?: anterior)?
    lo mismo otra vez
  `,
  besides: words`
    (?:una segunda|otra|segunda) (?:mesa|reserva)
    una (?:mesa|reserva) (?:mas|adicional)(?= |[.!?,]|$)
    (?<=^ {0,2})(?:una segunda|una mas|otra mas|ambas)(?= {0,2}(?:por favor|porfa|[.!?,]|$))
    (?<=^ {0,2})(?:ademas|adicional)(?= {0,2}(?:por favor|porfa|[.!?,]|$))
  `,
  late: words`
    (?:atasco|retencion|retenciones)
    (?:llegamos|llego|llegaremos|llegare|vamos|voy|vamos a llegar|voy a llegar|llegar) (?:\p{L}{1,10} ){0,2}(?:tarde|con retraso|retrasad[oa]s?)
    (?:con|de|un poco de|minutos de|llevamos|tenemos|tengo) retraso
    retrasamos
    me retraso
    (?:en un|en el|pillado en|en medio del|metidos en un) (?:atasco|trafico)
    tarde unos
    (?:minutos|min|poco|poquito) tarde
    retrasad[oa]s?
    (?:llegaremos|llegamos|llegare|llego|estaremos|iremos)(?: sobre)? a las? .{1,20} en (?:vez|lugar) de
    (?:no llegamos|no llegaremos|no llego) hasta las?
  `,
  praise: words`
    genial
    estupendo
    fantastico
    maravilloso
    excelente
    fenomenal
    que bien
    guay
    que (?:amable|maravilla)
    perfecto
    esta perfecto
    todo perfecto
    buenisimo
  `,
  thankedFor: words`por(?! favor)`,
  first: words`
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:el primero|la primera|primero|primera|el 1º|la 1ª|la 1a)
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:el primer|la primera opcion|la primera hora)
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:la mas temprana|la mas pronto|el mas temprano)
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:lo mas temprano|lo antes posible|la de antes)
    lo antes posible
    cuanto antes
    lo mas pronto posible
    lo mas temprano posible
    la mas temprana
    el mas temprano
    la de antes
  `,
  last: words`
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:el ultimo|la ultima|ultimo|ultima|la ultima opcion)
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:la ultima hora|la mas tarde)
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:la mas tardia|el mas tarde|lo mas tarde posible)
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?lo mas tarde
    lo mas tarde posible
    la mas tarde
    el mas tarde
    la mas tardia
  `,
  places: words`
    segunda|segundo|2ª|2º
    tercera|tercero|tercer|3ª|3º
    cuarta|cuarto
    quinta|quinto
    sexta|sexto
  `,
  any: words`
    da igual
    me da igual
    nos da igual
    me da lo mismo
    nos da lo mismo
    lo mismo me da
    cualquiera
    cualquiera de ellas
    cualquiera de ellos
    cualquiera de las \d
    cualquiera de los \d
    cualquiera me va bien
    cualquiera nos va bien
    cualquier hora
    a cualquier hora
    cualquiera vale
    cualquiera esta bien
    el que sea
    la que sea
    la que quieras
    la que quiera
    el que quieras
    es indiferente
    me es indiferente
    indiferente
    no importa
    no me importa
    da lo mismo
    los 2
    las 2
    ambos
    ambas
    elige tu
    elija usted
    decide tu
    tu eliges
    tu decides
    sin preferencia
    no tengo preferencia
    todas me van bien
    todos me van bien
    todas
    todos
  `,
  choice: words`
    el
    la
    numero
    el numero
    la numero
    opcion
    la opcion
    elijo
    elijo la
    elijo el
    prefiero
    prefiero la
    prefiero el
    la de
    el de
    me quedo con
    me quedo con la
    me quedo con el
    escojo
    escojo la
    quiero el
    quiero la
    dame la
    dame el
    tomo la
    cojo la
    las
    que sea la
    mejor la
    mejor el
    reservame la
    hora
    nos quedamos con
    nos quedamos con la
    cogemos la
    esta bien
    me va bien
    nos va bien
    me viene bien
    nos viene bien
    es perfecta
    va bien
  `,
  fillers: words`
    por favor
    porfa
    porfi
    porfis
    porfavor
    xfa
    xfavor
    xfis
    plis
    pls
    please
    eh
    ehh
    em
    este(?=,)
    bueno
    bua
    buf
    pues
    pos
    entonces
    oh
    ah
    aja
    uy
    gracias
    quizas
    quiza
    tal vez
    a lo mejor
    igual
    ok
    y
    vale
    si
    solo
    creo
    creo que
    yo creo
    a ver
    mejor
    digamos
    ahora
    senor
    senora
    dije
    he dicho
    oye
    oiga
    oigan
    mira
    mire
    mirad
    che
    venga
    anda
    perdona
    perdone
    perdon
    disculpa
    disculpe
    disculpen
    hombre
    tio
    tia
    ya
    seria
    serian
    es que
    la verdad
    jaja
    jeje
    jajaja
    lo siento
    yo
    nada,
    al final
    nosotros
  `,
};
