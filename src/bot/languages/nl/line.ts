import type { LineWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const line: LineWords = {
  list: words`
    (?:wacht[- ]?|reserve)?lijst
    wachtrij
    rij
  `,
  leave: words`
    (?:haal|haalt|halen|schrap|schrapt|schrappen|verwijder|verwijdert|verwijderen|streep|gooi) (?:me|mij|ons|mijn naam|onze naam|m'n naam)
    (?:me|mij|ons|mijn naam|onze naam) (?:\p{L}{1,10} ){0,3}(?:van|uit|af van) (?:de|jullie|die)
    van (?:de|jullie|die) (?:wacht|reserve)?lijst (?:af|halen|afhalen|verwijderen|schrappen|gehaald|gaan)
    (?:schrijf|meld) (?:me|mij|ons) (?:\p{L}{1,8} )?(?:uit|af)
    (?:uitschrijven|afmelden)
    (?:hoef|hoeven|wil|willen)(?: \p{L}{1,8}){0,2} niet (?:meer|langer) (?:op|wachten|in|te)
    (?:hoef|hoeven|wil|willen) (?:\p{L}{1,8} ){0,2}(?:meer )?niet (?:meer|langer) (?:op|wachten|in)
    (?:wil|willen|wou|wilde|graag) (?:\p{L}{1,8} ){0,3}van (?:de|jullie|die)
    (?:annuleer|annuleren|schrap) (?:\p{L}{1,8} ){0,2}(?:plek|plaats|wachtlijst)
    (?:plek|plaats) (?:\p{L}{1,10} ){0,4}(?:vrijgeven|opgeven|annuleren)
    (?:wacht|reserve)?lijst (?:\d{1,2} )?verlaten
  `,
  place: words`
    (?:nog |al |enig |is er |is er al |is er nog )?(?:nieuws|iets nieuws)
    hoe staat het(?: ervoor)?
    (?:sta|staan|zit|zitten|ben|zijn) (?:ik|wij|we)
    (?:ik|we|wij) (?:sta|staan|zit|zitten) (?:nog|al|nog steeds|toch)
    (?:hoeveelste|welke (?:plek|plaats|positie|nummer))
    welk nummer
    (?:mijn|onze|m'n) (?:plek|plaats|positie|nummer)
    hoeveel(?: \p{L}{1,10}){0,3} voor (?:me|mij|ons)
    voor (?:mij|ons) (?:op|in|op de|in de) (?:\p{L}{1,10} )?(?:lijst|rij|wachtrij|wachtlijst)
  `,
  position: words`
    (?:de |het )?hoeveelste (?:ben|sta|staan|zijn) (?:ik|we|wij)
    (?:op )?welke (?:plek|plaats|positie) (?:sta|staan|heb|hebben|ben) (?:ik|we|wij)
    welk nummer (?:ben|heb|hebben|zijn) (?:ik|we|wij)
    hoeveel (?:\p{L}{1,10} ){0,3}(?:voor|voor zich) (?:me|mij|ons)(?= ?[?]|$)
    (?:sta ik|staan we) er (?:nu |al )?op(?= ?[?])
  `,
  stay: words`
    (?:deze|die)(?: tafel)? (?:liever |even |maar |helaas )?niet(?=$|[,.;!]| maar| graag| bedankt)
    niet (?:deze|die) tafel
    niet (?:deze|die)(?=$|[,.;!]| maar)
    (?:houd|hou|houden|behoud|behouden|bewaar)(?: \p{L}{1,8}){0,2} (?:mijn|onze|m'n) (?:plek|plaats)
    (?:mijn|onze|m'n) (?:plek|plaats) (?:graag |wel )?(?:houden|behouden)
    (?:blijf|blijven)(?: \p{L}{1,8}){0,3} (?:op|in) (?:de|jullie) (?:wacht|reserve)?(?:lijst|rij)
    (?:op|in) (?:de|jullie) (?:wacht|reserve)?(?:lijst|rij) (?:laten|blijven|houden)
    (?:wacht|wachten)(?: \p{L}{1,8}){0,2} op (?:de volgende|een andere)
    (?:ik|we) (?:blijf|blijven) (?:toch |liever )?(?:staan|erop|in de rij)
  `,
  wait: words`
    (?:dan )?(?:wacht|wachten) (?:ik|we|wij)(?: dan| wel| liever| gewoon| het af| even af){0,2}
    (?:ik|we|wij) (?:wacht|wachten)(?: dan| wel| liever| gewoon| het af){0,2}
  `,
  exists: words`
    hoe (?:werkt|gaat) (?:de |jullie |dat met de )?wacht[- ]?lijst(?:,[^.;:!?]{0,60})?
    is er (?:ook |dan |misschien |geen ){0,2}(?:een |geen )?wacht[- ]?lijst
    (?:hebben jullie|heeft u|heb je|hebt u)(?: ook| dan| geen){0,2} (?:een |geen )?wacht[- ]?lijst
  `,
  tells: words`
    (?:en |dus )?(?:jullie|u|je) (?:laat|laten|stuurt|sturen|schrijft|schrijven|geeft|geven|meldt|melden) (?:het )?(?:me|mij|ons)?(?: (?:dan|het|weten|bericht|een bericht|hier|wel|toch)){0,4}
    (?:en |dus )?(?:krijg|krijgen) (?:ik|we) (?:dan |hier ){0,2}(?:een )?bericht(?: van jullie)?
  `,
};
