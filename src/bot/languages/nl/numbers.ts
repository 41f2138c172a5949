import type { NumberWords } from "../locale.ts";
import { cardinals, ordinals } from "../number-words.ts";
import { words } from "../word-list.ts";

const besideOne = words`
  persoon
  volwassene
  kind
  uur
  week
  dag
  baby
`;

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        nul
        een
        twee|tweeen
        drie|drieen
        vier|vieren
        vijf|vijven|vijfen
        zes|zessen
        zeven|zevenen
        acht|achten
        negen|negenen
        tien|tienen
        elf|elven
        twaalf|twaalven
        dertien
        veertien
        vijftien
        zestien
        zeventien
        achttien
        negentien
      `,
      tens: {
        twintig: 20,
        dertig: 30,
        veertig: 40,
        vijftig: 50,
        zestig: 60,
        zeventig: 70,
        tachtig: 80,
        negentig: 90,
      },
      joiners: ["en", "ën"],
      unitFirst: true,
    }),
  },
  ordinals: ordinals(words`
    eerste
    tweede
    derde
    vierde
    vijfde
    zesde
    zevende
    achtste
    negende
    tiende
    elfde
    twaalfde
    dertiende
    veertiende
    vijftiende
    zestiende
    zeventiende
    achttiende
    negentiende
    twintigste
    eenentwintigste
    tweeentwintigste
    drieentwintigste
    vierentwintigste
    vijfentwintigste
    zesentwintigste
    zevenentwintigste
    achtentwintigste
    negenentwintigste
    dertigste
    eenendertigste
  `),
  ordinalSuffixes: ["e", "ste", "de"],
  hesitant: {
    /** At the end of a message it is no article: "kwart voor één". */
    een: { before: [...besideOne, ""], after: ["om", "half", "rond"] },
    /** Otherwise they feast. */
    vieren: {
      before: ["of"],
      after: words`
      n
      zn
      zijn
      ons
      rond
      tegen
      na
      voor
      over
      half
      om
      met
      of
    `,
    },
    eerste: {
      before: words`
        januari
        februari
        maart
        april
        mei
        juni
        juli
        augustus
        september
        oktober
        november
        december
      `,
      after: ["de", "op"],
    },
  },
};
