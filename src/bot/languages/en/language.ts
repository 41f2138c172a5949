import type { Language } from "../language.ts";
import { words } from "../word-list.ts";
import { en } from "./locale.ts";

export const english: Language = {
  locale: en,
  homeCountries: ["GB", "US", "IE", "AU", "IN"],
  speakers: 1500,
  request: {
    own: words`
      english
    `,
    others: words`
      englisch
      anglais
      ingles
      inglese
      engels
      engelska
      engelsk
    `,
    courtesies: words`
      please
      pls
      thanks
      thank you
      hi
      hello
      hey
      only
      now
      instead
      sorry
      ok
      with me
    `,
    before: words`
      can we
      could we
      can you
      could you
      do you
      let's
      i
      we
      i only
      can i
      i'd like to
      i prefer to
      i would like to
      you
      will you
      please
    `,
    verbs: words`
      speak
      talk
      write
      continue
      switch
      change
      chat
      reply
      answer
      go on
      use
      prefer
    `,
    inLanguage: words`
      in
      to
    `,
  },
};
