import { matchesIn } from "./phrases.ts";
import { foldText } from "./reading.ts";
import type { Span } from "./spans.ts";

export interface Named<Value> {
  readonly name: string;
  readonly value: Value;
}

/** Names that are looked up in a text, however many there are. */
export interface NameIndex<Value> {
  /** The longest of the names that the folded text holds as whole words; of equally long ones the first. */
  findIn(
    folded: string,
    accepts?: (named: Named<Value>) => boolean,
  ): (Named<Value> & { readonly span: Span }) | undefined;
  /** The only one of the names, folded, that is near enough; undefined where several are. */
  findNear(isNear: (folded: string) => boolean): Named<Value> | undefined;
}

interface Entry<Value> {
  readonly named: Named<Value>;
  readonly rank: number;
}

/**
 * What it takes to find one depends on the text and on the longest name, not on how many names there are.
 * @param endings what a name may end in besides, in the language it is written in
 */
export function indexNames<Value>(
  names: Iterable<Named<Value>>,
  endings: readonly string[] = [],
): NameIndex<Value> {
  const entries = new Map<string, Entry<Value>>();
  let longest = 0;
  let rank = 0;
  for (const named of names) {
    const entry = { named, rank: rank++ };
    const words = foldText(named.name).trim();
    for (const form of words === "" ? [] : ["", ...endings].map((ending) => words + ending)) {
      const known = entries.get(form);
      if (known && !isBefore(entry, known)) continue;
      entries.set(form, entry);
      longest = Math.max(longest, form.length);
    }
  }
  return {
    findIn: (folded, accepts = () => true) => {
      let best: (Entry<Value> & { readonly span: Span }) | undefined;
      for (const span of wholeWords(folded, longest)) {
        const entry = entries.get(folded.slice(span.start, span.end));
        if (entry && (!best || isBefore(entry, best)) && accepts(entry.named)) best = { ...entry, span };
      }
      return best && { ...best.named, span: best.span };
    },
    findNear: (isNear) => {
      const [near, ...others] = [...entries].filter(([form]) => isNear(form)).map(([, { named }]) => named);
      return others.length === 0 ? near : undefined;
    },
  };
}

function isBefore<Value>(one: Entry<Value>, other: Entry<Value>): boolean {
  const longer = one.named.name.length - other.named.name.length;
  return longer === 0 ? one.rank < other.rank : longer > 0;
}

/** All parts of a text up to that length that cut through no word. */
function* wholeWords(text: string, longest: number): Generator<Span> {
  const isWord = new Uint8Array(text.length + 1);
  for (const { 0: letters, index } of matchesIn(text, /[\p{L}\p{N}]+/gu))
    isWord.fill(1, index, index + letters.length);
  for (let start = 0; start < text.length; start++) {
    if (isWord[start - 1] || text[start] === " ") continue;
    for (let end = start + 1; end <= Math.min(text.length, start + longest); end++) {
      if (!isWord[end]) yield { start, end };
    }
  }
}
