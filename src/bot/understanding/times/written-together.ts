import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { FoundTime } from "./found-time.ts";

/**
 * "Table 1930 Friday", "can we come 1930 on Friday": an hour and its quarter written in one, where a day stands in the message and
 * nothing before it but the table or that they come; or behind words that change to it, "make it 730". A year, a house number or a
 * code has a word of its own. `open` has days covered.
 */
export function isWrittenTogether({ span, time, to }: FoundTime, open: string, locale: Locale): boolean {
  const { before, changing, after } = patternsOf(locale);
  const words = open.slice(span.start, span.end);
  if (to !== undefined || !quarter.test(words) || !after.test(open.slice(span.end))) return false;
  const lead = open.slice(0, span.start);
  if (changing.test(lead)) return true;
  return words.length === 4 && time.hour > earliest && open.includes("¦") && before.test(lead);
}

const quarter = /^\d{1,2}(?:00|15|30|45)$/;

/** Whatever is written so before noon may be a price or a code. */
const earliest = 10;

const patternsOf = memoizeByLocale(({ intents, party, choices }) => {
  const table = `(?:${alternatives(party.articles)} )?${alternatives(intents.bookNouns)},?`;
  const comes = `(?<!\\p{L})${alternatives(party.whoComes?.arrives ?? [])}`;
  return {
    before: new RegExp(`(?:^|[.!,] |¦,? |(?:^|[.!,] )${table} |${comes} )$`, "u"),
    changing: new RegExp(
      `(?<!\\p{L})${alternatives([...intents.change, ...intents.rather, ...choices.likesBetter])}(?: \\p{L}{1,4}){0,2} $`,
      "u",
    ),
    after: new RegExp(
      `^(?:$|[,.!?](?!\\d)|,? (?:\\p{L}{1,4} )?¦|,? ${alternatives(intents.fillers)}(?=$|[ ,.!?]))`,
      "u",
    ),
  };
});
