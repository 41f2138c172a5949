import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { FoundTime } from "./found-time.ts";

/**
 * "Table 1930 Friday", "can we come 1930 on Friday": an hour and its quarter written in one, where a day stands in the message and
 * nothing before it but the table or that they come. A year, a house number or a code has a word of its own. `open` has days covered.
 */
export function isWrittenTogether({ span, time, to }: FoundTime, open: string, locale: Locale): boolean {
  const { before, after } = patternsOf(locale);
  return (
    to === undefined &&
    quarter.test(open.slice(span.start, span.end)) &&
    time.hour > earliest &&
    open.includes("¦") &&
    before.test(open.slice(0, span.start)) &&
    after.test(open.slice(span.end))
  );
}

const quarter = /^\d\d(?:00|15|30|45)$/;

/** Whatever is written so before noon may be a price or a code. */
const earliest = 10;

const patternsOf = memoizeByLocale(({ intents, party }) => {
  const table = `(?:${alternatives(party.articles)} )?${alternatives(intents.bookNouns)},?`;
  const comes = `(?<!\\p{L})${alternatives(party.whoComes?.arrives ?? [])}`;
  return {
    before: new RegExp(`(?:^|[.!,] |¦,? |(?:^|[.!,] )${table} |${comes} )$`, "u"),
    after: /^(?:$|[,.!?](?!\d)|,? (?:\p{L}{1,4} )?¦)/u,
  };
});
