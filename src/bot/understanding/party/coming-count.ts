import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { FoundParty } from "./found-party.ts";

/** So near the hour of the table a number may be another hour of that evening. */
const nearby = 2;

/**
 * Asked for a yes, "oui mais à trois" tells how many, where an hour has a word of its own behind it. So near the
 * table's time it may be one: "oui mais à 8" of a table at seven.
 */
export function findComingCount(
  open: string,
  locale: Locale,
  { expecting, draft }: UnderstandingContext,
): FoundParty | undefined {
  if (expecting !== "confirm" || draft?.time === undefined) return undefined;
  const [told = "", lead = "", number] = patternOf(locale).exec(open) ?? [];
  const size = Number(number);
  const { hour } = Temporal.PlainTime.from(draft.time);
  if (number === undefined || size === 0 || Math.abs((hour % 12) - (size % 12)) < nearby) return undefined;
  const start = open.indexOf(told) + lead.length;
  return { span: { start, end: start + told.length - lead.length }, size };
}

const patternOf = memoizeByLocale(({ times, intents, negations }) => {
  const leads = alternatives(times.partyLeads ?? []);
  const words = alternatives([...intents.fillers, ...intents.rather, ...intents.thanks]);
  return new RegExp(
    `((?:^|[ ,]))${leads} (\\d{1,2})(?=(?:,? ${words}){0,2}[.! ]*$|,? (?:${alternatives(negations)}|${words}) (?:\\p{L}{1,3} )?\\d{1,2}[.! ]*$)`,
    "u",
  );
});
