import type { Language } from "../language.ts";
import { words } from "../word-list.ts";
import { sv } from "./locale.ts";

export const swedish: Language = {
  locale: sv,
  lacks: "æø",
  homeCountries: ["SE", "FI"],
  speakers: 11,
  request: {
    own: words`
      svenska
    `,
    others: words`
      swedish
      schwedisch
      suedois
      sueco
      svedese
      zweeds
      svensk
    `,
    courtesies: words`
      tack
      snalla
      hej
      hellre
    `,
    before: words`
      kan vi
      kan ni
      kan du
      vi kan
      du
    `,
    verbs: words`
      prata
      pratar
      pratar ni
      pratar du
      tala
      talar
      talar ni
      talar du
      skriva
      svara
      byta
      byt
      fortsatta
    `,
    inLanguage: words`
      pa
      till
      til
    `,
  },
};
