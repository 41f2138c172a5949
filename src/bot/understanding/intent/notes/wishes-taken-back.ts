import type { Locale } from "#src/bot/languages/locale.ts";
import { noOf, openingOf } from "#src/bot/understanding/intent/answers/answers.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { overlap, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import { isNeed, tellsNeed } from "./needs.ts";
import { piecesOf } from "./note-pieces.ts";

interface Unwished {
  readonly words: readonly string[];
  /** The clauses that say so. */
  readonly spans: readonly Span[];
}

/** Shorter words tell no wish from another, and endings differ: "chair", "chairs". */
const tellingLength = 4;
/** But a dog is no wish any more. */
const shortestUnwished = 3;

export interface TakenBack {
  /** The wishes that are noted, without those that are taken back; empty where none is left. */
  readonly left: string;
  /** What wishes for nothing itself. */
  readonly spans: readonly Span[];
  /** The allergies among them, where all that is noted was to go. */
  readonly needs?: string;
}

/** So many letters more a short word may have in another form. */
const mostEnding = 3;

const clause = /[^.,;!?]{1,1000}/g;

/**
 * What a message makes of the wishes that are noted: "forget the high chair" leaves those without it, and so does its
 * opposite, "not by the window". An allergy is never taken back by the way. Undefined where none of them is meant.
 */
export function takeBackWishes(
  folded: string,
  noted: string | undefined,
  locale: Locale,
): TakenBack | undefined {
  const { takesBack, opposes, without, allergy, dropsAll, dropsThat, asked } = patternsOf(locale);
  const that = noted === undefined ? null : dropsThat.exec(folded);
  if (noted !== undefined && that !== null) return withoutLast(noted, spanOf(that), locale);
  if (noted !== undefined && says(folded, dropsAll)) return withoutAll(folded, noted, locale);
  if (noted === undefined || !(says(folded, takesBack) || says(folded, opposes))) return undefined;
  const wishes = piecesOf(noted, locale);
  const clauses = matchesIn(folded, clause).filter(
    ([words]) =>
      !says(words, allergy) && !says(words, asked) && (says(words, takesBack) || says(words, opposes)),
  );
  /** "Without onions", once more, is what is noted. */
  const isMeant = (wish: string, [words]: RegExpExecArray) =>
    !tellsNeed(foldText(wish)) &&
    (says(words, takesBack) || !says(foldText(wish), without)) &&
    opposedIn(words, locale).some((one) => areOfOne(foldText(wish), one, locale));
  const left = wishes.filter((wish) => !clauses.some((one) => isMeant(wish, one)));
  if (left.length === wishes.length) return undefined;
  const spans = clauses.filter(
    (one) =>
      (says(one[0], takesBack) || says(one[0], without) || bareNone.test(one[0])) &&
      wishes.some((wish) => isMeant(wish, one)),
  );
  return { left: left.join(", "), spans: spans.map(spanOf) };
}

/**
 * What a clause takes back, or else what stands beside its "no" or "not": of "about the frame, so they don't put us down the
 * cellar" that is the cellar.
 */
function opposedIn(words: string, locale: Locale): readonly string[] {
  const { takesBack, opposes } = patternsOf(locale);
  if (says(words, takesBack)) return [words];
  return matchesIn(words, opposes).flatMap(({ 0: no, index }) => [
    ...(/(?:[^ ]{1,30} ){1,3}$/.exec(words.slice(0, index)) ?? []),
    ...(/^(?: [^ ]{1,30}){1,5}/.exec(words.slice(index + no.length)) ?? []),
  ]);
}

/** "Actually no cake": what is opposed by "no" alone is none any more, and wishes for nothing else. */
const bareNone =
  /(?<!\p{L})(?:no|kein\p{L}{0,2}|pas d(?:e |')|plus d(?:e |')|sin|senza|niente|nessun\p{L}{0,1}|geen|sem|inget|ingen|inga) ?\p{L}{3,20}(?: \p{L}{2,9}){0,2} ?$/u;

/** "Take that off": the wish that was told last. Of an allergy it is not heard, and nothing else is given up by it. */
function withoutLast(noted: string, span: Span, locale: Locale): TakenBack {
  const wishes = piecesOf(noted, locale);
  const last = wishes.findLastIndex((wish) => !isNeed(foldText(wish)));
  return { left: wishes.filter((_, index) => index !== last).join(", "), spans: [span] };
}

/**
 * "Just leave the allergy thing", "just the nuts and the dog", "nuts and dog stay, the rest can go", "it says nuts and dog, only the nuts
 * are right": those of the wishes that are noted which alone are to stay; undefined where none or all
 * of them are meant.
 */
