import type { BookedWords } from "../booked-words.ts";
import { words } from "../word-list.ts";

export const booked: BookedWords = {
  ours: words`
    mi
    mis
    nuestr[oa]s?
  `,
  bookers: words`
    el
    ella
    ellos
    ellas
    (?:(?:el|la|del|nuestro) )?(?:hotel|conserje|recepcion|oficina|empresa|agencia|jefe|jefa)
    (?:un|una|1) (?:amig[oa]|companer[oa]|colega|prim[oa])(?: mi[oa]| nuestr[oa])?
    alguien mas
  `,
  done: words`
    (?:ya )?(?:me |nos |os |le )?(?:reservo|reservaron)(?: (?:mesa|una mesa|1 mesa))?
    (?:ya )?(?:me |nos |os |le |lo )?(?:ha|han|habia|habian) (?:ya )?(?:reservado|hecho (?:la|una|1) reserva|cogido (?:una |1 )?mesa|pedido (?:una |1 )?mesa|pillado (?:una |1 )?mesa)
    (?:ya )?(?:hizo|hicieron|cogio|pidio|tiene|pillo) (?:(?:la|una|1|ya) ){0,2}(?:reserva|mesa)
    (?:llamo|llamaron|ha llamado|os llamo)(?: [\p{L}']{1,12}){0,4} (?:para|y) (?:reservar|reservo|hizo|coger mesa)
  `,
  doneFirst: words`
    (?:ya )?(?:me |nos |os )?(?:reservo|ha reservado|hizo (?:la|una|1) reserva|habia reservado|llamo)(?: (?:mesa|una mesa|1 mesa))?
  `,
  ownDone: words`
    (?:ya )?(?:reserve|reservamos|reservado|he reservado|hemos reservado|habia reservado|habiamos reservado|tenia reservado|teniamos reservado|hice (?:una|1|la) reserva|hicimos (?:una|1|la) reserva|he hecho (?:una|1|la) reserva|hemos hecho (?:una|1|la) reserva)
    (?:ya )?(?:llame|llamamos|he llamado|hemos llamado|escribi)(?: [\p{L}']{1,12}){0,5} (?:para|y) (?:reservar|reserve|hice|hacer|coger mesa|una mesa)
  `,
  ways: words`
    online
    on line
    (?:en|por|a traves de|desde|con) (?:(?:vuestra|su|la|el|vuestro|tu) )?(?:web|pagina|pagina web|internet|app|google|thefork|el tenedor)
    por (?:telefono|mail|correo|email|e-mail|whatsapp)
    (?:la semana|el mes|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado|el domingo) pasad[oa]
    el otro dia
    ayer
    anteayer
    anoche
    hace (?:\d{1,2}|una|un|1|unos|dos|tres|un par de) (?:dias?|semanas?|mes(?:es)?)
    llame
    llamamos
    he llamado
    hemos llamado
  `,
  checks: words`
    no (?:encuentro|encontramos|veo)(?: (?:el|la|mi|nuestra)) (?:correo|mail|email|confirmacion|reserva|numero)
    (?:no|ni|nunca|sin)(?: (?:me|nos|ha|he|hemos|han|ha llegado|llego|recibi|recibido|llegado|tengo|tenemos)){0,4} (?:(?:ninguna|la|el|ningun|una) )?(?:confirmacion|correo|mail|email|respuesta)
    (?:solo |era |es |queria |quiero |queriamos |quisiera )?(?:para )?(?:comprobar(?:lo)?|confirmar(?:lo)?|asegurar(?:me|nos)|verificar(?:lo)?|saber si esta)
    (?:puede|puedes|podeis|podria|podrias|podriais|pueden)(?: \p{L}{1,8}){0,2} (?:confirmar(?:lo|melo)?|comprobar(?:lo)?|mirar(?:lo)?|verificar(?:lo)?|ver(?:lo)?)
    (?:esta|sale|consta|figura|aparece)(?: (?:ahi|bien|apuntad[oa]|apuntada|registrad[oa]|todo bien|todo ok|hecha|la reserva|eso|confirmada))?(?= ?\?)
    (?:lo|la|nos) (?:ve|ves|veis|ven|tiene|teneis|tienes|encuentra|encontrais)
  `,
  standing: words`
    (?:teneis|tiene|tienes|tienen|hay|habia|consta|figura|veis|ve)(?: (?:ya|alguna|una|1|la|mi|nuestra|hecha)){0,2} reserva(?: hecha)? (?:a(?:l)? nombre|a mi nombre|de(?! (?:mesa|\d|hoy|manana))|para(?! (?:\d|hoy|manana|esta|el|la|mi|nosotros|una?|1|comer|cenar))|por)
    (?:estamos|estoy)(?: ya)? (?:apuntad[oa]s?|en (?:la lista|el libro|el sistema)|anotad[oa]s?|registrad[oa]s?)
    (?:deberia|debe|tendria que|tiene que)(?: de)? haber (?:una|1) (?:reserva|mesa)
  `,
  undone: words`
    no
    nunca
    nadie
    nada
    quiere
    queria
    quisiera
    puede
    podria
    si
    va a
    olvido
    recomendo
    recomendado
    dijo que
  `,
  others: words`
    teatro
    cine
    entradas?
    hotel
    vuelos?
    habitacion
    taxi
    canguro
    vacaciones
    viaje
    concierto
    espectaculo
    iglesia
    otro (?:sitio|restaurante)
    tren
  `,
};
