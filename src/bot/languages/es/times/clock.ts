import type { ClockWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

/** What a number counts that is no number of minutes. */
const counted =
  "(?:personas?|pers|pax|adult[oa]s?|nin[oa]s?|peques?|bebes?|crios?|amig[oa]s?|mas|hij[oa]s?|menores|comensales|invitados)";

export const clock: ClockWords = {
  same: ["misma hora", "mismo horario"],
  hourNeedsLead: true,
  freeHours: ["(?:esta |estan |sigue |todavia |aun ){0,2}(?:libres?|disponibles?)"],
  roughly: words`
    mas o menos
    o asi
    aproximadamente
    o por ahi
  `,
  leads: words`
    a las
    a la
    las
    a ls
    alas
    ha las
    al las
    sobre las?
    hacia las?
    alrededor de las?
    a eso de las?
    a esos de las
    cerca de las?
    tipo
    tipo las?
    para las?
    pa las
    @
    como a las?
    como las
    como sobre las
    desde las?
    por ahi de las?
    por ahi a las
    a partir de las?
    aproximadamente a las?
    mas o menos a las
  `,
  aboutLeads: ["unas", "como unas"],
  answerLeads: ["para", "a", "mejor", "digamos", "que sea", "pon", "ponlo", "entonces"],
  clock: ["horas?", "h", "hrs?", "hs", "hras", "en punto"],
  am: ["a\\. ?m\\.?", "am"],
  pm: ["p\\. ?m\\.?", "pm"],
  approximately: [],
  /** Beside a day or in a sentence it is the hour of lunch. */
  noon: ["(?<=^)medio ?dia(?=[.!]?$)"],
  midnight: ["medianoche", "media noche"],
  before: {
    "cuarto para las": -15,
    "un cuarto para las": -15,
    "cuarto para la": -15,
    "un cuarto para la": -15,
    "cuarto pa las": -15,
  },
  after: {
    "y media": 30,
    "y medio": 30,
    "i media": 30,
    "y cuarto": 15,
    "y un cuarto": 15,
    "menos cuarto": -15,
    "menos un cuarto": -15,
    "y pico": 0,
    "y algo": 0,
    "y poco": 0,
    pasadas: 0,
  },
  minutePast: [],
  /** In "mesa para 10 para las 9" the ten are guests. */
  minuteTo: [
    "(?<=(?<!(?:para|pa|x|de|somos|seremos|con|vamos|iremos) )(?<!\\d)(?:5|10|20|25)(?: minutos)? )(?:para|pa) las?",
  ],
  minuteWords: ["minutos"],
  /** In "entre 8 y 10" and "4 y 5 niños" nothing is added to an hour. */
  plusMinutes: [
    "y(?= (?:0?5|[1-5]\\d) y (?:las? )?\\d)",
    `(?<!entre (?:las |la )?\\d{1,2} )(?:y|con)(?= (?:0?5|[1-5]\\d)(?! ?${counted}(?![\\p{L}])))`,
  ],
  minusMinutes: ["menos(?= (?:5|1\\d|2\\d))"],
};
