import type { SpellingWords } from "../../spelling-words.ts";
import { words } from "../../word-list.ts";

export const spelling: SpellingWords = {
  withLetters: words`
    mit
    ohne
  `,
  letterCounts: words`
    nur
    ein(?:em)?
    zwei
    doppel(?:tem)?
  `,
  letterNames: words`
    ypsilon
    jota
    umlaut
    trema
    bindestrich
    apostroph
  `,
  noLetters: [],
  letterPlaces: words`
    am (?:ende|anfang|schluss)
    hinten
    vorne
  `,
  likeSomebody: words`
    wie (?:der|die|das)
  `,
  putsDown: {
    verbs: words`
      schreibe?(?:n sie)?
      trage?(?:n sie)?
      setze?(?:n sie)?
    `,
    ends: words`
      rein
      ein
      hin
      auf
      drauf
    `,
  },
  commas: words`
    komma
  `,
  stops: words`
    punkt
  `,
  comesFrom: words`
    aus
    von der firma
  `,
  nameNouns: words`
    namen?
  `,
  lettersBy: [],
  surelyBy: words`
    wie
  `,
  nextLetters: words`
    und
    dann
  `,
};