export function findKeptAlone(folded: string, noted: string | undefined, locale: Locale) {
  const { keepsOnly, onlyThat, onlyRight, stays, articles, common } = patternsOf(locale);
  const kept =
    noted === undefined
      ? null
      : (keepsOnly.exec(folded) ?? onlyRight.exec(folded) ?? stays.exec(folded) ?? onlyThat.exec(folded));
  const said = kept?.groups?.kept;
  if (noted === undefined || kept === null || said === undefined) return undefined;
  const wishes = piecesOf(noted, locale);
  const meant = wishes.filter(
    (wish) =>
      areOfOne(foldText(wish), said, locale) ||
      isPartOf(wish, said, locale) ||
      beginsWord(wish, said, locale),
  );
  if (meant.length === 0 || meant.length === wishes.length) return undefined;
  /** "Only a larger high chair" is another. */
  const isNew = (word: string) =>
    word.length > 2 &&
    !articles.test(word) &&
    !common.has(word) &&
    !sharesWord(word, foldText(meant.join(" ")), locale) &&
    !beginsWord(meant.join(" "), word, locale);
  if (kept[0].search(keepsOnly) < 0 && said.trim().split(" ").some(isNew)) return undefined;
  return { span: spanOf(kept), words: meant.join(", ") };
}

/** "Remove the request": an allergy stays noted all the same, unless nothing else is meant by it. */
function withoutAll(folded: string, noted: string, locale: Locale): TakenBack {
  const { dropsAll } = patternsOf(locale);
  const wishes = [...new Set(piecesOf(noted, locale))];
  const needs = wishes.filter((wish) => isNeed(foldText(wish)));
  const left = needs.length === wishes.length ? [] : needs;
  const spans = matchesIn(folded, dropsAll).map(spanOf);
  return { left: left.join(", "), spans, ...(needs.length > 0 && { needs: needs.join(", ") }) };
}

/** Where it is said that nothing is to be noted any more, whatever is: "delete the note". "Cancel the request" may be of the table. */
export function findNoteEmptied(folded: string, locale: Locale): readonly Span[] {
  const { dropsAll, cancel } = patternsOf(locale);
  return matchesIn(folded, dropsAll)
    .filter(([words]) => !says(words, cancel))
    .map(spanOf);
}

export const emptiesNote = (folded: string, locale: Locale): boolean =>
  findNoteEmptied(folded, locale).length > 0;

/** "No, forget that, inside is fine": what is wished for now stands in the place of the wish that was told last. */
export function replaceLastWish(
  folded: string,
  noted: string | undefined,
  wishes: readonly unknown[],
  locale: Locale,
): TakenBack | undefined {
  const { drops } = patternsOf(locale);
  const dropped = noted === undefined || wishes.length === 0 ? null : drops.exec(folded);
  if (noted === undefined || dropped === null) return undefined;
  const pieces = piecesOf(noted, locale);
  if (isNeed(foldText(pieces.at(-1) ?? ""))) return undefined;
  return { left: pieces.slice(0, -1).join(", "), spans: [spanOf(dropped)] };
}

/**
 * The words of what is no wish any more, where nobody has told here what is noted: "the high chair is no longer needed".
 * A clause that speaks of the table itself may be about that.
 */
export function wordsUnwished(
  folded: string,
  wishes: readonly { readonly span: Span }[],
  locale: Locale,
  noted = "",
): Unwished | undefined {
  const { takesBack, allergy, table } = patternsOf(locale);
  const notes = piecesOf(noted, locale).filter((note) => !tellsNeed(foldText(note)));
  const clauses = matchesIn(folded, clause).filter((one) => {
    const [words] = one;
    const isOfWish =
      wishes.some(({ span }) => overlap(span, spanOf(one))) ||
      notes.some((note) => sharesWord(foldText(note), words, locale));
    return isOfWish && says(words, takesBack) && !says(words, allergy) && !says(words, table);
  });
  const named = clauses.flatMap(([said]) => tellingWords(said, locale, shortestUnwished));
  /** Where it is known what is noted, the words that take it back are none of it: "leave out the bit about …". */
  const noteWords = notes.flatMap((note) => tellingWords(foldText(note), locale, shortestUnwished));
  const words =
    notes.length === 0 ? named : named.filter((one) => noteWords.some((own) => isSameWord(one, own)));
  return words.length > 0 ? { words, spans: clauses.map(spanOf) } : undefined;
}

/** Whether both speak of one thing: "the dog", and "we bring our dog". */
export function sharesWord(one: string, other: string, locale: Locale): boolean {
  const words = tellingWords(other, locale, shortestUnwished);
  return tellingWords(one, locale, shortestUnwished).some((word) =>
    words.some((own) => isSameWord(word, own)),
  );
}

function areOfOne(wish: string, said: string, locale: Locale): boolean {
  const words = tellingWords(said, locale);
  return tellingWords(wish, locale).some((one) => words.some((other) => isSameWord(one, other)));
}

