import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";

/** The words between the courtesies; a preposition before the wish is part of it, one left before a day is not. */
export function wishIn(reading: Reading, match: RegExpExecArray, open: string, locale: Locale): string {
  const { leading, leadingToTold, departs, trailing, dangling, health } = patternsOf(locale);
  const [words] = match;
  const told = words.search(health);
  const lead = says(words, departs) ? leadingToTold : leading;
  const courteous = lead.exec(words)?.[0].length ?? 0;
  /** The "dat" of "dat is levensgevaarlijk" is no courtesy, nor is the "even" of "even traces". */
  const opened = told < 0 ? courteous : Math.min(courteous, told);
  const isCut = open.charAt(match.index + words.length) === "¦";
  const rest = words.slice(opened);
  const closed = (isCut ? dangling : trailing).exec(rest)?.[0].length ?? 0;
  return originalWords(reading, match.index + opened, match.index + words.length - closed).trim();
}

/** What is told without what hangs before the value that follows it. */
export const withoutDangling = (words: string, locale: Locale): string =>
  words.replace(patternsOf(locale).dangling, "");

const patternsOf = memoizeByLocale((locale) => {
  const { wishJoints, intents } = locale;
  const fillers = [...locale.wishFillers, ...intents.thanks].filter((filler) => !wishJoints.includes(filler));
  const filler = alternatives(fillers);
  const praise = alternatives([...intents.praise, ...intents.affirm]);
  /** "A silent table" is more to a waiter than "a silent". */
  const bookNoun = phrases(intents.bookNouns);
  const closing = fillers.filter((one) => !says(one, bookNoun));
  const opening = (one: string) =>
    new RegExp(
      `^ ?(?:[+] ?)?(?:${praise} ${alternatives(intents.but)} )?(?:(?:${alternatives(wishJoints)} )?${one}(?![\\p{L}'-]| \\d) ?:? ?){0,8}`,
      "u",
    );
  return {
    health: phrases([...locale.allergies, ...(locale.gravity ?? [])]),
    /** "Great, but …" praises, and tells nothing to the house. */
    leading: opening(filler),
    /** "We have theatre at 8" is told whole. */
    leadingToTold: opening(alternatives(fillers.filter((one) => !locale.wishHaves?.includes(one)))),
    departs: phrases(locale.times.departures),
    trailing: new RegExp(`(?: ${alternatives(closing)}){0,4} ?$`, "u"),
    dangling: new RegExp(
      `(?: ${alternatives([...closing, ...wishJoints, ...(locale.wishCuts ?? []), ...locale.times.leads])}){0,4} ?$`,
      "u",
    ),
  };
});
