import type { Diary, DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Result } from "#src/lib/result.ts";
import { isReservation } from "./day.ts";
import type { DeskParts } from "./desk-parts.ts";
import type { DeskReason, Refused } from "./view.ts";

export interface Found {
  readonly booking: DiaryBooking;
  readonly venue: VenueFacts;
}

/** The booking with this id, at the venue named or at whichever venue has it. */
export async function findBooking(
  parts: Pick<DeskParts, "diary" | "venues">,
  ask: { readonly id: string; readonly venueId?: number },
): Promise<Result<Found, { readonly refused: Refused }>> {
  const id = ask.id.trim();
  const venues = parts.venues();
  const named = venues.find((venue) => venue.id === ask.venueId);
  if (ask.venueId !== undefined && named === undefined) {
    return { ok: false, refused: unknownVenue(ask.venueId, venues) };
  }
  const [here] = named === undefined ? [] : await lookIn(parts.diary, [named], id);
  if (here !== undefined) return { ok: true, value: here };

  const elsewhere = await lookIn(
    parts.diary,
    venues.filter((venue) => venue !== named),
    id,
  );
  const [first, ...others] = elsewhere;
  if (first === undefined) return refuse("notFound", `There is no booking ${id}.`);
  if (named !== undefined) {
    const where = elsewhere.map(({ venue }) => venue.name).join(" and ");
    return refuse("wrongVenue", `Booking ${id} is not at ${named.name} but at ${where}.`);
  }
  if (others.length > 0) {
    const where = elsewhere.map(({ venue }) => venue.name).join(", ");
    return refuse("ambiguous", `Several venues have a booking ${id}: ${where}. Please name the venue.`);
  }
  return { ok: true, value: first };
}

/** Names the venues there are. */
export function unknownVenue(venueId: number | undefined, venues: readonly VenueFacts[]): Refused {
  const known = venues.map(({ id, name }) => `${id} (${name})`).join(", ");
  const text =
    known === ""
      ? "This house has no venues right now."
      : `There is no venue ${venueId}. There are: ${known}.`;
  return { type: "refused", reason: "unknownVenue", text };
}

async function lookIn(diary: Diary, venues: readonly VenueFacts[], id: string): Promise<readonly Found[]> {
  if (id === "") return [];
  const looked = await Promise.all(
    venues.map(async (venue) => ({ venue, booking: await diary.find({ venueId: venue.id, id }) })),
  );
  return looked.flatMap(({ venue, booking }) =>
    booking && isReservation(booking) ? [{ venue, booking }] : [],
  );
}

function refuse(reason: DeskReason, text: string): { readonly ok: false; readonly refused: Refused } {
  return { ok: false, refused: { type: "refused", reason, text } };
}
