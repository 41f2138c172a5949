import type { Locale } from "#src/bot/languages/locale.ts";
import { findComingApart } from "#src/bot/understanding/party/comes-apart.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { findNeeds } from "./needs.ts";
import { namesWish } from "./wishes.ts";

/** What a message states anew beside its clauses. */
export interface StatedAnew {
  readonly isParty: boolean;
  readonly isMoment: boolean;
}

/**
 * Whether a clause only explains why the table's day, hour or party is another ("my mother-in-law is coming too", "so we're in no
 * rush"), or says what a house need not know ("looking forward to it"). What names a wish, an allergy, children, dogs or access is
 * a wish all the same. `before` is what stands before it.
 */
export function isReason(
  words: string,
  before: string,
  locale: Locale,
  { isParty, isMoment }: StatedAnew,
): boolean {
  const rules = rulesOf(locale);
  if (rules === undefined) return false;
  /** "One of us comes half an hour later" says more than that they come. */
  const comes = says(words, rules.comes) && findComingApart(words, locale).length === 0;
  const explains =
    says(words, rules.idle) ||
    (isParty && comes) ||
    (isMoment && (says(words, rules.tells) || says(words, rules.cannot))) ||
    ((isParty || isMoment) && (rules.opens.test(words) || rules.opened.test(before)));
  /** "The train gets in at 7.20" tells of no departure. */
  const rest = words.replace(rules.idle, " ").replace(rules.arrives, " ¦ ");
  return explains && findNeeds(rest) === undefined && !namesWish(rest, locale) && !says(rest, rules.named);
}

const rulesOf = memoizeByLocale(({ reasons, party, topics, times, dates }) => {
  if (reasons === undefined) return undefined;
  const opens = alternatives([...reasons.because, ...reasons.opens]);
  const days = alternatives([
    ...dates.weekdays.flat(),
    ...dates.relative.flatMap(({ words }) => words),
    ...(dates.thatDay ?? []),
  ]);
  const and = `(?:${alternatives(party.and)} )?`;
  return {
    opens: new RegExp(`^[ ,]{0,2}${and}${opens}(?!\\p{L})`, "u"),
    opened: new RegExp(`(?<!\\p{L})${opens} ?$`, "u"),
    tells: phrases(reasons.tells),
    cannot: new RegExp(
      `(?<!\\p{L})(?:${alternatives(reasons.cannot)}(?: ?$|(?: \\p{L}{1,4}){0,2} ${days}(?!\\p{L}))|${days}(?: \\p{L}{1,5}){0,3} ${alternatives(reasons.cannot)}(?!\\p{L}))`,
      "u",
    ),
    comes: phrases(reasons.comes),
    idle: phrases(reasons.idle),
    named: phrases([
      ...topics.children,
      ...topics.prams,
      ...topics.changing,
      ...topics.access,
      ...topics.dogs,
      ...topics.diets,
      ...times.departures,
    ]),
    arrives: phrases(reasons.arrives),
  };
});
