import type { LoneNoteWords, NoteEditWords } from "../note-words.ts";
import { words } from "../word-list.ts";

const note =
  "(?:ønsket|ønske|ønskene|notatet|notat|merknaden|merknad|kommentaren|kommentar|beskjeden|meldinga|beskjedene)";
const house = "(?: (?:til|for) (?:restauranten|kjøkkenet|huset|personalet|de ansatte|betjeningen))";
const theNote = `(?:(?:den |det |de |alle )?(?:der )?(?:${note}|meldingen|teksten)(?: (?:min|mitt|mine))?${house}?|det (?:som )?(?:star|dere skrev|du skrev|dere har skrevet|du har skrevet|ble skrevet)(?: der| skrevet)?${house}?|(?:delen|linja|linjen|biten)${house}|hva (?:som star|dere skrev|du skrev|dere har skrevet|du har skrevet)${house}?)`;

/** Nothing that is noted is a wish any more. */
export const allWishesBack = words`
  (?:ta bort|fjern|stryk|slett|glem) (?:alle )?(?:ønsket|ønskene|notatet|notatene|notater|merknaden|merknadene|merknader|kommentaren|kommentarene|kommentarer)(?: mine| vare)?
  det (?:var|er) ikke noe ønske
  (?:ta bort|fjern|stryk|slett|glem|dropp|hopp over|tøm) (?:bare )?${theNote}(?: tomt?)?
  (?:ta|fjern) ${theNote}(?: der)? bort
  ${theNote} (?:kan|far|skal) (?:tas bort|fjernes|strykes|slettes|bort|være tomt?)
  (?:ingen|uten|ikke noe|ikke noen) (?:beskjed|notat|notater|merknader|kommentarer|kommentar|merknad)${house}?(?= ?(?:$|[,.!;]|(?:takk|trengs|da|lenger)(?!\p{L})))
  (?:skriv ingenting|ikke skriv noe|ikke skriv noen ting)${house}?
  (?:ingenting|ikke noe) til restauranten
`;

/** The note is to say something else. */
export const alone: LoneNoteWords = {
  called: words`
    ${theNote}
  `,
  wrong: words`
    feil
    ikke
    rart
    dumt
    helt galt
    tull
    tøys
    vas
    darlig
  `,
  says: words`
    ${note} (?:mitt |min |vart )?(?:skal|bør|kan) (?:si|lyde)(?: bare| kun)?
    i ${note} (?:skal|bør) (?:det )?(?:bare|kun) sta
    (?:i|som|under|ved|pa) ${note}(?: \p{L}{2,10}){0,3}? (?:bare|kun)(?: (?:sta|skrive))?
    ${note} (?:skal|bør|kan) (?:bare|kun)(?: (?:være|sta|lyde|si))?
    (?:endre|bytt) (?:${note}|meldingen|teksten)(?: min| mitt)? til:?
  `,
  puts: words`
    (?:skriv|noter)(?: dit| inn| opp| ned)? (?:bare|kun)
    (?:skriv|noter)(?: dit| inn| opp| ned)? (?:i stedet|istedenfor|heller)
    (?:i stedet|heller),? (?:skriv|noter)(?: dit| inn| opp| ned)?
    bare skriv
  `,
  plain: words`
    (?:skriv|sett|legg) (?:inn|dit)(?: bare| kun)?
    (?:skriv|noter)(?: dit| inn| opp| ned| da){0,2}(?: bare| kun)?
    (?:det )?(?:skal|burde) (?:bare )?(?:sta)
    (?:bare|kun)
  `,
  ends: words`
    (?:og )?(?:ta bort|fjern|stryk|slett) resten
    (?:og )?resten (?:bort|kan fjernes|kan tas bort)
    (?:i|som|under) ${note}
    og ikke noe annet
    og ingenting annet
  `,
};

