import type { Locale } from "#src/bot/languages/locale.ts";
import { beginsAsking } from "#src/bot/understanding/intent/answers/answers.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";

/**
 * Whether it is asked if a time is too early or too late, up to the end of the message: "is 12 too early?", "12, or is
 * that too early?" wish for that time, "7's too early for us" for another. `span` is the time, or all of it with those words.
 */
export function asksIfUnfit(text: string, { start, end }: Span, locale: Locale): boolean {
  const { ending, anyTime } = patternsOf(locale);
  const [last] = ending.exec(text.slice(start)) ?? [];
  if (last === undefined || !anyTime.test(text.slice(0, end))) return false;
  return last.includes("?") || beginsAsking(text, locale);
}

/** "That's too late. 8?", "not so early, 8 please": what comes behind it is the hour that is wished for. */
export function isBehindUnfit(text: string, { start }: Span, locale: Locale): boolean {
  return matchesIn(text, patternsOf(locale).behind).some((match) => spanOf(match).end === start);
}

const patternsOf = memoizeByLocale(({ times }) => {
  const apart = "(?![\\p{L}\\p{N}])";
  const unfit = alternatives([...times.tooEarly, ...times.tooLate]);
  const time = `[\\d¦][\\d¦:.h]{0,4}(?: ?${alternatives([...times.clock, ...times.am, ...times.pm])})?`;
  return {
    behind: new RegExp(`(?<![\\p{L}])${unfit}(?:[,.!?] ?| )(?:\\p{L}{1,8} ){0,3}`, "gu"),
    ending: new RegExp(
      `^(?:${time})?(?:,? ?[\\p{L}']{1,9}){0,4}? ?${unfit}${apart}(?: [\\p{L}']{1,12}){0,3}[ .!?]{0,4}$`,
      "u",
    ),
    anyTime: new RegExp(
      `[\\d¦]|(?<![\\p{L}])${alternatives([...times.noon, ...times.midnight])}${apart}`,
      "u",
    ),
  };
});
