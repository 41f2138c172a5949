import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText, type Reading } from "#src/bot/understanding/text/reading.ts";
import type { FoundName } from "./found-name.ts";

/** How many letters a name and what it is short for begin with: "Gaz", "Gareth". */
const shared = 2;

const shape =
  /^(?<short>\p{Lu}\p{L}{1,11})(?:\. | ?[-–:] )(?<first>\p{Lu}[\p{L}'-]{2,20}) (?<last>\p{Lu}[\p{L}'-]{1,30}(?: \p{Lu}[\p{L}'-]{1,30})?)[.! ]{0,3}$/u;

/** "Gaz. Gareth Pugh", asked for a name: what one is called, and then in full. */
export function findFullerName(reading: Reading, locale: Locale): FoundName | undefined {
  const titles = titleIn(locale);
  const { short = "", first = "", last = "" } = shape.exec(reading.original)?.groups ?? {};
  const isShort =
    short !== "" &&
    short.length < first.length &&
    foldText(first).startsWith(foldText(short).slice(0, shared)) &&
    !titles.test(foldText(short));
  return isShort
    ? { span: { start: 0, end: reading.origin.length - 1 }, firstName: first, lastName: last }
    : undefined;
}

/** "St. Stephen Jones" is called so. */
const titleIn = memoizeByLocale(
  ({ people }) => new RegExp(`^(?:st|ste|${alternatives(people.titles)})$`, "u"),
);
