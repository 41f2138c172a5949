import type { Booking, Guest } from "#src/booking/contract/booking.ts";
import { BookingError, mayHaveActed } from "#src/booking/contract/booking-error.ts";
import type { ChangeOutcome, ChangeRequest } from "#src/booking/contract/placements.ts";
import type { RefusalCode, Refused } from "#src/booking/contract/refusals.ts";
import { defined } from "#src/lib/defined.ts";
import type { Result } from "#src/lib/result.ts";
import { type BookingChanges, type CompleteBooking, mergeProperties, toUpdate } from "./complete-booking.ts";
import { outcomeUnknown, type PlacementTools, refused } from "./placement.ts";

type Step = "move" | "update";

/**
 * Changes a booking, and believes only what the service says of it afterwards. A new time is Update Booking Timeslot;
 * where that does not move the booking, Update Booking with the complete resource. Where more changes than the time,
 * the complete resource goes first: it changes all or nothing, while two steps may leave half.
 *
 * Begins with a look and does only what is missing, so doing it twice comes to the same. Rejects with a BookingError
 * only when certainly nothing was changed.
 */
export async function changeBooking(tools: PlacementTools, wish: ChangeRequest): Promise<ChangeOutcome> {
  let wrote = false;
  const pursue = async (): Promise<ChangeOutcome> => {
    let found = await look(tools, wish);
    if (!found.ok) return refused(found);
    const request = await withSlot(tools, wish, found.value.booking);
    if (!request.ok) return { ...refused(request), booking: found.value.booking };
    let refusal: Refused = unmoved;
    for (const step of stepsTo(request.value, found.value.booking)) {
      const answer = await take(tools, step, request.value, found.value);
      wrote ||= answer === undefined;
      refusal = answer ?? refusal;
      found = await look(tools, wish);
      if (!found.ok) return refused(found);
      if (isMet(request.value, found.value.booking)) break;
      if (answer !== undefined && isFinal(answer)) break;
    }
    const { booking } = found.value;
    if (isMet(request.value, booking)) {
      return { outcome: "changed", booking: await withProperties(tools, request.value, found.value) };
    }
    return { ...refused(refusal), booking };
  };
  try {
    return await pursue();
  } catch (error) {
    if (error instanceof BookingError && wrote) return outcomeUnknown;
    throw error;
  }
}

/** A move leaves the properties as they were, and a service may keep none: they never decide about a change. */
async function withProperties(
  tools: PlacementTools,
  request: ChangeRequest,
  found: CompleteBooking,
): Promise<Booking> {
  const { booking } = found;
  const { properties = {} } = request;
  const isHeld = Object.entries(properties).every(
    ([name, value]) => (booking.extProperties?.[name] ?? null) === value,
  );
  if (isHeld) return booking;
  const answer = await tools.client.updateBooking({ params: pathOf(request), body: toBody(request, found) });
  return answer.ok ? answer.value : booking;
}

/** The service took the request, and the booking is still not what it was to be. */
const unmoved: Refused = { refusal: "booking_read_only", detail: "the service left the booking as it was" };

const finalRefusals: readonly RefusalCode[] = ["slot_unavailable", "limit_reached", "booking_read_only"];

/** By its own code, the service says that no other way leads there. */
function isFinal({ refusal, guessed }: Refused): boolean {
  return !guessed && finalRefusals.includes(refusal);
}

function look({ client }: PlacementTools, request: ChangeRequest) {
  return client.getCompleteBooking({ params: pathOf(request) });
}

/** The request with its slot, where the booking moves. A time that is not listed cannot be moved to. */
async function withSlot(
  { client }: PlacementTools,
  request: ChangeRequest,
  booking: Booking,
): Promise<Result<ChangeRequest, Refused>> {
  if (request.slot !== undefined || isSameMoment(booking.timeFrom, request.timeFrom)) {
    return { ok: true, value: request };
  }
  const { venueId, date, guestCount, timeFrom } = request;
  const listed = await client.listTimeSlots({ params: { venueId }, query: { date, guestCount } });
  if (!listed.ok) return { ok: true, value: request };
  const slot = listed.value.find(
    (each) =>
      isSameMoment(each.timeFrom, timeFrom) &&
      each.scenarioName === (booking.scenarioName ?? each.scenarioName),
  );
  if (slot) return { ok: true, value: { ...request, slot } };
  return { ok: false, refusal: "slot_unavailable", detail: "no time slot begins then" };
}

