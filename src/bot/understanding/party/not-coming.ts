import { givenNames } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { FoundPartyChange } from "./who-comes.ts";

/** The guest and whoever they speak for. */
const ourselves = 2;

/**
 * Who stays away without a word of coming: "us two are staying home", "Dave's wife had the baby, so he's out", "we left the kids
 * with grandma". How many the kids are is not said. `text` is folded.
 */
export function findNotComing(
  text: string,
  locale: Locale,
  { draft }: UnderstandingContext,
): FoundPartyChange | undefined {
  const { partySize = 0 } = draft ?? {};
  const { we, theyAreOut, elsewhere, someone } = patternsOf(locale);
  const [of] = partySize > ourselves ? matchesIn(text, we) : [];
  if (of !== undefined) return { span: spanOf(of), by: -ourselves };
  const [out] = partySize > 1 ? matchesIn(text, theyAreOut) : [];
  const isKnown = out !== undefined && namesSomeone(text.slice(0, out.index), someone);
  if (isKnown) return { span: spanOf(out), by: -1 };
  const [left] = partySize > 1 ? matchesIn(text, elsewhere) : [];
  return left === undefined ? undefined : { span: spanOf(left) };
}

/** Whether he or she is one who comes: "the code, it isn't coming" is not of anybody. */
function namesSomeone(before: string, someone: RegExp): boolean {
  const words = before.match(/\p{L}{2,20}/gu) ?? [];
  return says(before, someone) || words.some((word) => givenNames.has(word.replace(/s$/, "")));
}

const patternsOf = memoizeByLocale(({ party }) => {
  const { notComing, whoComes, possessives, articles, relations, relationPairs, adjectives } = party;
  const own = `(?:${alternatives([...(whoComes?.articles ?? []), ...possessives, ...articles])}(?:(?<=')| )){0,2}(?:${alternatives(adjectives)} )?`;
  const he = alternatives(notComing?.heOrShe ?? []);
  const carer = [...relations, ...relationPairs, ...(whoComes?.familiar ?? []), ...(notComing?.carers ?? [])];
  const children = `${own}(?:\\d{1,2} )?${alternatives(notComing?.children ?? [])}`;
  const staysAway = (whoComes?.staysAway ?? []).filter((phrase) => phrase.startsWith("@ "));
  return {
    we: phrases(
      (notComing?.weStayAway ?? []).map((phrase) =>
        phrase.replace("@", () => alternatives(notComing?.ourselves ?? [])),
      ),
    ),
    theyAreOut: phrases([
      `${he} ?${alternatives(notComing?.dropsOut ?? [])}`,
      ...staysAway.map((phrase) => phrase.replace("@", () => he)),
    ]),
    elsewhere: phrases(
      (notComing?.elsewhere ?? []).map((phrase) =>
        phrase.replace("@", () => children).replace("%", () => `${own}${alternatives(carer)}`),
      ),
    ),
    someone: phrases([...relations, ...(whoComes?.familiar ?? [])]),
  };
});
