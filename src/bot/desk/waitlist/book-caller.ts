import { defined } from "#src/lib/defined.ts";
import { toBookingView } from "../booking-view.ts";
import type { DeskParts } from "../desk-parts.ts";
import { notHere } from "../not-here.ts";
import { signed } from "../signed.ts";
import { toGuestName } from "../take/read-ask.ts";
import { obstacleWords } from "../take/refusals.ts";
import { takeTexts } from "../take/words.ts";
import { writeDown } from "../trail.ts";
import type { Done, Refused } from "../view.ts";
import { type EntryAsked, findEntry, toEntryView } from "./entry-view.ts";
import type { WaitEntryView } from "./wait-view.ts";
import { waitTexts, whoWas } from "./wait-words.ts";

/**
 * Books the table that is kept for a caller. The offer is claimed first, so that it cannot lapse meanwhile; a repeat, also
 * after a process died in between, books by the same key.
 */
export async function bookCaller(
  parts: DeskParts,
  { by, entryId }: EntryAsked,
): Promise<Done | WaitEntryView | Refused> {
  const { backOffice, waitingLine, clock } = parts;
  if (backOffice === undefined) return notHere;
  const found = await findEntry(parts, entryId);
  if (!found.ok) return found.refused;
  const { entry, venue } = found.value;
  const { offer, caller, partySize, comment } = entry;
  const notDone = async (text: string) => await toEntryView(parts, found.value, "notDone", text);
  if (!caller) return await notDone(waitTexts.onlyWhoIsCalled);
  if (!offer?.made) return await notDone(`${waitTexts.noOffer}${whoWas(entry, venue)}`);
  const { reference, slot } = offer;
  if (!(await waitingLine.claimCaller(entry.entryId, reference))) return await notDone(waitTexts.noOffer);
  const scenario = backOffice.listScenarios(venue.id).find(({ name }) => name === slot.scenarioName);
  const placed = await backOffice.place(
    {
      venueId: venue.id,
      key: `waitlist:${reference}`,
      scenarioId: scenario?.id ?? 0,
      startsAt: Temporal.Instant.from(slot.startsAt),
      partySize,
      guest: { ...toGuestName(caller.name), ...defined({ phone: caller.phone }) },
      ...defined({ comment }),
    },
    by.id,
  );
  if (!placed.ok) {
    await waitingLine.settleCaller(entry.entryId, reference, "gone");
    const now = await findEntry(parts, entryId);
    const text = `${obstacleWords(placed)} ${waitTexts.tableGone}`;
    return now.ok ? await toEntryView(parts, now.value, "notDone", text) : now.refused;
  }
  await waitingLine.settleCaller(entry.entryId, reference, "taken");
  const booking = placed.value;
  await writeDown(parts, "placeBooking", by, { booking: { venueId: venue.id, id: booking.id } });
  return {
    type: "done",
    change: "moved",
    text: `${waitTexts.booked} ${takeTexts.nobodyAsks}`,
    mark: signed(takeTexts.booked, by, clock, venue),
    mustCall: false,
    booking: toBookingView(booking, venue, parts),
  };
}
