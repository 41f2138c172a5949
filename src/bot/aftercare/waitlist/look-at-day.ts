import type { Slot } from "#src/bot/machine/core/table.ts";
import { toSlot } from "#src/bot/runtime/booked-table.ts";
import type { WaitlistWish } from "../ports.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/** A day at a venue that somebody waits for. */
export interface Day {
  readonly venueId: number;
  readonly timeZone: string;
  /** Venue-local, YYYY-MM-DD. */
  readonly date: string;
}

/** The free starts of a day, by party size. */
export type Look = ReadonlyMap<number, readonly Slot[]>;

export function daysOf(wishes: readonly WaitlistWish[], { venues }: Pick<WaitlistParts, "venues">): Day[] {
  const zones = new Map(venues().map(({ id, timeZone }) => [id, timeZone]));
  const days = new Map<string, Day>();
  for (const { slot } of wishes) {
    const timeZone = zones.get(slot.venueId);
    if (timeZone === undefined) continue;
    const day = { venueId: slot.venueId, timeZone, date: dateOf(slot, timeZone) };
    days.set(`${day.venueId} ${day.date}`, day);
  }
  return [...days.values()];
}

export function isOfDay({ slot }: Pick<WaitlistWish, "slot">, { venueId, timeZone, date }: Day): boolean {
  return slot.venueId === venueId && dateOf(slot, timeZone) === date;
}

export const dateOf = ({ startsAt }: Pick<Slot, "startsAt">, timeZone: string): string =>
  Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** One request for each party size. Undefined where the service does not answer for all of them. */
export async function lookOnce(
  { service }: Pick<WaitlistParts, "service">,
  { venueId, date }: Day,
  partySizes: readonly number[],
): Promise<Look | undefined> {
  const look = new Map<number, readonly Slot[]>();
  for (const guestCount of new Set(partySizes)) {
    const listed = await service.listTimeSlots({ params: { venueId }, query: { date, guestCount } });
    if (!listed.ok) return undefined;
    const slots = listed.value.map((slot) => toSlot(venueId, slot));
    look.set(
      guestCount,
      slots.filter(({ available }) => available),
    );
  }
  return look;
}

/** Looks before the next round where the day keeps changing. */
const mostLooks = 4;

/**
 * The day as two looks in a row have it. Party sizes are looked at one after the other: a table that comes free between
 * would be seen for those later in line alone, who would then be offered it first.
 */
export async function lookTwice(
  parts: Pick<WaitlistParts, "service">,
  day: Day,
  partySizes: readonly number[],
  first: Look,
): Promise<Look | undefined> {
  let before = first;
  for (let looks = 1; looks < mostLooks; looks += 1) {
    const look = await lookOnce(parts, day, partySizes);
    if (!look) return undefined;
    if (keyOf(look) === keyOf(before)) return look;
    before = look;
  }
  return undefined;
}

/** What a look saw, whatever the ids of the slots. */
function keyOf(look: Look): string {
  return JSON.stringify(
    [...look].map(([size, slots]) => [
      size,
      slots.map(({ scenarioName, startsAt }) => `${scenarioName} ${startsAt}`).sort(),
    ]),
  );
}