/** A part of the note is to go, or lacks in it. */
export const edits: NoteEditWords = {
  out: words`
    uten (?:notatet|merknaden|ønsket|kommentaren|linja|linjen) (?:om|med|for) @
    (?:ta|fjern|stryk) bort @ (?:fra|i|pa) ${theNote}
    (?:stryk|slett|fjern|dropp) @ (?:fra|i) ${theNote}
    (?:ta bort|fjerne?|stryke?|droppe?|slette?|glemm?e?|ta vekk) (?:det|dette|delen|biten|linja|beskjeden|ønsket) (?:der )?(?:om|med) @
    ta (?:det|dette|delen|biten|linja|beskjeden|ønsket) (?:der )?(?:om|med) @ (?:bort|vekk|ut)
    (?:ta bort|ta vekk|fjerne?|stryke?|slette?) @ (?:fra|i|pa) (?:bestillingen|bestillinga|bookingen)
    uten (?:det|delen|biten) (?:om|med) @
    (?:det|biten|delen) (?:om|med) @ kan (?:\p{L}{2,4} ){0,2}(?:bort|tas bort|strykes|fjernes|ta bort|stryke)
    ${theNote} (?:skal|trenger) ikke (?:lenger )?(?:a )?(?:nevne|si) @
    (?:glem|dropp|ta bort|fjern) @,? (?:jeg|vi|han|hun) (?:spiser|kan spise)(?: (?:faktisk|jo)){0,1} alt
  `,
  swaps: words`
    (?:bytt(?: ut)?|erstatt) @ (?:mot|med) %
    (?:endre|rett) @ til %
    (?:skriv|noter) % (?:i stedet for|istedenfor|istf) @
    det (?:er|skal være) %,? (?:og )?ikke @
    det (?:er|skal) ikke (?:være )?@,? men %
    det (?:er|var)(?: (?:faktisk|egentlig|jo)){0,1} (?:ingen|ikke|ikke noe)(?: en| et)? @,? men(?: en| et)? %
    (?<=^ ?(?:beklager,? |unnskyld,? |nei,? )?)(?:ikke|ingen) @, (?:men )?%
    (?:jeg |vi )?mener(?: (?:faktisk|egentlig)){0,1} %,? (?:og )?ikke @
    (?:vi er|vi har|det finnes) %,? (?:og )?ikke @
  `,
  kinds: words`
    allerg\p{L}{0,9}
    intoler\p{L}{0,9}
    overfølsom\p{L}{0,9}
  `,
  toWhat: words`
    mot
  `,
  narrows: words`
    (?:ta bort|stryk|slett|fjern|dropp) @,? (?:det|han|hun|de) (?:er|har)(?: faktisk| egentlig)? (?:bare|kun) (?:en |et )?%
  `,
  missing: words`
    (?:det mangler|dere har glemt|du har glemt) @ (?:i|pa) ${theNote}
    i ${theNote} (?:mangler|savner jeg) @
    ${theNote} (?:nevner ikke|mangler) @
  `,
  first: words`
    (?:ta bort|fjern|stryk|slett|dropp) (?:begynnelsen|starten|første (?:delen|del|setningen|setning|halvdel))(?: (?:av|i|pa|fra) ${theNote})?
  `,
  last: words`
    (?:ta bort|fjern|stryk|slett|dropp) (?:slutten|siste (?:delen|del|setningen|setning|halvdel))(?: (?:av|i|pa|fra) ${theNote})?
  `,
  unclear: words`
    (?:skriv|formuler)(?: om)? (?:det|delen|biten|linja) (?:om|med) [^,.;:!?]{2,40} (?:bedre|annerledes|finere|tydeligere)
    (?:rett(?: opp)?|korriger|endre|skriv om) (?:først )?${theNote}(?! til(?!\p{L}))
    (?:begynnelsen|starten|første (?:delen|setningen)|slutten|siste (?:delen|setningen)) (?:av|i|pa) ${theNote}
    ${theNote} (?:er|ble|høres|stemmer)(?: (?:litt|helt)){0,1} (?:feil|rar|rart|ikke|galt|gal)
  `,
  parts: words`
    det(?! om)
    den
    alt
    (?:begynnelsen|slutten|starten|første|siste|delen|halvdelen)
  `,
};

/** What follows is not to be told to the house. */
export const untold = words`
  (?:ikke (?:si|fortell)|si ikke|si ingenting|ikke si noe) (?:til )?(?:dem|restauranten|kjøkkenet|personalet|betjeningen)(?: om| at)?
  (?:skriv|noter|nevn|sett)(?: opp| inn| ned)? (?:ingenting|ikke noe)(?: der| inn)? (?:om|for|av)
  ikke (?:skriv|noter|nevn)(?: opp| inn| ned)?(?: noe)? (?:om|av)
`;

/** What was noted last is not to be told to the house after all. */
export const untoldThat = words`
  (?:ta bort|fjern|stryk) (?:den linjen|den setningen|det der|den merknaden)
  (?:ikke (?:si|fortell)|(?:si|fortell) ikke) (?:det|dette)(?: der)?(?: (?:til|for) (?:dem|restauranten|kjøkkenet|personalet))?
  (?:ikke (?:skriv|noter|nevn)|(?:skriv|noter|nevn) ikke) (?:opp |ned |inn )?(?:det|dette)(?: der)?(?: (?:opp|ned|inn))?
  (?:ikke (?:send|gi|før)|(?:send|gi|før) ikke) (?:det|dette)(?: der)? videre
  (?:det|dette) trenger ikke (?:restauranten|kjøkkenet|personalet) (?:a )?vite
`;
