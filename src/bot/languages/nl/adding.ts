import type { AddingWords } from "../adding-words.ts";
import { words } from "../word-list.ts";

const booking = "(?:reservering|boeking|reservatie|bestelling)";

export const adding: AddingWords = {
  verbs: words`
    toe ?(?:te )?voegen
    voeg(?:t u|en jullie| je)?
    erbij (?:te )?(?:zetten|doen|bestellen|nemen|boeken)
    bij ?(?:te )?bestellen
  `,
  puts: words`
    zet(?:ten)?(?: u| jullie)?
    doe(?:n)?
    neem
    nemen
    bestel(?:len)?
    regel(?:en)?
  `,
  toBooking: words`
    (?:toe )?(?:aan|bij|op|in|voor) (?:de|mijn|m'n|onze|die|deze) ${booking}(?: (?:toe|erbij|die (?:ik|we|wij) (?:al )?(?:heb|hebben)))?
  `,
  toIt: words`
    toe
    er ?(?:nog |ook )?(?:bij|op|aan toe)
    er ?bij
    bij
  `,
  toNote: words`
    (?:in|bij|aan|op|onder) (?:de|het|mijn|onze|jullie|uw|je) (?:notities?|opmerking(?:en)?|notitieveld|opmerkingenveld|aantekening(?:en)?|bericht(?:je)?)(?: (?:voor|aan) het restaurant)?
    als (?:notitie|opmerking|aantekening)
  `,
  theirs: words`
    de (?:reservering|boeking|tafel) die (?:ik|we|wij) (?:al )?(?:heb|hebben)
  `,
  also: words`
    dat van
    ook
    nog
    even
    graag
    alsjeblieft
    alstublieft
    aub
    misschien
    alleen
    gewoon
    ons
    er
  `,
  unsaid: words`
    (?:nog )?(?:iets|wat)(?: extra's| anders)?
    (?:nog )?(?:een|mijn|onze) (?:\p{L}{3,12} )?(?:verzoek|wens|opmerking|notitie|aantekening|vraag|extraatje|dingetje)(?:je)?
  `,
  others: words`
    (?:[\p{L}']{1,15} ){0,8}(?:playlist|afspeellijst|liedje|herinnering|wekker|agenda|boodschappenlijst)
    (?:nog )?(?:een|1|2|twee)(?: extra)? (?:persoon|stoel|plek|uur|dag|tafel|reservering|plaats)
    (?:nog )?(?:een|1|2|twee|eentje)(?= ?$)
    (?:mij|ons|hem|haar|het|dat)(?= ?$)
    (?:iemand|niemand|niets|niks)
    (?:mijn|onze|een|het) (?:naam|nummer|telefoonnummer|mobiel|mail|e-?mail|adres|mailadres|achternaam)
    dat
  `,
  never: "hoe wanneer wat waar welke is niets".split(" "),
};
