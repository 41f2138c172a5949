import type { Booking } from "#src/booking/contract/booking.ts";
import type { TimeSlot } from "#src/booking/contract/time-slot.ts";
import { type Send, succeed } from "../ask.ts";
import type { TestService } from "../test-service.ts";

/** Where the conformance suite plays: one running service, and the line to it. */
export interface Stage {
  readonly send: Send;
  readonly service: TestService;
}

export type GetStage = () => Stage;

export const guest = {
  firstName: "Kari",
  lastName: "Nordmann",
  phone: "+4791234567",
  email: "kari@example.com",
};

let daysTaken = 0;

/** Begins again with the first date. Files of one process share what stands above, and dates end at the horizon. */
export function beginDates(): void {
  daysTaken = 0;
}

/** A date that no other test of a suite uses; never a Monday. */
export function freshDate(): string {
  const date = Temporal.PlainDate.from("2026-12-01").add({ days: daysTaken++ });
  return date.dayOfWeek === 1 ? freshDate() : date.toString();
}

/** A reference that no other test of a suite uses. */
export function freshText(prefix: string): string {
  return `${prefix}-${daysTaken++}`;
}

/** The moment of a wall time at a venue, as the wire has it. */
export function at(date: string, time: string, timeZone = "Europe/Oslo"): string {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant().toString();
}

/** The time slots of Dinner at Fjord, by their wall time. */
export async function dinnerSlots(
  { send }: Stage,
  date: string,
  guestCount = 2,
): Promise<ReadonlyMap<string, TimeSlot>> {
  const slots = await succeed(send, "listTimeSlots", { query: { date, guestCount, scenarioId: 11 } });
  return new Map(slots.map((slot) => [wallTime(slot.timeFrom), slot]));
}

export function wallTime(moment: string, timeZone = "Europe/Oslo"): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, 5);
}

export async function dinnerSlot(
  stage: Stage,
  date: string,
  time: string,
  guestCount = 2,
): Promise<TimeSlot> {
  const slot = (await dinnerSlots(stage, date, guestCount)).get(time);
  if (!slot) throw new Error(`no dinner at ${time} on ${date}`);
  return slot;
}

/** Books Dinner at Fjord; with a guest unless `fields` says otherwise. */
export async function bookDinner(
  { send }: Stage,
  date: string,
  time = "19:00",
  fields: Readonly<Record<string, unknown>> = {},
  key?: string,
): Promise<Booking> {
  const body = { guestCount: 2, timeFrom: at(date, time), scenarioName: "Dinner", guest, ...fields };
  return await succeed(send, "createBooking", { body, ...(key && { key }) });
}

export function holdDinner(stage: Stage, date: string, time = "19:00", fields = {}): Promise<Booking> {
  return bookDinner(stage, date, time, { guest: undefined, ...fields });
}

export const bookingPath = ({ id, venueId }: Pick<Booking, "id" | "venueId">) => ({ venueId, bookingId: id });
