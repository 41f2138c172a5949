import type { CountedWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";
import { relatives } from "./relations.ts";

export const nouns: CountedWords = {
  persons: ["personen", "leute", "gaste", "pers\\.?"],
  people: [
    ...relatives,
    ...words`
      kolleginnen und kollegen
      kollegen und kolleginnen
      freundinnen und freunde
      mauler
      person
      personen
      pers\.?
      p
      leute
      leuten
      menschen
      gaste
      gasten
      gast
      erwachsene
      erwachsenen
      erwachsener
      kind
      babys?
      (?:einhalb|ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|\d{1,2}[- ]?)jahrige[rnms]?(?! (?:sohn|tochter|tochterchen|kind|junge|madchen|bruder|schwester|mutter|vater|oma|opa|zwillinge|enkel\p{L}{0,3})(?![\p{L}]))
      kleinkinder
      kleinkind
      jugendliche
      damen
      herren
      frauen
      manner
      teilnehmer
      platze
      mann
      esser
      pax
      leut
      leit
      lut
      leitln
      (?<=\d )leid
      personnen
      mitglieder
      besucher
      erw\.?
      senioren
      plaetze
      sitzplatze
      onkel
      gross(?:e|en)?(?=$|[,.;!]| (?:und|\d))
      große(?:n)?(?=$|[,.;!]| (?:und|\d))
      kleine(?:n)?(?=$|[,.;!]| (?:und|\d))
      lutte(?=$|[,.;!]| (?:und|\d))
      leutchen
      leutchens
      hanseln
    `,
  ],
  otherUnits: words`
    (?:nachnamen|vornamen|namen)
    stunden?
    std
    uhr
    minuten?
    min
    tage
    tagen
    nachte
    nachten
    wochen?
    monate
    jahre
    jahren
    sterne
    zimmer
    tische
    gange
    euro
    flaschen
    hunde
    hochstuhle
    kinderstuhle
    prozent
    mal
    kinderwagen
    km
    h
  `,
};
