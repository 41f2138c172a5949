import { bookingStates } from "#src/booking/contract/booking-state.ts";
import { isSameVisit } from "#src/bot/machine/core/same-visit.ts";
import type { MailedBooking, MailRecord, ToldVisit } from "./ports.ts";

/** A message to be sent. */
export interface NextMail {
  readonly record: Omit<MailRecord, "state">;
  /** The visit as the guest knew it. */
  readonly was?: ToldVisit;
  /** It was tried before. */
  readonly isAgain: boolean;
}

/** A message that could not be sent for so long is given up; nor is a booking news after it. */
export const freshFor = Temporal.Duration.from({ hours: 24 });

/**
 * The message that the guest of a booking is to get now: what was told last is compared with what the booking is. One
 * that may have reached them is sent once more as it was; one that has not tells what is true by now.
 */
export function nextMail(
  records: readonly MailRecord[],
  mailed: Pick<MailedBooking, "booking" | "email" | "timedAt">,
  now: Temporal.Instant,
): NextMail | undefined {
  const { booking, email } = mailed;
  // What becomes of a booking once the visit has begun is the house's, and no news to the guest.
  if (email === undefined || Temporal.Instant.compare(booking.startsAt, now) <= 0) return undefined;
  const last = records.at(-1);
  const told = records.findLast(({ state }) => state === "taken");
  if (last?.state === "sending") return { ...knownAs(told), record: withoutState(last), isAgain: true };
  const news = newsOf(told, mailed, last?.state === "waiting", now);
  if (news === undefined) return undefined;
  const { scenarioName, startsAt, partySize } = booking;
  const visit = { scenarioName, startsAt, partySize };
  const isAgain = last !== undefined && last.news === news && isSameVisit(last.visit, visit);
  if (isAgain && last.state !== "waiting") return undefined;
  const number = last?.state === "waiting" ? last.number : (last?.number ?? 0) + 1;
  return { ...knownAs(told), record: { number, news, visit, at: isAgain ? last.at : now }, isAgain };
}

const knownAs = (told: MailRecord | undefined) => (told ? { was: told.visit } : {});

const withoutState = ({ state: _, ...record }: MailRecord): Omit<MailRecord, "state"> => record;

function newsOf(
  told: MailRecord | undefined,
  { booking, timedAt }: Pick<MailedBooking, "booking" | "timedAt">,
  isWaiting: boolean,
  now: Temporal.Instant,
): MailRecord["news"] | undefined {
  if (told?.news === "cancelled") return undefined;
  if (booking.state === "CANCELLED") return told && "cancelled";
  if (bookingStates[booking.state].access !== "open") return undefined;
  if (told) return isSameVisit(told.visit, booking) ? undefined : "changed";
  // Booked long ago, before there was a mail server: an answer to the prompt is no reason to say that it is booked.
  const isFresh = Temporal.Instant.compare(timedAt.add(freshFor), now) > 0;
  return isFresh || isWaiting ? "placed" : undefined;
}
