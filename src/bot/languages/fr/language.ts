import type { Language } from "../language.ts";
import { words } from "../word-list.ts";
import { fr } from "./locale.ts";

export const french: Language = {
  locale: fr,
  homeCountries: ["FR", "BE", "CH"],
  speakers: 310,
  request: {
    own: words`
      francais
    `,
    others: words`
      french
      franzosisch
      franzoesisch
      frances
      francese
      frans
      franska
      fransk
    `,
    courtesies: words`
      s'il vous plait
      svp
      s'il te plait
      merci
      bonjour
      plutot
    `,
    before: words`
      peut-on
      pouvez-vous
      on peut
      vous
      est-ce que vous
      je prefere
    `,
    verbs: words`
      parler
      parlez-vous
      parlez
      parlez vous
      tu parles
      parles
      parle
      parlons
      ecrire
      repondre
      continuer
      changer
      passer
    `,
    inLanguage: words`
      en
      au
      a
    `,
  },
};
