import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { FoundTime } from "./found-time.ts";

/**
 * Of the times that are offered, the one that a message begins with, whatever else it says: "seven inside is fine then, my name is Tom
 * Hale". It is a full hour and no place in their list.
 */
export function isOfferedHour(
  { span, time, to, others }: FoundTime,
  open: string,
  locale: Locale,
  { expecting, offers = [] }: UnderstandingContext,
): boolean {
  if (expecting !== "slot" || to !== undefined || others !== undefined) return false;
  const isOffer = offers.some((offer) => offer.time?.endsWith(":00") && isHour(offer.time, time.hour));
  const areTimes = offers.every((offer) => offer.time !== undefined);
  const { before, after } = patternsOf(locale);
  return (
    areTimes &&
    isOffer &&
    time.minute === 0 &&
    time.hour > offers.length &&
    before.test(open.slice(0, span.start)) &&
    after.test(open.slice(span.end))
  );
}

/** On the face of a clock. */
const isHour = (time: string, hour: number): boolean => Number(time.slice(0, 2)) % 12 === hour % 12;

const patternsOf = memoizeByLocale(({ intents, times, indoors, outdoors }) => {
  const picks = alternatives([...intents.fillers, ...intents.affirm, ...intents.yes, ...intents.choice]);
  const courtesies = alternatives([
    ...intents.fillers,
    ...intents.affirm,
    ...intents.choice,
    ...intents.thanks,
  ]);
  const place = `(?:,? \\p{L}{1,3}){0,2},? ${alternatives([...indoors, ...outdoors])}(?: \\p{L}{1,8}){0,3} ?(?:$|[,.;!¦])`;
  return {
    before: new RegExp(`^ ?(?:${picks}[,.!]? ){0,3}(?:${alternatives(times.answerLeads)} )?$`, "u"),
    after: new RegExp(
      `^(?:(?: \\p{L}{1,3}){0,2} ?¦|${place}|(?:,? ${courtesies}){0,2} ?(?:[,;!]|\\.(?!\\d)) ?[\\p{L}¦])`,
      "u",
    ),
  };
});
