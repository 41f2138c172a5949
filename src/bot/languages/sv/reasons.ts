import type { ReasonWords } from "../reason-words.ts";
import { words } from "../word-list.ts";

export const reasons: ReasonWords = {
  because: words`
    for att(?= (?:min|mitt|mina|var|vart|vara|vi|jag|han|hon)(?!\p{L}))
    eftersom
    for(?= (?:vi|jag|min|mitt|mina|var|vart|han|hon)(?!\p{L}))
  `,
  opens: words`
    for att
    for(?= \p{L}{4,12} \p{L}{2,10})
    da (?:har|ar|kan|slipper|hinner) vi
    sa (?:att )?(?:vi|jag|det|hon|han)
    sa (?:slipper|har|hinner|kan)
  `,
  tells: words`
    (?:mitt|vart|min|var|ett|hans|hennes) (?:tag|flyg|plan|buss|bat|farja)
    (?:landar|flyger)
    jobbar
    (?:slutar|kvalls|sent) (?:jobbet|sent|skift)
    (?:bilkoer|trafiken)
    barnvakt(?:en)?
    (?:ater|lagger sig) (?:alltid |garna |helst )?(?:tidigt|sent|tidigare|senare)
    (?:ar|blir) (?:bortrest|bortresta|upptagen|upptagna)
  `,
  arrives: words`
    (?:ar|kommer) (?:framme|fram|in)
    ankommer
    landar
  `,
  cannot: words`
    (?:kan|hinner|klarar)(?: \p{L}{2,12}){0,3} inte(?: komma)?
    (?:gar|funkar|passar)(?: \p{L}{2,10}){0,2} inte
  `,
  comes: words`
    (?:kommer|foljer|hanger)(?: (?:ocksa|med|anda|nu)){0,3}
    (?:tar|har) med
    (?:raknade|raknat|rakna) (?:om|igen|efter|en gang till)
  `,
  idle: words`
    (?:barnen|ungarna) har (?:match|traning|skola)
    (?:ar|blev|har blivit|ligger) (?:\p{L}{2,8} ){0,2}(?:sjuk(?:a)?|forkyld(?:a)?|pa sjukhus|krasslig|magsjuk)
    (?:har|fatt|med) (?:\p{L}{2,8} )?(?:feber|influensa|influensan|en forkylning|forkylning|hosta|covid|migran)
    mar (?:\p{L}{2,8} )?(?:daligt|inte (?:sa )?bra)
    i lugn och ro
    (?:ingen|utan|inte) (?:stress|stressa|brattom|bradska)
    slipper (?:vi )?stressa
    (?:ser|ser verkligen) (?:\p{L}{2,8} )?fram (?:\p{L}{2,4} )?(?:emot|mot)
    samma tid
    beratta (?:\p{L}{2,6} ){0,2}om (?:\p{L}{2,3} )?\p{L}{2,12}
    har (?:restaurangen|koket|personalen) (?:inget|inte|ingenting) med att gora
    (?:angar|intresserar|ror) inte (?:restaurangen|koket|personalen)
    ar inte (?:den|personen) som bokar
  `,
};
