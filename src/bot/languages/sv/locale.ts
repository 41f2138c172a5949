import type { Locale } from "../locale.ts";
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

export const sv: Locale = {
  code: "sv",
  shorthand: {
    manda: "mandag",
    tisda: "tisdag",
    onsda: "onsdag",
    torsda: "torsdag",
    freda: "fredag",
    lorda: "lordag",
    sonda: "sondag",
  },
  articleEndings: ["en", "et", "n", "t"],
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
  signed: [{ typed: "(ändra) (?=(?:mån|tis|ons|tors|fre|lör|sön)dag)", read: "$1 på " }],
};
