import type { CourtesyWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Behind what a guest says kindly of the house, and no more. */
const praised = String.raw`(?= ?(?:$|[^\p{L}\d ?]))`;

export const courtesies: CourtesyWords = {
  greet: words`
    (?:funciona|va) (?:esto|esta cosa|este chat|este bot)
    esto (?:funciona|va)(?=[ ?!]*$)
    (?:me )?(?:respondeis|contestais|respondes|contestas|responde|contesta)(?: alguien)?(?: o (?:no|que))(?=[ ?!]*$)
    hay alguien(?! (?:de|detras|en|que) )(?: ahi| por ahi)?
    (?:estas|esta|estais|sigues|sigue)(?: usted)? ahi
    hola
    holaa
    holaaa
    holaaaa
    holi
    holis
    olaa
    muy buenas
    muy buenos dias
    buenos dias
    buen dia
    buenas tardes
    buenas noches
    wenas
    buenas
    que tal(?: estas?| estais| estan)?(?=[ ,.!?]*$|[,.!?])
    que onda
    que hay(?=[ ,.!?]*$|[,.!?])
    que hubo
    quiubo
    que pasa(?=[ ,.!?]*$|[,.!?])
    saludos
    hey
    ey
    (?<=^[¡¿ ]{0,2}|(?:hola|holaa|ola|buenas|buenos|dias|tardes|noches|hey|tal|oye|y)[,.! ]{1,2}¿?)como (?:estas?|estais|estan|andas?|va|te va|le va)(?: todo| usted(?:es)?| hoy)?(?=[ ,.!?]*$|[,.!?])
    que tal todo
    todo bien\?
    (?<=(?:hola|holaa|ola|buenas|buenos dias|buenas tardes|buenas noches|hey),? )todo bien(?=[ .!]*$)
    alo
    hi
    hello
    buenos
    👋
    oye(?! (?:mal|poco|nada|bien|muy|fatal))
    oiga
    oigan
  `,
  thanks: words`
    (?:sois|eres) (?:(?:muy|tan|unos|unas|un|una|los|las|el|la|super|de lo) ){0,3}(?:geniales|genial|amables?|maj[oa]s?|encantador(?:es|as?)?|mejor(?:es)?|sol|soles|estupend[oa]s?|simpatic[oa]s?|cracks?|angel|angeles|maravillos[oa]s?)${praised}
    (?:muchas )?gracias (?:de todos modos|de todas (?:formas|maneras)|igual|igualmente)
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
  thankedFor: words`por(?! favor)`,
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
  closing: words`
    eso es todo
    nada mas(?! (?:tard|tempran|pront|antes)\p{L}{0,6})
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
  fillers: words`
    (?:uf|ay)
    vaya(?=[,.! ]{0,3}(?:,|somos|seremos|al final|$))
    ostras
    caray
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
    senora?(?=[,.!? ]*$|[,.!?])
    dije
    he dicho
    oye(?! (?:mal|poco|nada|bien|muy|fatal))
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
    cono
    joder
    hostia
    carajo
    pues nada
    eso
    eso es
    por desgracia
    desgraciadamente
    lamentablemente
    como (?:ya )?(?:le |os |te )?(?:dije|he dicho)
    porfa
    porfi
    porfis
    (?:y )?la (?:otra|segunda)(?: mesa)? (?:tambien|igual)
    uff?
    puf
    bah
    uh
    mismo
  `,
};
