import type { Locale } from "../locale.ts";
import { nb } from "../nb/locale.ts";
import type { NamedPart } from "../time-words.ts";
import { words } from "../word-list.ts";
import { privacy } from "./privacy.ts";

const common = words`
  jeg
  vil
  ville
  gerne
  bestille
  bestil
  bestilling
  bord
  bordet
  til
  klokken
  aften
  imorgen
  overmorgen
  hej
  tak
  nej
  ikke
  og
  ogsa
  pa
  vi
  os
  kan
  har
  er
  det
  som
  hvad
  hvornar
  hvor
  hvordan
  uge
  næste
  afbestille
  aflyse
  ændre
  ledig
  ledige
  ledigt
  reservere
  reservation
  hellere
  ønsker
  noget
  nogen
  fra
  mit
  min
  mine
  eftermiddag
  lørdag
  søndag
  passer
  rigtigt
  skal
  bliver
  fredag
  voksne
  med
  af
`;

/** A Dane has lunch at "frokost", which is a Norwegian's breakfast, and "middag" may be noon. */
const parts: readonly NamedPart[] = nb.times.parts.map((part) =>
  part.part === "lunch"
    ? { ...part, words: [...part.words, "frokost", "frokosten", "frokosttid"] }
    : { ...part, words: part.words.filter((word) => !word.startsWith("frokost")) },
);

/** Written as Norwegian is but for spellings, which that record holds too. */
export const da: Locale = {
  ...nb,
  privacy,
  code: "da",
  common,
  dates: {
    ...nb.dates,
    relative: [
      ...nb.dates.relative,
      {
        words: ["i morgen middag", "imorgen middag", "i morgen frokost", "imorgen frokost"],
        days: 1,
        part: "lunch",
      },
    ],
  },
  times: { ...nb.times, parts },
};
