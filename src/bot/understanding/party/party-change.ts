import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, countIn, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import { withoutThreats } from "#src/bot/understanding/text/threats.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { findNotComing } from "./not-coming.ts";
import { type FoundPartyChange, findWhoComes } from "./who-comes.ts";

/** "One more person", "two fewer", "my brother isn't coming": a size only beside the one that is known. */
export function findPartyChange(
  text: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundPartyChange | undefined {
  const { more, fewer } = patternsOf(locale);
  for (const [expression, sign] of [
    [more, 1],
    [fewer, -1],
  ] as const) {
    const match = findAlone(text, expression, locale);
    if (match !== undefined) return { span: spanOf(match), by: sign * (countIn(match) ?? 1) };
  }
  /** "They do have beer, don't they? Otherwise my girlfriend won't come" tells of nobody who stays away. */
  const told = withoutThreats(text, locale);
  return findWhoComes(told, locale, context) ?? findNotComing(told, locale, context);
}

/** Who it is, where it is said beside how many: "one less, my mum's not coming". `rest` is what the change left. */
export function findWhoItIs(
  change: FoundPartyChange | undefined,
  rest: string,
  locale: Locale,
  context: UnderstandingContext,
): readonly Span[] {
  const who = change?.by === undefined ? undefined : findWhoComes(rest, locale, context);
  return who === undefined ? [] : [who.span];
}

/** The first of those who are spoken of by their place. */
const firstCounted = 3;

/**
 * "A third person comes later": one more than known where so many are not. Of those who are counted already nobody is more;
 * their place is no day either.
 */
export function findNthPerson(
  text: string,
  locale: Locale,
  { draft }: UnderstandingContext,
): FoundPartyChange | undefined {
  const { places } = patternsOf(locale);
  for (const [index, place] of places.entries()) {
    const [match] = matchesIn(text, place);
    if (match === undefined) continue;
    const more = (countIn(match) ?? firstCounted + index) - (draft?.partySize ?? 0);
    if (draft?.partySize === undefined) return { span: spanOf(match), by: 1 };
    return { span: spanOf(match), ...(more > 0 && { by: more }) };
  }
  return undefined;
}

/** Whether a message tells of more or fewer people. */
export function changesParty(text: string, locale: Locale): boolean {
  const { more, fewer } = patternsOf(locale);
  return [more, fewer].some((expression) => findAlone(text, expression, locale) !== undefined);
}

/** Whether it is said how many come by now, or would, rather than how many there are: "could we be four?", "we'd be seven then". */
export function countsPartyAnew(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).countsAnew);
}

/** Whether a count is told as what follows from what was said: "my mother-in-law, who's staying with us, is coming, so three". */
export function concludesParty(text: string, locale: Locale): boolean {
  return countsPartyAnew(text, locale) || says(text, patternsOf(locale).concluded);
}

/**
 * The first match that is not joined to others before it: "me and two more people" counts them all, and changes nothing. Fewer
 * are never counted with others: "my brother isn't coming, so one less".
 */
function findAlone(text: string, expression: RegExp, locale: Locale): RegExpMatchArray | undefined {
  const { fewer, joined } = patternsOf(locale);
  if (expression === fewer) return matchesIn(text, fewer)[0];
  return matchesIn(text, expression).find(({ index }) => !joined.test(text.slice(0, index)));
}

/** The new size; none where the known one is not known, or nobody would be left. */
export function changedParty(
  change: FoundPartyChange | undefined,
  { draft }: UnderstandingContext,
): number | undefined {
  if (change?.by === undefined || draft?.partySize === undefined) return undefined;
  const size = draft.partySize + change.by;
  return size >= 1 ? size : undefined;
}

/** "We are", before a count. */
const weAreOf = ({ phrases: counts }: Locale["party"]): readonly string[] =>
  counts.filter((phrase) => phrase.endsWith(" #")).map((phrase) => phrase.slice(0, -2));

const patternsOf = memoizeByLocale(({ party }) => ({
  more: phrases(party.more),
  fewer: phrases(party.fewer),
  countsAnew: phrases(party.countsAnew ?? []),
  concluded: phrases([
    `${alternatives(party.therefore ?? [])},? (?:${alternatives(weAreOf(party))} ?)?\\d{1,2}(?=[.! ]*$|[.!;] )`,
  ]),
  places: (party.nthPerson ?? []).map((phrase) => phrases([phrase])),
  joined: new RegExp(
    `(?:[\\p{L}\\d](?:,|,? ${alternatives(party.and)}) |(?<![\\p{L}])${alternatives([...party.self, ...party.relations])} )$`,
    "u",
  ),
}));
