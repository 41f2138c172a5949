import type { Language } from "../language.ts";
import { words } from "../word-list.ts";
import { nl } from "./locale.ts";

export const dutch: Language = {
  locale: nl,
  homeCountries: ["NL", "BE"],
  speakers: 25,
  request: {
    own: words`
      nederlands
    `,
    others: words`
      dutch
      niederlandisch
      hollandisch
      neerlandais
      hollandais
      neerlandes
      holandes
      olandese
      nederlandese
      hollands
      nederlandska
      hollandska
      nederlandsk
    `,
    courtesies: words`
      alstublieft
      alsjeblieft
      graag
      bedankt
      dank u
      hallo
      hoi
      liever
    `,
    before: words`
      kunnen we
      kunt u
      kan je
      kun je
    `,
    verbs: words`
      spreken
      spreekt u
      spreek je
      spreekt
      spreken jullie
      praten
      schrijven
      verder
    `,
    inLanguage: words`
      in
      in het
      naar
      naar het
    `,
  },
};
