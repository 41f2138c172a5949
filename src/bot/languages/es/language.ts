import type { Language } from "../language.ts";
import { words } from "../word-list.ts";
import { es } from "./locale.ts";

export const spanish: Language = {
  locale: es,
  homeCountries: ["ES", "MX", "CO", "AR", "CL", "PE"],
  speakers: 560,
  request: {
    own: words`
      espanol
      castellano
    `,
    others: words`
      spanish
      spanisch
      espagnol
      spagnolo
      spaans
      espanhol
      spanska
      spansk
    `,
    courtesies: words`
      por favor
      porfa
      gracias
      hola
      mejor
    `,
    before: words`
      podemos
      puedes
      puede
    `,
    verbs: words`
      hablar
      hablas
      habla
      hablais
      hablan
      hablamos
      escribir
      responder
      seguir
      cambiar
      continuar
    `,
    inLanguage: words`
      en
      a
      al
      para
    `,
  },
};
