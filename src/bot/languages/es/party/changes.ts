import type { PartyChangeWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const changes: PartyChangeWords = {
  more: words`
    (?:se|os) (?:apunta|apuntan|apuntara) (?:#|una|un|uno|otra|otro)(?: (?:persona|personas|amigo|amiga|amigos|amigas|comensal|comensales))?(?: mas)?
    (?:se|os) (?:apuntaran|suma|suman) (?:#|una|un|uno|otra|otro)(?: (?:persona|personas|amigo|amiga|amigos|amigas|comensal|comensales))?(?: mas)?
    (?:se|os) (?:sumara|sumaran|anade|anaden) (?:#|una|un|uno|otra|otro)(?: (?:persona|personas|amigo|amiga|amigos|amigas|comensal|comensales))?(?: mas)?
    (?:se|os) (?:une|unen|uniran) (?:#|una|un|uno|otra|otro)(?: (?:persona|personas|amigo|amiga|amigos|amigas|comensal|comensales))?(?: mas)?
    (?:#|una|uno|un)(?: (?:persona|personas|comensal|comensales|invitado|invitados|adulto|adultos|nino|ninos|sitio|sitios))? mas(?! [\p{L}\d])
    (?:#|una) (?:persona|personas) (?:adicional|adicionales|extra)
    otra persona
    otro comensal
    (?:anadir|anade|agregar|agrega|sumar) (?:una|un|#) (?:persona|personas|comensal|comensales)(?: mas)?
    (?:anadir|sumar|agregar|apuntar) a (?:alguien|otro|otra)(?: mas)?
  `,
  nthPerson: words`
    (?:una?|la|el) tercer[oa]? (?:persona|comensal|invitad[oa])
    (?:una?|la|el) cuart[oa] (?:persona|comensal|invitad[oa])
    (?:una?|la|el) quint[oa] (?:persona|comensal|invitad[oa])
    (?:una?|la|el) sext[oa] (?:persona|comensal|invitad[oa])
    (?:una?|la|el) septim[oa] (?:persona|comensal|invitad[oa])
    (?:una?|la|el) octav[oa] (?:persona|comensal|invitad[oa])
  `,
  fewer: words`
    (?:#|un[oa]?) de (?:nuestr[oa]s|mis|l[oa]s) \p{L}{3,14} (?:se (?:me |nos )?(?:han|ha) (?:borrado|caido|bajado|rajado|desapuntado|descolgado)|(?:nos )?(?:han|ha) (?:cancelado|fallado)|(?:al final |ya )?no (?:viene|vienen|puede|pueden|vendra|vendran|podra|podran|va a venir|van a venir)(?: venir| ir)?)
    hay (?:#|uno|una) que (?:al final |ya )?no (?:vienen?|pueden?|vendra|vendran)(?: venir| ir)?
    (?:falla|fallan) (?:#|una|un|uno)(?: (?:persona|personas|comensal|comensales|invitado|invitados|amigo|amiga|amigos|amigas))?
    (?:se (?:me |nos )?(?:cae|caen|baja|bajan|borra|borran)) #(?: (?:persona|personas|comensal|comensales|invitado|invitados|amigo|amiga|amigos|amigas))?
    (?:se (?:me |nos )?(?:cae|caen|baja|bajan|borra|borran)) una(?: (?:persona|personas|comensal|comensales|invitado|invitados|amigo|amiga|amigos|amigas))?
    (?:se (?:me |nos )?(?:cae|caen|baja|bajan|borra|borran)) un(?: (?:persona|personas|comensal|comensales|invitado|invitados|amigo|amiga|amigos|amigas))?
    (?:se (?:me |nos )?(?:cae|caen|baja|bajan|borra|borran)) uno(?: (?:persona|personas|comensal|comensales|invitado|invitados|amigo|amiga|amigos|amigas))?
    (?:#|una|un|uno)(?: (?:persona|personas|comensal|comensales|invitado|invitados))? menos
    (?:una persona|uno|# personas|1 persona) no (?:puede|pueden|viene|vienen|vendra|vendran)(?: venir| ir)?
    (?:#|uno|una)(?: (?:personas?|amig[oa]s?|invitad[oa]s?|de nosotros))? (?:se (?:me |nos )?(?:han|ha) (?:borrado|caido|bajado|rajado))
    (?:#|uno|una)(?: (?:personas?|amig[oa]s?|invitad[oa]s?|de nosotros))? (?:(?:nos )?(?:han|ha) (?:cancelado|fallado))
    # (?:ya )?no (?:pueden|vienen|vendran|van a venir|podran)(?: venir| ir)?
    se (?:han|ha) (?:caido|rajado|desapuntado|borrado|descolgado) (?:#|un[oa]?)(?: (?:personas?|amig[oa]s?|comensal(?:es)?))?
    (?:cancel|anul|quit|elimin|borr)\p{L}{1,5} (?:#|un|una)(?: de l[oa]s)? (?:sitios?|plazas?|asientos?|personas?|comensal|comensales|cubiertos?|lugar|lugares)
    (?:#|uno|una) de nosotros (?:al final |ya )?no (?:puede|viene|va|vendra|podra|ira)(?: venir| ir)?
    (?:vamos|venimos|si|iremos),? menos #
  `,
  countsAnew: words`
    (?:seriamos|seremos|somos) (?:entonces|ahora|pues|ya) \d{1,2}
    (?:podriamos ser|podemos ser|podriamos venir|pasamos a ser|pasariamos a ser) \d{1,2}
    (?:asi que|entonces|ahora|al final) (?:seriamos|seremos|somos|vamos a ser|vamos) \d{1,2}
    \d{1,2} en (?:vez|lugar) de \d{1,2}
    (?:volvemos|volveremos|volveriamos) a ser \d{1,2}
    (?:somos|seremos|vamos a ser) (?:otra vez|de nuevo) \d{1,2}
    (?:finalmente|ya) (?:seriamos|seremos|somos|vamos a ser|vamos) \d{1,2}
    (?:seriamos|somos|vamos a ser) \d{1,2} (?:al final|finalmente|ahora|entonces|ya)
  `,
  makesIt: words`
    (?:pon|ponga|pongan|poned|ponme|ponlo|ponedlo|hazlo|haz|hagamos|que sean|apunta|apunte|cambia|cambialo|dejalo|subelo)(?: mejor| a| en| para| de){0,2}
  `,
  becomes: words`
    (?:tiene que|debe|deberia|hay que|puede|podria|tendria que|debera)(?: ahora)? (?:pasar(?:la)?|ser|convertirse|quedar(?:se)?|cambiar(?:se|la)?)(?: a ser)?(?: una(?: mesa| reserva)?)?(?: de| para| a| en)? #
    (?:pasa|pasaria|pasara|cambia)(?: ahora)?(?: a ser)?(?: una(?: mesa| reserva)?)?(?: de| para| a)? #
    (?:ahora es|es ahora|ahora seria|al final es|finalmente es|ya es) (?:de|para) #
  `,
  numberBecomes: words`
    (?:pasamos|pasaremos) a(?: ser)? #(?= ?(?:$|[.,;!?]|(?:personas|entonces|al final)(?!\p{L})))
    (?<=(?:^|,) ?(?:(?:ah|ok|vale|no|perdon),? ){0,2})ahora(?: solo)? #(?=[.! ]*$)
    (?:numero(?: (?:de|total de) (?:comensales|personas|invitados|adultos|asistentes))?|total) (?:es|sera|seria|pasa|asciende|sube|baja|queda|debe (?:ser|pasar))(?: (?:ahora|entonces|por tanto|ya|de|a|ser|en)){0,3} #
    (?:ampli|aument|cambi|modifi|sub|redu|ampl)\p{L}{1,5} a # el numero
    (?:ampli|aument|cambi|modifi|sub|redu|corrij|corrig)\p{L}{1,5} el numero de (?:comensales|personas|invitados) (?:a|en) #
    nos (?:deja|pone|lleva) (?:en|a) #
    (?<=(?:^|,) ?)# ahora(?=[.! ]*$)
  `,
  therefore: words`
    asi que
    asi que (?:somos|seremos|vamos|quedamos|ahora)
    por (?:lo )?tanto
    entonces
    quedamos
    quedan
    nos quedamos en
    luego
    de modo que
    o sea que
    o sea
    ahora
    ahora somos
  `,
  supposed: words`
    (?:a lo mejor|quizas?|tal vez|puede que|igual|es posible que)(?: \p{L}{2,6})? (?:somos|seamos|seremos|vayamos)(?: \p{L}{2,6})? #
    (?:y|pero|que pasa|que ocurre) si (?:\p{L}{1,7} ){0,2}(?:somos|fueramos|fuesemos|seamos)(?: \p{L}{2,6})? #
  `,
};
