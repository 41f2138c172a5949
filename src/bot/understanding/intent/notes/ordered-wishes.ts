import type { Locale } from "#src/bot/languages/locale.ts";
import { onlyAnswers } from "#src/bot/understanding/intent/answers/answers.ts";
import { asksSomething } from "#src/bot/understanding/intent/questions/asking.ts";
import { inAllLanguages } from "#src/bot/understanding/text/all-languages.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { findOrderedAhead } from "./ordered-ahead.ts";

interface OrderedWish {
  readonly span: Span;
  readonly words: string;
  readonly isFirm: true;
  readonly isAdded?: true;
}

/** What is to be kept or prepared, with the words that ask for it: "uns die Ente zurücklegen" is more than "die Ente". */
export function orderedWishes(
  reading: Reading,
  open: string,
  locale: Locale,
  context: UnderstandingContext,
): readonly OrderedWish[] {
  const patterns = patternsOf(locale);
  return findOrderedAhead(open, locale, context).map(({ span, clause }) => ({
    span,
    words: wordsOf(reading, clause, patterns),
    isFirm: true,
    ...(context.tablePicked !== true && { isAdded: true as const }),
  }));
}

/** "Platz braucht er halt, bitte mit aufschreiben": what stands before the order to note it is told in whatever words. */
export function toldBefore(
  toNote: readonly Span[],
  reading: Reading,
  open: string,
  locale: Locale,
): OrderedWish[] {
  const [order] = toNote;
  if (order === undefined) return [];
  const match = /[^.,;!?¦]{8,200}(?=[.,;!]{1,3} ?$)/u.exec(open.slice(0, order.start));
  if (match === null || onlyAnswers(match[0], locale) || asksSomething(match[0], locale)) return [];
  const words = wordsOf(reading, match, patternsOf(locale));
  return words.includes(" ") ? [{ span: spanOf(match), words, isFirm: true }] : [];
}

function wordsOf(
  reading: Reading,
  { index, 0: words }: RegExpExecArray,
  { courteous, asksPolitely, writes, courteousEnd }: ReturnType<typeof patternsOf>,
): string {
  const end = words.length - (courteousEnd.exec(words)?.[0].length ?? 0);
  const opened = [courteous, asksPolitely, writes, courteous].reduce(
    (start, opening) => start + (opening.exec(words.slice(start, end))?.[0].length ?? 0),
    0,
  );
  return originalWords(reading, index + opened, index + end).trim();
}

const politeEnds = inAllLanguages(({ manners }) => manners.politeEnds);

const patternsOf = memoizeByLocale(({ notes, wishFillers, wishJoints, intents }) => {
  const fillers = [...wishFillers, ...intents.thanks].filter((filler) => !wishJoints.includes(filler));
  return {
    courteous: new RegExp(`^ ?(?:${alternatives(fillers)}(?![\\p{L}'-]| \\d) ?:? ?){0,6}`, "u"),
    /** "Can you", before what is to be done. */
    asksPolitely: new RegExp(`^ ?${alternatives(notes?.asksToDo ?? [])}(?![\\p{L}-])`, "u"),
    /** Courtesies, and that it is to be noted. */
    courteousEnd: new RegExp(`(?: ${alternatives([...politeEnds, ...(notes?.writes ?? [])])}){0,3} ?$`, "u"),
    writes: new RegExp(`^ ?${alternatives(notes?.writes ?? [])}(?!\\p{L}) ?`, "u"),
  };
});
