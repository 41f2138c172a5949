import type { AgreeingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const agreeing: AgreeingWords = {
  yes: words`
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
  `,
  affirm: words`
    (?:acepto|aceptamos)(?: (?:las|los|esas|estas|sus|todo|eso)(?: (?:condiciones|terminos|gastos))?)?
    (?:estoy |estamos )?de acuerdo(?: con (?:las|los|esas|eso|todo)(?: (?:condiciones|terminos))?)?
    (?:tenga la bondad de|haga el favor de|tenga a bien|sirvase|proceda a|hagame el favor de) (?:confirmar|reservar|formalizar|tramitar)(?:l[ao]|me)?(?: (?:la|mi) (?:reserva|mesa))?(?=[,.! ]*$)
    (?:reserv[ae]|confirm[ae])(?:l[ao])? (?:de una vez|y ya(?: esta)?|y punto|y listo)(?=[,.! ]*$)
    (?:esta|todo) bien(?=[,.! ]{0,3}$)
    tal cual
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
    (?:recuerda|recuerde|recordad)(?:lo|los|la|me)?(?=[.! ]*$)
    (?:tiene|me parece de|que) (?:muy )?buena pinta
    hagale(?: pues)?
    dale pues
    de una
    me quedo con (?:esa|ese|esta|este|la de las? \d{1,2})
    (?:guardalo|guardelo|recuerdalo|recuerdelo)
    ya po(?:h)?
    si po(?:h)?
    apunta(?:la|lo)(?=[.! ]*$)
    apunte(?:la|lo)(?=[.! ]*$)
    anota(?:la|lo)(?=[.! ]*$)
    (?:la|lo) (?:cogemos|cojo|tomo|tomamos|agarro|agarramos)(?=[.! ]*$)
    sin (?:ningun|ningun tipo de) problema
    en pie(?=[.! ]*$)
    (?:sin falta|no (?:vamos a faltar|voy a faltar|vamos a fallar|falla|falta|faltare|faltaremos|fallo|fallamos|fallare|fallaremos))(?=[.! ]*$)
    (?:eso|esa|ese),? gracias(?=[.! ]*$)
    va que va
    dale no ?mas
    arre
    clarisimo
    (?:me apunto|nos apuntamos)(?=[.! ]*$)
    claro que (?:vamos|iremos|voy|ire|estaremos)(?=[.! ]*$)
    (?:cuentas?|cuenten?|contad|puedes? contar|podeis contar|pueden contar) (?:con nosotros|conmigo)(?=[.! ]*$)
    (?:vale,? )?dale cana
    tira millas
    (?:trato hecho|adjudicad[oa])(?=[,.! ]*$|[,.!] )
    dale con todo(?=[,.! ]*$)
    de una(?=[.! ]*$|, (?:gracias|dale))
    al lio(?=[.! ]*$)
    (?:magnifico|esplendido|de cine|cojonudo|brutal|espectacular|increible|divino|padrisimo|de puta madre|requetebien|super ?bien|de 10|formidable|bestial)(?=[.! ]*$|[,.!;] |,? (?:gracias|reserv|adelante|pues|dale|por favor))
    (?:me|nos) (?:viene|va|queda|cae) (?:de perlas|al pelo|de lujo|de cine|de maravilla|que ni pintad[oa]|como anillo al dedo)
    (?<=\p{L},? )(?:anad|agreg|pon)(?:e|a|an|ed|ad|ga|gan)?(?:l[oa]s?|me)?(?=[.! ]*$)
  `,
  permits: words`
    (?:lo )?(?:puedes|podeis|pueden|puede(?= (?:hacerlo|reservar|confirmar)))(?: hacerlo| reservar(?:la)?| confirmar(?:la)?)?
  `,
};
