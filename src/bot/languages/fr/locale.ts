import type { Locale } from "../locale.ts";
import { words } from "../word-list.ts";
import { adding } from "./adding.ts";
import * as health from "./allergies.ts";
import { answers } from "./answers/answers.ts";
import { asides } from "./asides.ts";
import { booked } from "./booked.ts";
import { choices } from "./choices.ts";
import { common } from "./common.ts";
import { dates } from "./dates.ts";
import { people } from "./guest/people.ts";
import { intents } from "./intents/intents.ts";
import { line } from "./line.ts";
import { manners } from "./manners.ts";
import * as unwanted from "./negations.ts";
import { notes } from "./notes.ts";
import { numbers } from "./numbers.ts";
import { otherNumbers } from "./other-numbers.ts";
import { party } from "./party/party.ts";
import { privacy } from "./privacy.ts";
import { reasons } from "./reasons.ts";
import { tables } from "./tables.ts";
import { allWishesBack } from "./the-note.ts";
import { times } from "./times/times.ts";
import { topics } from "./topics/topics.ts";
import { traits } from "./traits.ts";
import { wishFrames } from "./wish-frames.ts";
import * as wishWords from "./wishes.ts";

export const fr: Locale = {
  code: "fr",
  elisions: words`
    l'heure
    l'adresse
    l'addition
    l'entrée
    l'entree
    l'anniversaire
    l'hôtel
    l'hotel
    l'autre
    l'après-midi
    l'apres-midi
    d'abord
    d'accord
    d'avance
    d'autres
    d'ailleurs
    j'ai
    j'aimerais
    j'aurai
    j'arrive
    j'avais
    j'étais
    j'etais
    c'est
    c'était
    c'etait
    qu'on
    qu'il
    qu'ils
    aujourd'hui
  `,
  elided: ["c", "j", "l", "d", "n", "s", "m", "t", "qu", "jusqu", "lorsqu", "puisqu", "quelqu"],
  shorthand: {
    sœur: "soeur",
    sœurs: "soeurs",
    ajd: "aujourd'hui",
    auj: "aujourd'hui",
    bcp: "beaucoup",
    dem: "demain",
    dmn: "demain",
    vend: "vendredi",
    pr: "pour",
    ns: "nous",
    vs: "vous",
    ds: "dans",
    jrs: "jours",
    we: "week-end",
    tjrs: "toujours",
    apm: "apres-midi",
  },
  times,
  answers,
  intents,
  line,
  manners,
  reasons,
  tables,
  booked,
  privacy,
  topics,
  asides,
  traits,
  wishFrames,
  choices,
  common,
  numbers,
  dates,
  party,
  people,
  notes,
  adding,
  otherNumbers,
  ...unwanted,
  ...wishWords,
  allWishesBack,
  ...health,
};
