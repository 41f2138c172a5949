import { hasGuest } from "#src/booking/contract/booking.ts";
import type { Effect } from "#src/bot/machine/core/effect.ts";
import { faultOf } from "#src/lib/fault.ts";
import { isAhead, toBookedTable } from "../booked-table.ts";
import { toGuestFile } from "../guest-file.ts";
import type { ClaimedEffect, Conversation, Settlement } from "../turn-store.ts";
import { give } from "./attach.ts";
import { settlePayment } from "./deposits.ts";
import { OutcomeOpen, type Outside, type ResultOf } from "./outside.ts";
import { say } from "./talk.ts";

/** How much is kept of the guest, for the words above the file. */
export async function readGuest(
  outside: Outside,
  { requestId }: Extract<Effect, { type: "readGuest" }>,
  { conversation }: ClaimedEffect,
): Promise<ResultOf<"guestRead">> {
  const { guestRecords, waitlist, clock } = outside;
  const [bookings, record, waiting] = await Promise.all([
    listAll(outside, conversation),
    guestRecords.read(conversation.id),
    waitlist.waitingOf(conversation.id),
  ]);
  const ahead = bookings.filter((booking) => isAhead(booking, clock.now()));
  return {
    type: "guestRead",
    requestId,
    bookings: ahead.map(toBookedTable).toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt)),
    waiting,
    visits: bookings.length - ahead.length,
    messages: record.written.length + record.said.length,
  };
}

/** Also those that are over or cancelled; a table that is merely held is none. A service that refuses has nothing to show. */
async function listAll({ service }: Outside, { guestReference }: Conversation) {
  const answer = await service.listBookings({ query: { extReferenceNumber: guestReference } });
  const found = answer.ok ? answer.value : [];
  return found.filter((booking) => booking.extReferenceNumber === guestReference && hasGuest(booking));
}

/** All that is kept, as a file of JSON: in the chat, or wherever the platform leaves it for the guest. */
export async function showRecord(outside: Outside, claimed: ClaimedEffect): Promise<Settlement> {
  const { conversation } = claimed;
  const record = await outside.guestRecords.read(conversation.id);
  const bookings = await listAll(outside, conversation);
  const venues = outside.house.venues();
  const text = toGuestFile(record, bookings, {
    render: outside.render,
    venueName: (id) => venues.find((venue) => venue.id === id)?.name,
  });
  return await give(outside, claimed, {
    type: "file",
    name: "maitred.json",
    mediaType: "application/json",
    text,
  });
}

/**
 * Erases the guest. What the chat decided before is waited for: it may bring more of them into other hands, or needs them
 * to be found. Everything before the chat itself is erased may be done again.
 */
export async function eraseGuest(
  outside: Outside,
  claimed: ClaimedEffect,
  { requestId, cancel, keep, goodbye }: Extract<Effect, { type: "eraseGuest" }>,
): Promise<Settlement> {
  const { guestRecords, waitlist } = outside;
  const { conversation } = claimed;
  if (await guestRecords.isBusy(conversation.id, claimed.id)) throw new OutcomeOpen();
  for (const { entryId } of await waitlist.waitingOf(conversation.id)) {
    await waitlist.answered(entryId, "declined");
  }
  await guestRecords.forgetJobs(conversation.id, keep);
  for (const booking of cancel) await cancelAndTell(outside, claimed, booking);
  if (keep.length > 0) {
    await guestRecords.erase(conversation.id, keep, afterLast(keep));
    return { outcome: "done", event: { type: "guestForgotten", requestId } };
  }
  await guestRecords.erase(conversation.id, []);
  await sayGoodbye(outside, claimed, goodbye);
  return { outcome: "done" };
}

type EraseGuest = Extract<Effect, { type: "eraseGuest" }>;

async function cancelAndTell(
  outside: Outside,
  { id, conversation, storedAt }: ClaimedEffect,
  booking: EraseGuest["cancel"][number],
): Promise<void> {
  const { placements, aftercare, staffNotices } = outside;
  const { venueId, id: bookingId } = booking;
  if (!(await placements.cancelAsNobody({ venueId, bookingId }))) return;
  const cancelled = { ...booking, state: "CANCELLED" } as const;
  await aftercare.track(conversation.id, cancelled);
  await staffNotices.send({ kind: "cancelled", booking: cancelled }, `effect:${id}:${bookingId}`);
  await settlePayment(outside, booking, { cancelledBy: "guest", at: storedAt });
}

/** When the last of the visits is certainly over. */
function afterLast(keep: EraseGuest["keep"]): Temporal.Instant {
  const starts = keep.map(({ startsAt }) => Temporal.Instant.from(startsAt));
  const [last = Temporal.Instant.fromEpochMilliseconds(0)] = starts.toSorted((a, b) =>
    Temporal.Instant.compare(b, a),
  );
  return last.add({ hours: 24 });
}

/** Nothing says any more where the guest is: what does not reach them now never does. */
async function sayGoodbye(outside: Outside, claimed: ClaimedEffect, goodbye: EraseGuest["goodbye"]) {
  try {
    await say(outside, claimed, goodbye);
  } catch (error) {
    outside.log.info(faultOf(error), "a guest was erased, and could not be told");
  }
}
