import type { NumberWords } from "../locale.ts";
import { cardinals, ordinals } from "../number-words.ts";
import { words } from "../word-list.ts";

const besideOne = words`
  person
  personen
  erwachsener
  erwachsene
  kind
  stunde
  uhr
  woche
  tag
  baby
`;

/** "Zu dritt" is a party; "zu dritt oder viert" are two numbers of one. */
const parties = { zweit: 2, dritt: 3, viert: 4, funft: 5, sechst: 6, siebt: 7, neunt: 9, zehnt: 10 };

const eitherParty = { before: ["oder", "bis"], after: ["oder", "bis"] };

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        null
        eins|ein
        zwei|zwo
        drei
        vier
        funf|fuenf
        sechs
        sieben
        acht
        neun
        zehn
        elf
        zwolf|zwoelf
        dreizehn
        vierzehn
        funfzehn|fuenfzehn
        sechzehn
        siebzehn
        achtzehn
        neunzehn
      `,
      tens: {
        zwanzig: 20,
        dreißig: 30,
        dreissig: 30,
        vierzig: 40,
        funfzig: 50,
        sechzig: 60,
        siebzig: 70,
        achtzig: 80,
        neunzig: 90,
      },
      joiners: ["und"],
      unitFirst: true,
    }),
    eine: 1,
    einen: 1,
    einer: 1,
    ...parties,
    /** "Um achte" is a Bavarian eight; "der achte" stands among the ordinals. */
    achte: 8,
  },
  ordinals: {
    ...ordinals(words`
      ersten|erste|erster
      zweiten|zweite|zweiter
      dritten|dritte|dritter
      vierten|vierte|vierter
      funften|funfte|funfter
      sechsten|sechste|sechster
      siebten|siebte|siebter|siebenten|siebente
      achten|achter
      neunten|neunte|neunter
      zehnten|zehnte|zehnter
      elften|elfte|elfter
      zwolften|zwolfte|zwolfter
      dreizehnten|dreizehnte|dreizehnter
      vierzehnten|vierzehnte|vierzehnter
      funfzehnten|funfzehnte|funfzehnter
      sechzehnten|sechzehnte|sechzehnter
      siebzehnten|siebzehnte|siebzehnter
      achtzehnten|achtzehnte|achtzehnter
      neunzehnten|neunzehnte|neunzehnter
      zwanzigsten|zwanzigste|zwanzigster
      einundzwanzigsten|einundzwanzigste|einundzwanzigster
      zweiundzwanzigsten|zweiundzwanzigste|zweiundzwanzigster
      dreiundzwanzigsten|dreiundzwanzigste|dreiundzwanzigster
      vierundzwanzigsten|vierundzwanzigste|vierundzwanzigster
      funfundzwanzigsten|funfundzwanzigste|funfundzwanzigster
      sechsundzwanzigsten|sechsundzwanzigste|sechsundzwanzigster
      siebenundzwanzigsten|siebenundzwanzigste|siebenundzwanzigster
      achtundzwanzigsten|achtundzwanzigste|achtundzwanzigster
      neunundzwanzigsten|neunundzwanzigste|neunundzwanzigster
      dreißigsten|dreißigste|dreißigster
      einunddreißigsten|einunddreißigste|einunddreißigster
    `),
    "der achte": 8,
  },
  ordinalSuffixes: [".", "ten", "ter", "te", "tes"],
  hesitant: {
    ...Object.fromEntries(Object.keys(parties).map((word) => [word, eitherParty])),
    achte: {
      before: [],
      after: ["um", "gegen", "halb", "halbe", "viertel", "dreiviertel", "ab", "bis", "nach", "vor"],
    },
    ein: { before: besideOne, after: ["um", "halb", "kurz"] },
    eine: { before: besideOne, after: [] },
    einen: { before: ["erwachsenen"], after: [] },
    einer: { before: ["person", "stunde"], after: [] },
  },
};
