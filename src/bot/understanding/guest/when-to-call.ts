import type { Locale } from "#src/bot/languages/locale.ts";
import type { FoundWish } from "#src/bot/understanding/intent/notes/wishes.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/**
 * What stands behind a guest's number of how to reach them there, without a word for a call: "…, mais pas après 22h", "…, text
 * only". It is told to the house, and the hour in it is none of the table's. `open` has the number covered.
 */
export function findReachedBy(
  reading: Reading,
  open: string,
  locale: Locale,
  { expecting, tablePicked }: UnderstandingContext,
): readonly FoundWish[] {
  if (!(tablePicked === true || expecting === "phone") || open.includes("?")) return [];
  const { way, hours, refusing } = patternsOf(locale);
  const timed = hours.exec(open)?.groups;
  const { but, told: hour = "" } = timed ?? {};
  const isHour = /\d/.test(hour) && (but !== undefined || refusing.test(hour));
  const told = isHour ? hour : way.exec(open)?.groups?.["told"];
  if (told === undefined) return [];
  const start = open.lastIndexOf(told);
  const span = { start, end: start + told.length };
  return [{ span, words: originalWords(reading, start, span.end).trim(), isFirm: true }];
}

const patternsOf = memoizeByLocale(({ notes, times, intents, answers, negations }) => {
  const courtesy = alternatives([...intents.fillers, ...answers.pleas, ...intents.thanks]);
  const but = `(?:(?<but>${alternatives(intents.but)}),? )?`;
  const begin = `(?<=¦[.,;:()! -]{0,4})(?:${courtesy},? )?${but}(?:${courtesy},? )?`;
  const end = `(?:,? ${courtesy})?[.! ]{0,3}$`;
  const not = alternatives([...negations, ...(answers.only ?? [])]);
  const bounds = alternatives([...times.notBefore, ...times.notAfter, ...times.rangeLeads]);
  return {
    hours: new RegExp(`${begin}(?<told>(?:${not} )?${bounds} [^¦?!;]{1,40}?)${end}`, "u"),
    refusing: new RegExp(`^${not} `, "u"),
    /** "Só whats": the word may be a courtesy elsewhere. */
    way: new RegExp(
      `(?<=¦[.,;:()! -]{0,4})(?:${alternatives(intents.but)},? )?(?<told>${alternatives(notes?.ways ?? [])})${end}`,
      "u",
    ),
  };
});
