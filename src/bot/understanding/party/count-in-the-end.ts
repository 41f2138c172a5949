import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { notUnitOf } from "./count-patterns.ts";
import { type FoundParty, largestParty } from "./found-party.ts";
import { findPartyChange } from "./party-change.ts";
import { someoneComes } from "./who-comes.ts";

/**
 * How many come in the end, where the rest of the message says who does not, or who does: "4 then, us two are staying home",
 * "10 in the end, the kids stay with my sister". It is no time: fewer than known where somebody stays away, more where they come.
 */
export function findCountInTheEnd(
  open: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundParty | undefined {
  if (!/\d/.test(open)) return undefined;
  const { draft, expecting } = context;
  /** Where it is not known how many they are, somebody can only stay away of all. */
  const known = draft?.partySize ?? (expecting === "partySize" ? largestParty : undefined);
  const { first, last, joined } = patternsOf(locale);
  const match = joined.exec(open) ?? first.exec(open) ?? last.exec(open);
  const { lead = "", count = "", company } = match?.groups ?? {};
  if (match === null || known === undefined) return undefined;
  const start = match.index + lead.length;
  const rest = `${open.slice(0, match.index)} ${open.slice(match.index + match[0].length)}`;
  const change = findPartyChange(rest, locale, { ...context, draft: { ...draft, partySize: known } });
  const size = Number(count);
  if (company !== undefined && 0 < size && size <= known + mostJoining) {
    const isHour = draft?.time !== undefined && Number(draft.time.slice(0, 2)) % 12 === size % 12;
    return isHour ? undefined : { span: { start, end: start + count.length + company.length }, size };
  }
  if (change === undefined && !someoneComes(rest, locale)) return undefined;
  const isMore = change === undefined || (change.by !== undefined && change.by > 0);
  const fits = isMore ? known < size && size <= known + mostJoining : 0 < size && size < known;
  if (!fits) return undefined;
  return { span: { start, end: match.index + match[0].length }, size };
}

/** Who comes too makes a party no larger than by so many; a larger number may be an hour. */
const mostJoining = 5;

const patternsOf = memoizeByLocale((locale) => {
  const { intents, party } = locale;
  const { therefore = [], notComing } = party;
  const opening = [
    ...(notComing?.inTheEnd ?? []),
    ...therefore,
    ...intents.fillers,
    ...intents.yes,
    ...intents.affirm,
    ...intents.rather.filter((words) => !words.includes("#")),
    ...(party.makesIt ?? []),
  ];
  const leads = `(?:${alternatives(opening)},? ){0,4}`;
  const closing = [
    ...(notComing?.inTheEnd ?? []),
    ...(party.makesItOf ?? []),
    ...party.persons,
    ...intents.fillers,
  ];
  const tail = `(?: ${alternatives(closing)}){0,3}`;
  const number = `(?<count>\\d{1,3})${notUnitOf(locale)}${tail}`;
  const { whoComes, possessives, articles, adjectives, relations, relationPairs, companions } = party;
  const own = `(?:${alternatives([...(whoComes?.articles ?? []), ...possessives, ...articles])}(?:(?<=')| )){0,2}(?:${alternatives(adjectives)} )?`;
  const somebody = alternatives([
    ...relations,
    ...relationPairs,
    ...companions,
    ...(whoComes?.familiar ?? []),
  ]);
  const corrected = alternatives([...opening, ...intents.correction, ...party.or]);
  return {
    /** "Well, 3 with my niece" */
    joined: new RegExp(
      `^(?<lead>(?:${corrected},? ){1,4})(?<count>\\d{1,3})(?<company>,? ${alternatives(party.companyLeads)} ${own}${somebody})[.! ]{0,3}$`,
      "u",
    ),
    first: new RegExp(`(?<=^|[.!?;,] )(?<lead>${leads})${number}(?= ?[,.;:!–-]{1,3} ?\\p{L}| ¦)`, "u"),
    last: new RegExp(`(?<=[,.;:!–-] ?)(?<lead>${leads})${number}(?=[.! ]{0,3}$)`, "u"),
  };
});
