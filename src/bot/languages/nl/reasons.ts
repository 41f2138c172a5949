import type { ReasonWords } from "../reason-words.ts";
import { words } from "../word-list.ts";

export const reasons: ReasonWords = {
  because: words`
    want
    omdat
    aangezien
  `,
  opens: words`
    zodat
    dan (?:hebben|zijn|kunnen|hoeven|heb|ben|hoef)
    zo (?:hebben|zijn|kunnen|hoeven) we
    om (?:rustig|niet)
  `,
  tells: words`
    (?:mijn|m'n|onze|de|een|zijn|haar) (?:trein|vlucht|vliegtuig|bus|boot|veerboot)
    (?:land|landen|landt) (?:laat|pas|om)
    (?:werk|werkt|werken)
    file
    (?:oppas|babysitter)
    (?:eet|eten|gaat|gaan) (?:altijd |graag |liever )?(?:vroeg|laat|vroeger|later)
    (?:is|zijn) (?:weg|op reis|verhinderd)
  `,
  arrives: words`
    komt (?:pas |om )?(?:\p{L}{1,6} )?(?:aan|binnen)
    komt (?:pas |al )?om
    land(?:en|t)?
  `,
  cannot: words`
    (?:kan|kunnen|redt|red)(?: \p{L}{2,12}){0,4} niet(?: komen)?
  `,
  comes: words`
    (?:komt|komen)(?: (?:ook|nog|toch|mee|erbij|nu)){0,3}
    (?:neemt|nemen|brengt|brengen)
    (?:is|zijn|doet|doen) (?:er )?(?:ook |toch )?(?:bij|mee)
    (?:nageteld|nagerekend|(?:nog eens |nog een keer |opnieuw )(?:geteld|gerekend))
  `,
  idle: words`
    ziek als een hond
    (?:wil|willen) (?:natuurlijk |weer |toch |liever ){0,3}(?:later|eerder|vroeger)(?= ?$)
    (?:bus|trein|treinen) (?:is|zijn) altijd te laat
    (?:is|ben|zijn|was|ligt) (?:\p{L}{2,8} ){0,2}(?:ziek|verkouden|grieperig|in het ziekenhuis|niet lekker)
    (?:heeft|heb|hebben|met) (?:\p{L}{2,8} )?(?:griep|koorts|een verkoudheid|verkoudheid|migraine|corona)
    voelt zich (?:\p{L}{2,8} )?niet (?:zo )?(?:lekker|goed)
    (?:geen|zonder) (?:haast|stress)
    (?:rustig aan|het rustig)
    (?:kijk|kijken)(?: we| ik)? (?:er ?naar|ernaar|er al naar|er zo naar)(?: \p{L}{2,6})? uit
    (?:heb|hebben) (?:er )?(?:erg |veel |al )?(?:zin in|zin erin)
    zelfde tijd(?:stip)?
    dezelfde tijd(?:stip)?
    vertel(?:t u)? (?:\p{L}{2,5} ){0,3}over (?:\p{L}{2,3} )?\p{L}{2,12}
    gaat (?:het|de|jullie) (?:restaurant|keuken|zaak|personeel) (?:helemaal |toch )?(?:niks|niets) aan
    (?:interesseert) (?:het|de) (?:restaurant|keuken|personeel)(?: toch)? niet
    is (?:toch )?niet (?:degene|diegene|de(?:gene)?) die (?:boekt|reserveert)
  `,
};
