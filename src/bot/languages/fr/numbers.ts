import type { NumberWords } from "../locale.ts";
import { aboutSoMany, cardinals, ordinals } from "../number-words.ts";
import { words } from "../word-list.ts";

const teens = ["dix", "onze", "douze", "treize", "quatorze", "quinze", "seize"];

const lateTeens = ["dix sept", "dix huit", "dix neuf"];

/** "Soixante-dix", "soixante-dix-sept": tens that count on from ten. */
function teensAfter(ten: string, value: number): Record<string, number> {
  return Object.fromEntries([...teens, ...lateTeens].map((teen, index) => [`${ten} ${teen}`, value + index]));
}

const besideOne = words`
  personne
  adulte
  enfant
  bebe
  heure
  jour
  semaine
  couple
  couvert
  invite
  pers
`;

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        zero
        un|une
        deux
        trois
        quatre
        cinq
        six
        sept
        huit
        neuf
        dix
        onze
        douze
        treize
        quatorze
        quinze
        seize
        dix sept
        dix huit
        dix neuf
      `,
      tens: { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, "quatre vingt": 80 },
      joiners: [" ", " et "],
    }),
    "quatre vingts": 80,
    ...aboutSoMany(
      { vingtaine: 20, trentaine: 30, quarantaine: 40, cinquantaine: 50, dizaine: 10 },
      "une",
      "de",
    ),
    ...aboutSoMany({ dizaine: 10 }, "une petite", "de"),
    ...aboutSoMany({ dizaine: 10 }, "une bonne", "de"),
    ...teensAfter("soixante", 70),
    "soixante et onze": 71,
    septante: 70,
    huitante: 80,
    octante: 80,
    nonante: 90,
    ...teensAfter("quatre vingt", 90),
  },
  ordinals: ordinals(words`premier|1er`),
  ordinalSuffixes: ["er", "eme", "e", "ieme", "nd", "nde", "ere"],
  hesitant: {
    un: { before: besideOne, after: ["pour"] },
    une: { before: besideOne, after: [] },
    neuf: {
      before: words`
        personnes
        heures
        adultes
        janvier
        fevrier
        mars
        avril
        mai
        juin
        juillet
        aout
        septembre
        octobre
        novembre
        decembre
      `,
      after: words`
        pour
        a
        de
        sommes
        le
        serons
        sera
        est
        vers
        table
        dans
        et
        entre
        avant
        apres
        des
        pr
        disons
        plutot
      `,
    },
  },
};
