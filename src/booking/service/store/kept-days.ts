import { LRUCache } from "lru-cache";
import type { PreparedVenue } from "#src/booking/service/capacity/day-plan.ts";
import { type DayView, viewAgain } from "#src/booking/service/capacity/day-view.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Database } from "#src/database/database.ts";
import type { Listening } from "#src/database/listening.ts";
import { newId } from "#src/lib/ids.ts";
import { type DayChange, dayChangeChannel, followDayChanges, readDayChangeMessage } from "./day-changes.ts";
import { type DayPicture, isTrueAt, readDayPictures } from "./day-picture.ts";
import { readPreparedVenue } from "./prepared-venue.ts";
import type { ServiceDb } from "./tables.ts";

/** Enough for a year of one house, or a month of a dozen. */
const mostDays = 400;
const mostVenues = 1000;

/**
 * How days look, for whoever reads. Between two writes a day stays as it is but for what time it is, so it is read
 * once and kept; writers ask the database itself, under their locks.
 */
export interface KeptDays {
  /**
   * Each of the dates (`YYYY-MM-DD`) as it looks now, in the order of the calendar. All that was written through
   * this process before is seen; what another process wrote is seen as soon as the database has passed the news on.
   */
  look(venue: PlannedVenue, dates: readonly string[], now: Temporal.Instant): Promise<DayView[]>;
  /** Begins to keep; before, and while other processes are not heard, every question reads anew. */
  start(database: Pick<Database, "listen">): Promise<void>;
  stop(): Promise<void>;
}

/** What has been read or is being read: whoever comes in between waits for the same reading. */
interface Kept<Value> {
  /** This version of the venue; a changed venue file makes another. */
  readonly venue: PlannedVenue;
  readonly value: Promise<Value>;
}

export function createKeptDays(db: ServiceDb): KeptDays {
  const origin = newId();
  const kept = createKeeper();
  const prepare = (venue: PlannedVenue) =>
    kept.venue(venue) ?? kept.keepVenue(venue, readPreparedVenue(db, venue));
  const read = async (venue: PlannedVenue, dates: readonly string[], now: Temporal.Instant) => {
    const reading = prepare(venue).then((prepared) => readDayPictures(db, prepared, dates, now));
    kept.keepDays(venue, dates, reading);
    return await reading;
  };
  let listening: Listening | undefined;
  return {
    look: async (venue, dates, now) => {
      const known = await Promise.all(dates.map((date) => kept.day(venue, date)));
      const good = known.flatMap((picture) => (picture && isTrueAt(picture, now) ? [picture] : []));
      const missing = dates.filter((date) => !good.some((picture) => picture.date === date));
      const fresh = missing.length === 0 ? [] : await read(venue, missing, now);
      return [...good, ...fresh]
        .sort((a, b) => (a.date < b.date ? -1 : 1))
        .map(({ dayView }) => viewAgain(dayView, now));
    },
    start: async (database) => {
      followDayChanges(db, { origin, onChange: kept.forget });
      listening = await database.listen(dayChangeChannel, {
        onHearing: () => kept.begin(),
        onDeaf: () => kept.end(),
        onMessage: (message) => {
          const news = readDayChangeMessage(message);
          if (news?.origin !== origin) kept.forget(news?.change);
        },
      });
    },
    stop: async () => await listening?.close(),
  };
}

/**
 * Readings are kept from their beginning on: one that is forgotten while it is under way is not there when it is
 * done, so it cannot bring back what was before the write.
 */
function createKeeper() {
  const days = new LRUCache<string, Kept<DayPicture | undefined>>({ max: mostDays });
  const venues = new LRUCache<string, Kept<PreparedVenue>>({ max: mostVenues });
  let isKeeping = false;
  const keep = <Value>(among: LRUCache<string, Kept<Value>>, key: string, entry: Kept<Value>) => {
    // Whoever asked hears that a reading failed. Of this value nobody else may hear, and that would end the process.
    entry.value.catch(() => among.get(key) === entry && among.delete(key));
    if (isKeeping) among.set(key, entry);
  };
  const forgetAll = () => {
    days.clear();
    venues.clear();
  };
  const valueFor = <Value>(venue: PlannedVenue, entry: Kept<Value> | undefined) =>
    entry?.venue === venue ? entry.value : undefined;
  return {
    begin: () => {
      isKeeping = true;
    },
    end: () => {
      isKeeping = false;
      forgetAll();
    },
    /** Everything, where it is not known what has changed. */
    forget: (change: DayChange | undefined) => {
      if (!change) return forgetAll();
      const { venueId, dates } = change;
      for (const date of dates?.flatMap(datesAround) ?? []) days.delete(keyOf(venueId, date));
      if (dates) return;
      venues.delete(keyOf(venueId));
      for (const key of [...days.keys()]) if (key.startsWith(keyOf(venueId))) days.delete(key);
    },
    day: (venue: PlannedVenue, date: string) => valueFor(venue, days.get(keyOf(venue.id, date))),
    venue: (venue: PlannedVenue) => valueFor(venue, venues.get(keyOf(venue.id))),
    keepVenue: (venue: PlannedVenue, value: Promise<PreparedVenue>) => {
      keep(venues, keyOf(venue.id), { venue, value });
      return value;
    },
    keepDays: (venue: PlannedVenue, dates: readonly string[], pictures: Promise<DayPicture[]>) => {
      dates.forEach((date, index) => {
        keep(days, keyOf(venue.id, date), { venue, value: pictures.then((read) => read[index]) });
      });
    },
  };
}

function keyOf(venueId: number, date = ""): string {
  return `${venueId}/${date}`;
}

/**
 * The dates whose windows a stay that starts on this date can reach into, and those of its neighbours whose parties
 * may have been seated anew for it: two days to each side, counting that a day may be an hour short.
 */
function datesAround(date: string): string[] {
  const day = Temporal.PlainDate.from(date);
  return [-2, -1, 0, 1, 2].map((days) => day.add({ days }).toString());
}
