import type { Locale } from "#src/bot/languages/locale.ts";
import type { FoundParty } from "#src/bot/understanding/party/found-party.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/**
 * Of two numbers that "and" joins, the one that may be an hour is that: "we're three now and would eight be okay instead".
 * Only of a table whose time is known; of "five of us, no, make it six" the last is the party.
 */
export function hourBesideParty(
  one: FoundParty | undefined,
  other: FoundParty | undefined,
  folded: string,
  locale: Locale,
  { draft }: UnderstandingContext,
): { readonly party: FoundParty; readonly hour: FoundParty } | undefined {
  const { and, not } = patternsOf(locale);
  if (one === undefined || other === undefined || draft?.time === undefined) return undefined;
  const [party, hour] = one.isOpen === true ? [other, one] : [one, other];
  const isOneOfEach = party.isOpen !== true && hour.isOpen === true && hour.size <= 12;
  const [first, last] = party.span.start < hour.span.start ? [party, hour] : [hour, party];
  const between = folded.slice(first.span.end, last.span.start);
  /** "Somos 6 y no 5" has one number, said twice. */
  const isJoined = says(between, and) && !says(folded.slice(first.span.end, last.span.end), not);
  return isOneOfEach && isJoined ? { party, hour } : undefined;
}

const patternsOf = memoizeByLocale(({ party, negations }) => ({
  and: phrases(party.and),
  not: phrases(negations),
}));
