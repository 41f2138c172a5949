import { noOf, openingOf } from "#src/bot/understanding/intent/answers/answers.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * Which of their bookings is not meant, by what is noted with it or when it is: "not the lunch, the birthday table". Where one of them is
 * to be named, or the change of one is shown.
 */
export function bookingRefused({
  reading,
  found,
  locale,
  context,
}: FoundMessage): Pick<Understood, "notNamed"> {
  const { tablePicked, changeShown, expecting } = context;
  const isNoted = (found.wishes ?? []).length > 0;
  if (!isNoted || tablePicked || !(changeShown || expecting === "slot")) return {};
  const notNamed = refusedOf(locale).exec(reading.folded)?.groups?.refused;
  return notNamed === undefined ? {} : { notNamed };
}

/** "Not by the window" refuses a place. */
const refusedOf = memoizeByLocale((locale) => {
  const { negations, intents, wishJoints } = locale;
  const not = alternatives([...negations, ...intents.deny]);
  return new RegExp(
    [
      `${openingOf(locale)}(?:${noOf(locale)}[,.! ]{1,3})?(?:${alternatives(intents.but)} )?${not} `,
      `(?!${alternatives(wishJoints)} )(?<refused>[\\p{L}']{1,15}(?: [\\p{L}']{2,20}){0,4})(?= ?[,.;!-]| ?$)`,
    ].join(""),
    "u",
  );
});
