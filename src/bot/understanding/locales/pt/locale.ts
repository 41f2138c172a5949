import type { Locale } from "../../locale.ts";
import { common, dates, numbers } from "./dates.ts";
import { intents } from "./intents.ts";
import { negations, otherNumbers, party, people, wishes, wishFillers } from "./party.ts";
import { times } from "./times.ts";

export const pt: Locale = {
  code: "pt",
  common,
  numbers,
  dates,
  times,
  party,
  people,
  intents,
  wishes,
  wishFillers,
  negations,
  otherNumbers,
};
