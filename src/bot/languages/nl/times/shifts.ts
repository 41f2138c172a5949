import type { ShiftWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const shifts: ShiftWords = {
  now: words`
    nu(?: meteen| direct)?
    meteen(?: nu)?
    direct
    onmiddellijk
    zo (?:snel|gauw|spoedig) (?:mogelijk|als (?:het )?kan)
    asap
  `,
  inHours: ["over # uur", "over # uren", "over # uurtjes", "binnen # uur"],
  inMinutes: ["over # minuten", "over # minuut", "over # min", "binnen # minuten"],
  inPhrases: {
    "over een half uur": 30,
    "over een halfuur": 30,
    "over een uur": 60,
    "over een uurtje": 60,
    "over een half uurtje": 30,
    "over een halfuurtje": 30,
    "over een kwartiertje": 15,
    "binnen een uur": 60,
    "binnen een half uur": 30,
    "over 1 uur": 60,
    "over een kwartier": 15,
    "over anderhalf uur": 90,
  },
  inLeads: words`
    over
    binnen
    over ongeveer
  `,
  halfMore: words`
    en een half
    en een halve
    en 1 half
    en 1 halve
  `,
  later: ["laters?", "(?:op|uit|naar achteren )schuiven", "uitstellen", "naar achteren"],
  earlier: ["naar voren", "eerder", "vroegers?"],
  laterOne: words`
    (?:de|die|het) (?:daarna|erna|volgende|latere)
  `,
  earlierOne: words`
    (?:de|die|het) (?:daarvoor|ervoor|vorige|eerdere)
  `,
  laterBefore: words`(?:verzet|verzetten|verplaats|verplaatsen|verschuif|schuif)(?: (?:het|de reservering|onze reservering|mijn reservering))? (?:op )?met`,
  earlierBefore: words`(?:vervroeg|vervroegen)(?: (?:het|de reservering|onze reservering|mijn reservering))? met`,
  shiftHours: ["uur", "uren"],
  shiftMinutes: ["minuten", "min"],
  shiftPhrases: {
    "een uur": 60,
    "een uurtje": 60,
    "half uur": 30,
    "half uurtje": 30,
    halfuurtje: 30,
    "een half uurtje": 30,
    "een halfuurtje": 30,
    kwartier: 15,
    kwartiertje: 15,
    "een kwartiertje": 15,
    "een half uur": 30,
    "een halfuur": 30,
    "drie kwartier": 45,
    "3 kwartier": 45,
    "een paar uur": 120,
    "een kwartier": 15,
    "anderhalf uur": 90,
    "1 uur": 60,
  },
  shiftLeads: words`
    iets
    ietsje
    ietsjes
    wat
    een beetje
    beetje
    veel
    liever
    een stuk
    een tikje
    nog
    graag
    kan het ook
    wat dacht je van
    hoe (?:zit|is) het(?: met)?
    mag het ook
    niets
    niks(?! \p{L}{1,9} dan)
    toch
    (?:kunnen|mogen|kan|mag|zouden|zou) (?:we|wij|ik)(?: ook| misschien){0,2}(?= \p{L}{4,9} komen)
  `,
  unfit: words`
    (?<!niet )te (?:vroeg|laat)
  `,
  tooEarly: words`
    niet zo vroeg
    (?:iets |wat |veel )?te vroeg(?: voor (?:ons|mij))?
    (?<=\d(?: uur)? (?:is|wordt) )(?:een beetje|wat|nogal) vroeg
  `,
  tooSoonTo: words`
    om
  `,
  tooLate: words`
    (?<=^|[,.!?] )(?:iets |wat |veel |beetje )?te laat(?= ?(?:$|[.!?]|, (?:\p{L}{1,8} ){0,3}\d))
    niet zo laat
    (?:iets |wat |veel )?te laat voor (?:ons|mij)
    (?<=is )(?:iets |wat |veel )?te laat
    (?<=\d(?: uur)? (?:is|wordt) )(?:een beetje|wat|nogal) laat
    (?:iets |wat |veel )?te laat voor (?:de|het|onze|mijn) (?:kinderen|kids|kindjes|kleintjes|kleine|baby|oma|opa|ouders)
  `,
  insteadOf: words`
    in plaats van
    ipv
  `,
  movedOn: words`
    (?:wijzig|verander|verzet|zet|verplaats) @ (?:naar|op|om)
  `,
};
