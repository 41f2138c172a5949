import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:gelieve|ik verzoek u|wij verzoeken u|mag ik u verzoeken)(?: (?:om|de|deze|onze|mijn)){1,3} (?:reservering|boeking)(?: zo)? (?:te bevestigen|te maken|vast te leggen|door te voeren)
    (?:boek|reserveer|bevestig|noteer|regel|pak|doe|neem|plan|zet|leg|schrijf)(?: (?:die|deze|dat|dit|hem|'m|m|het|'t|t|ons|me))?(?: (?:maar|dan|gerust|gewoon|graag|even|zo|alvast)){1,3}(?: (?:in|vast|op|erin|neer|boeken|reserveren|vastleggen|bevestigen))?
    (?:boek|reserveer|bevestig|noteer)(?: (?:die|deze|dat|dit|hem|'m|m|het))
    (?:boek|reserveer|bevestig|leg|zet)(?: (?:hem|'m|m|het|die|ons|me))?(?: vast)
    (?:zet|schrijf) (?:me|ons|hem|'m) er ?(?:maar )?(?:in|op|bij)
    (?:ga |gaat u )(?:maar |gerust ){0,2}(?:door|verder)
    maak (?:het |hem |'t )?(?:maar )?(?:vast|in orde|rond)
    (?:we|wij|ik) (?:nemen|neem|pakken|pak|doen|doe) (?:hem|'m|die|deze|het)(?: maar| dan| graag)?
    (?:die|deze|hem) (?:nemen|neem|doen) (?:we|wij|ik)(?: maar| dan| graag)?
    (?:mag|kun|kan) je (?:zo )?(?:boeken|vastleggen|reserveren)
    doen (?:we|wij)(?: dan| zo| maar)?
    (?:u|je|jullie) (?:kunt|kan|kunnen|mag|mogen) (?:het |hem |de tafel |dat )?(?:zo )?(?:reserveren|boeken|vastleggen)
    (?:mag|kan|moet) (?:zo )?(?:vastgelegd|geboekt|gereserveerd|bevestigd)(?: worden)?
  `,
  suits: words`
    (?:ja |ja,? )?zo is (?:het|'t|dat|ie) (?:goed|prima|perfect|oke|ok|juist|mooi|beter)
    zo is (?:goed|prima|perfect|oke|ok|beter|mooi)
    (?:het |dit |dat |alles |'t )?(?:ziet|zag) er (?:heel |helemaal |allemaal |wel )?(?:goed|prima|mooi|perfect) uit
    (?:die|deze|dat|dit|zo) is (?:het|'m|m|hem)
    zekers
    (?:prima|goed|perfect|top|mooi|oke|ok|super) zo
  `,
  exclaims: words`
    wat
    he
    hoezo
    sorry
    pardon
    huh
  `,
  resigned: words`
    (?:het|dat) (?:moet|zij) (?:dan )?maar(?: zo)?
    (?:er )?zit niks anders op
    niets aan te doen
    niks aan te doen
    (?:we hebben|ik heb) geen keus
  `,
  sighs: words`
    nou(?: ja)?(?: goed)?
    ach(?: ja)?
    vooruit(?: dan)?
    tja
    pff
  `,
  insists: words`
    (?:dat )?(?:zei|zeg) ik (?:toch|net|al)?
    ik zei (?:het )?(?:toch|net|al)
    heb ik (?:toch |net |al )?gezegd
    zei ik
    (?:zoals )?(?:al )?gezegd
  `,
};
