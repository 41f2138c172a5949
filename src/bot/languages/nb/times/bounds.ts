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
  `,
  rangeJoiners: words`
    til
    til klokken
    til klokka
    til kl\.?
    frem til
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
  `,
  departuresAfter: [],
  or: words`
    eller
    eller klokken
    eller klokka
    eller kl\.?
    eller kanskje
    eller maske
    eventuelt
  `,
};
