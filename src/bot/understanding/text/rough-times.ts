import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives } from "./phrases.ts";
import { foldText } from "./reading.ts";

/**
 * An hour without the words behind it by which it is none to the minute: "a las nueve más o menos" is nine o'clock, nobody's doubt, and no
 * party of nine more.
 */
export function withoutRoughness(text: string, locale: Locale): string {
  const folded = foldText(text);
  if (folded.length !== text.length) return text;
  const match = roughOf(locale).exec(folded);
  const { hour = "", rough = "" } = match?.groups ?? {};
  if (match === null || hour === "") return text;
  const start = match.index + hour.length;
  return text.slice(0, start) + text.slice(start + rough.length);
}

const roughOf = memoizeByLocale(
  ({ times }) =>
    new RegExp(
      `(?<![\\p{L}])(?<hour>${alternatives(times.leads)} [\\p{L}\\d:.]{1,12}(?: [\\p{L}\\d]{1,10})?)(?<rough> ${alternatives(times.roughly ?? [])})(?= ?(?:$|[,.;:!?]))`,
      "u",
    ),
);
