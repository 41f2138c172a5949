import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, countIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

export interface FoundPartyChange {
  readonly span: Span;
  /** People more than known, or below zero fewer. */
  readonly by: number;
}

/** "One more person", "two fewer", "one of us can't come": a size only beside the one that is known. */
export function findPartyChange(text: string, locale: Locale): FoundPartyChange | undefined {
  const { more, fewer } = patternsOf(locale);
  for (const [expression, sign] of [
    [more, 1],
    [fewer, -1],
  ] as const) {
    const [match] = text.matchAll(expression);
    if (match !== undefined) return { span: spanOf(match), by: sign * (countIn(match) ?? 1) };
  }
  return undefined;
}

/** Whether a message tells of more or fewer people. */
export function changesParty(text: string, locale: Locale): boolean {
  const { more, fewer } = patternsOf(locale);
  return says(text, more) || says(text, fewer);
}

/** The new size; none where the known one is not known, or nobody would be left. */
export function changedParty(
  change: FoundPartyChange | undefined,
  { draft }: UnderstandingContext,
): number | undefined {
  if (change === undefined || draft?.partySize === undefined) return undefined;
  const size = draft.partySize + change.by;
  return size >= 1 ? size : undefined;
}

/** "Me and two more people" counts them all: what is joined to others changes nothing. */
const patternsOf = memoizeByLocale(({ party }) => {
  const joined = `[\\p{L}\\d](?:,|,? ${alternatives(party.and)}) |(?<![\\p{L}])${alternatives([...party.self, ...party.relations])} `;
  const alone = (list: readonly string[]) => phrases(list.map((phrase) => `(?<!${joined})${phrase}`));
  return { more: alone(party.more), fewer: alone(party.fewer) };
});
