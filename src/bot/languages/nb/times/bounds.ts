import type { BoundWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const bounds: BoundWords = {
  rangeLeads: words`
    mellom
    mellem
    fra
    mellom klokken
    mellom klokka
    mellem klokken
    fra klokken
    fra klokka
    mellom kl\.?
    mellem kl\.?
    fra kl\.?
    en gang mellom
    ett eller annet sted mellom
    engang mellem
    en eller annen gang mellom
    et sted mellom
    mlm
  `,
  rangeJoiners: words`
    til
    til klokken
    til klokka
    til kl\.?
    frem til
    fram til
    til ca
  `,
  rangeAnd: words`
    og
    og klokken
    og klokka
    og kl\.?
  `,
  notBefore: words`
    etter
    (?<!ikke )(?:senere|seinere) en[nd](?: klokken| klokka| kl\.?)?
    ikke tidligere en[nd](?: klokken| klokka| kl\.?)?
    efter
    etter klokken
    etter klokka
    etter kl\.?
    efter klokken
    efter kl\.?
    fra
    fra klokken
    fra klokka
    fra kl\.?
    tidligst
    tidligst klokken
    tidligst kl\.?
    ikke før
    ikke før kl\.?
    fra og med
    engang etter
    en gang etter
    aller tidligst
    først etter
    først ved
    først klokka
    først klokken
    først kl\.?
    helst etter
    tidligst rundt
    tidligst klokka
    tidligst ved
    ikke før klokka
    ikke før klokken
    f\.?o\.?m\.?
  `,
  notAfter: words`
    før
    ikke (?:senere|seinere) en[nd](?: klokken| klokka| kl\.?)?
    (?<!ikke )tidligere en[nd](?: klokken| klokka| kl\.?)?
    før klokken
    før klokka
    før kl\.?
    innen
    innen klokken
    innen klokka
    innen kl\.?
    inden
    inden kl\.?
    inden klokken
    senest
    senest klokken
    senest klokka
    senest kl\.?
    ikke senere enn
    ikke senere end
    ikke etter
    ikke efter
    frem til
    indtil
    indtil kl\.?
    inntil
    aller senest
    absolutt senest
    max til
    maks til
    helst før
    senest ved
    fram til
  `,
  notBeforeSuffix: words`
    eller (?:litt|lidt|noe|noget|rett|lige) (?:senere|etter|efter)
    eller senere
    og utover
    og senere
    tidligst
    eller etter
    eller efter
    og fremover
    eller (?:litt|bittelitt|rett) (?:seinere)
    eller seinere
    og utover kvelden
  `,
  notAfterSuffix: words`
    eller (?:litt|lidt|noe|noget|rett|lige) (?:tidligere|før)
    eller tidligere
    senest
    eller før
  `,
  departures: words`
    (?:ma(?: \p{L}{1,12}){0,2} (?:ga|dra|reise)|videre|herfra|ferdige|ferdig|hjem|avsted)(?: \p{L}{1,12}){0,2} (?:klokken|klokka|kl\.?|senest|innen|før)
    (?:toget|tog|bussen|buss|flyet|fly|forestillingen|forestilling|konserten)(?: \p{L}{1,12}){0,2} (?:klokken|klokka|kl\.?)
    (?:konsert|koncerten|filmen|film|kino|kampen|møtet|barnevakten|barnevakt)(?: \p{L}{1,12}){0,2} (?:klokken|klokka|kl\.?)
    (?:flyplassen|stasjonen|fergen|ferga|baten|teaterbilletter|kinobilletter|billetter)(?: \p{L}{1,12}){0,2} (?:klokken|klokka|kl\.?|ved|før|til)
    (?:ma(?: \p{L}{1,12}){0,2} (?:ga|kjøre|dra)|herfra|lander|ferdige|hjem|av garde|avgarde)(?: \p{L}{1,12}){0,2} (?:klokken|klokka|kl\.?|senest|før|innen|ved)
    (?:kinoen|teateret|teatret|operaen|kampen|møtet|barnevakten|barnevakta)(?: \p{L}{1,12}){0,2} (?:klokken|klokka|kl\.?|ved)
  `,
  departuresAfter: words`
    (?:(?:vi|jeg|vart|var|mitt|min|et|en|det|den|siste|har|ma|skal|rekke|med|gar|begynner|starter|til|pa|billetter|være|i) ){1,7}(?:tog|toget|buss|bussen|fly|flyet|ferge|ferga|fergen|bat|baten|taxi|drosje|forestilling(?:en)?|konsert(?:en)?|film(?:en)?|kino(?:en)?|teater(?:et)?|teatret|operaen|kamp(?:en)?|møte(?:t)?|barnevakt(?:en|a)?|flyplass(?:en)?|stasjon(?:en)?|teaterbilletter|kinobilletter)(?: (?:vart|mitt))?
    (?:toget|bussen|flyet|fergen|ferga|baten|forestillingen)
    (?:ma|skal) (?:vi|jeg) (?:ga|avgarde|av garde|videre|hjem|dra|herfra|kjøre)
    (?:drar|gar|kjører|stikker) (?:vi|jeg)(?: (?:videre|hjem|herfra))?
  `,
  thereafter: ["etter det", "deretter", "etterpa", "sa etter"],
  or: words`
    eller
    eller klokken
    eller klokka
    eller kl\.?
    eller kanskje
    eller maske
    eventuelt
    eller ved
    eller rundt
    alternativt
  `,
};
