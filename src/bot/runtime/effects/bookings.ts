import { hasGuest } from "#src/booking/contract/booking.ts";
import { BookingError } from "#src/booking/contract/booking-error.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { RefusalCode } from "#src/booking/contract/refusals.ts";
import type { Effect } from "#src/bot/machine/core/effect.ts";
import type { ChangeRefusal } from "#src/bot/machine/core/event.ts";
import { isSameVisit } from "#src/bot/machine/core/same-visit.ts";
import type { BookedTable, BookingKey } from "#src/bot/machine/core/table.ts";
import { joinComments, wishesChanged, withoutFormer } from "#src/bot/machine/tables/comments.ts";
import { defined } from "#src/lib/defined.ts";
import { agreementProperties, noAgreement } from "../agreement-properties.ts";
import { isAhead, toBookedTable, toWireGuest } from "../booked-table.ts";
import type { ClaimedEffect } from "../turn-store.ts";
import { OutcomeOpen, type Outside, type ResultOf, timeZoneOf } from "./outside.ts";
import { withoutLateness } from "./without-lateness.ts";

/** The guest's own bookings that are still ahead, and what this chat waits for; each in order of time. */
export async function findBookings(
  { service, waitlist, clock }: Outside,
  { conversation }: ClaimedEffect,
  { requestId, alsoBegun }: Extract<Effect, { type: "findBookings" }>,
): Promise<ResultOf<"bookingsFound" | "serviceFailed">> {
  const { guestReference } = conversation;
  const answer = await service.listBookings({ query: { extReferenceNumber: guestReference } });
  // A service that does not list them has not said that there are none.
  if (!answer.ok) return { type: "serviceFailed", requestId };
  const since = alsoBegun ? clock.now().subtract({ hours: 3 }) : clock.now();
  const bookings = answer.value
    .filter((booking) => booking.extReferenceNumber === guestReference && isAhead(booking, since))
    .map(toBookedTable)
    .toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
  const waiting = await waitlist.waitingOf(conversation.id);
  return { type: "bookingsFound", requestId, bookings, ...(waiting.length > 0 && { waiting }) };
}

/**
 * The guest's last visit, whatever chat it was booked in; before the first, the booking that is furthest ahead, or else one
 * that was cancelled.
 */
export async function recallBooking(
  { service, clock }: Outside,
  { conversation }: ClaimedEffect,
  { requestId, language }: Extract<Effect, { type: "recallBooking" }>,
): Promise<ResultOf<"bookingRecalled" | "serviceFailed">> {
  const { guestReference } = conversation;
  const answer = await service.listBookings({ query: { extReferenceNumber: guestReference } });
  if (!answer.ok) return { type: "serviceFailed", requestId };
  const own = answer.value
    .filter((booking) => booking.extReferenceNumber === guestReference && hasGuest(booking))
    .toSorted((a, b) => Temporal.Instant.compare(a.timeFrom, b.timeFrom));
  const kept = own.filter(({ status }) => status !== "CANCELLED" && status !== "NO_SHOW");
  const isPast = ({ timeFrom }: { readonly timeFrom: string }) =>
    Temporal.Instant.compare(timeFrom, clock.now()) <= 0;
  const cancelled = own.findLast(({ status }) => status === "CANCELLED");
  const last = kept.findLast(isPast) ?? kept.at(-1) ?? cancelled;
  const booking = last && withoutLateness(toBookedTable(last), language, clock.now());
  return { type: "bookingRecalled", requestId, ...defined({ booking }) };
}

type ChangeBooking = Extract<Effect, { type: "changeBooking" }>;

/**
 * Changes a booking, and reports what the service then holds: all of the change, or the booking beside the reason
 * why not all of it.
 */
export async function changeBooking(
  outside: Outside,
  effect: ChangeBooking,
): Promise<ResultOf<"bookingChanged" | "changeRefused">> {
  const { requestId, booking, partySize, startsAt, slot, comment, holder, agreement } = effect;
  const before = effect.asked && (await read(outside, booking));
  if (before && isAnother(before, effect)) {
    return { type: "changeRefused", requestId, reason: "changed", booking: before };
  }
  const { venueId, id: bookingId } = booking;
  const timeZone = timeZoneOf(outside, venueId);
  const result = await outside.placements.changeBooking({
    venueId,
    bookingId,
    guestCount: partySize,
    timeFrom: startsAt,
    date: Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone).toPlainDate().toString(),
    ...(slot && { slot: { id: slot.id, scenarioName: slot.scenarioName } }),
    ...defined({ comment: commentNow(comment, before, effect.asked) }),
    ...(holder && { guest: toWireGuest(holder) }),
    ...(agreement !== undefined && {
      properties: agreement ? agreementProperties(agreement, outside.render) : noAgreement,
    }),
  });
  switch (result.outcome) {
    case "unknown":
      throw new OutcomeOpen();
    case "changed":
      return { type: "bookingChanged", requestId, booking: toBookedTable(result.booking) };
    case "refused": {
      const { refusal, booking: standing } = result;
      outside.log.info({ venueId, refusal }, "the booking service refuses a change");
      return {
        type: "changeRefused",
        requestId,
        reason: toChangeRefusal(refusal),
        ...(standing && hasGuest(standing) && { booking: toBookedTable(standing) }),
      };
    }
  }
}

