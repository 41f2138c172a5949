import type { PickingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const picking: PickingWords = {
  first: words`
    de minst late
    (?:de|het) vroegst mogelijke
    (?:het )?vroegst mogelijk
    de eerste
    eerste
    de 1e
    1e
    eerste optie
    de vroegste
    vroegste
    de vroegere
    doe de eerste
    de bovenste
    het eerste
    die eerste
    nummer 1
    de 1ste
    1ste
    (?:nu )?(?:meteen|direct)(?:,? als het kan|,? indien mogelijk)?
    zo vroeg mogelijk
    zo snel mogelijk
    het vroegst
    de eerdere
  `,
  lastButOne: words`
    (?:op )?(?:1|een) na (?:de )?laatste
    voorlaatste
  `,
  middle: ["middelste", "in het midden"],
  numbered: ["(?:reservering |tafel )?(?:nummer|nr\\.?)", "(?:de )?(?:optie|keuze|knop)"],
  last: words`
    de minst vroege
    de laatste
    laatste
    laatste optie
    de laatste optie
    de latere
    de late
    het laatste
    de onderste
    die laatste
    de laatst mogelijke
    zo laat mogelijk
    het laatst
  `,
  choice: words`
    de
    het
    nummer
    optie
    keuze
    ik neem
    ik neem de
    ik kies
    doe maar
    doe de
    die van
    graag de
    die
    doe maar de
    ik ga voor
    we nemen
    wij nemen
    we kiezen
    graag
    geef mij
    dan
    tijdstip
    dan de
    we nemen de
    wij nemen de
    ik wil de
    we willen de
    laten we de
    is goed
    is prima
    past
    past me
    past ons
    schikt
    werkt
    lukt
    is perfect
    tijd
  `,
  places: words`
    tweede|2e|2de
    derde|3e|3de
    vierde|4e|4de
    vijfde|5e|5de
    zesde|6e|6de
  `,
  amongOffered: words`
    van (?:de|die|deze) 2
    van beide
    (?:die|dat|wat) (?:je|u|jullie|er)(?: nog)?(?: vrij)? (?:hebt|heeft|hebben|is)
    (?:die|dat) (?:nog )?(?:vrij|mogelijk|beschikbaar) is
    (?:mogelijke?|vrije?|beschikbare?)(?: tijd| plek| tafel)?
    (?:daarvan|van die|van deze|van de lijst|uit de lijst|van boven)
  `,
  anyTime: words`
    (?:de )?(?:tijd|tijdstip)(?: (?:mij|ons))? maakt(?: (?:mij|me|ons))?(?: \p{L}{3})? niet uit
    maakt(?: (?:mij|me|ons))? niet uit (?:hoe laat|wanneer|welke tijd)
    wanneer dan ook
    welke tijd dan ook
    (?:op )?(?:elke tijd|elk tijdstip|elk moment)(?: op die (?:dag|avond))?(?: is goed| kan)?
    hoe laat maakt(?: (?:mij|me|ons))? niet uit
    alle tijden zijn goed
  `,
  any: words`
    wat er (?:nog )?(?:vrij|over|mogelijk) is
    (?:kies|kiest|pak|neem|doe|geef me)(?: (?:jij|u|jullie))?(?: er)?(?: maar| gewoon)? (?:een|1|eentje|iets)(?: uit)?(?: voor (?:mij|me|ons))?
    wat (?:je|u|jullie|er) (?:hebt|heeft|hebben|is)
    (?:verras|verrast u)(?: (?:me|mij|ons))?(?: maar)?
    (?:kies|kiest|beslis|beslist)(?: (?:jij|u|jullie))?(?: maar)?(?: (?:voor )?(?:mij|me|ons))?
    maakt niet uit
    maakt mij niet uit
    maakt ons niet uit
    het maakt niet uit
    om het even
    welke dan ook
    een van de (?:twee|drie|\d)
    allemaal goed
    alles is goed
    beide
    beide zijn goed
    allebei
    kies maar
    kiest u maar
    geen voorkeur
    flexibel
    we zijn flexibel
    willekeurig
    eender welke
    (?:het )?maakt (?:mij |ons )?niet uit (?:welke|wat|waar)
    (?:wat|zoals|hoe) (?:je|jij|u|jullie) (?:wilt|wil|willen)
    (?:het )?kan (?:me|mij) niet schelen
  `,
};
