import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { FoundParty } from "./found-party.ts";

/** No more than these are an hour of dinner; the others may be, and are asked about. */
export const noHour = 5;

/**
 * "Leave it at 2", where that is how many come and no hour of the table: it stays so. So few are no hour to keep a table at,
 * also where others are shown: "she's not sure yet, leave it at two".
 */
export function findKeptCount(
  open: string,
  locale: Locale,
  { draft, tablePicked }: UnderstandingContext,
): FoundParty | undefined {
  const [kept = "", number] = patternOf(locale).exec(open) ?? [];
  const size = Number(number);
  const hour = Number(draft?.time?.split(":")[0]);
  if (number === undefined || draft?.partySize === undefined || hour % 12 === size % 12) return undefined;
  const isFew = tablePicked === true && size > 0 && size <= noHour;
  if (size !== draft.partySize && !isFew) return undefined;
  const start = open.indexOf(kept);
  return { span: { start, end: start + kept.length }, size };
}

const patternOf = memoizeByLocale(({ party, times }) => {
  const hour = `[:.,h]\\d| ?${alternatives([...times.clock, ...times.am, ...times.pm])}(?!\\p{L})`;
  return new RegExp(`(?<!\\p{L})${alternatives(party.keptAt ?? [])} (\\d{1,2})(?!\\d|${hour})`, "u");
});
