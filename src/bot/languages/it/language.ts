import type { Language } from "../language.ts";
import { words } from "../word-list.ts";
import { it } from "./locale.ts";

export const italian: Language = {
  locale: it,
  homeCountries: ["IT", "CH"],
  speakers: 65,
  request: {
    own: words`
      italiano
    `,
    others: words`
      italian
      italienisch
      italien
      italiaans
      italienska
      italiensk
    `,
    courtesies: words`
      per favore
      per piacere
      grazie
      ciao
      preferisco
    `,
    before: words`
      possiamo
      puoi
      puo
    `,
    verbs: words`
      cambia
      parlare
      parli
      parla
      parlate
      parliamo
      scrivere
      rispondere
      continuare
    `,
    inLanguage: words`
      in
      a
    `,
  },
};
