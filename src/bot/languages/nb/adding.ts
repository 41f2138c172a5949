import type { AddingWords } from "../adding-words.ts";
import { words } from "../word-list.ts";

const booking = "(?:\\p{L}{3,12} )?(?:bestillingen|bestilling|reservasjonen|reservationen|bookingen)";

export const adding: AddingWords = {
  verbs: words`
    legge? til
    legg til
    tilføje?
    føje?
    fa med
  `,
  puts: words`
    legge?
    legg
    sette?
    sett
    skriv
    bestille?
  `,
  toBooking: words`
    (?:pa|til|i|for) (?:min |var |den |det )?${booking}(?: (?:min|mi|var|vores))?
  `,
  toIt: words`
    pa (?:den|det)
    der
  `,
  toNote: words`
    (?:i|pa|til|under|blant) (?:(?:min|mitt|mine|den|det) )?(?:notat(?:et|ene)?|merknad(?:en|er|ene)?|kommentar(?:en|er|ene|feltet)?|beskjeden|meldingen|meldinga)(?: (?:min|mitt|mine))?(?: til restauranten)?
    som (?:notat|merknad|kommentar|beskjed)
  `,
  theirs: words`
    (?:bestillingen|bordet) (?:som )?(?:jeg|vi) (?:allerede )?har
  `,
  also: words`
    ogsa
    bare
    gjerne
    gerne
    takk
    tak
    kanskje
    oss
  `,
  unsaid: words`
    (?:noe|noget|en (?:liten |lille )?ting)(?: mer| mere| til| annet)?
    (?:et|en|mitt|min) (?:\p{L}{3,12} )?(?:onske|onske|ønske|kommentar|notat|beskjed|besked|tillegg)
  `,
  others: words`
    (?:[\p{L}']{1,15} ){0,8}(?:spilleliste|spillelisten|paminnelse|alarm|kalender|kalenderen)
    (?:meg|mig|oss|os|ham|henne|dem|den|det)(?= ?$)
    (?:en|et|1|2|to) (?:\p{L}{3,8} )?(?:person|personer|gjest|gjester|gaest|stol|plass|time|dag|bord|bestilling)
    (?:en|et|1|2|to)(?: til)?(?= ?$)
    (?:noen|nogen|ingen|ingenting|intet)
    (?:mitt|mit|min|et) (?:navn|nummer|telefonnummer|mobilnummer|mail|e-?post|adresse|etternavn)
    at
  `,
  never: "hvordan hva hvad hvor hvilken er ingenting".split(" "),
};
