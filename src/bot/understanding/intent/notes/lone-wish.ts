import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";

/** The one wish that is to be noted. */
export interface FoundLoneWish {
  /** With the words that ask for it. */
  readonly span: Span;
  readonly told: Span;
}

/**
 * What is to stand in the place of all that is noted: "the note should just say high chair", "that note is wrong, put high
 * chair". Where the note is not named ("just put high chair"), only what `isWish` says is a wish of the house, or what is told
 * with "that".
 */
export function findLoneWish(
  open: string,
  locale: Locale,
  isWish: (words: string) => boolean,
): FoundLoneWish | undefined {
  const patterns = patternsOf(locale);
  if (patterns === undefined) return undefined;
  const named = patterns.says.exec(open) ?? patterns.mends.exec(open);
  const match = named ?? patterns.puts.exec(open);
  const { before = "", that = "", told = "" } = match?.groups ?? {};
  if (match === null || (named === null && that === "" && !isWish(told))) return undefined;
  const start = match.index + before.length + (locale.notes?.endsInVerb ? 0 : that.length);
  const end = match.index + before.length + that.length + told.length;
  return { span: spanOf(match), told: { start, end } };
}

const patternsOf = memoizeByLocale(
  ({ notes, wishFillers, intents, negations, party, allWishesBack = [] }) => {
    if (notes?.alone === undefined) return undefined;
    const { called, wrong, says, puts, plain, ends } = notes.alone;
    const corrected = `${alternatives(notes.edits?.unclear ?? [])}(?= ?:)`;
    const never = `${alternatives(notes.never)}(?!\\p{L})`;
    const lead = `(?:(?!${never})[\\p{L}'-]{1,15},? ){0,5}?`;
    const close = alternatives([...ends, ...wishFillers, ...intents.thanks]);
    const begin = "(?<=^[¿¡ ]{0,2}|[.;!?,] ?)";
    const that = `(?:${alternatives(notes.that)}(?: |(?<=[':]) ?))`;
    const told = `["'“\\u0095„\\u0094«]?)(?<that>${that}?)(?<told>[^¦.;!?:"“\\u0095”„\\u0094«»]{3,200}?)["'”“\\u0095»]?(?:,? ${close}){0,3}(?:[?!. ]{0,4}$|(?=(?:,|[.;,]? ${alternatives(party.and)})(?: [\\p{L}'-]{1,12}){0,4} ?¦))`;
    const around = (before: string) =>
      new RegExp(`${begin}(?<before>${before}(?!\\p{L}) ?[:,]? ?${told}`, "u");
    const some = "(?:[,:]? [\\p{L}'-]{1,14}){0,6}?";
    const isWrong = `${some}[,:]? ${alternatives([...wrong, ...negations])}(?!\\p{L})`;
    const named = `(?:[\\p{L}'-]{1,15},? ){0,5}?${alternatives(called)}`;
    const then = `(?:[,.:;!]{1,2})? (?:[\\p{L}'-]{1,15},? ){0,3}?`;
    return {
      says: around(`${lead}(?:${alternatives(says)}|${corrected})`),
      puts: around(lead + alternatives(puts)),
      /** "What you put for the kitchen is nonsense, just write", "delete the note and write". */
      mends: around(
        `(?:${named}(?:${some}${then}${alternatives(puts)}|${isWrong}${some}${then}${alternatives(plain)})|${lead}${alternatives(allWishesBack)}${then}${alternatives(plain)})`,
      ),
    };
  },
);
