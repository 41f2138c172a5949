import type { AddingWords } from "../adding-words.ts";
import { words } from "../word-list.ts";

const booking = "(?:\\p{L}{3,12} )?(?:bokningen|bokning|reservationen|bestallningen)";

export const adding: AddingWords = {
  verbs: words`
    lagga till
    lagg till
    tillagga
    fa med
    ha med
  `,
  puts: words`
    lagga
    lagg
    satta
    satt
    skriv(?:a)?
    boka
    bestalla
    bestall
  `,
  toBooking: words`
    (?:pa|till|i|for) (?:min |var |den |det )?${booking}(?: (?:som )?(?:jag|vi) (?:redan )?har)?
  `,
  toIt: words`
    pa (?:den|det)
    dar
    in
  `,
  toNote: words`
    (?:i|pa|till|under|bland) (?:(?:min|mina|den|er|var) )?(?:anteckning(?:en|ar|arna)?|notering(?:en|ar|arna)?|kommentar(?:en|er|erna)?|kommentarsfaltet|meddelandet)(?: till restaurangen)?
    som (?:anteckning|notering|kommentar)
  `,
  theirs: words`
    (?:bokningen|bordet) (?:som )?(?:jag|vi) (?:redan )?har
  `,
  also: words`
    ocksa
    aven
    bara
    garna
    tack
    snalla
    kanske
    oss
  `,
  unsaid: words`
    (?:nagot|nat|en (?:liten )?sak)(?: mer| till| annat)?
    (?:ett|en|mitt|min|vart|nagot) (?:\p{L}{3,12} )?(?:onskemal|onskan|notering|kommentar|anteckning|meddelande|tillagg|grej)
  `,
  others: words`
    (?:[\p{L}']{1,15} ){0,8}(?:spellista|spellistan|lat|paminnelse|alarm|kalender|kalendern)
    (?:mig|oss|honom|henne|dem|den|det)(?= ?$)
    (?:en|ett|1|2|tva) (?:\p{L}{3,8} )?(?:person|personer|gast|gaster|stol|plats|timme|dag|bord|bokning)
    (?:en|ett|1|2|tva)(?: till)?(?= ?$)
    (?:nagon|ingen|inget|ingenting)
    (?:mitt|min|vart|ett) (?:namn|nummer|telefonnummer|mobilnummer|mejl|mail|e-?post|adress|efternamn)
    att
  `,
  never: "hur vad var vilken ar inget".split(" "),
};
