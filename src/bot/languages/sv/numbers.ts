import type { NumberWords } from "../locale.ts";
import { cardinals, ordinals } from "../number-words.ts";
import { words } from "../word-list.ts";

const besideOne = words`
  person
  vuxen
  barn
  bebis
  timme
  dag
  vecka
`;

const months = words`
  januari
  februari
  mars
  april
  maj
  juni
  juli
  augusti
  september
  oktober
  november
  december
`;

/** "Den andra" counts days or offers before these and at the end; before other words it is a person: "den andra sitter". */
const counted = words`
  tiden
  alternativet
  forslaget
  klockan
  kl
  runt
  vid
  for
  till
  eller
  i
`;
const asOrdinal = { before: months, after: [], between: { after: ["den"], before: [...counted, ""] } };

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        noll
        ett
        tva
        tre
        fyra
        fem
        sex
        sju
        atta
        nio
        tio
        elva
        tolv
        tretton
        fjorton
        femton
        sexton
        sjutton
        arton
        nitton
      `,
      tens: {
        tjugo: 20,
        trettio: 30,
        fyrtio: 40,
        femtio: 50,
        sextio: 60,
        sjuttio: 70,
        attio: 80,
        nittio: 90,
      },
      joiners: ["", " "],
    }),
    en: 1,
  },
  ordinals: ordinals(words`
    forsta|forste
    andra|andre
    tredje
    fjarde
    femte
    sjatte
    sjunde
    attonde
    nionde
    tionde
    elfte
    tolfte
    trettonde
    fjortonde
    femtonde
    sextonde
    sjuttonde
    artonde
    nittonde
    tjugonde
    tjugoforsta
    tjugoandra
    tjugotredje
    tjugofjarde
    tjugofemte
    tjugosjatte
    tjugosjunde
    tjugoattonde
    tjugonionde
    trettionde
    trettioforsta
  `),
  ordinalSuffixes: [":e", ":a", "e", "a"],
  hesitant: {
    /** At the end of a message they are no articles: "klockan ett". */
    en: { before: [...besideOne, "", "pa", "hos"], after: ["bord for", "plats for"] },
    ett: { before: ["barn", ""], after: ["klockan", "kl", "halv", "vid", "runt", "over"] },
    forsta: asOrdinal,
    andra: asOrdinal,
  },
};
