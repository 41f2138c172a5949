import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";

/** A part of a message that says one thing, and which of its sentences it stands in, counted from 0. */
export interface Clause {
  readonly text: string;
  readonly sentence: number;
}

/**
 * The clauses of a message: they end at a mark, and before the words that join another one to it, "and", "but", "so". A number's point
 * ends none: "on the 3. of May".
 */
export function clausesIn(original: string, locale: Locale): readonly Clause[] {
  return sentencesOf(original).flatMap((sentence, index) => {
    const texts = sentence.split(clauseEndsOf(locale)).map((text) => text.trim());
    return texts.filter((text) => /[\p{L}\p{N}]/u.test(text)).map((text) => ({ text, sentence: index }));
  });
}

/** The sentences of a message, by their marks. */
export function sentencesOf(original: string): readonly string[] {
  return original.split(sentenceEnd);
}

/** A clause without the words that join it to what stands before it: "but yes, book it" is "yes, book it". */
export function withoutJoint(clause: string, locale: Locale): string {
  return clause.slice(jointOf(locale).exec(foldText(clause))?.[0].length ?? 0);
}

/** A message without the clause that has this place; with the locale, "and" before it ends the one before. */
export function besideClause(original: string, { start, end }: Span, locale?: Locale): string {
  const joined = locale ? new RegExp(` ${andOf(locale)} $`, "iu").exec(original.slice(0, start)) : null;
  const mark = Math.max(...[..."(.,;!?:"].map((one) => original.lastIndexOf(one, start - 1))) + 1;
  const from = joined === null ? mark : joined.index;
  const length = original.slice(end).search(/[.,;!?:]/u);
  const after = length < 0 ? "" : original.slice(end + length + 1);
  return `${original.slice(0, from)} ${after}`.replaceAll(/^[ ,;:]{1,5}|[ ,;:]{1,5}$/gu, "");
}

const sentenceEnd = /(?<=[!?;…]["”»)]{0,2}|(?<!\d)\.{1,3}["”»)]{0,2}|\d{2}\.) /u;

const andOf = ({ party }: Locale) => party.and[0] ?? "(?!)";

const clauseEndsOf = memoizeByLocale(
  (locale) => new RegExp(`(?<=[,:]) | [-–—] | (?=${andOf(locale)} )`, "iu"),
);

const jointOf = memoizeByLocale(
  (locale) =>
    new RegExp(
      `^(?:${alternatives([andOf(locale), ...locale.intents.but, ...(locale.intents.therefore ?? [])])}[, ]{1,2}){1,3}`,
      "u",
    ),
);
