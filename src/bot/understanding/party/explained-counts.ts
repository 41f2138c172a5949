import type { Locale } from "#src/bot/languages/locale.ts";
import { companyOf } from "./company.ts";
import { type Item, isWeak } from "./found-party.ts";

/**
 * "There are six of us!! Me, my wife, two kids and their grandparents": those who are named after a mark, the guest among
 * them, are the ones that were counted, and add nothing to it. `items` stand in the order of the words.
 */
export function withoutExplained(items: readonly Item[], text: string, locale: Locale): readonly Item[] {
  const at = items.findIndex((item, index) => explains(items.slice(index + 1), item, text, locale));
  const counted = items[at];
  if (counted === undefined) return items;
  const end = endOfList(items.slice(at + 1), text);
  return items.filter(({ span }, index) => index <= at || span.start >= end);
}

function explains(named: readonly Item[], counted: Item, text: string, locale: Locale): boolean {
  const [first] = named;
  if (first === undefined || counted.size < fewestExplained || !isOfWhole(counted, text, locale))
    return false;
  if (!mark.test(text.slice(counted.span.end, first.span.start))) return false;
  const end = endOfList(named, text);
  const listed = named.filter(({ span }) => span.start < end);
  return listed.length > 1 && listed.every(isNamed) && listed.some(({ kind }) => kind === "self");
}

/** "The two of us, my brother and I" is told by its sum. */
const fewestExplained = 3;

/** Between the count and those it counts. */
const mark = /^ ?[,.:;!–-]{1,4} ?$/;

const isNamed = ({ kind }: Item): boolean => ["self", "relation", "article", "people"].includes(kind);

/** "We are six", "six of us", "six people", but not "six friends", who are others. */
function isOfWhole({ kind, span }: Item, text: string, locale: Locale): boolean {
  if (kind === "table" || kind === "total" || isWeak(kind)) return true;
  return kind === "people" && companyOf(locale).persons.test(text.slice(span.start, span.end));
}

/** Where the sentence of those who are named ends. */
function endOfList([first]: readonly Item[], text: string): number {
  const start = first?.span.start ?? text.length;
  const length = text.slice(start).search(/[.!?¦]/);
  return length < 0 ? text.length : start + length;
}
