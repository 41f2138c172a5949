import { wantsBesides, wantsInstead } from "#src/bot/understanding/intent/booking/besides.ts";
import { findMoreTables, namesByDay } from "#src/bot/understanding/intent/booking/more-tables.ts";
import { isOfBooking } from "#src/bot/understanding/intent/booking/told-booking.ts";
import { asksForTimeAsWell, onlyCountsAnew } from "#src/bot/understanding/intent/booking/wish-intent.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { rulesOf } from "#src/bot/understanding/intent/intent-rules.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { says } from "#src/bot/understanding/text/phrases.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";
import { bookingRefused } from "./booking-refused.ts";

/** Whether it is of a table that the guest has, or of one more. */
export function whichTable(intent: Intent, facts: Facts, message: FoundMessage): Partial<Understood> {
  const { reading, locale, context } = message;
  const isChange = intent === "change";
  const moves = isChange && facts.hasValues && says(facts.text, rulesOf(locale).moves);
  /** "Move Saturday's table to eight" moves it to no Saturday. */
  const isNamed = moves && changesOfDay(facts, message);
  return {
    ...(isChange && (isNamed || isOfBooking(facts.text, locale)) && { ofBooking: true }),
    ...(moves && !isNamed && { moves: true }),
    ...(intent !== "change" && asksForTimeAsWell(facts, locale, context) && { asWell: true }),
    ...(intent !== "change" && onlyCountsAnew(facts, locale, context) && { countsAnew: true }),
    ...(wantsBesides(reading.folded, locale) && { besides: true }),
    ...(!facts.tellsOfGuest && wantsInstead(reading.folded, locale, context) && { instead: true }),
    ...findMoreTables(reading.folded, locale, context),
    ...bookingRefused(message),
  };
}

/** "Can Saturday's table be for five?": the day says which of their bookings it is, and what is said besides, what becomes of it. */
export function changesOfDay(
  { isWholeWish, hasMoment, shiftsBooking }: Facts,
  { reading, found, locale, context }: FoundMessage,
): boolean {
  const isSaid = isWholeWish || hasMoment || shiftsBooking;
  const isOpen = context.expecting === null && found.dates.length === 1;
  return isSaid && isOpen && namesByDay(reading.folded, locale);
}
