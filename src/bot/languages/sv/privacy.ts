import type { PrivacyWords } from "../locale.ts";
import { words } from "../word-list.ts";

const my = "(?:mina|vara|alla mina|all min|min|var|alla|de|mitt)";
const me = "(?:mig|oss)";

export const privacy: PrivacyWords = {
  data: [
    `${my} (?:personliga |sparade |lagrade )?(?:uppgifter|data|personuppgifter)`,
    `(?:personliga|sparade|lagrade) (?:uppgifter|data)`,
    `(?:personuppgifter|registerutdrag)(?:na)?`,
    `(?:uppgifter|data|information|info|saker)(?: \\p{L}{1,12}){0,4} (?:om|pa) ${me}`,
    `gdpr`,
    `(?:vad|allt|allt som|det|det som)(?: \\p{L}{1,12}){1,4} om ${me}`,
  ],
  details: [
    `${my} (?:information|info|profil|konto|historik|meddelanden|kontaktuppgifter|chatthistorik)`,
    `allt om ${me}`,
    `(?:den har|var|hela|det har|vart|min) (?:chatten|chatt|samtalet|samtal|konversationen|konversation)`,
  ],
  erase: words`
    (?:radera|raderar|raderat|raderade|raderas|ta bort|tar bort|tagit bort|glom|glomma|glommer|stryk|stryka|slang|slanga|ta mig bort)
    (?:radering|borttagning|bort)
  `,
  never: words`
    (?:radera|glom|ta) (?:inte|aldrig)(?: bort)?
    inte (?:\p{L}{1,8} )?(?:radera|ta bort|raderar|tar bort|glomma)
    (?:radera|ta bort)(?: \p{L}{1,10}){0,3} inte
  `,
  show: words`
    (?:visa|visar|skicka|skickar|ge|ger|exportera|ladda ner|ladda ned|se|fa|hamta|lasa|begara|utdrag)
    (?:vilka|vad|hur mycket)
    en kopia
  `,
  forget: words`
    (?:glom|radera|stryk)(?: \p{L}{1,6})? (?:mig|oss)(?: tack| helt| fullstandigt| snalla)?$
    glom (?:bort )?(?:vem jag ar|mig|oss)(?: tack| helt)?$
    ratten? att (?:bli glomd|raderas|bli bortglomd)
    (?:ta bort|radera|stryk) (?:mig|oss) (?:fran|ur|i) (?:ert|er|systemet|registret|databasen|din|ditt)(?: (?:system|register|databas|minne))?
    (?:vill|onskar|skulle vilja)(?: \p{L}{1,6})? (?:bli|vara) (?:glomd|glomda|raderad|raderade|bortglomd)
    (?:ta bort|radera|avsluta|stang) mitt konto
  `,
  keep: {
    named: words`
      (?:mina?|mitt|vara|vart) (?:uppgifter|nummer|telefonnummer|kontaktuppgifter|namn)
    `,
    booking: words`
      (?:boka|bokar|bokning(?:en)?|reservera|reservation(?:en)?)
    `,
    verbs: words`
      (?:spara|sparas|minns|minnas|komma ihag|kom ihag|kommas ihag|lagra|lagras|behall|behalla|memorera)
      att (?:du|ni) (?:sparar|minns|behaller)
      lagga? (?:det |dem )?pa minnet
    `,
    unneeded: words`
      (?:det )?behovs (?:inte|ej)
      (?:det )?behover (?:du|ni) (?:inte|ej)
      (?:det ar )?(?:inte|ej) nodvandigt
      (?:du|ni) (?:slipper|behover inte)
    `,
    not: words`
      (?:vaga|ni vagar) (?:bara )?inte
      nej
      nae
      nah
      inte
      inget
      ingenting
      inga
      ej
      aldrig
      utan
      icke
      nix
      niks
      nope
      na
    `,
    beside: words`
      till nasta gang
      (?:mina|vara) personuppgifter
      det
      den
      dem
      detta
      allt
      nat
      nagot
      nagra
      mig
      oss
      (?:mina|mitt|vara) (?:uppgifter|nummer|namn|telefonnummer)
      uppgifterna
      mitt
      (?:till|infor) nasta (?:gang|besok)
      nasta gang
      garna
      ja
      jo
      joda
      jada
      tack
      snalla
      du
      ni
      kan
      far
      behover
      behovs
      ska
      skall
      bara
      att
      for
      da
      sa
      (?:jag |vi )?vill(?: helst)?
      helst
      om (?:du|ni) vill
      och
      men
      i minnet
      heller
      gar bra
      det gar bra
      sjalvklart
      visst
      okej
      ok
      toppen
      perfekt
      om
      forresten
      gor
      gor det
    `,
  },
};
