import type { BookingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const booking: BookingWords = {
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
    (?:hacer|haceme|hazme|haganme|pedir|pido|solicitar|solicito|agendar|agenda|agendame|sacar|coger|apartar|apartame|
      aparta|guardar|guardame|guardadme|apuntame|apunteme|apuntanos|apuntar|anotame|anoteme|anotanos|ponme|ponnos|
      ponganos|pongame|dame|danos|deme|coged|prepara|preparame)(?: me| nos)? (?:una |un |otra |la |mi |
      nuestra )?(?:reserva|reservacion|mesa|mesita|sitio|lugar|hueco|plaza|para)
    (?:me|nos) (?:reservas|reservan|reserva|reservais) (?:una |un |la |\d{1,3} )?(?:mesa|reserva|reservacion|sitios?|plazas?|hueco|lugar|lugares|para)
    (?:me|nos) (?:apuntas|apunta|apuntan|guardas) (?:una |un |la |\d{1,3} )?(?:mesa|reserva|reservacion|sitios?|plazas?|hueco|lugar|lugares|para)
    (?:me|nos) (?:guarda|guardan|guardais|das|da|dan|dais|haces|hace|hacen) (?:una |un |la |\d{1,3} )?(?:mesa|reserva|reservacion|sitios?)
    (?:me|nos) (?:guarda|guardan|guardais|das|da|dan|dais|haces|hace|hacen) (?:una |un |la |\d{1,3} )?(?:plazas?|hueco|lugar|lugares|para)
    (?:intentar|intentarlo|intenta|intentalo|intente|intentelo|intentamos|probar|prueba|probemos|pruebe) (?:de nuevo|otra vez|nuevamente)
    (?:volver|vuelve|vuelva) a (?:intentar|intentarlo|probar)
    reintentar
    (?:busca|buscame|encuentra|encuentrame|consigue|consigueme|haz|hazme) (?:me )?(?:un|una) (?:\p{L}{1,20} )?(?:restaurante|mesa|reserva|bar|cafe)
    (?:quer|quier|quis|dese|gustar|necesit)\p{L}{0,7} (?:\p{L}{1,8} ){0,2}?(?:volver|repetir|organizar|celebrar|
      reunirnos|festejar|regresar|invitar)(?! a (?:cambiar|mover))
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
    existe
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
    habria
    habra
    queda
    quedan
    quedaria
    y a las
    y para
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
    por ?que no
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
    (?<=^ {0,2})(?:no,? )?(?:es )?(?:una|la) nueva(?: (?:mesa|reserva))?(?= {0,2}(?:por favor|porfa|[.!?,]|$))
    (?:una segunda|otra|segunda) (?:mesa|reserva)
    una (?:mesa|reserva) (?:mas|adicional)(?= |[.!?,]|$)
    (?<=^ {0,2})(?:una segunda|una mas|otra|otra mas|ambas)(?= {0,2}(?:por favor|porfa|[.!?,]|$))
    (?<=^ {0,2})(?:ademas|adicional)(?= {0,2}(?:por favor|porfa|[.!?,]|$))
    (?:para |con |es para |son )?(?:otra gente|otras personas|otros amigos|otro grupo)(?= {0,2}(?:por favor|[.!?,]|$))
  `,
};