/**
 * What the guest wished is added to what stands there by now: since they read the booking, it may have been noted that they
 * come late, or the staff may have written something.
 */
function commentNow(
  wished: string | undefined,
  before: BookedTable | undefined,
  asked: BookedTable | undefined,
): string | undefined {
  if (wished === undefined || before === undefined || before.comment === asked?.comment) return wished;
  if (wished === asked?.comment) return before.comment;
  const { added, removed } = wishesChanged(asked?.comment, wished);
  if (removed.length === 0) return joinComments(before.comment, withoutFormer(wished, asked?.comment));
  const kept = wishesChanged(removed.join(";"), before.comment).added;
  // An attempt before this one may have written it already.
  return [...kept, ...added.filter((wish) => !kept.includes(wish))].join("; ");
}

type SetBookingState = Extract<Effect, { type: "setBookingState" }>;

/**
 * Sets a booking's state. What counts is the state that the booking has afterwards: states only move upward, so the
 * service refuses one that is set already, by an earlier attempt or by the staff, and that is as good as set.
 */
export async function setBookingState(
  outside: Outside,
  effect: SetBookingState,
): Promise<ResultOf<"bookingStateSet" | "stateRefused">> {
  const { requestId, booking, state, asked } = effect;
  const before = asked && (await read(outside, booking));
  if (before && isAnother(before, { asked })) {
    return { type: "stateRefused", requestId, reason: "changed", booking: before };
  }
  const answer = await askForState(outside, effect);
  const answered = answer?.ok ? toBookedTable(answer.value) : undefined;
  const now = answered?.state === state ? answered : await read(outside, booking);
  if (now?.state === state) return { type: "bookingStateSet", requestId, booking: now };
  // Neither done nor refused: the effect is tried again until it is known.
  if (answer === undefined) throw new OutcomeOpen();
  const reason = answer.ok ? "other" : toChangeRefusal(answer.refusal);
  return { type: "stateRefused", requestId, reason, ...(now && { booking: now }) };
}

async function read({ service }: Outside, { venueId, id }: BookingKey): Promise<BookedTable | undefined> {
  const current = await service.getBooking({ params: { venueId, bookingId: id } });
  return current.ok ? toBookedTable(current.value) : undefined;
}

/**
 * Whether the booking is for another visit than the guest knew it for: what they said was not about this one. What an
 * earlier attempt at the same change may have left, whole or in half, is no other visit.
 */
function isAnother(
  booking: BookedTable,
  { asked, startsAt, partySize, slot }: Partial<ChangeBooking>,
): boolean {
  if (asked === undefined || bookingStates[booking.state].access !== "open") return false;
  const isMoved = startsAt !== undefined && Temporal.Instant.compare(startsAt, booking.startsAt) === 0;
  const known: BookedTable = {
    ...asked,
    ...(isMoved && { startsAt }),
    ...(partySize === booking.partySize && { partySize }),
    ...(slot?.scenarioName === booking.scenarioName && { scenarioName: booking.scenarioName }),
  };
  return !isSameVisit(known, booking);
}

/** Undefined when the answer makes no sense or never came, so that it may have been done. */
async function askForState({ service }: Outside, { booking, state }: SetBookingState) {
  const params = { venueId: booking.venueId, bookingId: booking.id };
  try {
    return await service.updateBookingState({ params, body: { state } });
  } catch (error) {
    if (error instanceof BookingError && error.mayHaveActed) return undefined;
    throw error;
  }
}

/** Cancels the booking that a new one took the place of; one that is gone already is as good as cancelled. */
export async function cancelReplaced(
  outside: Outside,
  { requestId, former }: Extract<Effect, { type: "cancelReplaced" }>,
): Promise<ResultOf<"replacedCancelled" | "replacedStands">> {
  const { venueId, id } = former;
  const result = await setBookingState(outside, {
    type: "setBookingState",
    requestId,
    booking: { venueId, id },
    state: "CANCELLED",
  });
  if (result.type === "bookingStateSet") {
    return { type: "replacedCancelled", requestId, former: result.booking };
  }
  if (result.reason === "notFound") {
    return { type: "replacedCancelled", requestId, former: { ...former, state: "CANCELLED" } };
  }
  return { type: "replacedStands", requestId, former };
}

/** Why, in the conversation's terms. */
function toChangeRefusal(refusal: RefusalCode): ChangeRefusal {
  switch (refusal) {
    case "limit_reached":
      return "limitReached";
    case "slot_unavailable":
      return "slotTaken";
    case "booking_read_only":
    case "state_not_allowed":
      return "readOnly";
    case "not_found":
      return "notFound";
    default:
      return "other";
  }
}
