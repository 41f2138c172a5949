import type { Locale } from "../locale.ts";
import { answers } from "./answers.ts";
import { asides } from "./asides.ts";
import { choices } from "./choices.ts";
import * as dayWords from "./dates.ts";
import { intents } from "./intents.ts";
import { line } from "./line.ts";
import * as guestWords from "./party.ts";
import { privacy } from "./privacy.ts";
import { tables } from "./tables.ts";
import { times } from "./times.ts";
import { topics } from "./topics.ts";

export const es: Locale = {
  code: "es",
  times,
  answers,
  intents,
  line,
  tables,
  privacy,
  topics,
  asides,
  choices,
  ...dayWords,
  ...guestWords,
};
