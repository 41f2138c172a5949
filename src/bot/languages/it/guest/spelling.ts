import type { SpellingWords } from "../../spelling-words.ts";
import { words } from "../../word-list.ts";

export const spelling: SpellingWords = {
  withLetters: words`
    con
    senza
  `,
  letterCounts: words`
    due
    una?
    doppia
    la
  `,
  letterNames: words`
    zeta
    acca
    accento
    trattino
  `,
  noLetters: words`
    mi
    ma
    te
  `,
  letterPlaces: words`
    finale
    iniziale
    alla fine
    in fondo
  `,
  likeSomebody: words`
    come (?:la|il|lo)
    come l'
  `,
  commas: words`
    virgola
  `,
  stops: words`
    punto
  `,
  comesFrom: words`
    della (?:ditta|societa)
  `,
  nameNouns: words`
    nome
  `,
  lettersBy: words`
    come
    d[ia]
  `,
  surelyBy: [],
  nextLetters: words`
    e
  `,
};
