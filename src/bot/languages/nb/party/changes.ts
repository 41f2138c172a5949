import type { PartyChangeWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const changes: PartyChangeWords = {
  more: words`
    vi (?:blir|bliver|er) (?:nok |visst |na |nu )?(?:#|en) til(?! \p{L})
    (?:#|en|ett|et|1) (?:person|personer|gjest|gjester|gæst|gæster|voksen|voksne|barn|børn) til(?= ?[.,!?]|$)
    (?:#|en|1)(?: (?:person|personer|gjest|gjester))? (?:mer|flere|mere)(?! \p{L})
    (?:ytterligere|yderligere|legg til|legge til|tilføj) (?:en|ett|et|1|#) (?:person|personer|gjest|gjester|plass|plasser|gæst|gæster)
    (?:en|1|#) (?:ekstra|ekstre) (?:person|personer|gjest|gjester|gæst|gæster)
    (?:kan|far) (?:vi|jeg) (?:ta med|legge til|tage) (?:en|noen) til
  `,
  nthPerson: words`
    (?:en|den) #\. (?:person(?:en)?|gjest(?:en)?|gæst(?:en)?|venn(?:en)?)
  `,
  fewer: words`
    (?:#|en|ett|et|1)(?: (?:person|personer|gjest|gjester|gæst|gæster))? (?:færre|mindre)
    (?:en person|1 person|# personer|en av oss|en af os|1 av oss|# av oss) (?:kan|kommer) (?:dessverre |desværre )?ikke(?: komme)?
    (?:stryke?|avbestille?|kanseller\p{L}?|slett?e?|fjerne?|aflyse?|afbestille?|annuller\p{L}?) (?:#|en) (?:plasser|plass|pladser|plads|personer|person|stoler|stole|stol)
    (?:#|en|ein)(?: (?:av oss|af os|av gjestene|personer|gjester|venner))? (?:har |matte |måtte |måtte |matte )?(?:dessverre |desværre )?(?:meldt|melde|melder) (?:avbud|afbud|fra)
    (?:#|en|ein)(?: (?:av oss|af os|av gjestene|personer|gjester|venner))? (?:har |matte |måtte )?(?:dessverre |desværre )?(?:avlyst|aflyst|hoppet av|trukket seg|meldt fra)
  `,
};
