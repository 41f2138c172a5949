import type { LoneNoteWords, NoteEditWords } from "../note-words.ts";
import { words } from "../word-list.ts";

const note =
  "(?:onskemal(?:et|en)?|notering(?:en|ar|arna)?|anteckning(?:en|ar|arna)?|kommentar(?:en|er|erna)?)";
const house = "(?: (?:till|at|for) (?:restaurangen|koket|huset|personalen))";
const theNote = `(?:(?:den |det |min |mitt |mina |alla (?:de |mina )?|samtliga |varenda |de )?(?:dar )?(?:${note}|meddelandet?|texten)${house}?|det (?:som )?(?:star|ni skrev|du skrev|ni har skrivit|du har skrivit|skrevs)(?: dar| skrivet)?${house}?|(?:delen|raden|biten)${house}|vad (?:som star|ni skrev|du skrev|ni har skrivit)${house}?)`;

/** Nothing that is noted is a wish any more. */
export const allWishesBack = words`
  (?:ta bort|stryk|radera|glom) (?:onskemalet|noteringen|anteckningen|kommentaren)
  det (?:var|ar) inget onskemal
  (?:ta bort|stryk|radera|glom|slopa|skippa|hoppa over|lamna) (?:bara |snalla )?${theNote}(?: tomt?)?
  (?:ta|plocka) ${theNote}(?: dar)? bort
  ${theNote} (?:kan|far|ska) (?:tas bort|strykas|raderas|bort|vara tomt?)
  (?:inget|utan|inga) (?:meddelande|noteringar|anteckningar|kommentarer|kommentar)${house}?(?= ?(?:$|[,.!;]|(?:tack|behovs|da|langre)(?!\p{L})))
  (?:ingen|utan) (?:notering|anteckning|kommentar)${house}?(?= ?(?:$|[,.!;]|(?:tack|behovs|da|langre)(?!\p{L})))
  skriv (?:inget|ingenting|inte nagot)${house}?
  (?:inget|ingenting) till restaurangen
`;

/** The note is to say something else. */
export const alone: LoneNoteWords = {
  called: words`
    ${theNote}
  `,
  wrong: words`
    fel
    inte
    konstig(?:t|a)?
    dumt
    helt galet
    nonsens
    strunt
    trams
    tokigt
    darligt
  `,
  says: words`
    (?:mitt |min |vart )?${note} (?:ska|skall|bor|kan) (?:saga|lyda)(?: bara| endast)?
    i ${note} (?:ska|skall|bor) (?:det )?(?:bara|endast|enbart) sta
    (?:i|som|under|vid|pa) (?:mitt |min |vart )?${note}(?: \p{L}{2,10}){0,3}? (?:bara|endast|enbart)(?: (?:sta|skriva))?
    (?:mitt |min |vart )?${note} (?:ska|skall|bor|kan) (?:bara|endast|enbart)(?: (?:vara|sta|lyda))?
    (?:andra|byt) (?:mitt |min )?(?:${note}|meddelandet?|texten) till:?
  `,
  puts: words`
    (?:skriv|notera|anteckna)(?: dit| in| upp)? (?:bara|endast|enbart)
    (?:skriv|notera|anteckna)(?: dit| in| upp)? (?:i ?stallet|hellre)
    (?:i ?stallet|hellre),? (?:skriv|notera|anteckna)(?: dit| in| upp)?
  `,
  plain: words`
    (?:skriv|satt|lagg) (?:in|dit)(?: bara| endast)?
    (?:skriv|notera|anteckna)(?: dit| in| upp| da){0,2}(?: bara| endast| enbart)?
    (?:det )?(?:ska|borde) (?:bara )?(?:sta)
    (?:bara|endast|enbart)
  `,
  ends: words`
    (?:och )?(?:ta bort|stryk|radera) resten
    (?:och )?resten (?:bort|kan tas bort)
    (?:i|som|under) (?:mitt |min )?${note}
    och inget annat
  `,
};

