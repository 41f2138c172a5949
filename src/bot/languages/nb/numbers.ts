import type { NumberWords } from "../locale.ts";
import { cardinals, ordinals } from "../number-words.ts";
import { words } from "../word-list.ts";

const besideOne = words`
  person
  voksen
  barn
  baby
  time
  dag
  uke
  uge
  gjest
`;

const monthNames = words`
  januar
  februar
  mars
  marts
  april
  mai
  maj
  juni
  juli
  august
  september
  oktober
  november
  desember
  december
`;

/** "Den andre" counts days or offers before these and at the end; before other words it is a person: "den andre sitter". */
const counted = words`
  tiden
  tida
  alternativet
  forslaget
  muligheten
  kl
  klokka
  klokken
  rundt
  ved
  for
  til
  eller
  i
`;
const asOrdinal = { before: monthNames, after: [], between: { after: ["den"], before: [...counted, ""] } };

/** Spellings of both written languages, Norwegian and Danish, and those without the letters of their own. */
export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        null|nul
        ett|et
        to
        tre
        fire
        fem
        seks
        sju|syv
        atte|otte
        ni
        ti
        elleve
        tolv
        tretten
        fjorten
        femten
        seksten
        sytten
        atten
        nitten
      `,
      tens: {
        tjue: 20,
        tyve: 20,
        tretti: 30,
        tredve: 30,
        førti: 40,
        femti: 50,
        seksti: 60,
        sytti: 70,
        søtti: 70,
        atti: 80,
        nitti: 90,
      },
      joiners: ["", " ", "og"],
    }),
    enogtyve: 21,
    toogtyve: 22,
    treogtyve: 23,
    fireogtyve: 24,
    femogtyve: 25,
    en: 1,
  },
  ordinals: ordinals(words`
    første|forste
    andre|anden|annen
    tredje
    fjerde
    femte
    sjette
    sjuende|syvende
    attende|ottende
    niende
    tiende
    ellevte|elvte
    tolvte
    trettende
    fjortende
    femtende
    sekstende
    syttende
    attende_
    nittende
    tjuende|tyvende
    tjueførste|enogtyvende
    tjueandre|toogtyvende
    tjuetredje|treogtyvende
    tjuefjerde|fireogtyvende
    tjuefemte|femogtyvende
    tjuesjette|seksogtyvende
    tjuesjuende|syvogtyvende
    tjueattende|otteogtyvende
    tjueniende|niogtyvende
    trettiende|tredivte
    trettiførste|enogtredivte
  `),
  ordinalSuffixes: [".", "e", "te", "de"],
  hesitant: {
    /** At the end of a message they are no articles: "klokken ett". */
    en: { before: [...besideOne, ""], after: [] },
    et: {
      before: ["barn", ""],
      after: words`
      klokken
      klokka
      kl
      halv
    `,
    },
    ett: {
      before: ["barn", ""],
      after: words`
      klokken
      klokka
      kl
      halv
      ved
      rundt
    `,
    },
    første: asOrdinal,
    forste: asOrdinal,
    andre: asOrdinal,
    anden: asOrdinal,
    annen: asOrdinal,
  },
};
