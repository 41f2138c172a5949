import type { Locale } from "../locale.ts";
import { answers } from "./answers.ts";
import { asides } from "./asides.ts";
import { choices } from "./choices.ts";
import * as dayWords from "./dates.ts";
import { intents } from "./intents.ts";
import { line } from "./line.ts";
import * as guestWords from "./party.ts";
import { privacy } from "./privacy.ts";
import { times } from "./times.ts";
import { topics } from "./topics.ts";

/** Norwegian bokmål, with the Danish spellings of the same words. */
export const nb: Locale = {
  code: "nb",
  times,
  answers,
  intents,
  line,
  privacy,
  topics,
  asides,
  choices,
  ...dayWords,
  ...guestWords,
};