function stepsTo(request: ChangeRequest, booking: Booking): readonly Step[] {
  if (isMet(request, booking)) return [];
  if (request.slot === undefined || isSameMoment(booking.timeFrom, request.timeFrom)) return ["update"];
  const onlyMoves = isMet({ ...request, timeFrom: booking.timeFrom }, booking);
  return onlyMoves ? ["move", "update"] : ["update", "move", "update"];
}

/** Undefined when the service took it, or may have: what came of it, the booking tells. */
async function take(
  { client }: PlacementTools,
  step: Step,
  request: ChangeRequest,
  found: CompleteBooking,
): Promise<Refused | undefined> {
  const params = pathOf(request);
  try {
    const answer =
      step === "move"
        ? await client.updateBookingTimeSlot({ params, body: { timeslotId: request.slot?.id ?? "" } })
        : await client.updateBooking({ params, body: toBody(request, found) });
    return answer.ok ? undefined : answer;
  } catch (error) {
    if (error instanceof BookingError && mayHaveActed(error)) return undefined;
    throw error;
  }
}

/** A booking that stays at its time keeps its slot. What named another one must go, or it would win over the new time. */
function toBody(request: ChangeRequest, found: CompleteBooking) {
  const { guestCount, comment, guest, timeFrom, slot, properties } = request;
  const { booking } = found;
  const changes: BookingChanges = {
    guestCount,
    ...defined({ comment, guest }),
    ...(properties && { extProperties: mergeProperties(booking, properties) }),
  };
  if (isSameMoment(booking.timeFrom, timeFrom) && slot === undefined) return toUpdate(found, changes);
  const moved = {
    ...changes,
    timeFrom,
    ...(booking.timeTo !== undefined && { timeTo: endOf(booking.timeFrom, booking.timeTo, timeFrom) }),
  };
  if (slot === undefined) return toUpdate(found, moved, ["timeSlotId"]);
  return toUpdate(found, { ...moved, timeSlotId: slot.id, scenarioName: slot.scenarioName });
}

/** As long as before: the service knows better, and may say so in its answer. */
function endOf(from: string, to: string, newFrom: string): string {
  const stay = Temporal.Instant.from(from).until(to);
  return Temporal.Instant.from(newFrom).add(stay).toString();
}

function isMet({ guestCount, timeFrom, comment, guest, slot }: ChangeRequest, booking: Booking): boolean {
  const scenarioName = slot?.scenarioName ?? booking.scenarioName;
  return (
    booking.guestCount === guestCount &&
    isSameMoment(booking.timeFrom, timeFrom) &&
    (comment === undefined || comment.trim() === (booking.comment ?? "").trim()) &&
    (guest === undefined || isUnder(guest, booking.guest)) &&
    (booking.scenarioName === undefined || booking.scenarioName === scenarioName)
  );
}

/** A service may write a number in its own way. */
function isUnder(wanted: Guest, { phone, email, ...held }: Guest = {}): boolean {
  const isSameName = nameOf(wanted) === "" || nameOf(wanted) === nameOf(held);
  const isSamePhone = wanted.phone === undefined || digitsOf(wanted.phone) === digitsOf(phone ?? "");
  const isSameMail = wanted.email === undefined || wanted.email.toLowerCase() === email?.toLowerCase();
  return isSameName && isSamePhone && isSameMail;
}

const nameOf = ({ firstName = "", lastName = "" }: Guest): string => `${firstName} ${lastName}`.trim();

const digitsOf = (phone: string): string => phone.replaceAll(/\D/gu, "");

function isSameMoment(one: string, other: string): boolean {
  return Temporal.Instant.compare(one, other) === 0;
}

const pathOf = ({ venueId, bookingId }: ChangeRequest) => ({ venueId, bookingId });
