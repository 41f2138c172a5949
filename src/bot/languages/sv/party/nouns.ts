import type { CountedWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";
import { relatives } from "./relations.ts";
import { notVerb } from "./years.ts";

export const nouns: CountedWords = {
  persons: ["personer", "gaster", "pers\\.?"],
  people: [
    ...relatives,
    ...words`
      kamrater
      sjalar
      personer
      person
      pers\.?
      vuxna
      vuxen
      (?:ett|tva|tre|fyra|fem|sex|sju|atta|nio|tio|elva|tolv|\d{1,2}[- ]?)aring(?:ar|en)?
      bebis
      gaster
      platser
      man
      kvinnor
      stycken
      st
      folk
      ungdomar
      deltagare
      p
      pax
      pers
      pers\.
      gast
      barnen
      tonaringar
      tonaring
      damer
      herrar
      kvinna
      familjemedlemmar
      spadbarn
      smattingar
      sittplatser
      kuvert
      stk
      personner
      peronser
      sallskap
      till bords
      matgaster
      studenter
      pensionarer
      morbroder
      kompisarna
      vannerna
      stora(?=$|[,.;!]| (?:och|\d))
      sma(?=$|[,.;!]| (?:och|\d))
      skallar
      styck
    `,
  ],
  otherUnits: words`
    (?:efternamn|namn)
    min
    tim
    timmar
    timme
    minuter
    minut
    dagar
    dag
    natter
    natt
    veckor
    vecka
    manader
    ar${notVerb}
    stjarnor
    stjarna
    rum
    kronor
    kr
    ganger
    hundar
    barnstolar
    procent
    sekunder
    poang
    av
    arsdag
    arsdagen
    arskalas
    arsfest
    arsjubileum
  `,
};
