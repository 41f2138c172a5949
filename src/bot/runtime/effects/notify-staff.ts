import type { Effect } from "#src/bot/machine/core/effect.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import type { ClaimedEffect } from "../turn-store.ts";
import { type Outside, timeZoneOf } from "./outside.ts";

/** Tells the staff. Of a guest who meets a limit they hear once a day, and of one who books anew and anew once an evening. */
export async function notifyStaff(
  outside: Outside,
  { notice }: Extract<Effect, { type: "notifyStaff" }>,
  { id, conversation }: ClaimedEffect,
): Promise<void> {
  const { staffNotices, guestWatch, clock } = outside;
  const key = `effect:${id}`;
  if (notice.kind === "limitReached") {
    const { venueId } = notice;
    const now = clock.now();
    const today = now.toZonedDateTimeISO(timeZoneOf(outside, venueId)).toPlainDate();
    const told = { conversationId: conversation.id, venueId, matter: `limit:${today}` };
    if (!(await guestWatch.isFirst(told, key, now))) return;
  }
  await staffNotices.send(notice, key, conversation.id);
  if (notice.kind === "booked") await tellRebooking(outside, notice.booking, key, conversation.id);
}

async function tellRebooking(
  outside: Outside,
  booking: BookedTable,
  key: string,
  conversationId: string,
): Promise<void> {
  const { venueId, startsAt, name = "" } = booking;
  const { guestWatch, staffNotices, clock } = outside;
  const starts = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZoneOf(outside, venueId));
  const from = starts.startOfDay();
  const visits = { venueId, from: from.toInstant(), until: from.add({ days: 1 }).toInstant() };
  const rebooking = rebookingOf(await guestWatch.cancelledNames(conversationId, visits), name);
  if (!rebooking) return;
  const told = { conversationId, venueId, matter: `rebooked:${starts.toPlainDate()}` };
  const ownKey = `${key}:rebooked`;
  if (!(await guestWatch.isFirst(told, ownKey, clock.now()))) return;
  await staffNotices.send({ kind: "rebooked", booking, ...rebooking }, ownKey, conversationId);
}

/** So many bookings of one day somebody cancels whose plans change; who books again after that, the staff hear of. */
const cancelsOften = 3;
/** As many, where it is booked again under another name. */
const cancelsUnderNames = 2;

/**
 * Whether a booking is one of many that took one another's place: the guest cancelled three of that day before, or two
 * and not all under one name.
 */
export function rebookingOf(
  cancelled: readonly string[],
  name: string,
): { readonly cancelled: number; readonly names: number } | undefined {
  const known = [...cancelled, name].map((each) => each.trim().toLowerCase()).filter((each) => each !== "");
  const names = new Set(known).size;
  const enough = names > 1 ? cancelsUnderNames : cancelsOften;
  return cancelled.length >= enough ? { cancelled: cancelled.length, names } : undefined;
}
