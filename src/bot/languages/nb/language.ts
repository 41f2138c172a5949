import type { Language } from "../language.ts";
import { words } from "../word-list.ts";
import { nb } from "./locale.ts";

export const norwegian: Language = {
  locale: nb,
  lacks: "äö",
  homeCountries: ["NO"],
  speakers: 5,
  request: {
    own: words`
      norsk
      bokmal
      nynorsk
    `,
    others: words`
      norwegian
      norwegisch
      norvegien
      noruego
      norvegese
      noors
      noorse?
      noregues
      norueges
      norska
    `,
    courtesies: words`
      takk
      vær sa snill
      hei
      heller
      gjerne
    `,
    before: words`
      kan vi
      kan dere
      kan du
      vi kan
      du
    `,
    verbs: words`
      ta det
      snakke
      snakker
      snakker dere
      snakker du
      snakk
      prate
      prater
      skrive
      skriv
      svare
      svar
      bytte
      bytt
      fortsette
      fortsett
    `,
    inLanguage: words`
      pa
      til
    `,
  },
};
