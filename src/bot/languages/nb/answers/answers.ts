import type { AnswerWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";
import { afterNo } from "./after-no.ts";
import { asking } from "./asking.ts";
import { besides } from "./besides.ts";
import { coming } from "./coming.ts";
import { confirming } from "./confirming.ts";
import { hesitating } from "./hesitating.ts";
import { notCancelling } from "./not-cancelling.ts";

/**Norwegian, both ways of writing it, and Danish. */
export const answers: AnswerWords = {
  besides,
  coming,
  afterNo,
  ...confirming,
  ...hesitating,
  ...asking,
  asShown: words`
    sa(?: som det er)?
    sann(?: som det er)?
    slik(?: som det er)?
  `,
  asItIs: words`
    (?:det|sa|alt) (?:er|blir|ser) (?:bra|fint|perfekt|ok|okei|greit|riktig|bra ut|fint ut)(?: sa| sann| slik)?
    (?:bra|fint|perfekt) (?:sann|slik)
    (?:la det være|behold det) (?:sann|slik|som det er)(?! lenge)
    la (?:det|den) være(?: (?:sa lenge|inntil videre|enn sa lenge))?(?=[ ,.!]*$)
    det er alt
    ingenting a endre
  `,
  keeps: words`
    behold(?: det| den| bordet| bookingen| bestillingen| reservasjonen)?
    (?:vi|jeg) beholder(?: det| den| bordet| bestillingen)?
    (?:la|lad) (?:den|det|bordet|bestillingen) (?:sta|være)
  `,
  stands: words`
    ikke alle
    (?:vi|jeg) kommer(?! (?:\p{L}{1,8} )?(?:ikke|ikkje|en annen (?:gang|dag)|neste))(?: likevel| visst| som planlagt)?
    (?:det |den |bordet |bestillingen )?(?:gjelder|gælder|star) (?:fortsatt|fortsat|stadig|fast)
    (?:vi|jeg) (?:er|blir) (?:(?!ikke)\p{L}{1,8} )?(?:pa plass|der)(?! ikke)
    (?:vi|jeg) skal (?:(?!ikke)\p{L}{1,8} )?komme
    (?:vi|jeg) dukker opp
    (?:vi|jeg) vil (?:(?!ikke)\p{L}{1,10} )?(?:beholde|ha) (?:det|den|bordet|bestillingen)
    (?:vi|jeg) trenger (?:fortsatt (?:det|bordet|bestillingen)|(?:det|bordet|bestillingen) fortsatt)
  `,
  pleas: words`
    takk
    tak
    vær sa snill
    gjerne
    gerne
  `,
  changing: words`
    vi (?:flytter|endrer|bytter)(?: det| den)?
    (?:skriv|legg|noter) (?:til |opp |ned )?det(?: til)?
    endre
    endre det
    endre den
    flytt
    flytt den
    bytt
    endre sann
    endre slik
  `,
  passedOn: words`
    (?:hun|han|de|alle|de andre|barna|sjefen) (?:sier|sa|synes|syns)(?: at)?
    (?:min|mitt|mine|var|vare) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:sier|sa|synes|syns)(?: at)?
    \p{L}{2,14} (?:min|mi|mitt|mine|var) (?:sier|sa|synes|syns)(?: at)?
    (?!(?:ingen|det|noen|hvem|man)(?!\p{L}))\p{L}{2,14} (?:sier|sa)(?= (?:ogsa )?(?:ja|nei)(?!\p{L}))
  `,
  keepsOther: words`
    (?:avbestill|kanseller) (?:ikke (?:det|den) andre(?: bordet| bestillingen)?|(?:det|den) andre(?: bordet| bestillingen)? ikke)
    ikke (?:avbestill|kanseller|fjern) (?:det|den) andre(?: bordet| bestillingen)?
    (?:men )?(?:behold|vi beholder|jeg beholder) (?:det|den) andre(?: bordet| bestillingen)?
  `,
  noWishes: words`
    (?:ingen|uten)(?: andre| flere| spesielle| særlige| særskilte)? (?:ønsker|ønske|onsker|krav|kommentarer)
    (?:ikke noe|ingenting|intet|ikke noget) (?:mer|annet|andet|spesielt|særligt|a legge til)
  `,
  notCancelling,
  noProblem: words`
    (?:ingen|ikke noe) problem
    hvorfor ikke
  `,
  beforeAnswer: words`
    hvorfor spør (?:du|dere)(?: (?:meg|det|om|na)){0,3}
    hvorfor tror (?:du|dere)(?: at)? [^,.;!?]{2,30}
    (?:om|hvis) det(?: her)? (?:er|var) (?:alt|det)
  `,
};
