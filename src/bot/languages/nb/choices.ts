import type { ChoiceWords } from "../choice-words.ts";
import { words } from "../word-list.ts";

export const choices: ChoiceWords = {
  otherwise: words`
    ellers
    eller ellers
    i sa fall
    i nødsfall
    hvis ikke
    om ikke
    alternativt
    eventuelt
    i verste fall
    subsidiært
    plan b
  `,
  conditions: words`
    hvis
    om
    dersom
    skulle
    nar
  `,
  taken: words`
    opptatt
    optaget
    fullt
    fulde
    fullbooket
    booket
    borte
    utsolgt
    ikke gar
    ikke passer
    ikke er (?:ledig|mulig)
    ikke (?:ledig|mulig)
    ikke har (?:plass|plads|bord|noe)
  `,
  also: ["ogsa"],
  alsoFine: words`
    (?:gar|funker|passer|er)(?: jo)? (?:ogsa|og)(?: bra| greit| fint| ok)?
    ogsa (?:greit|fint|ok|bra|mulig)
    i nødsfall
    ellers(?= ?(?:$|[.!;]))
  `,
  preferably: words`
    helst
    aller helst
    fortrinnsvis
    heller
  `,
  unfit: words`
    (?:gar|passer|fungerer|funker|virker)(?: det)?(?: oss| for oss| os| for os| meg| mig| dessverre| desværre){0,2} ikke
    (?:er|blir)(?: oss| for oss| litt){0,2} for (?:sent|tidlig)
    kan (?:vi|jeg) ikke
  `,
  cannot: words`
    aldri
    aldrig
    (?:kan|klarer|rekker|nar|kommer|vil|skal|far)(?: (?:vi|jeg|dessverre|desværre|nok)){0,2} ikke
    ikke (?:mulig|muligt|noe|noget|sjanse)
    umulig
    umuligt
    ingenting
    intet
  `,
  notPossible: words`
    (?:er) (?:[^ ,;!?]{1,10} ){0,3}pa (?:jobb|jobben|arbeid|arbeidet|kontoret|arbejde|arbejdet)
    (?:ma|skal) (?:jobbe|arbeide|arbejde)
    (?:jobber|arbeider|arbejder) (?:jeg|vi|han|hun)
    (?:kan|klarer|rekker|rekk|nar|gar|passer)(?: ?[^ ,;!?]{1,14}){0,3} ikke
    ikke (?:mulig|muligt)
  `,
  sameDay: words`
    samme (?:dag|kveld|dato)
    den (?:dagen|kvelden)
  `,
  that: words`
    den
    samme
  `,
  thatAfter: [],
  otherTimes: words`
    (?:andre|hvilke andre|noen andre|nogle andre) (?:tider|tidspunkter?|klokkeslett|muligheter|muligheder)
    hva(?:d)? (?:annet|andet) har (?:dere|i)
  `,
  venueNouns: words`
    restaurant(?:en)?
    sted(?:et)?
    stad(?:en)?
    lokale(?:t)?
  `,
  venueTails: words`
    restaurant(?:en)?
  `,
  venueLeads: words`
    hos
    i
    pa
    ved
    \p{L}{0,8}listen? (?:til|hos|pa)
    restaurant(?:en)? (?:i|pa)
  `,
  goesTo: words`
    til
  `,
  likesBetter: words`
    heller
    hellere
    snarere
    foretrekker
    foretrækker
  `,
  asksOfVenue: words`
    er
    har
    hvordan er
  `,
  asksAboutVenue: words`
    (?:hva|hvad|hvordan) er
    fortell? (?:litt |noe |lidt |noget )?om
  `,
  other: words`
    (?:den|det) (?:andre|anden|andet|2\.)
  `,
};
