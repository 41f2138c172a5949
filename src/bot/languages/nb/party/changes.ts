import type { PartyChangeWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const changes: PartyChangeWords = {
  more: words`
    (?<=(?:sa|altsa|det blir|blir|derfor) )(?:en|1|#) til(?=[,.;! ]*$|[,.;!])
    vi (?:blir|bliver|er) (?:nok |visst |na |nu )?(?:#|en) til(?! \p{L})
    (?:#|en|ett|et|1) (?:person|personer|gjest|gjester|gæst|gæster|voksen|voksne|barn|børn) til(?= ?[.,!?]|$)
    (?:#|en|1)(?: (?:person|personer|gjest|gjester))? (?:mer|flere|mere)(?! \p{L})
    (?:ytterligere|yderligere|legg til|legge til|tilføj) (?:en|ett|et|1|#) (?:person|personer|gjest|gjester|plass|plasser|gæst|gæster)
    (?:en|1|#) (?:ekstra|ekstre) (?:person|personer|gjest|gjester|gæst|gæster)
    (?:kan|far) (?:vi|jeg) (?:ta med|legge til|tage) (?:en|noen) til
    vi (?:blir|er)(?: na| visst)? (?:#|en|1) til(?: na| da)?(?=[,.! ]*$)
    (?:#|en|1) (?:til|mer|flere) (?:na|da)(?=[,.! ]*$)
    # til kommer
  `,
  nthPerson: words`
    (?:en|den) #\. (?:person(?:en)?|gjest(?:en)?|gæst(?:en)?|venn(?:en)?)
  `,
  fewer: words`
    (?:#|en|ett|et|1)(?: (?:person|personer|gjest|gjester|gæst|gæster))? (?:færre|mindre)
    (?:en person|1 person|# personer|en av oss|en af os|1 av oss|# av oss) (?:kan|kommer) (?:dessverre |desværre )?ikke(?: komme)?
    (?:stryke?|avbestille?|kanseller\p{L}?|slett?e?|fjerne?|aflyse?|afbestille?|annuller\p{L}?) (?:#|en) (?:plasser|plass|pladser|plads|personer|person|stoler|stole|stol)
    (?:#|en|ein)(?: (?:av oss|af os|av gjestene|personer|gjester|venner))? (?:har |matte )?(?:dessverre |desværre )?(?:meldt|melde|melder) (?:avbud|afbud|fra)
    (?:#|en|ein)(?: (?:av oss|af os|av gjestene|personer|gjester|venner))? (?:har |matte )?(?:dessverre |desværre )?(?:avlyst|aflyst|hoppet av|trukket seg|meldt fra)
    (?:#|en) av (?:vare|mine|de) \p{L}{3,14} (?:faller(?: dessverre)? fra|har(?: dessverre)? (?:falt fra|avbestilt|takket nei|meldt avbud|fatt forfall)|(?:kan|kommer) (?:dessverre )?ikke(?: komme| med)?)
    det er (?:#|en|1) (?:av oss )?som (?:dessverre )?ikke (?:kommer|kan)(?: komme)?
    (?:#|en)(?: (?:personer|person|venner|gjester|av oss|stykker|stk))? (?:har|fikk)(?: dessverre)? (?:fatt )?(?:forfall|avbud)
    (?:#|en)(?: av oss)? (?:kan|kommer) (?:dessverre )?(?:ikke|ikkje)(?: med)?
    (?:kommer|ja|blir),? minus #
  `,
  countedThen: words`
    (?:sist|forrige gang|i fjor|ved (?:forrige|siste) besøk|da) var vi (?:\p{L}{1,8} ){0,2}\d{1,2}
    vi var (?:sist|forrige gang|i fjor) (?:\p{L}{1,8} )?\d{1,2}
    vi var (?:\p{L}{1,8} )?\d{1,2}(?: personer| stykker)? (?:sist|forrige gang|i fjor)
  `,
  countsAnew: words`
    (?:sa|da|na) (?:er|blir) vi (?:na |da )?\d{1,2}
    vi (?:blir|er|ville blitt) (?:na|da|altsa|dermed|i stedet|likevel) \d{1,2}
    (?:kan|far|kunne) vi (?:bli|være|komme) \d{1,2}
    \d{1,2} (?:i stedet for|istedenfor) \d{1,2}
    vi (?:blir|er) (?:da |na )?\d{1,2} (?:igjen|pa nytt)
    vi er tilbake (?:pa|til) \d{1,2}
    (?:til slutt|na|likevel|tross alt) (?:er|blir) vi (?:likevel )?\d{1,2}
    vi (?:blir|er) \d{1,2} (?:til slutt|na|i stedet|likevel|tross alt)
  `,
  makesIt: words`
    (?:gjør|gjøre|skriv|sett|endre|ta|regn med)(?: det| om| bordet| til| heller| oss){0,3}
  `,
  becomes: words`
    (?:skal|ma|trenger|kan|far|bør)(?: na| i stedet)? (?:bli|være|endres til|utvides til|gjøres om til|reduseres til)(?: et)?(?: bord)?(?: for| pa| til)? #
    (?:blir|er na|endres til|blir na)(?: et)?(?: bord)?(?: for| pa| til)? #
  `,
  numberBecomes: words`
    (?:antallet(?: (?:gjester|personer))?|totalen|summen) (?:er|blir|stiger|synker|skal)(?: (?:na|dermed|altsa|da|i stedet|bli|være|til)){0,3} #
    (?:endre|øke?|reduser|senk|juster|korriger|rett)r? antallet(?: (?:gjester|personer))?(?: fra \d{1,2})? til #
    (?<=(?:^|,) ?(?:(?:a|ok|nei|beklager),? ){0,2})(?:na|nu)(?: bare)? #(?=[.! ]*$)
    (?<=(?:^|,) ?)# (?:na|nu)(?=[.! ]*$)
  `,
  therefore: words`
    sa
    sa vi (?:er|blir)(?: na)?
    altsa
    derfor
    dermed
    da (?:er|blir) vi
    blir
    det blir
    sa det blir
    na (?:er|blir) vi(?: bare)?
    vi (?:er|blir) na(?: bare)?
    igjen er
  `,
  supposed: words`
    (?:vi|det) (?:blir|er|kan bli) (?:kanskje|eventuelt|muligens)(?: \p{L}{2,8})? #
    kanskje (?:blir|er) (?:vi|det)(?: \p{L}{2,8})? #
    (?:og|men|hva|hva skjer|og hva|hvordan blir det) (?:om|hvis|dersom) (?:vi|det)(?: \p{L}{2,8}){0,2} (?:blir|er|skulle bli)(?: \p{L}{2,8})? #
  `,
};
