import type { SpellingWords } from "../../spelling-words.ts";
import { words } from "../../word-list.ts";

export const spelling: SpellingWords = {
  withLetters: words`
    med
    utan
  `,
  letterCounts: words`
    ett
    tva
    dubbelt?
  `,
  letterNames: words`
    umlaut
    bindestreck
    apostrof
  `,
  noLetters: [],
  letterPlaces: words`
    pa slutet
    i slutet
    till sist
  `,
  likeSomebody: words`
    som(?= \p{L}{3,14}(?:en|an|et)(?!\p{L}))
  `,
  putsDown: {
    verbs: words`
      skriv
      satt
    `,
    ends: words`
      upp
      dit
    `,
  },
  commas: words`
    komma
  `,
  stops: words`
    punkt
  `,
  beforeNoSign: words`
    jag
    vi
    man
    ni
    att
    kan
    vill
    ska
    far
  `,
  comesFrom: words`
    fran
  `,
  nameNouns: words`
    namn
  `,
  lettersBy: [],
  surelyBy: words`
    som
  `,
  nextLetters: words`
    och
    sen
  `,
};
