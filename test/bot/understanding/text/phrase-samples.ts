/** One alternative of a group: pieces that stand one after the other. */
type Sequence = readonly Piece[];

type Piece =
  | { readonly type: "text"; readonly choices: readonly string[] }
  | { readonly type: "group"; readonly alternatives: readonly Sequence[] }
  | { readonly type: "look"; readonly isNegated: boolean; readonly alternatives: readonly Sequence[] }
  | { readonly type: "repeat"; readonly of: Piece; readonly least: number; readonly most: number };

/** A phrase of the locales' data, read as the regular expression it is. */
export type Phrase = readonly Sequence[];

/** The alternative to take in each group on the way to one of them, and the optional parts to go through. */
export type Way = ReadonlyMap<object, Sequence>;

/** A number below the given one. */
type Random = (below: number) => number;

const token =
  /(?<group>\((?:\?(?:<?[=!]|:|<\w+>))?)|(?<end>\))|(?<or>\|)|(?<repeat>[?*+]|\{\d+(?:,\d*)?\})|(?<set>\[(?:\\.|[^\]\\])*\])|(?<escaped>\\p\{[^}]*\}|\\x..|\\.)|(?<any>\.)|(?<anchor>[\^$])|(?<text>.)/gsu;

export function parsePhrase(source: string): Phrase {
  const tokens = source
    .matchAll(token)
    .map(({ groups = {} }) => groups)
    .toArray();
  let at = 0;
  const alternatives = (): Phrase => {
    const found: Piece[][] = [[]];
    for (; at < tokens.length && tokens[at]?.["end"] === undefined; at += 1) {
      const { group, or, repeat, anchor } = tokens[at] ?? {};
      if (or !== undefined) {
        found.push([]);
        continue;
      }
      const current = found.at(-1) ?? [];
      if (repeat !== undefined) current.push(repeated(repeat, current.pop()));
      else if (group !== undefined) {
        at += 1;
        current.push(grouped(group, alternatives()));
      } else if (anchor === undefined) current.push({ type: "text", choices: choicesOf(tokens[at] ?? {}) });
    }
    return found;
  };
  return alternatives();
}

function repeated(repeat: string, of: Piece = { type: "text", choices: [""] }): Piece {
  const [least = 0, most = least] =
    repeat === "?"
      ? [0, 1]
      : /[*+]/.test(repeat)
        ? [repeat === "+" ? 1 : 0, 3]
        : (repeat.match(/\d+/g)?.map(Number) ?? []);
  return { type: "repeat", of, least, most: Math.min(most, least + 2) };
}

function grouped(opening: string, alternatives: Phrase): Piece {
  if (!/[=!]/.test(opening)) return { type: "group", alternatives };
  return { type: "look", isNegated: opening.includes("!"), alternatives };
}

/** Characters that a token stands for, letters of a pronoun among them. */
function choicesOf({ set, escaped, any, text = "" }: Partial<Record<string, string>>): readonly string[] {
  const written = set ?? escaped ?? (any === undefined ? undefined : ".");
  if (written === undefined) return [text];
  const expression = new RegExp(`^${written}$`, "u");
  const named = (set ?? "").replaceAll(/\\p\{[^}]*\}|\\./gu, "");
  return [...new Set([...named, ..."ixe2 #-'.,?°/:|+"])].filter((one) => expression.test(one));
}

/** A way to each alternative of a phrase. What only stands beside it has none of its own. */
export function waysThrough(phrase: Phrase, before: Way = new Map()): Way[] {
  return phrase.flatMap((sequence) => {
    const way = new Map(before).set(phrase, sequence);
    return [way, ...sequence.flatMap((piece) => waysInto(piece, way))];
  });
}

function waysInto(piece: Piece, before: Way): Way[] {
  if (piece.type === "repeat") return waysInto(piece.of, new Map(before).set(piece, []));
  return piece.type === "group" ? waysThrough(piece.alternatives, before) : [];
}

/** Words that the phrase describes on this way, with those that it wants beside them. */
export function wordsOn(phrase: Phrase, way: Way, random: Random): string {
  const sequence = way.get(phrase) ?? phrase[random(phrase.length)] ?? [];
  return sequence.map((piece) => wordsOf(piece, way, random)).join("");
}

function wordsOf(piece: Piece, way: Way, random: Random): string {
  switch (piece.type) {
    case "text":
      return piece.choices[random(piece.choices.length)] ?? "";
    case "group":
      return wordsOn(piece.alternatives, way, random);
    case "look":
      return piece.isNegated ? "" : wordsOn(piece.alternatives, way, random);
    case "repeat": {
      const least = way.has(piece) ? Math.max(1, piece.least) : piece.least;
      const times = least + random(piece.most - least + 1);
      return Array.from({ length: times }, () => wordsOf(piece.of, way, random)).join("");
    }
  }
}
