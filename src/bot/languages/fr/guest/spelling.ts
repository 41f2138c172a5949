import type { SpellingWords } from "../../spelling-words.ts";
import { words } from "../../word-list.ts";

export const spelling: SpellingWords = {
  withLetters: words`
    avec
    sans
  `,
  letterCounts: words`
    deux
    seul
    double
    une?
    la
  `,
  letterNames: words`
    i ?grec
    accents?(?: (?:aigu|grave|circonflexe))?
    cedille
    trema
    tiret
    apostrophe
  `,
  noLetters: words`
    ma
    te
  `,
  letterPlaces: words`
    a la fin
    au (?:debut|milieu)
  `,
  likeSomebody: words`
    comme (?:la|les?)
    comme l'
  `,
  commas: words`
    virgule
  `,
  stops: words`
    point
  `,
  comesFrom: words`
    de chez
    de la societe
  `,
  nameNouns: words`
    nom
  `,
  lettersBy: words`
    pour
    de
  `,
  surelyBy: words`
    comme
  `,
  nextLetters: words`
    et
    puis
  `,
};
