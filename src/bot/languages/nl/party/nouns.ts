import type { CountedWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";
import { relatives } from "./relations.ts";

export const nouns: CountedWords = {
  persons: ["van ons", "personen", "mensen", "gasten", "pers\\.?"],
  people: [
    ...relatives,
    ...words`
      grote mensen
      ukken
      ukkies
      persoon
      personen
      pers\.?
      gasten
      gast
      volwassenen?
      (?:een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\d{1,2}[- ]?)jarigen?(?! (?:zoon|zoontje|dochter|dochtertje|kind|jongen|meisje|broer|zus|moeder|vader|oma|opa)(?![\p{L}]))
      kind
      (?:kind|kindje|peuter|kleuter|jongetje|meisje) van (?:\d{1,2}|¦{1,2})
      baby's
      babys?
      mannen
      vrouwen
      man
      couverts
      peuters?
      plaatsen
      plekken
      leden
      volw\.?
      deelnemers
      pers
      pp
      p
      pax
      stuks
      kindje
      kleintjes
      dames
      heren
      meiden
      jongens
      jongeren
      tieners
      eters
      kleine kinderen
      familieleden
      gezinsleden
      zitplaatsen
      couvert
      kleuters?
      pubers
      senioren
      volwassen
      peutertjes
      mensjes
      grote(?:n)?(?=$|[,.;!]| (?:en|\d))
      kleine(?:n)?(?=$|[,.;!]| (?:en|\d))
      groten
    `,
  ],
  otherUnits: words`
    (?:achternamen|namen)
    min
    uur
    uren
    u
    minuten
    minuut
    dagen
    dag
    nachten
    nacht
    weken
    week
    maanden
    jaar
    sterren
    ster
    kamers
    tafels
    euro
    keer
    honden
    kinderstoelen
    stoelen
    procent
    op de
    van de(?! ?[\d¦])
    seconden
    punten
    bellen
    appen
    mailen
  `,
};
