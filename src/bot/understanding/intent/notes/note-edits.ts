import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { cover, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import { findLoneWish } from "./lone-wish.ts";
import { findNeeds } from "./needs.ts";
import { piecesOf } from "./note-pieces.ts";
import { findNoteSwap } from "./note-swaps.ts";
import { withoutDogLeft } from "./stays-away.ts";
import { emptiesNote, sharesWord } from "./wishes-taken-back.ts";

/** What a message makes of the words of a note, and where it says so. */
export type NoteEdit = { readonly span: Span } & (
  | { readonly type: "without"; readonly left: readonly string[] }
  /** Where it stands in the message. */
  | { readonly type: "lacks"; readonly told: Span }
  /** Nothing that is noted is named: what it says is to be shown. */
  | { readonly type: "names nothing" }
  /** It is to say something else, and not what. */
  | { readonly type: "unclear" }
);

/**
 * How a note is edited in words: "take the dog out of the note", "the dog stays at home", "the high chair is missing from it", "leave out its
 * beginning". An allergy goes where it is named, and by nothing else. Undefined where the note is told anew, or deleted.
 */
export function findNoteEdit(original: string, noted: string, locale: Locale): NoteEdit | undefined {
  const folded = foldText(original);
  const withoutDog = withoutDogLeft(folded, noted, locale);
  if (withoutDog !== undefined) return { type: "without", ...withoutDog };
  const patterns = patternsOf(locale);
  if (patterns === undefined) return undefined;
  if (findLoneWish(folded, locale, () => false) !== undefined) return undefined;
  const swap = findNoteSwap(original, noted, locale);
  if (swap !== undefined) return { type: "without", ...swap };
  const pieces = piecesOf(noted, locale);
  for (const match of matchesIn(folded, patterns.out)) {
    const part = match.slice(1).find(Boolean) ?? "";
    const out = namedBy(part, pieces, locale);
    const span = spanOf(match);
    if (out.length > 0) return withoutThese(pieces, out, part, span, locale);
    if (!says(part, patterns.parts) && !emptiesNote(folded, locale)) return { type: "names nothing", span };
  }
  const [that] = matchesIn(folded, patterns.untoldThat);
  const last = pieces.findLastIndex((piece) => findNeeds(piece) === undefined);
  if (that !== undefined && last >= 0)
    return { type: "without", left: pieces.toSpliced(last, 1), span: spanOf(that) };
  const [lacking] = matchesIn(folded, patterns.missing);
  if (lacking !== undefined) return { type: "lacks", ...toldIn(lacking) };
  if (pieces.length === 0) return undefined;
  for (const [end, place] of [
    [patterns.first, 0],
    [patterns.last, pieces.length - 1],
  ] as const) {
    const [match] = matchesIn(folded, end);
    const piece = match && pieces.length > 1 ? pieces[place] : undefined;
    if (match && piece !== undefined && findNeeds(piece) === undefined)
      return { type: "without", left: pieces.filter((one) => one !== piece), span: spanOf(match) };
  }
  const [unclear] = matchesIn(folded, patterns.unclear);
  return unclear && !emptiesNote(folded, locale) ? { type: "unclear", span: spanOf(unclear) } : undefined;
}

/**
 * What is left of a note of which the message drops whatever it does not name: "only the nut allergy matters, strike the rest". Every
 * allergy stays. "unclear" where nothing that is noted is named, or all of it; undefined where nothing is dropped so.
 */
export function leftOfRest(
  original: string,
  noted: string,
  locale: Locale,
): readonly string[] | "unclear" | undefined {
  const folded = foldText(original);
  const [rest] = matchesIn(folded, patternsOf(locale)?.dropsRest ?? /(?!)/gu);
  if (rest === undefined) return undefined;
  const others = cover(folded, [spanOf(rest)]);
  const pieces = piecesOf(noted, locale);
  const isNamed = (piece: string) => sharesWord(others, foldText(piece), locale);
  const left = pieces.filter((piece) => isNamed(piece) || findNeeds(piece) !== undefined);
  return pieces.some(isNamed) && left.length < pieces.length ? left : "unclear";
}

/** "Don't tell them it's her birthday", and no more. */
export const isUntold = (folded: string, locale: Locale): boolean =>
  says(folded, patternsOf(locale)?.untold ?? /(?!)/gu);

/** The pieces that are named: of "the bit about my sister's husband" those of the husband, and not each that speaks of a sister. */
function namedBy(part: string, pieces: readonly string[], locale: Locale): readonly string[] {
  const words = (part.match(/\p{L}{3,40}/gu) ?? []).filter((word) => sharesWord(word, word, locale));
  const named = pieces.filter((piece) => sharesWord(part, foldText(piece), locale));
  const byAll = named.filter((piece) => words.every((word) => sharesWord(word, foldText(piece), locale)));
  return byAll.length > 0 ? byAll : named;
}

/** Without those that are named; who is named alone takes no allergy with them. */
function withoutThese(
  pieces: readonly string[],
  out: readonly string[],
  part: string,
  span: Span,
  locale: Locale,
): NoteEdit {
  const whatElse = part.replace(patternsOf(locale)?.people ?? /(?!)/gu, " ");
  const isOnlyOfPerson = out.some(
    (piece) => findNeeds(piece) !== undefined && !sharesWord(whatElse, foldText(piece), locale),
  );
  if (isOnlyOfPerson) return { type: "unclear", span };
  return { type: "without", left: pieces.filter((piece) => !out.includes(piece)), span };
}

function toldIn(match: RegExpExecArray): { readonly span: Span; readonly told: Span } {
  const told = match.slice(1).find(Boolean) ?? "";
  const start = match.index + match[0].lastIndexOf(told);
  return { span: spanOf(match), told: { start, end: start + told.length } };
}

const patternsOf = memoizeByLocale(({ notes, party, intents }) => {
  const { edits, untold = [], untoldThat = [], dictated } = notes ?? {};
  if (edits === undefined) return undefined;
  const { out, missing, first, last, unclear, parts } = edits;
  const part = "([^,.;:!?]{2,60})";
  /** What lacks is told to the end of the sentence. */
  const told = "([^.!?;]{3,150})";
  return {
    out: phrases([...out, ...untold.map((lead) => `${lead} @`)].map((phrase) => phrase.replace("@", part))),
    untold: new RegExp(
      `^[¿¡ ]{0,2}(?:[\\p{L}']{1,9},? ){0,2}${alternatives(untold)}(?!\\p{L})[^.,;!?]{0,80}[.! ]{0,3}$`,
      "u",
    ),
    /** "Don't tell them that it's her birthday" goes on. */
    untoldThat: phrases([
      `${alternatives(untoldThat)}(?= ?(?:$|[.,;!]| ${alternatives(party.and)} | ${alternatives(intents.fillers)} ?(?:$|[.,;!])))`,
    ]),
    dropsRest: phrases(dictated?.dropsRest ?? []),
    missing: phrases(missing.map((phrase) => phrase.replace("@", phrase.endsWith("@") ? told : part))),
    first: phrases(first),
    last: phrases(last),
    unclear: phrases(unclear),
    parts: new RegExp(`^(?:\\p{L}{1,4} )?${alternatives(parts)}`, "u"),
    people: phrases([...party.relations, ...party.possessives]),
  };
});
