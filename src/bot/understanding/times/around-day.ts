import type { Locale } from "#src/bot/languages/locale.ts";
import { grantedBefore, openingOf } from "#src/bot/understanding/intent/answers.ts";
import type { FoundParty } from "#src/bot/understanding/party/found-party.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import type { FoundTime } from "./found-time.ts";

/** Hours at which tables are wished for in so few words. */
const firstHour = 5;
const lastHour = 11;

/** "2 tomorrow 8", "ok. 3. Furu. Friday. 8.": in the order of a booking, the people before the day and the hour behind it. */
export function findAroundDay(
  open: string,
  locale: Locale,
): { readonly party: FoundParty; readonly time: FoundTime } | undefined {
  const match = numbersAroundDay(locale).exec(open);
  const { size, hour } = match?.groups ?? {};
  const [people, at] = [Number(size), Number(hour)];
  if (match === null || size === undefined || hour === undefined) return undefined;
  if (people < 1 || at < firstHour || at > lastHour) return undefined;
  const first = open.search(/\d/u);
  const start = open.lastIndexOf(hour);
  const span = { start, end: start + hour.length };
  return {
    party: { span: { start: first, end: first + size.length }, size: people },
    time: { span, time: { span, hour: at, minute: 0, fixed: false, padded: false, sure: false } },
  };
}

/** A number, a day and a number, and nothing else but a courtesy before them; what was read is covered. */
const numbersAroundDay = memoizeByLocale(
  (locale) =>
    new RegExp(
      `${openingOf(locale)}${grantedBefore(locale)}[¦ ,.!]{0,20}(?<!\\d)(?<size>\\d{1,2})[ ,.]{1,2}(?=¦)[¦ ,.]{2,60}(?<hour>\\d{1,2})[¦ ,.!?]{0,20}$`,
      "u",
    ),
);
