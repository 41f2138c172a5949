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
 * What is to stand in the place of all that is noted: "the note should just say high chair". Where the note is not named
 * ("just put high chair"), only what `isWish` says is a wish of the house.
 */
export function findLoneWish(
  open: string,
  locale: Locale,
  isWish: (words: string) => boolean,
): FoundLoneWish | undefined {
  const patterns = patternsOf(locale);
  if (patterns === undefined) return undefined;
  const says = patterns.says.exec(open);
  const match = says ?? patterns.puts.exec(open);
  const { told = "" } = match?.groups ?? {};
  if (match === null || (says === null && !isWish(told))) return undefined;
  const start = match.index + match[0].indexOf(told, match.groups?.before?.length);
  return { span: spanOf(match), told: { start, end: start + told.length } };
}

const patternsOf = memoizeByLocale(({ notes, wishFillers, intents }) => {
  if (notes?.alone === undefined) return undefined;
  const { says, puts, ends } = notes.alone;
  const never = `${alternatives(notes.never)}(?!\\p{L})`;
  const lead = `(?:(?!${never})[\\p{L}'-]{1,15},? ){0,5}?`;
  const close = alternatives([...ends, ...wishFillers, ...intents.thanks]);
  const around = (before: readonly string[]) =>
    new RegExp(
      `(?<=^[¿¡ ]{0,2}|[.;!?,] ?)(?<before>${lead}${alternatives(before)}(?!\\p{L}) ?[:,]? ?["'“\\u0095„\\u0094«]?)(?<told>[^¦.;!?:"“\\u0095”„\\u0094«»]{3,200}?)["'”“\\u0095»]?(?:,? ${close}){0,3}[?!. ]{0,4}$`,
      "u",
    );
  return { says: around(says), puts: around(puts) };
});
