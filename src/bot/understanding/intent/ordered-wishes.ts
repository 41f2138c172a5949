import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { onlyAnswers } from "./answers.ts";
import { asksSomething } from "./asking.ts";
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
  { courteous, writes }: ReturnType<typeof patternsOf>,
): string {
  const end = words.length - (courteousEnd.exec(words)?.[0].length ?? 0);
  const opened = [courteous, asksPolitely, writes, courteous].reduce(
    (start, opening) => start + (opening.exec(words.slice(start, end))?.[0].length ?? 0),
    0,
  );
  return originalWords(reading, index + opened, index + end).trim();
}

/** In all languages: courtesies at the end of an order, and that it is to be noted. */
const courteousEnd =
  /(?: (?:please|pls|plz|thanks|note|bitte|danke|notieren|svp|stp|merci|s'il (?:vous|te) plait|por favor|porfa|gracias|per favore|perfavore|grazie|aub|alstublieft|alsjeblieft|noteren|tack|pf|obrigad[oa])){0,3} ?$/u;

/** In all languages: "can you", before what is to be done. */
const asksPolitely =
  /^ ?(?:(?:can|could|would|will) (?:you|u)(?: please)?|k(?:a|o)nn(?:st|t|en|test|tet|ten)? (?:ihr|sie|du)|(?:pouvez|pourriez)-vous|(?:vous|tu) (?:pouvez|pourriez|peux)|(?:puede|podria)[ns]?|pod(?:eis|riais)|puo|potete|potrebbe|potreste|(?:kunt|zou) u|(?:kun|kan) je|(?:kunnen|zouden) jullie|podem?|poderiam?|(?:kan|kunde|skulle) (?:ni|du)(?: kunna)?)(?![\p{L}-])/u;

const patternsOf = memoizeByLocale(({ notes, wishFillers, wishJoints, intents }) => {
  const fillers = [...wishFillers, ...intents.thanks].filter((filler) => !wishJoints.includes(filler));
  return {
    courteous: new RegExp(`^ ?(?:${alternatives(fillers)}(?![\\p{L}'-]| \\d) ?:? ?){0,6}`, "u"),
    writes: new RegExp(`^ ?${alternatives(notes?.writes ?? [])}(?!\\p{L}) ?`, "u"),
  };
});
