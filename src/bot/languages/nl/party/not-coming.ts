import type { NotComingWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const notComing: NotComingWords = {
  ourselves: words`
    w[ei]j? 2
    wij tweeen
    wij beiden
    wij met zijn 2en
  `,
  weStayAway: words`
    @ blijven (?:toch |dan |liever |helaas )?thuis
    @ (?:komen|kunnen|gaan) (?:toch |helaas |dan ){0,2}niet(?: meer)?(?: mee| komen)?(?= ?[,.;!?]| ?$)
  `,
  heOrShe: words`
    hij
    zij
    ze
  `,
  dropsOut: words`
    (?:is|valt) (?:dus |er )?(?:af|eruit)(?= ?[.,;!?]| ?$)
  `,
  children: words`
    kinderen
    kids
    kleintjes?
    kleinen
    baby
    jongens
    meiden
    meisjes
    kindjes?
    zoontje
    dochtertje
    kleinkinderen
    tweeling
  `,
  carers: words`
    oppas
    babysitter
    buren
    buurvrouw
    buurman
    schoonzus
    schoonouders
    schoonmoeder
    oma
    opa
    vrienden
  `,
  elsewhere: words`
    @ (?:blijven|blijft|zijn|is|slapen|logeren|logeert)(?: dan| toch| nu| die avond){0,2} (?:bij|met) %(?= ?[.,;!?]| ?$)
    (?:we|wij) (?:laten|brengen|hebben) @ (?:bij|naar) %
    @ (?:laten|brengen) (?:we|wij) (?:bij|naar) %
  `,
  births: words`
    bevallen(?: van (?:de|een|haar|hun)(?: baby| kindje| zoon| dochter)?)?
    (?<!(?:we|wij|ik) )(?:heeft|hebben|kreeg) (?:net |pas |zojuist )?(?:een|de|hun|haar) (?:baby|kindje|kind)(?: gekregen)?
    (?:baby|kindje) is (?:er|geboren|te vroeg)
  `,
  dogsAtHome: words`
    (?:de|onze|mijn|m'n) hond (?:blijft|komt|gaat) (?:\p{L}{2,8} )?(?:thuis|bij|niet mee)
    (?:we|wij) laten (?:de|onze|mijn) hond (?:thuis|bij)
    (?:de|onze|mijn) hond laten (?:we|wij) (?:thuis|bij)
    (?:dan )?laten (?:we|wij) (?:de|onze) hond thuis
    (?:laat|laten) (?:ik )?(?:de|mijn|m'n|onze) hond thuis
    (?:kom|komen) (?:ik |we )?(?:dan )?zonder (?:de |onze |mijn )?hond
  `,
  petsAtHome: words`
    (?:laat|laten) (?:ik |we |wij )?(?:hem|haar|'m|ze) (?:wel |dan |maar ){0,2}thuis
    (?:blijft (?:ie|hij|zij|ze)|(?:hij|zij|ze) blijft) (?:wel |dan |maar ){0,2}thuis
  `,
  inTheEnd: words`
    weer
    dus weer
    weer met
    dan weer
    uiteindelijk
    dan
    nou dan
    toch
    toch maar
    dus
    dan maar
    nou
    dan toch
    nog maar
    maar
    we zijn
    we zijn met
    met
    dus met
    uiteindelijk met
    uiteindelijk zijn we met
    dan zijn we met
  `,
};
