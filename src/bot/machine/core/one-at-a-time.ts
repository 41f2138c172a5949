import type { Context } from "./context.ts";
import type { SecondWish } from "./event.ts";
import { type Message, message } from "./message.ts";
import { dateValue, venueName } from "./values.ts";

/** Of several tables that a guest wishes for, which one this is, and what comes after it. */
export function oneAtATime(
  { partySize, date, more = 0, waits }: SecondWish,
  first: { readonly partySize?: number } | undefined,
  context: Context,
): Message {
  if (date !== undefined && waits)
    return message("waitNext", { venue: venueName(waits.venueId ?? 0, context), date: dateValue(date) });
  if (date !== undefined) return message("oneAtATime", { partySize, date: dateValue(date) });
  return partySize === first?.partySize
    ? message("oneOfSeveral", { partySize, count: more + 2 })
    : message("oneThenOther", { partySize });
}
