import type { Locale } from "#src/bot/languages/locale.ts";
import { inAllLanguages } from "#src/bot/understanding/text/all-languages.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText, originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";

/** The words between the courtesies; a preposition before the wish is part of it, one left before a day is not. */
export function wishIn(reading: Reading, match: RegExpExecArray, open: string, locale: Locale): string {
  const { leading, leadingToTold, departs, trailing, dangling, whole, dictates, withoutAge } =
    patternsOf(locale);
  const [words] = match;
  const dictated = dictates?.exec(words)?.[0].length;
  if (dictated !== undefined && dictated < words.length)
    return originalWords(reading, match.index + dictated, match.index + words.length).trim();
  const told = words.search(whole);
  const lead = says(words, departs) ? leadingToTold : leading;
  const courteous = lead.exec(words)?.[0].length ?? 0;
  /** The "dat" of "dat is levensgevaarlijk" is no courtesy, nor is the "even" of "even traces". */
  const opened = told < 0 ? courteous : Math.min(courteous, told);
  const isCut = open.charAt(match.index + words.length) === "¦";
  const rest = words.slice(opened);
  const closed = (isCut ? dangling : trailing).exec(rest)?.[0].length ?? 0;
  const start = withoutAge.test(words) ? whoseAge(reading.folded, match.index) : match.index + opened;
  return originalWords(reading, start, match.index + words.length - closed).trim();
}

const whoseAge = (folded: string, index: number): number =>
  /(?<![\p{L}'])(?:[\p{L}\d]{1,7}[ '])?\p{L}{2,20}[ -]?$/u.exec(folded.slice(0, index))?.index ?? index;

/**
 * A note without what only leads to it ("also", the "that" of what is to be noted, but for the one that orders its words, "dass") and
 * without the courtesies at its end, in whatever way it was found.
 */
export function withoutCourtesies(words: string, locale: Locale): string {
  const folded = foldText(words);
  if (folded.length !== words.length) return words;
  /** "É um aniversário" and "è il compleanno" begin with no "and". */
  const start = /^[éè] /iu.test(words) ? 0 : (patternsOf(locale).leadingToNote.exec(folded)?.[0].length ?? 0);
  const end = folded.search(courteousEnd);
  return end > start ? words.slice(start, end) : words.slice(start);
}

const politeEnd = alternatives(inAllLanguages(({ manners }) => manners.politeEnds));
const courteousEnd = new RegExp(`(?:,? ${politeEnd}){1,3}[ .!]{0,3}$`, "u");

/** What is told without what hangs before the value that follows it. */
export const withoutDangling = (words: string, locale: Locale): string =>
  words.replace(patternsOf(locale).dangling, "");

const patternsOf = memoizeByLocale((locale) => {
  const { wishJoints, intents, party } = locale;
  const { joinsNote = [], leadsToNote = [] } = locale.notes ?? {};
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
  const begins = [
    ...leadsToNote,
    ...party.articles,
    ...(party.whoComes?.articles ?? []),
    ...(locale.wishFrames?.telling ?? []),
  ];
  return {
    /** "Table ronde" is told whole, too. */
    whole: phrases([
      ...locale.allergies,
      ...(locale.gravity ?? []),
      ...locale.wishes.filter((wish) => wish.search(bookNoun) === 0),
    ]),
    /** "Great, but …" praises, and tells nothing to the house. */
    leading: opening(filler),
    /** "Please write: one of us uses a wheelchair". */
    dictates:
      locale.notes?.alone &&
      new RegExp(
        `^ ?(?:\\p{L}{1,10},? ){0,3}?${alternatives(locale.notes.alone.plain)}(?: \\p{L}{1,10}){0,4} ?: ?`,
        "u",
      ),
    /** "We have theatre at 8" is told whole. */
    leadingToTold: opening(alternatives(fillers.filter((one) => !locale.wishHaves?.includes(one)))),
    departs: phrases(locale.times.departures),
    /** "Of 2 in a buggy" is told of the toddler before it, who is read as one of the party. */
    withoutAge: new RegExp(`^ ?${alternatives(party.agedLeads)} ?\\d{1,2} (?=\\p{L})`, "u"),
    leadingToNote: new RegExp(
      `^(?:${alternatives(joinsNote)},? (?=${alternatives(begins)}(?!\\p{L})))?(?:${alternatives(leadsToNote)}(?:(?<=')| ))?`,
      "u",
    ),
    trailing: new RegExp(`(?: ${alternatives(closing)}){0,4} ?$`, "u"),
    dangling: new RegExp(
      `(?: ${alternatives([...closing, ...wishJoints, ...(locale.wishCuts ?? []), ...locale.times.leads])}){0,4} ?$`,
      "u",
    ),
  };
});
