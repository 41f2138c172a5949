import type { Locale } from "#src/bot/languages/locale.ts";
import { beginsAsking } from "#src/bot/understanding/intent/answers/answers.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { clauseBefore, type Spanned, withoutThose } from "#src/bot/understanding/text/not-possible.ts";
import { matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";

/**
 * The times without those that are too early or too late, where others are named: "8 is too late for the little one, can we
 * come at 7?" Whoever asks whether it is too late, supposes so, or says that it is not, still speaks of it.
 */
export function fittingOf<Found extends Spanned>(
  found: readonly Found[],
  folded: string,
  locale: Locale,
): readonly Found[] {
  const { unfit, conditions } = patternsOf(locale);
  if (found.length < 2 || !says(folded, unfit)) return found;
  const isUnfit = (after: string, { start, end }: Span) => {
    const [match] = matchesIn(after, unfit);
    if (match === undefined) return false;
    const lead = clauseBefore(start, folded, locale).trimStart();
    const behind = folded.slice(end + spanOf(match).end).trimStart();
    return !beginsAsking(lead, locale) && !behind.startsWith("?") && !says(lead, conditions);
  };
  return withoutThose(found, isUnfit, folded);
}

const patternsOf = memoizeByLocale(({ choices, times }) => ({
  unfit: phrases(times.unfit),
  /** "If 8 is too late". */
  conditions: phrases(choices.conditions),
}));
