import type { PrivacyWords } from "../locale.ts";
import { words } from "../word-list.ts";

const my = "(?:mijn|onze|al mijn|al onze|m'n|alle|de|deze)";
const me = "(?:mij|me|ons)";

export const privacy: PrivacyWords = {
  data: [
    `${my} (?:persoonlijke |opgeslagen |bewaarde )?(?:gegevens|data|persoonsgegevens)`,
    `(?:persoonlijke|opgeslagen|bewaarde) (?:gegevens|data|informatie)`,
    `persoonsgegevens`,
    `(?:gegevens|data|informatie|info|dingen)(?: \\p{L}{1,12}){0,4} (?:over|van) ${me}`,
    `(?:avg|gdpr)`,
    `(?:wat|alles wat|alles|hetgeen)(?: \\p{L}{1,12}){1,4} (?:over|van) ${me}(?: \\p{L}{1,10}){0,1}`,
  ],
  details: [
    `${my} (?:informatie|info|profiel|account|geschiedenis|berichten|contactgegevens|chatgeschiedenis)`,
    `alles (?:over|van) ${me}`,
    `(?:dit|ons|het|heel dit|hele) (?:gesprek|chatgesprek)`,
    `deze chat`,
  ],
  erase: words`
    (?:wis|wissen|wist|gewist|verwijder|verwijderen|verwijdert|verwijderd|vergeet|vergeten|vernietig|vernietigen|schrap|schrappen|delete|deleten)
    (?:verwijdering|weghalen|weggooien)
  `,
  never: words`
    (?:niet|nooit) (?:\p{L}{1,8} )?(?:wissen|verwijderen|vergeten|deleten|verwijder|wis)
    (?:wis|verwijder|vergeet)(?: \p{L}{1,10}){0,3} (?:niet|nooit)
  `,
  show: words`
    (?:toon|toont|tonen|stuur|stuurt|sturen|geef|geeft|geven|laat|exporteer|exporteren|downloaden|zien|inzien|krijgen|hebben|ontvangen|lezen|opvragen|inzage)
    (?:welke|wat|hoeveel)
    een kopie
  `,
  forget: words`
    (?:vergeet|wis|verwijder)(?: \p{L}{1,6})? (?:mij|me|ons)(?: alsjeblieft| alstublieft| aub| helemaal| volledig| maar)?$
    vergeet wie ik ben
    recht (?:op|om) (?:vergetelheid|vergeten te worden)
    (?:verwijder|wis|haal|schrap) (?:mij|me|ons)(?: \p{L}{1,8})? uit (?:jullie|uw|het|de|je) (?:systeem|database|bestand|bestanden|administratie|geheugen)
    (?:mij|me|ons) uit (?:jullie|uw|het|de|je) (?:systeem|database|bestand|bestanden|administratie|geheugen) (?:\p{L}{1,8} )?(?:verwijderen|wissen|halen)
    (?:wil|willen|wens)(?: \p{L}{1,8})? (?:vergeten|gewist|verwijderd) worden
    (?:verwijder|wis|sluit) mijn account
  `,
  keep: {
    named: words`
      (?:mijn|m'n|onze) (?:gegevens|nummer|telefoonnummer|contactgegevens|naam)
    `,
    booking: words`
      (?:boek|reserveer)(?:t|en|ing)?
      reserver(?:en|ing)
    `,
    verbs: words`
      (?:(?:onthoud|onthou|onthouden|onthoudt|bewaar|bewaren|bewaart)(?! (?:je|jullie|jij|we)(?!\p{L}))|opslaan|op te slaan|sla(?= .{0,14}op(?!\p{L}))|opgeslagen worden|bewaard worden|onthouden worden)
      (?:opgeslagen|bewaard|onthouden)(?= te worden)
    `,
    unneeded: words`
      (?:dat |het )?hoe(?:ft|f|ven)(?: (?:dat|het|jullie|u|je|echt)){0,2} (?:niet|nie)
      (?:dat )?(?:is )?(?:niet|nie) nodig
      laat maar(?: zitten)?
    `,
    not: words`
      (?:waag|waagt) (?:het|u|je) (?:eens )?niet(?: om)?
      nee
      neen
      niet
      nie
      niks
      niets
      geen
      nooit
      zonder
    `,
    beside: words`
      voor (?:de )?volgende keer
      gelieve
      (?:mijn|onze) persoonlijke gegevens
      (?:ik )?(?:verzoek|vraag) (?:u|je)
      het
      't
      dat
      dit
      ze
      alles
      (?:mijn|mn|m'n|onze|de|die) (?:gegevens|nummer|naam|telefoonnummer)
      voor (?:de )?volgende (?:keer|x)
      de volgende keer
      graag
      hoor
      maar
      gerust
      ja
      jawel
      prima
      mag
      mogen
      kan
      kun
      kunt
      kunnen
      je
      jullie
      u(?! (?:bewaart|onthoudt))
      hoeft
      hoef
      hoeven
      te
      worden
      op
      wel
      even
      nog
      aub
      ajb
      alsjeblieft
      alstublieft
      bedankt
      dank (?:je|u)
      en
      nodig
      is
      liever
      van (?:mij|me|mij mag)
      wat mij betreft
      doe
      doen
      (?:ik|wij|we) (?:wil|heb|willen)
      top
      oke
      als (?:je|u|jullie) (?:wilt?|willen)
      oh
      ah
      trouwens
      joh
      jij
    `,
  },
};
