import type { Diary, DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { asReference } from "#src/lib/ids.ts";
import type { Result } from "#src/lib/result.ts";
import { guestName } from "./booking-view.ts";
import { isReservation, listBusinessDays, todayAt, wallTime } from "./day.ts";
import type { DeskParts } from "./desk-parts.ts";
import { holds } from "./holds.ts";
import type { DeskReason, Refused } from "./view.ts";
import { shortDate, timeOfDay } from "./words.ts";

export interface Found {
  readonly booking: DiaryBooking;
  readonly venue: VenueFacts;
}

type FindParts = Pick<DeskParts, "diary" | "venues" | "guestBookings" | "clock">;
type Finding = Result<Found, { readonly refused: Refused }>;

/**
 * The booking that is meant, by its id, at the venue named or at whichever venue has it; or by its guest's reference or
 * name, where that leaves one.
 */
export async function findBooking(
  parts: FindParts,
  ask: { readonly id: string; readonly venueId?: number },
): Promise<Finding> {
  const byId = await findById(parts, ask);
  if (byId.ok || byId.refused.reason !== "notFound") return byId;
  const venues = parts.venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  const found = [
    ...(await findByReference(parts, venues, ask.id)),
    ...(await findByName(parts, venues, ask.id)),
  ];
  const [first, ...others] = found;
  if (first === undefined) return byId;
  if (others.length === 0) return { ok: true, value: first };
  const which = found.slice(0, mostNamed).map(describe).join("; ");
  return refuse("ambiguous", `Several bookings fit: ${which}. Please choose one from the list.`);
}

/** So many are named of several that fit. */
const mostNamed = 5;
/** How far ahead a guest is found by name, beside today. */
export const daysByName = 6;

const describe = ({ booking, venue }: Found): string => {
  const starts = wallTime(booking.startsAt, venue);
  return `${guestName(booking)}, ${shortDate(starts.toPlainDate())} ${timeOfDay(starts)}, ${venue.name}`;
};

/** The bookings ahead of the guest with this reference, however it is typed. */
export async function findByReference(
  { guestBookings, diary, clock }: FindParts,
  venues: readonly VenueFacts[],
  typed: string,
): Promise<readonly Found[]> {
  const reference = asReference(typed);
  if (reference.length < shortestReference) return [];
  const listed = await guestBookings.listOf(reference);
  const found = await Promise.all(
    listed.map(({ venueId, id }) =>
      lookIn(
        diary,
        venues.filter((venue) => venue.id === venueId),
        id,
      ),
    ),
  );
  return found
    .flat()
    .filter(
      ({ booking }) => isStanding(booking) && Temporal.Instant.compare(booking.startsAt, clock.now()) > 0,
    );
}

/** With its dash. */
const shortestReference = 9;

/** The bookings of today and the coming days under this name. */
async function findByName(
  { diary, clock }: FindParts,
  venues: readonly VenueFacts[],
  name: string,
): Promise<readonly Found[]> {
  if (!/\p{L}{2}/u.test(name)) return [];
  const lists = await Promise.all(
    venues.map(async (venue) => {
      const bookings = await listBusinessDays(diary, venue, todayAt(clock, venue), daysByName);
      return bookings.map((booking) => ({ booking, venue }));
    }),
  );
  return lists.flat().filter(({ booking }) => isStanding(booking) && holds(guestName(booking), name));
}

const isStanding = ({ state }: DiaryBooking): boolean => state !== "CANCELLED";

async function findById(
  parts: FindParts,
  ask: { readonly id: string; readonly venueId?: number },
): Promise<Finding> {
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
  if (first === undefined) return refuse("notFound", `There is no booking ${clipped(id)}.`);
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

/** Longer than any id or name that is meant, what was pasted by mistake is not read back in full. */
const longestEcho = 100;

const clipped = (text: string) =>
  text.length > longestEcho ? `${text.slice(0, longestEcho).toWellFormed()}…` : text;

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
