import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import { type BookingState, bookingStates } from "#src/booking/contract/booking-state.ts";

/** What the staff mark a booking as while the evening runs. No guest is told. */
export type DeskMark = "waiting" | "seated" | "billPrinted" | "closed" | "noShow";

interface MarkFacts {
  /** The state it sets: one of those that the venue's own processes set (interface specification, "Booking states"). */
  readonly state: BookingState;
  /** As the audit trail has it. */
  readonly action: string;
}

export const markFacts: Readonly<Record<DeskMark, MarkFacts>> = {
  waiting: { state: "WAITING", action: "markWaiting" },
  seated: { state: "SEATED", action: "markSeated" },
  billPrinted: { state: "BILL_PRINTED", action: "markBillPrinted" },
  closed: { state: "CLOSED", action: "markClosed" },
  noShow: { state: "NO_SHOW", action: "markNoShow" },
};

/** In the order of an evening. */
export const deskMarks = [
  "waiting",
  "seated",
  "billPrinted",
  "closed",
  "noShow",
] as const satisfies DeskMark[];

/** The marks that a booking in this state can still take: states only move upward. */
export function marksLeft(state: BookingState): readonly DeskMark[] {
  return deskMarks.filter((mark) => bookingStates[markFacts[mark].state].level > bookingStates[state].level);
}

/** Before the visit begins, guests may be at the door this early. */
const earlyMinutes = 60;

/** The marks that are sensible now, as buttons offer them. */
export function nextMarks(
  booking: Pick<DiaryBooking, "state" | "startsAt">,
  now: Temporal.Instant,
): readonly DeskMark[] {
  switch (booking.state) {
    case "REGISTERED":
    case "UNCONFIRMED":
    case "CONFIRMED":
      if (hasBegun(booking, now)) return ["waiting", "seated", "noShow"];
      return hasBegun(booking, now.add({ minutes: earlyMinutes })) ? ["waiting", "seated"] : [];
    case "WAITING":
      return ["seated"];
    case "SEATED":
      return ["billPrinted", "closed"];
    case "BILL_PRINTED":
      return ["closed"];
    case "CLOSED":
    case "NO_SHOW":
    case "CANCELLED":
      return [];
  }
}

/** Parties come early, but not by this much: it is the wrong booking, or the wrong day. */
const longBeforeHours = 3;

/** Whether somebody who marks this booking most likely means another one. */
export function isLongBefore(
  { state, startsAt }: Pick<DiaryBooking, "state" | "startsAt">,
  now: Temporal.Instant,
): boolean {
  const isHere = bookingStates[state].level >= bookingStates.WAITING.level;
  return !isHere && startsAt.since(now).total("hours") > longBeforeHours;
}

export function hasBegun({ startsAt }: Pick<DiaryBooking, "startsAt">, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, startsAt) >= 0;
}