/** A part of the note is to go, or lacks in it. */
export const edits: NoteEditWords = {
  out: words`
    utan (?:noten|noteringen|anteckningen|onskemalet|kommentaren|raden) (?:om|med|for) @
    (?:ta|plocka|stryk) bort @ (?:fran|i|ur|pa) ${theNote}
    (?:stryk|radera|skippa|lamna) @ (?:fran|i|ur) ${theNote}
    (?:ta bort|stryk|skippa|radera) (?:det|delen|biten|raden) (?:dar )?(?:om|med) @
    utan (?:det|delen|biten) (?:om|med) @
    (?:det|biten|delen|grejen) (?:om|med) @ kan (?:\p{L}{2,4} ){0,2}(?:bort|tas bort|strykas|ta bort|stryka)
    ${theNote} (?:ska|behover) inte (?:langre )?(?:namna|saga) @
    (?:glom|strunta i|ta bort) @,? (?:jag|vi|han|hon) (?:ater|kan ata)(?: (?:faktiskt|ju)){0,1} allt
  `,
  swaps: words`
    (?:byt(?: ut)?|ersatt) @ (?:mot|med) %
    (?:andra|ratta) @ till %
    (?:skriv|notera|anteckna) % (?:i ?stallet for|istf) @
    det (?:ar|ska vara) %,? (?:och )?inte @
    det (?:ar|ska) inte (?:vara )?@,? utan %
    det (?:ar|var)(?: (?:faktiskt|egentligen|ju)){0,1} (?:ingen|inte|inget|inga)(?: en| ett)? @,? utan(?: en| ett)? %
    (?<=^ ?(?:forlat,? |nej,? )?)(?:inte|ingen|inget) @, (?:utan )?%
    (?:jag |vi )?menar(?: (?:faktiskt|egentligen)){0,1} %,? (?:och )?inte @
    (?:vi ar|vi har|det finns) %,? (?:och )?inte @
  `,
  kinds: words`
    allerg\p{L}{0,9}
    intoler\p{L}{0,9}
    overkanslig\p{L}{0,9}
  `,
  toWhat: words`
    mot
  `,
  narrows: words`
    (?:ta bort|stryk|radera|skippa) @,? (?:det|han|hon|de) (?:ar|har)(?: faktiskt| egentligen)? (?:bara|endast) (?:en |ett )?%
  `,
  missing: words`
    (?:det saknas|det fattas|ni har glomt|du har glomt) @ (?:i|pa) ${theNote}
    @ (?:saknas|fattas)(?: fortfarande)? (?:i|pa) ${theNote}
    i ${theNote} (?:saknas|fattas|saknar jag) @
    ${theNote} (?:namner|saknar)(?: inte)? @
  `,
  first: words`
    (?:ta bort|stryk|radera|skippa) (?:borjan|forsta (?:delen|meningen|halvan|biten))(?: (?:av|i|pa|fran) ${theNote})?
  `,
  last: words`
    (?:ta bort|stryk|radera|skippa) (?:slutet|sista (?:delen|meningen|halvan|biten))(?: (?:av|i|pa|fran) ${theNote})?
  `,
  unclear: words`
    (?:skriv|formulera)(?: om)? (?:det|delen|biten|raden) (?:om|med) [^,.;:!?]{2,40} (?:battre|annorlunda|finare|tydligare)
    (?:ratta(?: till)?|korrigera|andra|skriv om) (?:forst )?${theNote}(?! till(?!\p{L}))
    (?:borjan|forsta (?:delen|meningen|halvan)|slutet|sista (?:delen|meningen|halvan)) (?:av|i|pa) ${theNote}
    ${theNote} (?:ar|blev|later|stammer)(?: (?:lite|helt)){0,1} (?:fel|konstig|konstigt|inte|tokig|tokigt|galen)
  `,
  parts: words`
    det(?! om)
    den
    allt
    (?:borjan|slutet|forsta|sista|delen|halvan)
  `,
};

/** What follows is not to be told to the house. */
export const untold = words`
  (?:sag|beratta) (?:inte|inget|ingenting) (?:till |for )?(?:dem|restaurangen|koket|personalen)(?: om| att)?
  (?:sag|beratta) inte (?:till|for) (?:dem|restaurangen|koket|personalen)(?: om| att)?
  (?:skriv|anteckna|notera|namn|satt)(?: upp| in| ner)? (?:inget|ingenting|inte nagot|inte nat)(?: dar| in)? (?:om|for|av)
`;

/** What was noted last is not to be told to the house after all. */
export const untoldThat = words`
  ta bort (?:den raden|den meningen|den anteckningen|det dar)
  (?:sag|beratta) inte (?:det|det dar)(?: (?:till|for) (?:dem|restaurangen|koket|personalen))?
  (?:skriv|anteckna|notera|namn) inte (?:upp |ner |in )?(?:det|det dar)(?: (?:upp|ner|in))?
  (?:skicka|for) inte (?:det|det dar) vidare
  (?:det|det dar) behover (?:inte )?(?:restaurangen|koket|personalen) (?:inte )?veta
`;
