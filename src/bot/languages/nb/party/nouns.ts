import type { CountedWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";
import { relatives } from "./relations.ts";

export const nouns: CountedWords = {
  persons: ["personer", "gjester", "pers\\.?"],
  people: [
    ...relatives,
    ...words`
      personer
      person
      pers\.?
      pax
      p
      voksne
      voksen
      (?:ett|to|tre|fire|fem|seks|sju|syv|atte|ni|ti|elleve|tolv|\d{1,2}[- ]?)aring(?:er|en)?
      babyer
      baby
      gjester
      gjest
      gæster
      gæst
      plasser
      pladser
      mann
      mand
      kvinner
      kvinder
      menn
      mænd
      stykker
      stk
      stykk
      smabarn
      folk
      ungdommer
      unge
      deltakere
      deltagere
      jenter
      gutter
      piger
      drenge
      damer
      herrer
      tenaringer
      tenaring
      unger
      mennesker
      sitteplasser
      siddepladser
      kuverter
      couverter
      familiemedlemmer
      sma(?=$|[,.;!]| og)
      pers
      stk\.?
      sjeler
      hoder
      kamerater
      personar
      peronser
      perosner
      middagsgjester
      studenter
      pensjonister
      kompiser
      store(?=$|[,.;!]| (?:og|\d))
      til bords
    `,
  ],
  otherUnits: words`
    (?:etternavn|navn)
    min
    timer
    time
    t
    minutter
    minutt
    minut
    dager
    dage
    dag
    netter
    nætter
    natt
    nat
    uker
    uke
    uger
    uge
    maneder
    ar
    stjerner
    stjerne
    rom
    værelser
    kroner
    kr
    ganger
    gange
    hunder
    hunde
    hund
    barnestoler
    barnestole
    barnestol
    prosent
    procent
    sekunder
    poeng
    point
    av
    arsdag
    arsdagen
    arslag
    barnevogner
    ud af
    km
    meter
    grader
  `,
};
