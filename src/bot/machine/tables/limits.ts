import { whoHelps } from "#src/bot/machine/core/contact-lines.ts";
import { type Context, neighboursOf, staffReach, venueById } from "#src/bot/machine/core/context.ts";
import type { Draft, Query } from "#src/bot/machine/core/draft.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import { dateValue, timeNow, timeValue, today, venueName } from "#src/bot/machine/core/values.ts";

/** Largest party a chat takes at its word; beyond it the number was meant otherwise. */
const largestParty = 500;

/**
 * Why a party of this size cannot be booked, and who may help; undefined where it can. A party too large for its
 * venue may go to another one nearby, unless a booking is moved, which stays where it is.
 */
export function refusedParty(
  { partySize, changing }: Draft & { readonly partySize: number },
  venueId: number,
  context: Context,
): Message[] | undefined {
  if (partySize < 1 || partySize > largestParty) return [message("partySizeNotPossible", { partySize })];
  const venue = venueById(context, venueId);
  const neighbours = changing ? [] : neighboursOf(venueId, context);
  const most = venue?.largestParty;
  if (
    most === undefined ||
    partySize <= most ||
    neighbours.some((candidate) => seats(candidate.largestParty, partySize))
  )
    return undefined;
  const tooLarge = message("partyTooLarge", { venue: venueName(venueId, context), partySize, most });
  return [tooLarge, ...(staffReach(venueId, context) === "nowhere" ? whoHelps(venueId, context) : [])];
}

/** Whether somebody of the staff may be asked for this party, which is too large to be booked. */
export function isForStaff(partySize: number, venueId: number, context: Context): boolean {
  return staffReach(venueId, context) !== "nowhere" && partySize >= 1 && partySize <= largestParty;
}

const seats = (most: number | undefined, partySize: number): boolean =>
  most === undefined || partySize <= most;

/** Why nothing can be booked then, whatever is free: it is over, or too far ahead; undefined where it can. */
export function refusedMoment(query: Query, context: Context): Message | undefined {
  const { venueId, date, time } = query;
  const now = today(venueId, context);
  if (date < now) return message("dateIsPast", { date: dateValue(date) });
  if (date === now && time?.type === "at" && time.time < timeNow(venueId, context)) {
    return message("timeIsPast", { time: timeValue(time.time) });
  }
  const { horizon } = venueById(context, venueId) ?? {};
  if (horizon === undefined) return undefined;
  const last = Temporal.PlainDate.from(now).add(horizon).toString();
  if (date <= last) return undefined;
  return message("tooFarAhead", { venue: venueName(venueId, context), date: dateValue(last) });
}
