import { z } from "zod";
import { dayOf, houses, startOf } from "./houses.ts";
import type { Answer, AskOn } from "./ways.ts";

type Random = () => number;

/** What a guest was told in the end, and must find so. */
export interface Told {
  readonly reference: string;
  readonly venueId: number;
  /** The booking's state; undefined: there was no table. */
  readonly booking?: { readonly id: string; readonly state: string };
}

/** Answers that no guest should ever get. */
export class UnexpectedAnswer extends Error {
  override readonly name = "UnexpectedAnswer";
}

const bookingSchema = z.looseObject({ id: z.string(), status: z.string() });
const guest = { firstName: "Kari", lastName: "Nordmann", phone: "+4790000000" };

/**
 * One guest's wish, followed to its end by however many repetitions: a booking at once, one held first, or one that is
 * cancelled again, on some day near the n-th.
 */
export async function grant(ask: AskOn, n: number, random: Random): Promise<Told> {
  const reference = `wish-${n}`;
  const venueId = 1 + Math.floor(random() * houses);
  const kind = random();
  const isHeld = kind < 0.3;
  const timeFrom = startOf(dayOf(Math.floor(n / 100) + Math.floor(random() * 5)), random);
  const body = {
    ...{ guestCount: 1 + Math.floor(random() * 8), timeFrom, scenarioName: "Dinner" },
    ...{ extReferenceId: reference, extReferenceNumber: `guest-${n}`, ...(!isHeld && { guest }) },
  };
  const path = `/api/venues/${venueId}/bookings`;
  const created = await ask("POST", path, body, reference);
  if (created.status === 409) return { reference, venueId };
  const booking = bookingSchema.parse(expectStatus(created, 201).data);
  const { id } = booking;
  if (isHeld) expectStatus(await ask("PUT", `${path}/${id}`, { ...booking, guest }), 200);
  if (kind < 0.8) return { reference, venueId, booking: { id, state: "REGISTERED" } };
  const cancelled = await ask("PATCH", `${path}/${id}`, { state: "CANCELLED" });
  // Who asks twice hears that it is over.
  if (!(cancelled.status === 409 && cancelled.repeated)) expectStatus(cancelled, 200);
  return { reference, venueId, booking: { id, state: "CANCELLED" } };
}

function expectStatus(answer: Answer, status: number): Answer {
  if (answer.status === status) return answer;
  throw new UnexpectedAnswer(`${answer.status} where ${status} was due: ${JSON.stringify(answer.data)}`);
}
