import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import { overlap, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/**
 * Words by which a count is a guess, where they may be a weekday as well: "so 6 Leute" within a sentence and "wir sind so 6"
 * name no Sunday; "So 6 Leute" does, and so does one that opens the message, but where it answers how many come.
 */
export function findGuesses(
  reading: Reading,
  text: string,
  locale: Locale,
  { expecting }: UnderstandingContext,
): Span[] {
  const { guess, counted } = patternsOf(locale);
  const counts = matchesIn(text, counted).map(spanOf);
  return matchesIn(text, guess).flatMap((match): Span[] => {
    const { word = "", range, people } = match.groups ?? {};
    const span = { start: match.index, end: match.index + word.length };
    const isCounted = counts.some((count) => count.start < span.start && overlap(count, span));
    const isSmall = originalWords(reading, span.start, span.end) === word;
    const isAmid = (isSmall && span.start > 0) || range !== undefined;
    return isCounted || expecting === "partySize" || (isAmid && people !== undefined) ? [span] : [];
  });
}

const patternsOf = memoizeByLocale(({ dates, intents, party }) => {
  const words = dates.weekdays.flat().filter((word) => intents.fillers.includes(word));
  const to = `(?:-|${alternatives([...party.or, ...party.to])})`;
  return {
    guess: new RegExp(
      `(?<![\\p{L}\\p{N}])(?<word>${alternatives(words)}) \\d{1,2}(?<range> ?${to} ?\\d{1,2})?(?<people> ${alternatives(party.people)}(?![\\p{L}]))?(?![\\d.:])`,
      "gu",
    ),
    counted: phrases(party.phrases),
  };
});
