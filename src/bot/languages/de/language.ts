import type { Language } from "../language.ts";
import { words } from "../word-list.ts";
import { de } from "./locale.ts";

export const german: Language = {
  locale: de,
  homeCountries: ["DE", "AT", "CH"],
  alsoIn: ["LU", "LI"],
  speakers: 130,
  request: {
    own: words`
      deutsch
    `,
    others: words`
      german
      allemand
      aleman
      tedesco
      duits
      alemao
      tyska
      tysk
    `,
    courtesies: words`
      bitte
      danke
      hallo
      gern
      gerne
      lieber
      mit mir
    `,
    before: words`
      konnen wir
      konnten wir
      konnen sie
      kannst du
      konnt ihr
      ich
      wir
      lass uns
      sie
      du
    `,
    verbs: words`
      sprechen
      sprich
      sprechen sie
      sprecht ihr
      sprichst du
      spreche
      schreiben
      reden
      antworten
      weiter
      wechseln
      wechsle
      wechsel
    `,
    inLanguage: words`
      auf
      in
      im
      ins
      zu
    `,
  },
};
