import type { Language } from "../language.ts";
import { words } from "../word-list.ts";
import { pt } from "./locale.ts";

export const portuguese: Language = {
  locale: pt,
  homeCountries: ["PT", "BR"],
  alsoIn: ["FR", "LU", "CH", "AO", "MZ"],
  speakers: 265,
  request: {
    own: words`
      portugues
    `,
    others: words`
      portuguese
      portugiesisch
      portugais
      portoghese
      portugees
      portugisiska
      portugisisk
    `,
    courtesies: words`
      por favor
      se faz favor
      obrigado
      obrigada
      ola
    `,
    before: words`
      podemos
      podes
      voce
      voces
    `,
    verbs: words`
      falar
      fala
      falas
      falam
      falamos
      escrever
      responder
      continuar
      mudar
    `,
    inLanguage: words`
      em
      para
    `,
  },
};
