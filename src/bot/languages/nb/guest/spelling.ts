import type { SpellingWords } from "../../spelling-words.ts";
import { words } from "../../word-list.ts";

export const spelling: SpellingWords = {
  withLetters: words`
    med
    uten
    uden
  `,
  letterCounts: words`
    ett?
    to
    dobbelt?
  `,
  letterNames: words`
    bindestrek
    bindestreg
    apostrof
  `,
  noLetters: words`
    meg
    mig
  `,
  letterPlaces: words`
    pa slutten
    til sidst
    til slutt
  `,
  likeSomebody: words`
    som(?= \p{L}{3,14}(?:en|et|a)(?!\p{L}))
  `,
  putsDown: {
    verbs: words`
      skriv
      sett
      før
    `,
    ends: words`
      opp
      dit
    `,
  },
  beforeNoSign: words`
    jeg
    vi
    man
    dere
    at
    kan
    vil
    skal
    far
  `,
  commas: words`
    komma
  `,
  stops: words`
    punktum
  `,
  comesFrom: words`
    fra
  `,
  nameNouns: words`
    navn
  `,
  lettersBy: [],
  surelyBy: words`
    som
  `,
  nextLetters: words`
    og
    sa
  `,
};
