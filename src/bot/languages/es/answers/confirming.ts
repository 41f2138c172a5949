import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    confirma(?:me|lo)? (?:lo|la|eso) (?:de(?:l| la| los)? )?\d{1,2}
    (?:le|les|te|os) (?:ruego|pido|agradeceria)(?: que)? (?:proced(?:a|an)|confirm(?:e|en)|realic(?:e|en)|hag(?:a|an)|formalic(?:e|en))(?: (?:con|a))? (?:la|esta|mi|nuestra) reserva
    (?:reserv|confirm|registr|apunt|anot|agend|cierr|bloque|guard|pid|tramit)[ae](?:me|nos|se)?(?:l[ao]s?)?(?: (?:es[ao]|est[ao]|es[ae] mesa|est[ae] mesa|la mesa))?(?: (?:ya|pues|entonces|asi|nomas|porfa|tranquilo)){0,2}
    (?:puedes?|podeis|pueden) (?:reservar|confirmar|apuntar|anotar|seguir|proceder|continuar)(?:l[ao]|me|nos)?
    (?:haz|haga|hagan|hagamos|hagale)(?:l[ao])?(?: pues)?
    (?:a por (?:ello|ella|esa)|mandale|echale|metele)(?: pues)?
    (?:la|lo) (?:cogemos|cojo|tomo|tomamos|agarro|agarramos|quiero|queremos)
    (?:me|nos) (?:la|lo) (?:quedo|quedamos)
    (?<!me )(?:la |lo )?(?:reserv|confirm|cog|tom)(?:o|amos|emos)(?: (?:ya|asi|entonces))?
    (?:queda )?(?:reservad|confirmad|apuntad)[oa]
    (?:por la presente|por el presente|mediante la presente|con la presente),? (?:le |les )?(?:confirm(?:o|amos)|acept(?:o|amos)|reserv(?:o|amos))(?: (?:la|esta|mi|nuestra) (?:reserva|mesa))?
    (?:le |les |os |te )?(?:confirmo|confirmamos) (?:la|esta|mi|nuestra) reserva
    (?:le |les |os |te )?(?:ruego|rogamos|ruegan|pido|pedimos|agradeceria|agradeceriamos|agradezco|solicito)(?: (?:que|me|nos|tenga a bien|tengan a bien)){0,2} (?:confirm(?:e|en|eis|ar|ara|aran)|reserv(?:e|en|eis|ar|ara|aran)|procedan?|formalicen?|realicen?|hagan?)(?: (?:con|a))?(?: (?:la|esta|mi|nuestra) (?:reserva|mesa))?
    (?:le |les |os |te )?(?:quedaria|quedariamos|estaria|estariamos) (?:muy )?agradecid[oa]s? si (?:me |nos |la |lo )?(?:reserv|confirm)(?:ara|aran|ase|asen)(?: (?:la|esta|mi|nuestra) (?:reserva|mesa))?
    (?<!(?:la|mi|tu|su|una|esta|otra|esa|nuestra|de) )(?:reserv|confirm|apart|bloque|cierr|agend|apunt|anot|guard)(?:a|e|ad|ar|en|alo|ala|emos)(?:(?:me|nos|se)?l[oa]s?|me|nos)?(?: usted(?:es)?)?(?: (?:la|esa|esta|el|ese|este)(?: (?:mesa|sitio|puta mesa|dichosa mesa|condenada mesa))?)?
    (?:me|nos) (?:la|lo) (?:llevo|llevamos|quedo|quedamos|pido|pedimos)
    (?:haz|haga|hagan|haced|hagame|haganos|hazme|haznos)(?:l[oa])? (?:la|esa|esta|mi|nuestra) reserva
    (?:puede|puedes|podeis|pueden)(?: usted(?:es)?)?(?: ya)? (?:reservar|confirmar|apuntar|anotar|proceder|hacer)(?:l[oa]s?|nosl[oa]|mel[oa]|me|nos)?(?: (?:la|esa|esta) (?:mesa|reserva))?
    (?:adelante|vamos|tira|dale|a por) con (?:ella|ello|eso|esa|la reserva|la mesa)
    (?:cogela|pillala|agarrala|tomala|(?:coge|coja|pilla|toma|agarra) (?:la|esa|esta)(?: mesa)?)
    (?:procedan?|procede) (?:con|a) (?:la|esa|mi|nuestra) reserva
    (?:me|nos) (?:quedo|quedamos) con (?:ella|esa|esta|ese|este|esa mesa|esta mesa)
    proced(?:a|an|e|amos)
    (?:sea|sean|se) (?:tan |muy )?(?:amables?|gentil(?:es)?|buenos?) (?:de |y )(?:(?:reservar|confirmar|hacer)(?:l[ao]|me|nos)?(?:l[ao])?|reserve|confirme)(?: (?:ya|ahora|la reserva|la mesa))?
    (?:le|les|os|te) escribo para confirmar(?:les?|os|te)? (?:la|mi|nuestra|esta) reserva(?:cion)?
    por la presente (?:quiero |deseo |quisiera |les? )?(?:confirm(?:o|amos|ar)|acept(?:o|amos|ar)) (?:la|mi|nuestra|esta) reserva(?:cion)?
  `,
  tellsOf: words`
    he
    ha
    hemos
    seria
    ser
    sera
    estar
    una?
    tambien
    mas
    hoy
    manana
    noche
    tu
    usted
    ustedes
    ella
    ^ ?ya(?= {1,3},)
    yo
    horas
    acordado
    dicho
    (?:mi|mis|el|la|nuestro|nuestra|un|una) (?:jefe|equipo|amig[oa]|colega|cari|joven|senora?)
    (?:la|mi|una|esta|nuestra|tu|su)(?= {1,3},)
    queda
    que
    como
    quien
    cuando
  `,
  ordersNothing: words`
    qued(?:ate|ese|aos|ense)(?:la)?,? (?:con )?(?:tu|su|vuestra) mesa
    (?:te |le |os |les )?(?:lo |la )?(?:confirmo|confirmamos|confirmare|reservo|reservamos|cojo) (?:manana|luego|despues|mas tarde|esta (?:tarde|noche)|la semana que viene)
    anda ya
    (?:guard|manten|reten|aguant)\p{L}{1,8} (?:\p{L}{1,6} ){0,3}hasta
    ^ya (?:la |lo |nos la )?reserve(?=[ .!]*$)
    ^(?:mi |la |nuestra )?reserva confirmada(?=[ .!]*$)
  `,
  suits: words`
    eso mismo
    (?:esta|queda|va|todo|todo esta|me parece) (?:muy )?(?:bien|perfecto|genial|estupendo|correcto|mejor) asi
    (?:asi )(?:esta |va |queda |me va |nos va )?(?:bien|perfecto|genial|mejor|estupendo)
    (?:perfecto|bien|mejor|genial) asi
  `,
  approves: words`
    (?:(?:esta|todo|me|nos|parece|va|viene|queda|es|pues) ){0,2}(?:perfect[oa]|genial|estupend[oa]|fantastic[oa]|maravillos[oa]|excelente|fenomenal|buenisimo|de maravilla|ideal|esplendido|magnifico)
    (?:(?:me|nos) (?:parece|va|viene)|va) (?:muy )?bien
    (?:muy bien|que bien|guay|super|chevere|bueno|padre)(?=,? (?:muchas |mil )?gracias(?!\p{L}))
  `,
  exclaims: words`
    que
    como
    eh
    perdon
    perdona
  `,
  resigned: words`
    que remedio(?: (?:queda|me queda|nos queda))?
    que (?:le|se le) (?:vamos a hacer|va a hacer)
    (?:no )?(?:me|nos) queda otra
    (?:no )?hay mas remedio
    que se le va a hacer
  `,
  sighs: words`
    bueno(?: pues)?
    pues nada
    en fin
    uf
  `,
  insists: words`
    (?:(?:ya )?(?:te|le|os|se lo|te lo) (?:he|acabo de) (?:dicho|decir)|ya lo he dicho|(?:que )?ya (?:te |lo )?dije|he dicho|te digo)
    (?:eso |esto )?(?:es|era)(?: justo| exactamente)? lo que (?:(?:yo )?(?:habia |he )?(?:ya )?(?:pedi|pedido|dije|dicho|queria|pedia)|(?:habiamos |hemos )?(?:pedimos|pedido|dijimos|queriamos))
  `,
  awaits: words`
    (?:y )?(?:ya |luego )?(?:se vera|veremos|vemos)(?: (?:que tal|como (?:va|sale|es)|que pasa))?
    a ver (?:que tal(?: (?:va|sale|es))?|como (?:va|sale|es)|que pasa)
  `,
};
