import type { CompanyWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const company: CompanyWords = {
  couples: [
    "(?<=^)(?:stel|stelletje|koppel)(?= met \\d)",
    "(?<=^(?:(?:wij zijn|we zijn|voor) )?(?:een |1 )?)gezin(?:netje)?(?= met \\d{1,2} (?:kind(?:eren|jes)?|kids)(?=[,.! ]{0,3}(?:$|¦)| (?:en|plus) ))",
    "# stellen",
    "# stel",
    "# stelletjes",
    "# koppels",
    "# koppeltjes",
    "# echtparen",
  ],
  companyLeads: words`
    met
    samen met
  `,
  comesWith: words`
    ik (?:kom|neem|breng)(?: ook| nog| samen)? ?(?:met|mee)?
    ik kom(?: er)? (?:samen )?met
    ik zal (?:komen )?met
    ik neem
    (?:hij|zij|ze|(?:mijn|onze) \p{L}{3,12}) (?:ontvangt|neemt|heeft)
  `,
  self: [
    "mij",
    "mijzelf",
    "mezelf",
    "ik",
    "ikzelf",
    "(?<!(?:appt|appte|vertelt|vertelde|schrijft|schreef|belt|belde|zegt|zei|laat|liet) (?:net )?)me",
    "ikke",
    "ondergetekende",
  ],
  selfAfterAnd: ["ik"],
  besideSelf: ["hij", "zij", "hem", "haar"],
  selfLeads: ["voor", "alleen"],
  articles: ["een", "1", "nog een", "n", "'n"],
  adjectives: words`
    hongerige
    andere
    kleine
    jonge
    extra
    beste
    lieve
    goede
    oude
    volwassen
    oudere
    leuke
    nieuwe
    ander
    bevriend
  `,
  tellsOfHouse: words`
    (?:heeft|hebben|had) (?:\p{L}{2,10} ){0,4}(?:verteld|aangeraden|gezegd|aanbevolen|getipt)
    (?:zei|zegt|vertelde|tipte|raadde)(?!\p{L})
    was (?:\p{L}{2,10} ){0,3}(?:enthousiast|bij jullie)
  `,
  oneMore: words`
    die
    van
    met
    ook
    eveneens
    (?:komt|komen|gaat|sluit|gaan)(?: \p{L}{1,6})? (?:ook|mee|erbij|aan|nog)
    (?:komt|komen)
  `,
  others: ["anderen", "andere", "meer"],
  andMore: ["plus"],
  who: ["die", "dat"],
  and: ["en", "plus", "met", "&", "alsook"],
};
