import { wantsBesides, wantsInstead } from "#src/bot/understanding/intent/besides.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { rulesOf } from "#src/bot/understanding/intent/intent-rules.ts";
import { findMoreTables } from "#src/bot/understanding/intent/more-tables.ts";
import { isOfBooking } from "#src/bot/understanding/intent/told-booking.ts";
import { asksForTimeAsWell, onlyCountsAnew } from "#src/bot/understanding/intent/wish-intent.ts";
import { says } from "#src/bot/understanding/text/phrases.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";
import type { FoundMessage } from "./found-message.ts";

/** Whether it is of a table that the guest has, or of one more. */
export function whichTable(
  intent: Intent,
  facts: Facts,
  { reading, locale, context }: FoundMessage,
): Partial<Understood> {
  return {
    ...(intent === "change" && isOfBooking(facts.text, locale) && { ofBooking: true }),
    ...(intent === "change" && facts.hasValues && says(facts.text, rulesOf(locale).moves) && { moves: true }),
    ...(intent !== "change" && asksForTimeAsWell(facts, locale, context) && { asWell: true }),
    ...(intent !== "change" && onlyCountsAnew(facts, locale, context) && { countsAnew: true }),
    ...(wantsBesides(reading.folded, locale) && { besides: true }),
    ...(!facts.tellsOfGuest && wantsInstead(reading.folded, locale, context) && { instead: true }),
    ...findMoreTables(reading.folded, locale, context),
  };
}
