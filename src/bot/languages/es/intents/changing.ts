import type { ChangingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { no } from "./patterns.ts";

/** What a booking is kept under. */
const kept =
  "(?:nombre|apellidos?|telefono|(?:numero de )?(?:telefono|contacto|movil|celular)|correo(?: electronico)?|e-?mail)";

export const changing: ChangingWords = {
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
    (?:somos|seremos|seriamos|vamos a ser|vamos) (?:ahora |al final |alguno )?(?:mas|menos)(?= ?[.,!]| ?$| (?:gente|personas|de))
    (?:pasar|pasarla|pasarlo|pasa|pase|pasen|pasad|pasala|pasamos|correr|trasladar|traslada) (?:(?:la|mi|nuestra) (?:reserva|mesa|cena) )?del? .{1,25} (?:al|a las?|para)
  `,
  holder: words`
    (?:el |mi )?(?:numero|telefono|nombre|correo)(?: de telefono)? (?:esta|es) (?:mal|equivocado|incorrecto|erroneo)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:el |mi )?(?:numero|telefono|nombre) no es (?:correcto|ese)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:numero|nombre) equivocado(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:cambiar(?:le)?|cambia|cambie|cambien|modificar|modifica|modifique|corregir|corrige|corrija|actualizar|actualice|actualiza|poner|pon|ponga)(?: el| mi| nuestro| otro| de| un nuevo)? ${kept}
    ${kept}(?: de (?:la|mi|nuestra) reserva)? (?:esta|es) (?:\p{L}{1,8} )?(?:mal(?: escrito)?|equivocado|incorrecto|erroneo)
    ${kept}(?: de (?:la|mi|nuestra) reserva)? no (?:es|esta) (?:correcto|bien|el correcto)
    (?:otro|nuevo|mi nuevo|nuestro nuevo) ${kept}
    (?:poner|pon|ponga|pongan|pasar|pasa|pase) (?:la|mi|nuestra) (?:reserva|mesa) a(?:l| otro)? nombre
    ha cambiado (?:el|mi|nuestro) ${kept}
    (?:dejar|dejarle|dejarles|dejaros|anadir|agregar|dar|darle|darles|daros|poner|apuntar)(?: tambien)? (?:mi|nuestro|un|el) (?:numero(?: de telefono)?|telefono|movil|celular)
  `,
  rather: words`
    cambio de planes?
    en vez del?
    en lugar del?
    en su lugar
    mejor a las?
    mejor el
    (?<!(?:cual|que|donde|quien)(?: de (?:los|las) dos)?(?: \p{L}{1,9}){0,2} )mejor para(?: el| las)?
    mejor (?:hoy|manana|pasado manana|este|esta)
    mejor somos
    mejor que sean?
    en realidad
  `,
  minds: words`
    (?:se )?(?:nos |me )?han cambiado (?:los|nuestros) planes
    (?:los|nuestros) planes (?:han cambiado|cambiaron)
    cambio de planes
  `,
  apologies: ["perdon", "perdona", "disculpa", "sorry"],
  correction: words`
    rectificacion
    me corrijo
    pido (?:perdon|disculpas)(?!.{0,30}no (?:pod|pued|vam|voy|ir))
    caray
    ${no}
    (?<!(?:cual|que|donde|quien)(?: de (?:los|las) dos)?(?: \p{L}{1,9}){0,2} )mejor
    mejor dicho
    perdon(?=[,.! ]{1,3}(?:\d{1,3}|no|somos|seremos|el|a las?|para|era|es|eran|son|queria|quise|mejor|me)(?![\p{L}]))
    en realidad
    en verdad
    espera(?! que)
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
  saysMeant: words`
    qu(?:eria|eriamos|iero) decir
    digo
  `,
  but: ["pero", "sino", "excepto", "aunque", "salvo", "solo que", "eso si", "menos"],
  therefore: ["asi que", "entonces", "pues"],
};
