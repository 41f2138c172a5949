import { asksIfKeptAsNoted, findArrival } from "#src/bot/understanding/intent/notes/late.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { resolve } from "#src/bot/understanding/message/resolve.ts";
import { withOneMeaning } from "#src/bot/understanding/message/values/open-numbers.ts";
import { findComingApart } from "#src/bot/understanding/party/comes-apart.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { originalWords } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** Whoever comes so many minutes after the hour asks for no other table. */
const mostLate = 30;

/**
 * "What if we get there at 8:20?", of a table at 8: whether it is kept is asked, and no other hour is wished for. The
 * table stays as it is. "Will you keep it?" asks the same once it is noted that they come late.
 */
export function asksIfHeldUntil(understood: Understood, message: FoundMessage): Understood {
  const { intent, partySize, date, language } = understood;
  const { reading, found, locale, context } = message;
  if (asksIfKeptAsNoted(reading.folded, locale, context) && onlyAsks(understood))
    return { intent: "question", topics: ["lateness"], lateIsNoted: true, ...defined({ language }) };
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

/** Whether a question states nothing but its topics, or that they come late, and not by how much. */
function onlyAsks(understood: Understood): boolean {
  const { intent, topics: _, late, language: __, asksMore: ___, ...more } = understood;
  const isQuestion = ["question", "inform", "other", "book"].includes(intent);
  return isQuestion && late?.minutes === undefined && Object.keys(more).length === 0;
}

/** Later than this after its hour, another table is meant. */
const mostLateToTable = 60;

/**
 * "Yes ok. We might be a bit late, like ten past nine", of a table at nine that is shown: the house is to know, and no other
 * hour is wished for. The note is the guest's own words.
 */
export function notesArrival(understood: Understood, message: FoundMessage): Understood {
  const { intent, partySize, language } = understood;
  const { reading, found, locale, context } = message;
  const known = context.draft?.time;
  const mayNote = context.tablePicked === true && (intent === "change" || intent === "inform");
  const [only, ...others] = found.times;
  if (!mayNote || known === undefined || partySize !== undefined || only === undefined || others.length > 0)
    return understood;
  const [told] = findArrival(reading.folded, locale);
  if (told === undefined || findComingApart(reading.folded, locale).length > 0) return understood;
  /** "I only get out at seven, eight would be better" wants the table at eight. */
  const isOther = /\d/.test(reading.folded.slice(told.start, only.span.start));
  if (isOther) return understood;
  const { time } = resolve(withOneMeaning(found, context), context);
  const late = time === undefined ? 0 : minutesBetween(known, time);
  if (late <= 0 || late > mostLateToTable) return understood;
  const comment = originalWords(reading, told.start, Math.max(told.end, only.span.end)).trim();
  return { intent: "inform", comment, ...defined({ language }) };
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
