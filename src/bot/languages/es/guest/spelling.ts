import type { SpellingWords } from "../../spelling-words.ts";
import { words } from "../../word-list.ts";

export const spelling: SpellingWords = {
  withLetters: words`
    con
    sin
  `,
  letterCounts: words`
    dos
    una?
    doble
    la
    el
    los
    solo
    sola
  `,
  letterNames: words`
    [yi] griega
    jota
    zeta
    hache
    ache
    uve
    acento
    tilde
    cedilla
    guion
  `,
  noLetters: words`
    mi
  `,
  letterPlaces: words`
    al (?:final|principio)
  `,
  likeSomebody: words`
    como (?:la|el)
  `,
  commas: words`
    coma
  `,
  stops: words`
    punto
  `,
  comesFrom: words`
    de la empresa
  `,
  nameNouns: words`
    nombre
  `,
  lettersBy: words`
    como
    de
  `,
  surelyBy: [],
  nextLetters: words`
    y
    e
  `,
};
