import type { ReasonWords } from "../reason-words.ts";
import { words } from "../word-list.ts";

export const reasons: ReasonWords = {
  because: words`
    weil
    denn
    da(?= (?:wir|ich|mein|meine|unser|unsere|er|sie|es|die|der)(?!\p{L}))
  `,
  opens: words`
    damit (?:wir|ich|es|er|sie)
    dann (?:haben|sind|konnen|mussen|ist|hab|bin|hetzen|schaffen)
    so (?:haben|sind|konnen|mussen) (?:wir|wirs)
  `,
  tells: words`
    (?:mein|meine|unser|unsere|der|die|ihr|sein|ein) (?:\p{L}{3,10} )?(?:zug|flug|flieger|flugzeug|bus|fahre|bahn)
    (?:ich|wir) (?:lande|landen|fliegen|fliege)
    arbeite(?:t|n)?
    arbeiten
    (?:spat|fruh|noch) ?dienst
    feierabend
    stau
    babysitter(?:in)?
    (?:isst|essen|geht|gehen) (?:immer |lieber |gern |gerne )?(?:fruh|spat|fruher|spater)
    (?:ist|sind) (?:\p{L}{2,10} )?(?:unterwegs|weg|verreist|verhindert)
  `,
  arrives: words`
    kommt (?:\p{L}{1,5} )?(?:an|rein)
    kommt (?:erst |schon )?um
    ankunft
    lande(?:n|t)?
  `,
  cannot: words`
    (?:kann|konnen|schafft|schaffe|schaffen)(?: \p{L}{2,12}){0,4} nicht(?: kommen)?
    (?:geht|passt|klappt)(?: \p{L}{2,10}){0,3} nicht
  `,
  comes: words`
    (?:kommt|kommen)(?: (?:auch|noch|doch|jetzt|nun|dazu|mit|spontan)){0,3}
    (?:auch |noch |doch )?(?:dabei|dazukommt|mitkommt)
    (?:bringt|bringen|nimmt|nehmen)
    (?:nochmal |noch mal |noch einmal )?(?:nachgerechnet|nachgezahlt|durchgezahlt|gerechnet)
  `,
  idle: words`
    krank wie (?:ein|n) hund
    (?:bus|zug|bahn) (?:ist|hat) (?:immer|mal wieder) (?:zu spat|verspatung)
    kinder haben (?:fußball|training|schule|ein spiel)
    (?:ist|sind|bin|war|liegt|hat|habe|haben) (?:\p{L}{2,8} ){0,3}(?:erkaltet|krank|im krankenhaus|fieber|grippe|covid|husten|im bett|migrane)
    (?:mit|eine?) (?:\p{L}{2,10} )?(?:erkaltung|grippe|fieber|schnupfen)
    fuhl(?:t|e) (?:mich|sich) (?:\p{L}{2,8} )?(?:nicht (?:so )?(?:gut|wohl)|krank)
    (?:keine|ohne) (?:eile|hektik|hast)
    nicht (?:so )?(?:hetzen|gehetzt)
    (?:freuen uns|freue mich|freun uns)
    (?:gleiche|gleichen|selbe|selben|dieselbe) (?:zeit|uhrzeit)
    geht (?:das|die|den|der) (?:restaurant|kuche|haus|personal|lokal) (?:ja |doch |gar )?nichts an
    (?:interessiert|kummert) (?:das|die|den) (?:restaurant|kuche|haus|personal|lokal)(?: (?:ja|doch|gar|uberhaupt))? nicht
    (?:ist|bin) (?:ja |doch )?nicht (?:der|die|derjenige|diejenige)(?:,? (?:der|die) (?:bucht|reserviert))?
  `,
};
