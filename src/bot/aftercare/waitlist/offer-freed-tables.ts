import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { faultOf } from "#src/lib/fault.ts";
import { quietAt } from "../confirmation/quiet-hours.ts";
import type { Opening, WaitlistOffer, WaitlistWish } from "../ports.ts";
import { type Day, dateOf, daysOf, isOfDay, type Look, lookOnce, lookTwice } from "./look-at-day.ts";
import { ask, resumeOffer } from "./make-offer.ts";
import { alsoInLine, type Next, nextInLine, type Sight } from "./next-in-line.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";
import { isSameStart, minutesBetween, wants } from "./wanted-times.ts";

/**
 * Starts nearer to each other than this may be of one table, in minutes: while nothing keeps a table that was offered,
 * none of them is offered to anybody else.
 */
const turnMinutes = 180;

/**
 * Offers what came free, each table to the first in line. A day that cannot be looked at waits for the next round, and
 * keeps no other back.
 */
export async function offerFreedTables(parts: WaitlistParts): Promise<void> {
  for (const day of daysOf(await parts.book.listOpen(), parts)) {
    try {
      await offerOnDay(parts, day);
    } catch (error) {
      const { venueId, date } = day;
      if (error instanceof BookingError) {
        const fields = { venueId, date, ...faultOf(error) };
        parts.log.warn(fields, "the waitlist could not be looked after; the next round does");
      } else {
        parts.log.error(
          { venueId, date, ...faultOf(error) },
          "the waitlist of a day could not be looked after",
        );
      }
    }
  }
}

/** One offer for each look: with it, what is free has changed. */
async function offerOnDay(parts: WaitlistParts, day: Day): Promise<void> {
  await resumeOffers(parts, day);
  const taken: Slot[] = [];
  const away = new Set<string>();
  for (;;) {
    const next = await findNext(parts, day, taken, away);
    if (!next) return;
    const asked = await ask(parts, next.first, next.others);
    if (asked === "taken") taken.push(next.first.slot);
    if (asked === "away") away.add(next.first.wish.entryId);
  }
}

/** What a process that died was about to offer comes before anything else of that day. */
async function resumeOffers(parts: WaitlistParts, day: Day): Promise<void> {
  for (const wish of await lineOf(parts, day)) {
    const { offer } = wish;
    if (offer && !offer.made) await resumeOffer(parts, { ...wish, offer });
  }
}

export async function lineOf({ book }: WaitlistParts, day: Day): Promise<readonly WaitlistWish[]> {
  return (await book.listOpen()).filter((wish) => isOfDay(wish, day));
}

async function findNext(
  parts: WaitlistParts,
  day: Day,
  taken: readonly Slot[],
  away: ReadonlySet<string>,
): Promise<{ readonly first: Next; readonly others: readonly Next[] } | undefined> {
  const line = (await lineOf(parts, day)).filter(({ entryId }) => !away.has(entryId));
  const sizes = line.map(({ partySize }) => partySize);
  const glance = await lookOnce(parts, day, sizes);
  if (!glance) return undefined;
  const openings = await noteOpenings(parts, day, line, glance);
  const sightOf = (look: Look): Sight => ({
    line,
    look: offerable(parts, day, line, look, taken),
    openings,
    timeZone: day.timeZone,
  });
  if (!nextInLine(sightOf(glance))) return undefined;
  const look = await lookTwice(parts, day, sizes, glance);
  if (!look) return undefined;
  const sight = sightOf(look);
  const first = nextInLine(sight);
  const atOnce = parts.venues().find(({ id }) => id === day.venueId)?.offersAtOnce ?? 1;
  return first && { first, others: alsoInLine(first, sight, atOnce - 1) };
}

/** What of a look may be offered now. At night, only a table of that night. */
export function offerable(
  { clock, quietHours }: WaitlistParts,
  { timeZone }: Day,
  line: readonly WaitlistWish[],
  look: Look,
  taken: readonly Slot[],
): Look {
  const now = clock.now();
  const quiet = quietAt(now, timeZone, quietHours);
  const unkept = offersOf(line).filter(({ made }) => made && made.bookingId === undefined);
  const isOfferable = (slot: Slot) =>
    Temporal.Instant.compare(slot.startsAt, now) > 0 &&
    (!quiet || Temporal.Instant.compare(slot.startsAt, quiet.to) < 0) &&
    !taken.some((other) => isSameStart(other, slot)) &&
    !unkept.some((offer) => minutesBetween(offer.slot, slot) < turnMinutes);
  return new Map([...look].map(([size, slots]) => [size, slots.filter(isOfferable)]));
}

const offersOf = (line: readonly WaitlistWish[]): WaitlistOffer[] =>
  line.flatMap(({ offer }) => (offer ? [offer] : []));

/**
 * Opens what is free and waited for, and closes what is not free any more. What is kept for a guest who is asked stays
 * open: it is free again if they do not take it.
 */
export async function noteOpenings(
  { book, clock }: WaitlistParts,
  { venueId, timeZone, date }: Day,
  line: readonly WaitlistWish[],
  look: Look,
): Promise<readonly Opening[]> {
  const free = [...look].flatMap(([size, slots]) =>
    slots.filter((slot) => line.some((wish) => wish.partySize === size && wants(wish, slot, timeZone))),
  );
  const starts = free.filter((slot, index) => free.findIndex((other) => isSameStart(other, slot)) === index);
  const now = clock.now();
  const open = await book.open(venueId, starts, now);
  const offers = offersOf(line);
  const closed = open.filter(
    (opening) =>
      dateOf(opening, timeZone) === date &&
      !starts.some((slot) => isSameStart(slot, opening)) &&
      !offers.some((offer) => minutesBetween(offer.slot, opening) < turnMinutes),
  );
  await book.closeOpenings(
    closed.map(({ id }) => id),
    now,
  );
  return open.filter((opening) => !closed.includes(opening));
}
