import type { TableWords } from "../table-words.ts";
import { words } from "../word-list.ts";

const oneTable = words`
  (?:solo|solamente|nada mas) una (?:mesa|reserva)
  una sola (?:mesa|reserva)?
  una (?:mesa|reserva) (?:basta|solo|nada mas|en total)(?= {0,2}(?:por favor|porfa|[.!,;]|$))
`;

export const tables: TableWords = {
  several: words`
    # (?:mesas?|grupos) (?:de|para|con) # (?:cada una|cada uno|personas cada una)
    # (?:mesas?|grupos) de #
    # mesas para #(?! (?:y|en total)(?![\p{L}]))
  `,
  pair: words`
    2 mesas:? (?:de |para )?# (?:y|&|\+) (?:de )?#
  `,
  split: words`
    (?:divid|repart|separ)(?:id|ad)[oa]s?(?: en)?(?: 2 (?:mesas|grupos))?(?: de|,|:)? # y (?:de )?#
  `,
  spread: words`
    (?:repart|divid|separ)(?:id|ad)[oa]s? (?:en|entre) \d{1,2} mesas
  `,
  counted: words`
    # mesas
  `,
  oneFor: words`
    (?:una?|1|otra)(?: mas)?(?: mesa)? para
    (?:(?:una|1|otra) )?mesa de
  `,
  tablesFor: words`
    mesas (?:para|de)
  `,
  another: words`
    (?<=^ ?|[,.!] )(?:y |tambien |si |luego ){0,3}(?:otra|(?:una|1) mas)(?: mesa)?(?= (?:el|para|a las?|manana|pasado|este|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?![\p{L}])(?! (?:la|mi|nuestra) (?:mesa|reserva)))
    (?:otra|una segunda|una|1) mesa mas
    (?:otra|una segunda) mesa para
    (?:otra|(?:una|1) mas|y otra|tambien otra|una segunda) para
    (?:otra|una segunda) reserva
    (?:ahora|luego|y luego) (?:una|1)(?: mesa)? para
    (?:una|1) mesa (?:aparte|adicional|extra|separada) para
    ^(?:\p{L}{1,6}[,.]? ){0,2}(?:una |1 )?nueva (?:mesa|reserva)
    lo mismo (?:otra vez|de nuevo)(?= (?:el|para|en)(?![\p{L}]))
    tambien (?:necesito |quiero |querria |queremos )?(?:una|1) mesa
    (?:es|esta es) otra mas
  `,
  asWell: words`
    tambien
    ademas
  `,
  notAnother: words`
    no (?:quiero|queremos|busco|pido|necesito|necesitamos|queria)(?: reservar| hacer| pedir)? (?:otra|una segunda|una nueva|mas)(?: mesa| reserva)s?
    (?:otra|una segunda|una nueva) (?:mesa|reserva) no
    no (?:quiero|queremos) (?:volver a reservar|reservar (?:otra vez|dos veces|de nuevo))
  `,
  instead: [
    ...oneTable,
    ...words`
      (?<!no )en (?:lugar|vez)(?: de (?:la otra|la primera|esa|ella))?
      (?<!no )(?:reempla\p{L}{1,6}|sustitu\p{L}{1,6})
      (?<=^.{0,12})la (?:2a|segunda|nueva)(?= {0,2}(?:por favor|porfa|[.!,;]|$))
    `,
  ],
  oneTable: [
    ...oneTable,
    ...words`
      (?:la|el) (?:otr[ao]|segunda|2a)(?: mesa)? (?:ya )?no (?:la |me |nos |hace |es )?(?:necesit\p{L}{1,5}|quer\p{L}{1,5}|quiero|hace falta|falta|necesaria)
      (?:ya )?no (?:necesit\p{L}{1,5}|quiero|queremos|hace falta|me hace falta|nos hace falta) (?:la|una|1|el) (?:otr[ao]|segunda|2a)(?: mesa)?
      (?:sin|olvid\p{L}{1,3}|quit\p{L}{1,3}|dej\p{L}{1,3}) (?:la|de la) (?:otra|segunda|2a) mesa
    `,
  ],
  other: words`
    (?:la|mi|nuestra|el) otr[ao](?: (?:mesa|reserva|reservacion))?(?! (?:restaurante|dia|hora|local|mitad))
  `,
  keepsDay: words`
    (?:pero )?(?:la del |el |la de )?@ (?:la |lo )?(?:mantenemos|mantengo|dejala|dejela|dejadla|se queda|conservamos)
    (?:manten|mantenga|mantened|deja|deje) (?:la del |el |la de )?@
  `,
  ofDay: words`
    la mesa del? @(?= (?:puede|podria) (?:ser|pasar|quedar)(?: a ser)? (?:para|de) )
    (?:mov\p{L}{1,3}|muev\p{L}{1,3}|cambi\p{L}{1,3}|pas\p{L}{1,3}|retras\p{L}{1,3}|adelant\p{L}{1,3})(?: (?:el|la|lo|del)){0,2} @(?: noche| por la noche)? (?:a|para) las?(?= (?:\d|¦))
    la del? @
    (?:la|mi|nuestra) reserva del? @
    (?:mi|nuestra) mesa del? @
  `,
  which: words`
    (?<!^)no (?:esa|esta|es esa|es esta)(?= ?[,.!]|$)
    (?<=^)(?:no,? )?(?:esa|esta) no
    (?:mesa|reserva) equivocada
    la (?:del? |de el )?@
    (?:la|mi|nuestra) (?:mesa|reserva) (?:del? )?@
  `,
  alreadyBooked: words`
    ya (?:tengo|tenemos|habia|habiamos|he|hemos) (?:una )?(?:reserva|mesa|reservado|reservada)
    la reserva la (?:hizo|ha hecho|hicieron)
    (?:tengo|tenemos) una reserva(?! para)
    quiero (?:cambiar|modificar) la de \p{L}{3,14}
  `,
  takesBack: words`
    (?:al final|entonces|pues) (?:si )?(?:que )?(?:vamos|venimos|voy|podemos ir|iremos)(?=[ ,.!]*$)
    si (?:que )?(?:vamos|venimos|podemos ir|iremos) al final
    (?:la|lo) (?:quiero|quisiera|queria|querria|queremos) (?:de vuelta|otra vez|de nuevo|recuperar)
    (?:quiero|quisiera|queria|me gustaria|puedo|podria|podemos) (?:recuperarla|recuperarlo|tenerla de nuevo|recuperar (?:la mesa|la reserva|mi mesa|mi reserva))
    (?:deshazlo|deshacer|deshaga|deshacerlo)
    fue (?:un error|sin querer)
    (?:devuelvemela|devuelvamela|devuelveme la mesa)
    (?:reservala|reservela) (?:otra vez|de nuevo)
    boton equivocado
    equivo(?:que|cado) de boton
    por error
    queria(?:mos)? decir (?:que )?si
    en realidad,? si
    (?<=^(?:(?:no|oh|ups|uy|perdon|ay|espera|espere|espere un momento)[,.! ]{1,3}){0,3})(?:espera|espere|eso no|no (?:la|lo) (?:borres|borre|olvides|olvide|canceles|cancele|pierdas|pierda)|no queria (?:eso|decir eso)|no era eso)(?=[ .!]{0,3}$)
  `,
};
