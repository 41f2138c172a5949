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

/** Norwegian bokmål, with the Danish spellings of the same words. */
export const nb: Locale = {
  code: "nb",
  shorthand: {
    manda: "mandag",
    tirsda: "tirsdag",
    onsda: "onsdag",
    torsda: "torsdag",
    freda: "fredag",
    lørda: "lørdag",
    lorda: "lørdag",
    sønda: "søndag",
    sonda: "søndag",
    æ: "jeg",
    ka: "hva",
    kva: "hva",
    korleis: "hvordan",
    kossen: "hvordan",
    kvifor: "hvorfor",
    korfor: "hvorfor",
    dokker: "dere",
    dokke: "dere",
    itj: "ikke",
    ikkj: "ikke",
    ittj: "ikke",
    toler: "tåler",
    frå: "fra",
    berre: "bare",
    saman: "sammen",
    meir: "mer",
    enno: "ennå",
    likar: "liker",
    ønskjer: "ønsker",
    takkar: "takker",
    dotter: "datter",
    heilt: "helt",
    sjølv: "selv",
    seinare: "senere",
    tidlegare: "tidligere",
    kostar: "koster",
    ope: "åpent",
    treng: "trenger",
    vere: "være",
  },
  articleEndings: ["en", "et", "n", "a"],
  times,
  answers,
  intents,
  line,
  manners,
  reasons,
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
  tables,
  people,
  notes,
  adding,
  otherNumbers,
  ...unwanted,
  ...wishWords,
  allWishesBack,
  ...health,
};
