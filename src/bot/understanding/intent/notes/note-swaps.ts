import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import { findNeeds } from "./needs.ts";
import { piecesOf } from "./note-pieces.ts";
import { withoutCourtesies } from "./wish-words.ts";
import { isSameWord, sharesWord } from "./wishes-taken-back.ts";

interface NoteSwap {
  readonly span: Span;
  /** What is noted then. */
  readonly left: readonly string[];
}

/**
 * "Replace fish by shellfish in the note", "take the coeliac thing off, it's just lactose": the wish that names the first says the second
 * from now on. Undefined where nothing that is noted is named.
 */
export function findNoteSwap(original: string, noted: string, locale: Locale): NoteSwap | undefined {
  const { swaps, narrows, onlyAhead } = patternsOf(locale);
  const pieces = piecesOf(noted, locale);
  const folded = foldText(original);
  const narrowed = matchesIn(folded, narrows);
  for (const match of [...narrowed, ...matchesIn(folded, swaps)]) {
    const { was = "", now = "" } = match.groups ?? {};
    /** "Take the high chair out, it's just the two of us" tells of no other chair. */
    const mayBeNamed = (piece: string) => !narrowed.includes(match) || findNeeds(piece) !== undefined;
    const named = pieces.map((piece) => (mayBeNamed(piece) ? wordsNamed(piece, was, locale) : []));
    const most = Math.max(0, ...named.map((words) => words.length));
    if (most === 0) continue;
    const start = match.index + match[0].lastIndexOf(now);
    const told = withoutCourtesies(original.slice(start, start + now.length), locale).trim();
    const narrow = told.slice((onlyAhead.exec(foldText(told)) ?? [""])[0].length);
    const left = pieces.map((piece, index) => {
      const words = named[index] ?? [];
      const anew = findNeeds(piece) === undefined ? told : narrow;
      return words.length === most ? withKind(piece, words, anew, locale) : piece;
    });
    return { span: spanOf(match), left };
  }
  return undefined;
}

/** Where in a wish the words stand that are named. */
function wordsNamed(piece: string, was: string, locale: Locale): readonly Span[] {
  return matchesIn(foldText(piece), word)
    .filter(([one]) => sharesWord(was, one, locale))
    .map(spanOf);
}

const word = /\p{L}{1,40}/gu;

/**
 * "It's not a nut allergy, it's shellfish": an allergy all the same, where what it is to is told anew. Where one word says both
 * ("Nussallergie") it stands beside its kind.
 */
function withKind(piece: string, named: readonly Span[], told: string, locale: Locale): string {
  const { kind, leadingJoint } = patternsOf(locale);
  const isKind = ({ start, end }: Span) => kind.test(foldText(piece).slice(start, end));
  const kinds = named.filter(isKind);
  const [first] = kinds;
  if (first === undefined || kind.test(foldText(told))) return reworded(piece, named, told, locale);
  const others = named.filter((one) => !isKind(one));
  if (others.length > 0) return reworded(piece, others, told, locale);
  const found = kind.exec(foldText(piece).slice(first.start, first.end));
  const word = piece.slice(first.start + (found?.index ?? 0), first.end);
  const bare = told.slice((leadingJoint.exec(foldText(told)) ?? [""])[0].length);
  return `${piece.slice(0, first.start)}${word} (${bare})${piece.slice(first.end)}`;
}

/** "One is allergic to shellfish"; "a bench", of "a chair". What is told whole stands for the whole. */
function reworded(piece: string, named: readonly Span[], told: string, locale: Locale): string {
  const { articles, theirArticle, endsInArticle, joint } = patternsOf(locale);
  const start = named[0]?.start ?? 0;
  const end = named.at(-1)?.end ?? piece.length;
  const kept = matchesIn(foldText(`${piece.slice(0, start)} ${piece.slice(end)}`), word).map(([one]) => one);
  const again = matchesIn(foldText(told), word).map(([one]) => one);
  const isWhole = kept.every((one) => again.some((other) => isSameWord(one, other)) || articles.test(one));
  if (isWhole) return told;
  const [article = ""] = articles.exec(foldText(told)) ?? theirArticle.exec(foldText(told)) ?? [];
  const before = piece.slice(0, start);
  const after = piece.slice(end);
  if (joint.test(foldText(told))) return `${before.replace(joints, "")}${told}${after}`;
  if (article !== "" && endsInArticle.test(foldText(before)))
    return `${before.replace(lastWord, "")}${told}${after}`;
  return `${before}${told.slice(article.length).trim()}${after}`;
}

const lastWord = /\p{L}{1,4} $/u;
const joints = /(?:(?<= |^)\p{L}{1,5} ){1,2}$/u;

const patternsOf = memoizeByLocale(({ notes, party, intents }) => {
  const { edits, alone } = notes ?? {};
  const was = "(?<was>[^,.;:!?]{2,60}?)";
  const now = "(?<now>[^,.;:!?]{2,60}?)";
  const end = `(?: ${alternatives(alone?.ends ?? [])})?(?= ?(?:$|[,.;:!?]))`;
  const theirs = alternatives(party.whoComes?.articles ?? []);
  const toWhat = alternatives(edits?.toWhat ?? []);
  const filled = (phrase: string) =>
    phrase.replace("@", was).replace("%", now) + (/[@%]$/u.test(phrase) ? end : "");
  return {
    swaps: phrases((edits?.swaps ?? []).map(filled)),
    narrows: phrases((edits?.narrows ?? []).map(filled)),
    /** "It's only lactose, not gluten": an allergy to that, and not an only one. */
    onlyAhead: new RegExp(
      `^ ?(?:${alternatives(intents.fillers)} |\\p{L}{1,4} ){0,2}${alternatives(notes?.only ?? [])} `,
      "u",
    ),
    articles: new RegExp(`^${alternatives(party.articles)}(?: |$)`, "u"),
    theirArticle: new RegExp(`^${theirs} `, "u"),
    endsInArticle: new RegExp(` ${theirs} $`, "u"),
    kind: new RegExp(`${alternatives(edits?.kinds ?? [])}$`, "u"),
    /** "Alergia al marisco", of "alergia a las nueces". */
    joint: new RegExp(`^${toWhat} `, "u"),
    /** "Eine gegen Krabben". */
    leadingJoint: new RegExp(`^(?:${alternatives(party.articles)} )?(?:${toWhat} )?(?:${theirs} )?`, "u"),
  };
});
