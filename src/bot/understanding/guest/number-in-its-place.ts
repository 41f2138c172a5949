import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";

/**
 * "No, make it 91234567", "mejor el 915 55 12 34": at the summary, where the number stands, digits beside nothing but words
 * that put one thing in place of another.
 */
export function putsNumber(
  text: string,
  { start, end }: Span,
  locale: Locale,
  { expecting, tablePicked }: UnderstandingContext,
): boolean {
  if (expecting !== "confirm" || tablePicked !== true) return false;
  const { before, after } = patternsOf(locale);
  const isFramed = before.test(text.slice(0, start)) && after.test(text.slice(end));
  return isFramed && !dayInFull.test(text.slice(start, end));
}

/** What a table is asked for, of which a number of seven digits and more is no answer. */
const ofTable: ReadonlySet<Expecting> = new Set(["partySize", "date", "time", "slot"]);

/** Whether the whole message is digits as numbers to call are written, and neither days, hours nor places in a list. */
export function isNumberAlone(text: string, { expecting }: UnderstandingContext): boolean {
  if (!ofTable.has(expecting) || !nothingButNumber.test(text) || dayInFull.test(text)) return false;
  const groups = text.match(/\d+/g) ?? [];
  const isListed = groups.every((group) => group.length === 1);
  return !isListed && !areHours(groups) && !(expecting === "date" && groups.every(isDayOfMonth));
}

/** "912 345 678" */
const nothingButNumber = /^\+?\(?\d[\d ()/.-]{7,20}$/;

/** "22 12 2026" */
const dayInFull = /^\d{1,2} \d{1,2} 20\d\d(?! ?\d\d)/;

const lastHour = 24;

/** "21 00 22 30", "730 830 930" */
function areHours(groups: readonly string[]): boolean {
  if (groups.every((group) => /^(?:1?\d|2[0-3])(?:00|15|30|45)$/.test(group))) return true;
  const areQuarters = groups.every((group, index) =>
    index % 2 === 0 ? Number(group) <= lastHour : /^(?:00|15|30|45)$/.test(group),
  );
  return groups.length % 2 === 0 && areQuarters;
}

const isDayOfMonth = (group: string): boolean =>
  group.length <= 2 && Number(group) >= 1 && Number(group) <= 31;

const patternsOf = memoizeByLocale(({ intents, people }) => {
  const word = alternatives([
    ...people.putsNumber,
    ...people.instead,
    ...intents.correction,
    ...intents.rather,
    ...intents.apologies,
    ...intents.fillers,
    ...intents.but,
    ...intents.deny,
    ...intents.yes,
  ]);
  return {
    before: new RegExp(`^[¿¡ ]{0,3}(?:${word}[ ,.;:!–-]{1,3}){0,6}$`, "u"),
    after: new RegExp(`^(?:[ ,.;:!–-]{1,3}${word}){0,4}[.!? ]{0,3}$`, "u"),
  };
});
