import type { FoundParty } from "#src/bot/understanding/party/found-party.ts";
import type { FoundTime } from "./found-time.ts";

/** A number, a day and a number, and nothing else; what was read is covered. */
const numbersAroundDay = /^[¦ ,.!]{0,20}(?<!\d)(?<size>\d{1,2}),? ¦{2,40},? (?<hour>\d{1,2})[ .!?]{0,3}$/u;

/** Hours at which tables are wished for in so few words. */
const firstHour = 5;
const lastHour = 11;

/** "2 tomorrow 8": in the order of a booking, the people before the day and the hour behind it. */
export function findAroundDay(
  open: string,
): { readonly party: FoundParty; readonly time: FoundTime } | undefined {
  const match = numbersAroundDay.exec(open);
  const { size, hour } = match?.groups ?? {};
  const [people, at] = [Number(size), Number(hour)];
  if (match === null || size === undefined || hour === undefined) return undefined;
  if (people < 1 || at < firstHour || at > lastHour) return undefined;
  const first = match[0].search(/\d/u);
  const start = match[0].lastIndexOf(hour);
  const span = { start, end: start + hour.length };
  return {
    party: { span: { start: first, end: first + size.length }, size: people },
    time: { span, time: { span, hour: at, minute: 0, fixed: false, padded: false, sure: false } },
  };
}
