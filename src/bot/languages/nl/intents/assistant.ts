import type { AssistantWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const assistant: AssistantWords = {
  startOver: words`
    opnieuw beginnen
    (?<!\p{L} )opnieuw(?=[.! ]*$)
    begin (?:maar )?opnieuw
    helemaal opnieuw
    begin overnieuw
    /start
    reset
    we beginnen opnieuw
    van voren af aan
    van vooraf aan
    overnieuw
    herstart
  `,
  human: words`
    (?:geef|haal|roep) (?:me |mij |ons )?(?:even )?(?:de|je|jullie|uw) (?:bedrijfsleider|manager|baas|eigenaar|gerant|chef)
    met (?:een |1 |de )?(?:echte? )?(?:mens|persoon|medewerker|manager|eigenaar|ober) (?:te )?(?:praten|spreken|chatten|bellen)
    met (?:een|1) (?:echt )?persoon
    (?:praten|spreken|chatten) met (?:een |iemand|de )?(?:echt |echte )?(?:mens|persoon|iemand|medewerker|manager|eigenaar|ober)?
    iemand spreken
    medewerker spreken
    echt persoon
    een mens
    klantenservice
    bel me terug
    met iemand praten
    met een medewerker
    (?:bel|app|mail) (?:me|mij|ons) (?:even |maar )?(?:terug|op)
    (?:kan|kunnen|wil) (?:er )?(?:iemand|jullie) (?:me|mij|ons) (?:even )?(?:terug)?bellen
    echte? (?:mens|persoon|medewerker)
    iemand van (?:het|de|jullie) (?:personeel|restaurant|bediening|team|zaak)
    (?:personeel|eigenaar|manager|gerant|bedrijfsleider|gastheer|gastvrouw) spreken
    mens spreken
    verbind me door
    doorverbinden
    (?:niemand|er) (?:neemt (?:op|niemand op)|antwoordt|reageert)(?: niemand)?
    ik krijg niemand te pakken
    (?:de|je|jullie|uw) (?:manager|bedrijfsleider|baas|eigenaar|gerant|chef) (?:even |graag )?(?:te )?spreken
  `,
  humanAlone: words`
    mens
    een mens
    persoon
    een persoon
    personeel
    het personeel
    medewerker
    een medewerker
    manager
    de manager
    iemand
  `,
  back: words`
    (?:ga |ik wil )?terug(?: naar (?:u|jou|de (?:bot|assistent|reservering)))?
    (?:de )?(?:bot|assistent)
  `,
  calendar: words`
    ^kalender(?=[ .!?]*$)
    (?:(?:laat|toon|open|geef|mag)(?: me| mij| ons| ik)? )?(?:de|een|jullie|uw) (?:kalender|agenda)(?: zien| openen)?(?=[ .!?]*$)
  `,
  help: words`
    help
    hulp
    help me
    help mij
    ik heb hulp nodig
    wat kan je
    wat kun je
    wat kun je doen
    wat kan ik doen
    hoe werkt dit
    hoe werkt het
    (?:kun|kan|kunt) (?:je|u|jij|jullie) (?:me|mij|ons) (?:even )?helpen
    ik snap het niet
    ik begrijp het niet
    ik kom er niet uit
    wat kan ik (?:hier )?(?:allemaal )?(?:doen|zeggen|vragen|typen)
    hoe werkt (?:dit|het)(?: dan| hier| eigenlijk)?
    wat kan je allemaal
    wat kun je allemaal
    wat moet ik doen
    /help
    hoe gaat dit in zijn werk
  `,
};