/** "The allergy", of a "Nussallergie". */
function isPartOf(wish: string, said: string, locale: Locale): boolean {
  const folded = foldText(wish);
  return tellingWords(said, locale, shortestPart).some((word) => folded.includes(word.slice(0, -1)));
}

const shortestPart = 6;

/** "Nuss", of a "Nussallergie". */
function beginsWord(wish: string, said: string, locale: Locale): boolean {
  const words = foldText(wish).match(/\p{L}{1,40}/gu) ?? [];
  return tellingWords(said, locale, shortestUnwished).some((one) =>
    words.some((word) => word.startsWith(one)),
  );
}

function tellingWords(text: string, locale: Locale, shortest = tellingLength): readonly string[] {
  const { common } = patternsOf(locale);
  return (text.match(/\p{L}{1,40}/gu) ?? []).filter((word) => word.length >= shortest && !common.has(word));
}

/** Of several, with another ending, or as a part of a longer word: "Stuhl", "Stühle"; "fine" is no "finestra". */
export function isSameWord(one: string, other: string): boolean {
  if (`${one}s` === other || one === `${other}s`) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter <= tellingLength && Math.abs(one.length - other.length) > mostEnding) return one === other;
  const length = Math.max(tellingLength, shorter - 2);
  return one.slice(0, length) === other.slice(0, length);
}

const patternsOf = memoizeByLocale((locale) => {
  const {
    answers,
    choices,
    intents,
    topics,
    negations,
    allergies,
    common,
    wishesBack,
    allWishesBack = [],
    wishesKept = [],
    thatWishBack = [],
    without = [],
    wishFillers,
    wishJoints,
    notes,
    party,
  } = locale;
  const filler = alternatives([...intents.fillers, ...wishFillers, ...intents.thanks, ...intents.deny]);
  const around = `(?:[,.! ]{0,3}${filler}(?!\\p{L})){0,4}`;
  return {
    dropsThat: new RegExp(
      `^ ?(?:${filler}(?!\\p{L})[,.! ]{1,3}){0,3}${alternatives(thatWishBack)}(?!\\p{L})${around}[.! ]{0,3}$`,
      "u",
    ),
    keepsOnly: new RegExp(
      `(?<=^ ?|[,.;!] ?|(?<!\\p{L})${filler},? )${alternatives(wishesKept)} (?<kept>[^,.;!?]{3,60})`,
      "u",
    ),
    onlyThat: new RegExp(
      `^ ?(?:${filler}(?!\\p{L})[,.! ]{1,3}){0,3}${alternatives(notes?.only ?? [])} (?<kept>[^ ,.;!?]{1,20}(?: [^ ,.;!?]{1,20}){0,4}?)${around}[.! ]{0,3}$`,
      "u",
    ),
    onlyRight: new RegExp(
      `^ ?(?:[^.;!?]{3,80}[,.;:] |${filler},? ){0,3}${alternatives(notes?.only ?? [])} (?<kept>[^,.;!?]{3,60}?) ${alternatives(notes?.right ?? [])}${around}[.! ]{0,3}$`,
      "u",
    ),
    stays: new RegExp(
      `^ ?(?:${filler}(?!\\p{L})[,.! ]{1,3}){0,3}(?<kept>[^,.;!?]{3,60}?) ${alternatives(notes?.stays ?? [])}(?:[,.;]? (?:\\p{L}{1,8} ){0,2}${alternatives(notes?.dictated?.rest ?? [])}(?: \\p{L}{1,10}){0,3})?${around}[.! ]{0,3}$`,
      "u",
    ),
    articles: new RegExp(
      `^${alternatives([...party.articles, ...party.possessives, ...party.and, ...wishJoints])}$`,
      "u",
    ),
    drops: new RegExp(
      `${openingOf(locale)}(?:${noOf(locale)}[,.! ]{1,3})?${alternatives(intents.stop)}(?=[,.;:! –-]{1,4}[^.;!?]{1,60}(?<![\\p{L}])${alternatives([...intents.affirm, ...intents.choice, ...choices.alsoFine, ...intents.rather, ...answers.pleas])}[.! ]{0,3}$)`,
      "u",
    ),
    takesBack: phrases(wishesBack),
    dropsAll: phrases(allWishesBack),
    /** "You noted the high chair, no?" */
    asked: phrases(topics.noted),
    cancel: phrases(intents.cancel),
    opposes: new RegExp(
      `(?<!\\p{L})${alternatives([...negations, ...intents.deny, ...without])}(?!\\p{L})`,
      "gu",
    ),
    without: phrases(without),
    allergy: phrases(allergies),
    table: phrases(intents.bookNouns),
    common: new Set(common),
  };
});
