import type { SecondWish } from "./event.ts";
import { type Message, message } from "./message.ts";
import { dateValue } from "./values.ts";

/** Of several tables that a guest wishes for, which one this is, and what comes after it. */
export function oneAtATime(
  { partySize, date, more = 0 }: SecondWish,
  first: { readonly partySize?: number } | undefined,
): Message {
  if (date !== undefined) return message("oneAtATime", { partySize, date: dateValue(date) });
  return partySize === first?.partySize
    ? message("oneOfSeveral", { partySize, count: more + 2 })
    : message("oneThenOther", { partySize });
}
