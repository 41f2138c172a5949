import { isOfBooking } from "#src/bot/understanding/intent/booking/told-booking.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { rulesOf } from "#src/bot/understanding/intent/intent-rules.ts";
import { findAdditions, namesTheirs } from "#src/bot/understanding/intent/notes/adding.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { says } from "#src/bot/understanding/text/phrases.ts";
import { cover } from "#src/bot/understanding/text/spans.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";

/** Beside these it is what is wanted; a cancellation, a person or a yes is that. */
const purposes: readonly Intent[] = [
  "book",
  "inform",
  "change",
  "question",
  "other",
  "list",
  "askBooked",
  "greet",
  "thanks",
];

/**
 * Whether something is to be added to a booking that stands: "add a bottle of fizz to the booking", "I want to add a request".
 * Beside another day that it is to be moved to, that is wanted first, and the wish comes with it.
 */
export function addedTo(
  { reading, found, locale, context }: FoundMessage,
  intent: Intent,
  { text, hasValues }: Facts,
): Pick<Understood, "intent" | "adds" | "ofBooking"> {
  const additions = findAdditions(found.rest ?? reading.folded, locale);
  const isUnsaid = additions.some(({ told }) => told === undefined);
  if (additions.length === 0 || !purposes.includes(intent)) return { intent };
  const { expecting, tablePicked, changeShown } = context;
  /** Of a table that is picked, what is to be added is a wish of it; which one is yet to be asked. */
  if (tablePicked || changeShown) return { intent: isUnsaid ? "change" : intent };
  const isNamed = additions.some(({ isToBooking, isToNote }) => isToBooking || isToNote) || isUnsaid;
  const isTheirs = isNamed || isOfBooking(text, locale) || namesTheirs(reading.folded, locale);
  if ((expecting !== null && expecting !== "confirm") || !isTheirs) return { intent };
  const beside = cover(
    text,
    additions.map(({ span }) => span),
  );
  if (hasValues && says(beside, rulesOf(locale).change)) return { intent };
  return { intent: "change", adds: true, ofBooking: true };
}
