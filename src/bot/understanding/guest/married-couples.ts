import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import type { FoundName } from "./found-name.ts";

/** How many a married couple are. */
export const sizeOfCouple = 2;

/**
 * Two that are called by one family's name, as they are written: "Mr and Mrs Abernathy", "M. et Mme Lefèvre". Who dines
 * with them is one more, and none of them: "dinner with Mr and Mrs Smith".
 */
export function findMarriedCouple(reading: Reading, open: string, locale: Locale): FoundName | undefined {
  const match = patternOf(locale).exec(open);
  if (match === null) return undefined;
  const span = spanOf(match);
  return { span, lastName: originalWords(reading, span.start, span.end) };
}

const patternOf = memoizeByLocale(({ people, party }) => {
  const title = `${alternatives(people.titles)}\\.?`;
  const and = `(?: ${alternatives(party.and)} | ?[&+] ?)(?:\\p{L}{1,3} )?`;
  const particles = "(?:(?:de|da|di|du|van|von|der|den|la|le) ){0,2}";
  return new RegExp(
    [
      `(?<!${alternatives([...party.companyLeads, ...(party.comesWith ?? [])])} )(?<![\\p{L}])`,
      `${title}${and}${title} ${particles}\\p{L}[\\p{L}'-]{1,30}(?![\\p{L}])`,
    ].join(""),
    "u",
  );
});
