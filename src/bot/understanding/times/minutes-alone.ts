import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { FoundTime } from "./found-time.ts";

/** "Rather quarter past", "plutôt et quart", said of a time that is known: the nearest such time. */
export function findMinutesAlone(
  open: string,
  locale: Locale,
  { draft }: UnderstandingContext,
): readonly FoundTime[] {
  const { spoken, offsets } = patternsOf(locale);
  const match = draft?.time === undefined ? null : spoken.exec(open);
  const offset = offsets.get(match?.groups?.["spoken"] ?? "");
  if (match === null || offset === undefined || draft?.time === undefined) return [];
  const known = Temporal.PlainTime.from(draft.time);
  const { hour, minute } = known.add({ minutes: ((offset - known.minute + 149) % 60) - 29 });
  const span = spanOf(match);
  return [{ span, time: { span, hour, minute, fixed: true, padded: false, sure: true } }];
}

const patternsOf = memoizeByLocale(({ times, intents }) => {
  const ending = alternatives([...intents.fillers, ...intents.rather]);
  const told = [...Object.entries(times.before), ...Object.entries(times.after)];
  const offsets = new Map(
    told.filter(([words, minutes]) => words.includes(" ") && minutes % 15 === 0 && minutes !== 0),
  );
  return {
    offsets,
    spoken: new RegExp(
      `(?<![\\d¦] )(?<![\\p{L}\\d¦])(?<spoken>${alternatives([...offsets.keys()])})(?=(?:,? ${ending})?[,.!? ]{0,3}$)`,
      "u",
    ),
  };
});
