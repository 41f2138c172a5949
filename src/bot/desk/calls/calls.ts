import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import { guestName } from "../booking-view.ts";
import { beginningOf, todayAt } from "../day.ts";
import type { BookingAsked, DeskParts } from "../desk-parts.ts";
import { findBooking } from "../find-booking.ts";
import type { CallTick } from "../ports.ts";
import { dayAndTime } from "../signed.ts";
import { writeDown } from "../trail.ts";
import type { Refused, Said, SheetRow } from "../view.ts";
import { texts } from "../words.ts";

/** Who has called a guest about this visit; a booking that was moved since is another visit. */
export type WhoCalled = (booking: Pick<DiaryBooking, "id" | "startsAt">) => CallTick | undefined;

export async function readCalled(
  { contacts }: Pick<DeskParts, "contacts">,
  venueId: number,
  from: Temporal.Instant,
): Promise<WhoCalled> {
  const ticks = await contacts.listCalled(venueId, from);
  return ({ id, startsAt }) => ticks.find((tick) => tick.bookingId === id && tick.startsAt.equals(startsAt));
}

/** The row of a guest whom somebody should call, with the number, or with who has done so. */
export function toCallRow(
  row: SheetRow,
  { guest }: Pick<DiaryBooking, "guest">,
  tick: CallTick | undefined,
  venue: VenueFacts,
): SheetRow {
  const called = tick && calledBy(tick, venue);
  return { ...row, ...defined({ phone: guest?.phone, called }), ...(tick === undefined && { toCall: true }) };
}

const calledBy = ({ by, at }: CallTick, venue: VenueFacts) =>
  `${texts.calledBy} ${by.displayName}, ${dayAndTime(at, venue)}`;

/** Ticks a guest off the lists of whom to call. Of two who do so, the second reads who was first. */
export async function callDone(parts: DeskParts, ask: BookingAsked): Promise<Said | Refused> {
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { booking, venue } = found.value;
  const key = { venueId: venue.id, id: booking.id };
  const { contacts, clock } = parts;
  const asked = { ...key, startsAt: booking.startsAt };
  if (!(await contacts.called(asked, await lastReason(parts, booking, venue), ask.by, clock.now()))) {
    const who = (await readCalled(parts, venue.id, booking.startsAt))(booking);
    const text = `${guestName(booking)}: ${who ? calledBy(who, venue) : texts.calledBefore}.`;
    return { type: "refused", reason: "alreadyDone", text };
  }
  await writeDown(parts, "callGuest", ask.by, { booking: key });
  return { type: "said", text: `${texts.tickedOff} ${guestName(booking)}.` };
}

/** A message that a guest has not had is a reason to call again, whoever called before it. */
async function lastReason(
  { broadcasts, clock }: Pick<DeskParts, "broadcasts" | "clock">,
  { id }: DiaryBooking,
  venue: VenueFacts,
): Promise<Temporal.Instant> {
  const unread = await broadcasts.listUnread(venue.id, todayAt(clock, venue).toString());
  const sent = unread.filter(({ bookingIds }) => bookingIds.includes(id)).map(({ at }) => at);
  return sent.toSorted(Temporal.Instant.compare).at(-1) ?? Temporal.Instant.fromEpochMilliseconds(0);
}

/** The visits of today and later. */
export async function readCalledAhead(
  parts: Pick<DeskParts, "contacts" | "clock">,
  venue: VenueFacts,
): Promise<WhoCalled> {
  return await readCalled(parts, venue.id, beginningOf(todayAt(parts.clock, venue), venue));
}
