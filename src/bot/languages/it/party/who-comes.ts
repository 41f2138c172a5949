import type { WhoComesWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const whoComes: WhoComesWords = {
  familiar: ["mamma", "papa", "nonna", "nonno"],
  several: ["giovani"],
  articles: ["il", "la", "i", "le", "lo", "gli"],
  theirs: ["il suo", "la sua", "suo", "sua", "suoi", "sue", "un", "una"],
  someone: ["qualcuno", "qualcun altro", "una persona"],
  staysAway: words`
    @ (?:purtroppo |alla fine |poi |ormai ){0,2}non (?:viene|vengono|verra|verranno|ci sara|ci saranno|ce la fa|ce la fanno)(?: piu)?
    @ (?:purtroppo |alla fine |poi ){0,2}non (?:puo|possono|potra|potranno|riesce a|riescono a) (?:piu )?(?:venire|esserci)
    @ (?:purtroppo |alla fine |poi ){0,2}non (?:puo|possono|potra|potranno)(?: piu)?(?= ?[,.;!?]| ?$)
    non (?:viene|vengono|verra|verranno) (?:piu )?@
    @ (?:alla fine )?(?:resta|restano|rimane|rimangono|sta|stanno) a casa
    (?:quello|quella) che (?:\p{L}{1,12} ){1,4}(?:alla fine )?non (?:viene|verra|puo venire)
  `,
  without: words`
    senza @(?= ?[,.;!?]| ?$| (?:alla fine|pero))
  `,
  comesToo: words`
    @ (?:alla fine |invece |in realta )(?:puo|possono|riesce a|riescono a) venire
    @ (?:puo|possono|riesce a|riescono a) venire (?:alla fine|dopotutto|lo stesso|invece)
    (?:viene|vengono|verra|verranno) (?:anche|pure) @
    (?:si aggiunge|si aggiungono|si unisce|si uniscono) (?:anche |pure |a noi )?@
    @ si (?:aggiunge|aggiungono|unisce|uniscono)
    (?:puo|possono|potrebbe) venire (?:anche|pure) @
    (?:anche|pure) @ (?:viene|vengono|verra|verranno|vuole venire|vogliono venire)
    @ (?:alla fine )?(?:viene|vengono|verra|verranno) (?:anche lei|anche lui|anche loro|con noi|alla fine|pure)
    alla fine (?:viene|vengono) (?:anche )?@
    (?:viene|vengono) @,? alla fine
  `,
  brings: words`
    (?:portare|invitare|venire con)(?: anche)? @
    \p{L}{2,15} (?:porta|portera|si porta|viene con|verra con)(?: anche)? @
    (?:portiamo|porto)(?: anche| con noi){0,2} @
    (?:viene|verra|si aggiunge) (?:anche )?@(?: in piu)?
  `,
  late: words`
    in ritardo
    tardi
    (?:solo|non prima d|dopo l)[ei]?(?:lle|alle)?
  `,
  arrives: words`
    arriv(?:a|ano|era|eranno|are)
    vien(?:e)
    vengono
    verra
    verranno
    venire
    (?:ci )?raggiung(?:e|ono|era|eranno|ere)
    port(?:a|ano|era|eranno|are)
    passa(?:no)?
    passare
    passer(?:a|anno)
    sara(?:nno)? (?:li|la|da voi)
    consegn(?:a|ano|era)
  `,
  pronouns: words`
    lui
    lei
    loro
  `,
  others: ["gli altri", "le altre", "il resto"],
};
