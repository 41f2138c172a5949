import type { WhoComesWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const whoComes: WhoComesWords = {
  familiar: ["mama", "papa", "oma", "opa", "mam", "pap"],
  several: ["jongeren", "jongens", "meiden", "tieners"],
  articles: ["de", "het"],
  theirs: ["haar", "zijn", "z'n", "d'r", "hun", "een"],
  someone: ["iemand", "nog iemand", "een extra persoon"],
  staysAway: words`
    @ (?:komt|komen)(?: toch| helaas| nu| ook){0,2} niet(?: meer)?(?: mee)?(?! (?:voor|na|om|pas|met)(?!\p{L}))
    @ (?:kan|kunnen)(?: toch| helaas| nu| ook){0,2} niet(?: meer)?(?: mee)? (?:komen|meekomen|erbij zijn)
    @ (?:kan|kunnen)(?: toch| helaas| nu| ook){0,2} niet(?: meer)?(?: mee)?(?= ?[,.;!?]| ?$| dus)
    @ (?:gaat|gaan)(?: toch| helaas| nu){0,2} niet(?: meer)? mee
    @ (?:blijft|blijven)(?: toch| liever| nu)? thuis
    (?:komt|komen|gaat|gaan)(?: helaas| toch)? @(?: helaas| toch)? niet(?: meer)?(?: mee)?
    (?:kan|kunnen)(?: helaas| toch)? @(?: helaas| toch)? niet (?:mee|komen|meekomen|mee komen)
    @ (?:heeft|hebben)(?: helaas)? (?:afgezegd|afgehaakt)
    @ (?:haakt|haken) af
    (?:degene|die ene|diegene) (?:die|dat) (?:\p{L}{1,12} ){1,4}(?:komt|kan) (?:toch |helaas ){0,2}niet(?: komen)?
  `,
  without: words`
    zonder @(?= ?[,.;!?]| ?$| (?:dan|nu))
  `,
  comesToo: words`
    @ (?:kan|kunnen) (?:nu )?toch (?:ook |wel )?(?:komen|meekomen|mee|erbij zijn)
    @ toch (?:ook |wel )?(?:kan|kunnen) (?:komen|meekomen)
    @ (?:komt|komen|gaat|gaan)(?: nu| dan)? (?:ook|toch)(?: nog| toch| ook)?(?: mee)?(?! (?:niet|later|pas|om|na)(?!\p{L}))
    @ (?:komt|komen|gaat|gaan)(?: nu)? (?:mee|erbij)(?= ?[,.;!?]| ?$)
    (?:komt|komen|kan|kunnen|mag|mogen) @ (?:ook|toch)(?: nog)?(?: mee| komen| meekomen| mee komen)?(?! niet)
    (?:kan|kunnen|mag|mogen) @ (?:mee|meekomen|erbij)(?= ?[,.;!?]| ?$| komen)
    @ (?:wil|willen) (?:ook|graag)(?: graag| ook)? (?:mee|komen|meekomen|mee komen)
  `,
  brings: words`
    (?:mag|kan|mogen|kunnen|zou|zouden) (?:ik|we|wij)(?: ook| nog){0,2} @ (?:meenemen|meebrengen|uitnodigen)
    (?:ik|we|wij) (?:neem|nemen|breng|brengen)(?: ook| nog){0,2} @ mee
    \p{L}{2,15} (?:neemt|brengt)(?: ook| nog)? @
    er komt (?:toch |ook |nu ){0,2}nog @ (?:bij|mee)
  `,
  late: words`
    te laat
    laat
    pas (?:om|rond|tegen|na)
    na \d
  `,
  arrives: words`
    komt
    komen
    sluit(?:en)?
    schuift
    schuiven
    arriveert
    arriveren
    is er
    zijn er
    brengt
    brengen
    langskomen
    langs
    levert
    leveren
    (?:is|zijn) (?:er|daar)(?: al)?
  `,
  pronouns: words`
    hij
    zij
    ze
  `,
  others: ["de anderen", "de rest", "de overigen"],
};
