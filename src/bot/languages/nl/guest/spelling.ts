import type { SpellingWords } from "../../spelling-words.ts";
import { words } from "../../word-list.ts";

export const spelling: SpellingWords = {
  withLetters: words`
    met
    zonder
  `,
  letterCounts: words`
    een
    twee
    dubbele?
    enkele?
  `,
  letterNames: words`
    trema
    koppelteken
    apostrof
  `,
  noLetters: words`
    me
    te
  `,
  letterPlaces: words`
    (?:aan|op) het einde?
  `,
  likeSomebody: words`
    zoals (?:de|het|een)
  `,
  putsDown: {
    verbs: words`
      zet(?: maar)?
      schrijf(?: maar)?
      noteer(?: maar)?
    `,
    ends: words`
      neer
      op
      erin
    `,
  },
  commas: words`
    komma
  `,
  stops: words`
    punt
  `,
  comesFrom: words`
    van de firma
  `,
  nameNouns: words`
    naam
    namen
  `,
  lettersBy: words`
    van
    als
  `,
  surelyBy: words`
    zoals
  `,
  nextLetters: words`
    en
  `,
};
