import type { Locale } from "#src/bot/languages/locale.ts";
import { grantedBefore, openingOf } from "#src/bot/understanding/intent/answers/answers.ts";
import type { FoundParty } from "#src/bot/understanding/party/found-party.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";
import type { FoundTime } from "./found-time.ts";

/** Hours at which tables are wished for in so few words. */
const firstHour = 5;
const lastHour = 11;

interface AroundDay {
  readonly party: FoundParty;
  readonly time: FoundTime;
}

interface Written {
  readonly span: Span;
  readonly value: number;
}

/**
 * Two numbers beside a day, and nothing else but a courtesy. In the order of a booking the people stand before the day and
 * the hour behind it: "2 tomorrow 8", "ok. 3. Furu. Friday. 8."; of two behind it only one may be an hour, or the first one
 * follows the day at once: "Friday 8, 2", "Friday, 2, 8", "Friday 8, 6".
 */
export function findAroundDay(open: string, locale: Locale): AroundDay | undefined {
  const { around, after } = numbersBesideDay(locale);
  const [size, hour] = numbersOf(around.exec(open));
  if (size !== undefined && hour !== undefined) return isHour(hour) ? asBooking(size, hour) : undefined;
  const match = after.exec(open);
  const [first, second] = numbersOf(match);
  if (first === undefined || second === undefined) return undefined;
  if (isHour(first) && (!isHour(second) || match?.groups?.["joint"] === " ")) return asBooking(second, first);
  return isHour(second) && !isHour(first) ? asBooking(first, second) : undefined;
}

const isHour = ({ value }: Written): boolean => firstHour <= value && value <= lastHour;

function numbersOf(match: RegExpExecArray | null): readonly Written[] {
  const { first, second } = match?.indices?.groups ?? {};
  return [first, second].flatMap((indices) => {
    if (match === null || indices === undefined) return [];
    const [start, end] = indices;
    return [{ span: { start, end }, value: Number(match.input.slice(start, end)) }];
  });
}

function asBooking(people: Written, { span, value: hour }: Written): AroundDay | undefined {
  if (people.value < 1) return undefined;
  return {
    party: { span: people.span, size: people.value },
    time: { span, time: { span, hour, minute: 0, fixed: false, padded: false, sure: false } },
  };
}

/** What was read is covered. */
const numbersBesideDay = memoizeByLocale((locale) => {
  const opening = `${openingOf(locale)}${grantedBefore(locale)}[¦ ,.!]{0,20}`;
  const first = "(?<!\\d)(?<first>\\d{1,2})";
  const second = "(?<second>\\d{1,2})[¦ ,.!?]{0,20}$";
  return {
    around: new RegExp(`${opening}${first}[ ,.]{1,2}(?=¦)[¦ ,.]{2,60}${second}`, "du"),
    after: new RegExp(`${opening}(?<=¦)(?<joint>[ ,.]{1,2})${first}(?: ?[,;]|\\.) ${second}`, "du"),
  };
});
