import type { WishFrameWords } from "../wish-frame-words.ts";
import { words } from "../word-list.ts";

export const wishFrames: WishFrameWords = {
  leads: words`
    (?:hebben jullie|heeft u|hebt u|is er)(?= (?:een |nog een )?(?:\p{L}{3,10} )?(?:tafel|tafeltje|plekje)(?!\p{L}))
    als (?:u|jullie|je|we)(?: (?:ons|me))?(?= (?:een|ergens|bij|aan)(?!\p{L}))
    (?:zeg|zegt u|vertel)(?: (?:maar|me|even|gewoon|mij)){0,3} of (?:we|ik|wij)
    (?:er)?(?:voor)? ?zorgen dat(?: we)?
    (?:nog (?:iets|wat|een ding|een dingetje|een vraagje)|een (?:ding|dingetje)(?: nog)?)
  `,
  answers: words`
    (?:dat |het )?(?:klinkt|lijkt me|lijkt ons|ziet er)(?: (?:heel|prima|echt)){0,2} (?:goed|prima|top|perfect)(?: uit)?
    (?:boek|reserveer|doe)(?: (?:dat|het|hem|die|maar|zo|even)){1,3}
    (?:alles|is|helemaal) (?:goed|prima|juist|duidelijk|in orde)
  `,
  begins: words`
    het
    er
    we
    twee
    mama
    papa
    oma
    opa
    kunnen
  `,
  ends: words`
    te (?:krijgen|hebben)
    (?:konden|kunnen|zouden kunnen) (?:krijgen|hebben|regelen)
  `,
  celebratesThat: words`
    (?:(?:dat|we|en) ){0,4}vieren(?: we| dat)?
  `,
  celebrates: words`
    (?:mijn|m'n|onze) \p{L}{3,14} en ik (?:vieren|gaan vieren)
  `,
  and: words`
    en
  `,
  hangs: words`
    (?:we |wij |ik )?(?:zouden|zou|willen|wilden|wil)(?: (?:dat|dit|het|die))?(?: (?:graag|bij u|bij jullie|daar|doen|vieren)){0,4}
  `,
  talk: words`
    (?:(?:de|het|mijn|onze|m'n) )?(?:kleine|baby|kind|kinderen|zoontje|dochtertje) (?:krijst|krijsen|huilt|huilen|schreeuwt|gilt|brult)(?: (?:nu|net))?
    dat (?:van|over|met) (?:\p{L}{2,15} ){1,4}?(?:hoeft u|hoef je|hoeft|graag|alsjeblieft)? ?niet (?:door te geven|doorgeven|noteren|opschrijven)
  `,
  ifs: words`
    als
    indien
    of
  `,
  tags: words`
    is (?:dat|dit) (?:een )?(?:groot )?probleem
    (?:kan|lukt) dat
    is dat (?:mogelijk|ok|oke|goed|te doen)
  `,
  telling: words`
    we
    wij
    ik
    mijn
    onze?
    (?:een|twee|drie|\d) van ons
    er (?:is|zijn|komt|komen)
    ben
    heb
    zijn
  `,
};
