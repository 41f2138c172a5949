import type { WishFrameWords } from "../wish-frame-words.ts";
import { words } from "../word-list.ts";

export const wishFrames: WishFrameWords = {
  leads: words`
    (?:avete|ha|hai|c'e)(?= (?:un|qualche) (?:tavolo|posto))
    (?:se )?(?:potesse|poteste|potrebbe|potreste|puo|potete) (?:darci|darmi|metterci|metterti|metterci|trovarci|riservarci|tenerci)
    (?:mi dica|dimmi|ditemi|mi dice|mi dite)(?: (?:solo|soltanto))? se (?:possiamo|posso|si puo)
    (?:fare|faccia|fate) in modo (?:che|di)
    assicurar(?:si|vi) (?:che|di)
    (?:una|1|un'altra|ancora una|un'ultima) (?:altra |ultima )?cos(?:a|ina)
  `,
  answers: words`
    (?:mi|ci) (?:va|sembra|suona) (?:molto )?(?:bene|perfetto|benissimo)
    (?:tutto|va) (?:bene|ok|giusto|perfetto|corretto)
    (?:prenoti|prenota|prenotate|confermo|confermi|conferma)(?: (?:pure|cosi))?
  `,
  begins: words`
    e
    siamo
    c'e
    due
    mamma
    papa
    potreste
    potete
    abbiamo
  `,
  ends: words`
    sarebbe (?:perfetto|fantastico|bellissimo|l'ideale)
  `,
  celebratesThat: words`
    (?:(?:lo|e|che) ){0,4}festegg\p{L}{2,7}
  `,
  celebrates: words`
    (?:io e )?(?:mio|mia|nostr[oa]|il mio|la mia) \p{L}{3,14}(?: ed? io)? (?:festeggiamo|celebriamo)
  `,
  and: words`
    e
    ed
  `,
  hangs: words`
    (?:noi )?(?:vorremmo|vorrei|ci piacerebbe|desideriamo|volevamo)(?: (?:farlo|festeggiarl[oea]|celebrarl[oea]))?(?: (?:da voi|li|la|con voi))?
  `,
  talk: words`
    (?:(?:il|la|i|mio|mia|miei) )?(?:bimb[oai]|bambin[oai]|piccol[oai]|figli[oa]?|neonato) (?:sta|stanno) (?:strillando|piangendo|urlando)
    (?:non|nn) (?:riferi(?:sca|re|te)|scriva|scrivere|segni|passi) (?:la cosa|quella cosa|la storia|quello) (?:del|della|di|dello)(?: \p{L}{2,12}){1,2}
  `,
  ifs: words`
    se
    che
  `,
  tags: words`
    (?:e|sarebbe|c'e|ci sarebbe) (?:un |qualche )?problema
    ci sono problemi
    (?:e|sarebbe) (?:possibile|fattibile)
  `,
  telling: words`
    ci serv(?:e|ono|irebbe)
    abbiamo
    avremmo
    mi[oa]
    nostr[oai]
    (?:uno|una|due|tre|\d) di noi
    c'e
    ci sono
    siamo
    e da
    ho
    cercavo
  `,
};
