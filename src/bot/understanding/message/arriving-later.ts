import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import type { FoundMessage } from "./found-message.ts";
import { withOneMeaning } from "./open-numbers.ts";
import { resolve } from "./resolve.ts";

/** Whoever comes so many minutes after the hour asks for no other table. */
const mostLate = 30;

/**
 * "What if we get there at 8:20?", of a table at 8: whether it is kept is asked, and no other hour is wished for. The
 * table stays as it is.
 */
export function asksIfHeldUntil(understood: Understood, message: FoundMessage): Understood {
  const { intent, partySize, date, language } = understood;
  const { reading, found, locale, context } = message;
  const mayAsk = intent === "question" || intent === "change" || intent === "inform" || intent === "other";
  const known = context.draft?.time;
  if (!mayAsk || known === undefined || (partySize ?? date) !== undefined || found.times.length !== 1)
    return understood;
  if (!patternsOf(locale).test(reading.folded)) return understood;
  const { time } = resolve(withOneMeaning(found, context), context);
  const late = time === undefined ? 0 : minutesBetween(known, time);
  return 0 < late && late < mostLate
    ? { intent: "question", topics: ["lateness"], ...defined({ language }) }
    : understood;
}

function minutesBetween(known: string, time: string): number {
  return Temporal.PlainTime.from(known).until(Temporal.PlainTime.from(time)).total("minutes");
}

const patternsOf = memoizeByLocale(({ intents, choices }) => {
  const arriving = alternatives(intents.arriving ?? []);
  return new RegExp(
    `(?<![\\p{L}])${alternatives(choices.conditions)} (?:[^?!]{0,40}[ '])?${arriving}(?![\\p{L}])[^?]{0,60}\\?`,
    "u",
  );
});
