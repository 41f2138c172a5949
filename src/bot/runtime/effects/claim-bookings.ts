import type { Booking } from "#src/booking/contract/booking.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { Effect } from "#src/bot/machine/core/effect.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import type { Holder } from "#src/bot/machine/core/table.ts";
import { isAhead, toBookedTable } from "../booked-table.ts";
import type { ClaimedEffect } from "../turn-store.ts";
import type { Outside, ResultOf } from "./outside.ts";

/**
 * Makes the bookings ahead under a reference those of this chat, where one of them is under the number, or without a number
 * under the name, that the guest gave. Whether there is nothing under the reference, or it is another's, is not told apart.
 * The booking that proves it comes last: where a process dies on the way, it still does. What the service does not let go of
 * stays with the chat that has it.
 */
export async function claimBookings(
  outside: Outside,
  { id, attempt, conversation }: ClaimedEffect,
  { requestId, reference, proof }: Extract<Effect, { type: "claimBookings" }>,
): Promise<ResultOf<"bookingsClaimed" | "serviceFailed">> {
  const { placements, aftercare, claimTries } = outside;
  const key = `effect:${id}`;
  const mayTry = await claimTries.begin({ key, conversationId: conversation.id, reference });
  if (!mayTry) return { type: "bookingsClaimed", requestId, outcome: "tooOften" };
  const ahead = await listAhead(outside, reference);
  // An earlier attempt at the same may have brought some of them, and have died before the ledger knew.
  const brought = attempt > 1 ? await listAhead(outside, conversation.guestReference) : [];
  if (!ahead || !brought) return { type: "serviceFailed", requestId };
  const proving = ahead.find((booking) => isUnder(booking, proof));
  const isDone = ahead.length === 0 && brought.some((booking) => isUnder(booking, proof));
  if (!proving && !isDone) return { type: "bookingsClaimed", requestId, outcome: "other" };
  for (const booking of brought) await aftercare.takeOver(conversation.id, toBookedTable(booking));
  const { guestReference } = conversation;
  let given = brought.length;
  for (const booking of [...ahead.filter((one) => one !== proving), ...(proving ? [proving] : [])]) {
    const { venueId, id: bookingId } = booking;
    if (!(await placements.giveOver({ venueId, bookingId, guestReference }))) continue;
    await aftercare.takeOver(conversation.id, toBookedTable(booking));
    given += 1;
  }
  await claimTries.succeeded(key);
  const isAll = given === ahead.length + brought.length;
  return {
    type: "bookingsClaimed",
    requestId,
    outcome: isAll ? "theirs" : given > 0 ? "someTheirs" : "keptAway",
  };
}

/** Undefined where the service does not say. */
async function listAhead(
  { service, clock }: Outside,
  reference: string,
): Promise<readonly Booking[] | undefined> {
  const answer = await service.listBookings({ query: { extReferenceNumber: reference } });
  if (!answer.ok) return undefined;
  return answer.value.filter(
    (booking) =>
      booking.extReferenceNumber === reference &&
      isAhead(booking, clock.now()) &&
      bookingStates[booking.status].access === "open",
  );
}

/** By the number, which no confirmation shows; a name is on every message that was passed on, and counts where there is none. */
function isUnder({ guest = {} }: Booking, proof: Holder): boolean {
  const { phone = "" } = guest;
  if (phone !== "") return proof.phone !== undefined && isSameNumber(phone, proof.phone);
  return fullName(proof) !== "" && foldName(guest) === foldName(proof);
}

/** Services write numbers in their own ways, some without the country. */
const leastDigits = 8;

function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [one, other].map((phone) => phone.replaceAll(/\D/gu, "")) as [string, string];
  const shared = Math.min(a.length, b.length, leastDigits);
  return shared >= leastDigits && a.slice(-shared) === b.slice(-shared);
}

const foldName = (name: Pick<Holder, "firstName" | "lastName">): string =>
  fullName(name).normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/\s+/gu, " ").trim().toLowerCase();
