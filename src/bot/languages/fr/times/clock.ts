import type { ClockWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const clock: ClockWords = {
  same: ["meme (?:heure|horaire)"],
  hourNeedsLead: true,
  partyLeads: ["a"],
  freeHours: ["(?:c'est |est |est-ce |encore |toujours ){0,3}(?:libre|dispo|disponible)"],
  roughly: words`
    plus ou moins
    environ
    a peu pres
    ou quelque chose comme ca
  `,
  leads: words`
    (?:plus |au plus )?(?:proche|pres) (?:de|des)
    a
    a environ
    vers
    vers les
    vers environ
    aux alentours de
    aux alentours des
    autour de
    autour des
    aux environs de
    aux environs des
    sur les coups de
    vers les coups de
    pour les
    sur les
    @
    des
    il sera
    heure:
  `,
  answerLeads: ["pour", "pr", "a", "plutot", "vers", "disons", "environ", "mettons", "alors"],
  clock: ["heures?", "h", "hrs?", "heurs?"],
  am: ["am", "a\\.m\\.?", "du mat"],
  pm: ["pm", "p\\.m\\.?"],
  approximately: [],
  /** Beside a day, which is covered by then, it is the time of lunch: "samedi midi". */
  noon: ["(?<!¦ )midi", "midi(?= (?:15|30|45|et (?:demie?|quart))(?![\\p{L}\\d]))"],
  midnight: ["minuit"],
  noonMinutes: ["15", "30", "45"],
  before: {},
  after: {
    "et demie": 30,
    "et demi": 30,
    "et quart": 15,
    "un quart": 15,
    "moins le quart": -15,
    "moins un quart": -15,
    "moins quart": -15,
    "et 3 quarts": 45,
    "3 quarts": 45,
  },
  minutesAlone: { "a la demie": 30, "pour la demie": 30, "vers la demie": 30 },
  minutePast: [],
  minuteTo: [],
  minuteWords: [],
  plusMinutes: [],
  minusMinutes: ["moins"],
};
