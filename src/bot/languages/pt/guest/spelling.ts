import type { SpellingWords } from "../../spelling-words.ts";
import { words } from "../../word-list.ts";

export const spelling: SpellingWords = {
  withLetters: words`
    com
    sem
  `,
  letterCounts: words`
    dois
    duas
    uma?
  `,
  letterNames: words`
    acento(?: agudo)?
    cedilha
    til
    hifen
  `,
  noLetters: words`
    mi
    te
  `,
  letterPlaces: words`
    no f(?:im|inal)
  `,
  likeSomebody: words`
    como [oa]
  `,
  commas: words`
    virgula
  `,
  stops: words`
    ponto
  `,
  comesFrom: words`
    da empresa
  `,
  nameNouns: words`
    nome
  `,
  lettersBy: words`
    como
    de
  `,
  surelyBy: [],
  nextLetters: words`
    e
  `,
};
