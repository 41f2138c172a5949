import type { WhoComesWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const whoComes: WhoComesWords = {
  familiar: ["mama", "papa", "abuela", "abuelo", "yaya", "yayo"],
  several: ["chicos", "chicas", "jovenes", "chavales", "muchachos"],
  articles: ["el", "la", "los", "las"],
  theirs: ["su", "sus", "un", "una"],
  someone: ["alguien", "alguien mas", "una persona", "una persona mas"],
  staysAway: words`
    @ (?:al final |finalmente |ya |tampoco ){0,2}no (?:viene|vienen|vendra|vendran|va a venir|van a venir|se apunta|se apuntan)
    @ (?:al final |finalmente |ya ){0,2}no (?:puede|pueden|podra|podran|va a poder|van a poder) (?:venir|ir|asistir)
    @ (?:al final |finalmente |ya ){0,2}no (?:puede|pueden|podra|podran|va a poder|van a poder)(?= ?[,.;!?]| ?$)
    no (?:viene|vienen|vendra|vendran|va a venir|van a venir|puede venir|pueden venir) (?:al final )?@
    @ (?:al final )?se (?:queda|quedan) en casa
    (?:el|la) que (?:\p{L}{1,12} ){1,4}(?:al final )?no (?:viene|vendra|puede venir)
  `,
  without: words`
    sin (?!papa(?!\p{L}))@(?= ?[,.;!?]| ?$| (?:al final|entonces))
  `,
  comesToo: words`
    @ (?:al final |finalmente )?si (?:que )?(?:puede|pueden|podra|podran) (?:venir|ir)
    @ (?:puede|pueden|podra|podran) (?:venir|ir) (?:al final|finalmente|despues de todo)
    @ (?:al final|finalmente) (?:si )?(?:puede|pueden|podra|podran) (?:venir|ir)
    @ (?:al final )?(?:viene|vienen|vendra|vendran|va|van) (?:tambien|con nosotros|al final)
    @ tambien (?:viene|vienen|vendra|vendran|va a venir|van a venir|se apunta|se apuntan)
    (?:tambien|al final si) (?:viene|vienen|vendra|vendran|se apunta|se apuntan) @
    (?:viene|vienen|vendra|vendran|se apunta|se apuntan) tambien @
    @ (?:al final )?se (?:apunta|apuntan|une|unen)
    (?:se apunta|se apuntan|se une|se unen) @
    (?:puede|pueden|podria) (?:venir|ir) tambien @
    (?:puede|pueden|podria) (?:venir|ir) @ tambien
    @ (?:puede|pueden|podria) (?:venir|ir) tambien
    (?:viene|vienen|vendra|vendran) @,? (?:al final|finalmente|despues de todo)
    al final (?:si )?(?:viene|vienen) @
  `,
  brings: words`
    (?:llevar|traer|invitar|ir con|venir con)(?: tambien)?(?: a)? @
    \p{L}{2,15} (?:trae|traera|va a traer|se trae) a @
    \p{L}{2,15} (?:viene|vendra) con @
    (?:traemos|llevamos|traigo|llevo)(?: tambien)? a @
    (?:viene|vendra|se apunta|se suma) (?:tambien )?@(?: mas)?
  `,
  late: words`
    tarde
    con retraso
    retrasad[oa]s?
    (?:hasta|solo|despues de) (?:las|la)
  `,
  arrives: words`
    lleg(?:a|an|ara|aran|ar)
    vien(?:e|en)
    veng(?:a|an|amos)
    vendra
    vendran
    venir
    se (?:une|unen|incorpora|incorporan)
    estara(?! (?:libre|disponible|content))
    estaran(?! (?:libre|disponible|content))
    ir(?:a|an)?(?= a las? )
    va(?:n)?(?= a las? )
    llev(?:a|an|ara|aran|ar)
    tra(?:e|en|era|eran|er)
    dej(?:a|an|ara|aran|ar)
    pas(?:a|an|ara|aran|ar)
    estar(?:emos|iamos)
    estamos
  `,
  pronouns: words`
    el(?= (?:lleg|vien|vendra|estara|se ))
    ell[ao]s?
  `,
  others: ["los demas", "los otros", "las demas", "las otras", "el resto"],
};
