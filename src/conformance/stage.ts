import type { Clock } from "#src/lib/clock.ts";
import { newId } from "#src/lib/ids.ts";
import { NotTried, shaped, succeeded, unwrapped } from "./expectations.ts";
import type { Answer, Line } from "./line.ts";
import {
  type BookingShape,
  bookingShape,
  daysShape,
  type SlotShape,
  slotsShape,
  venuesShape,
} from "./shapes.ts";

/** A day on which somebody can be booked, and the slots that a party of two is shown then. */
export interface Place {
  readonly venueId: number;
  readonly date: string;
  readonly slots: readonly SlotShape[];
}

/** Who all bookings of a trial are for; whoever finds one left behind knows what it is. */
export const guest = {
  firstName: "Conformance",
  lastName: "Test",
  phone: "+4791234567",
  email: "conformance@example.com",
};

/** Where the cases play: the line to a service, and what was found there to play with. */
export interface Stage {
  readonly line: Line;
  readonly clock: Clock;
  /** @throws NotTried where no day of three months can be booked */
  place(): Promise<Place>;
  /** Asks for a booking of two that is taken back when the case is over; the slot is a free one. */
  create(
    fields?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  /** The same, and expects it to be placed. */
  book(fields?: Readonly<Record<string, unknown>>): Promise<BookingShape>;
  /** To be taken back when the case is over. */
  keep(takeBack: () => Promise<boolean>): void;
}

/** How far ahead a day is looked for, and how far it is at least: nobody's evening is at stake. */
const windows = [7, 38, 69];
const partySize = 2;

/** Finds a day once for all cases. */
export function createPlaceFinder(line: Line, clock: Clock): () => Promise<Place> {
  let found: Promise<Place> | undefined;
  return () => {
    found ??= findPlace(line, clock.now().toZonedDateTimeISO("UTC").toPlainDate());
    return found;
  };
}

async function findPlace(line: Line, today: Temporal.PlainDate): Promise<Place> {
  const venues = shaped(venuesShape, unwrapped(await line.ask("GET", "/venues")));
  for (const { id } of venues) {
    for (const days of windows) {
      const place = await findDay(line, id, today.add({ days }));
      if (place) return place;
    }
  }
  throw new NotTried("no venue can be booked by two people within three months");
}

async function findDay(line: Line, venueId: number, from: Temporal.PlainDate): Promise<Place | undefined> {
  const query = { fromDate: from.toString(), days: 31, guestCount: partySize };
  const days = shaped(
    daysShape,
    unwrapped(await line.ask("GET", `/venues/${venueId}/availability`, { query })),
  );
  for (const { date } of days.filter(({ reservableState }) => reservableState === "AVAILABLE")) {
    const wanted = { query: { date, guestCount: partySize } };
    const slots = shaped(
      slotsShape,
      unwrapped(await line.ask("GET", `/venues/${venueId}/timeslots`, wanted)),
    );
    if (slots.filter(({ available }) => available).length >= 2) return { venueId, date, slots };
  }
  return undefined;
}

/** The stage of one case. */
export function createStage(
  { line, clock, place }: Pick<Stage, "line" | "clock" | "place">,
  keep: Stage["keep"],
): Stage {
  const create: Stage["create"] = async (fields = {}, headers = {}) => {
    const { venueId, slots } = await place();
    const slot = slots.find(({ available }) => available);
    const reference = { extReferenceId: newId(), extReferenceNumber: newId() };
    const body = { guestCount: partySize, timeSlotId: slot?.id, guest, ...reference, ...fields };
    const answer = await line.ask("POST", `/venues/${venueId}/bookings`, { body, headers });
    const placed = idOf(answer.body);
    if (placed !== undefined) keep(() => takeBack(line, `/venues/${venueId}/bookings/${placed}`));
    return answer;
  };
  const book: Stage["book"] = async (fields) => shaped(bookingShape, unwrapped(await create(fields)));
  return { line, clock, place, create, book, keep };
}

/** Cancels what stands; a temporary booking may have to be deleted instead. */
async function takeBack(line: Line, path: string): Promise<boolean> {
  const { status, body } = await line.ask("GET", path);
  if (status === 404 || stateOf(body) === "CANCELLED") return true;
  const cancelled = await line.ask("PATCH", path, { body: { state: "CANCELLED" } });
  if (cancelled.status < 300) return true;
  return (await line.ask("DELETE", path)).status < 300;
}

function idOf(body: unknown): string | undefined {
  const { success, data } = bookingShape.pick({ id: true }).safeParse(dataOf(body));
  return success ? encodeURIComponent(data.id) : undefined;
}

function stateOf(body: unknown): string | undefined {
  return bookingShape.pick({ status: true }).safeParse(dataOf(body)).data?.status;
}

function dataOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "data" in body ? body.data : body;
}

/** The path of a booking. */
export function pathOf({ venueId, id }: Pick<BookingShape, "venueId" | "id">): string {
  return `/venues/${venueId}/bookings/${encodeURIComponent(id)}`;
}

/** Reads a booking anew. */
export async function readBooking(
  { line }: Pick<Stage, "line">,
  booking: BookingShape,
): Promise<BookingShape> {
  return shaped(bookingShape, unwrapped(await line.ask("GET", pathOf(booking))));
}

/** Sets a state, and expects that. */
export async function setState(
  { line }: Pick<Stage, "line">,
  booking: BookingShape,
  state: string,
): Promise<void> {
  succeeded(await line.ask("PATCH", pathOf(booking), { body: { state } }));
}
