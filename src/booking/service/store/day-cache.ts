import { LRUCache } from "lru-cache";
import type { PreparedVenue } from "#src/booking/service/capacity/day-plan.ts";
import { type DayView, viewAgain } from "#src/booking/service/capacity/day-view.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Database } from "#src/database/database.ts";
import type { Listening } from "#src/database/listening.ts";
import { newId } from "#src/lib/ids.ts";
import { type CachedDay, isValidAt, readDays } from "./cached-day.ts";
import {
  allTold,
  type DayChange,
  dayChangeChannel,
  followDayChanges,
  readDayChangeMessage,
} from "./day-changes.ts";
import { datesAround, findVersions, versionAmong } from "./day-versions.ts";
import { readPreparedVenue } from "./prepared-venue.ts";
import type { ServiceDb } from "./tables.ts";

/** Enough for a year of one venue, or a month of a dozen. */
const mostDays = 400;
const mostVenues = 1000;

/**
 * Caches how days look, for reading. Between two writes a day changes only with the time of day, so it is read once.
 * Writers read the database itself, under their locks (decision 0015).
 */
export interface DayCache {
  /**
   * Each of the dates (`YYYY-MM-DD`) as it looks now, in the order of the calendar. All that was written through
   * this process before is seen; what another process wrote is seen as soon as it has said so.
   */
  look(venue: PlannedVenue, dates: readonly string[], now: Temporal.Instant): Promise<DayView[]>;
  /** Begins to cache; before, and while other processes are not heard, every question reads anew. */
  start(database: Pick<Database, "listen">): Promise<void>;
  /**
   * Forgets the days that were written to since they were read. Once started, it does so by itself every few seconds: a
   * process may die after it wrote and before it said so.
   */
  check(): Promise<void>;
  stop(): Promise<void>;
}

const checkEveryMs = 5000;

/** What has been read or is being read: whoever comes in between waits for the same reading. */
interface Cached<Value> {
  /** This version of the venue; a changed venue file makes another. */
  readonly venue: PlannedVenue;
  readonly value: Promise<Value>;
}

/** @param onVenueChange other processes changed what counts on every day of a venue, or may have of all venues */
export function createDayCache(
  db: ServiceDb,
  onVenueChange: (venueId: number | undefined) => void = () => {},
): DayCache {
  const origin = newId();
  const cached = createCaches();
  const prepare = (venue: PlannedVenue) =>
    cached.venue(venue) ?? cached.addVenue(venue, readPreparedVenue(db, venue));
  const read = async (venue: PlannedVenue, dates: readonly string[], now: Temporal.Instant) => {
    const reading = prepare(venue).then((prepared) => readDays(db, prepared, dates, now));
    cached.addDays(venue, dates, reading);
    return await reading;
  };
  const check = async () => {
    const days = await cached.list();
    if (days.length === 0) return;
    const versions = await findVersions(db, days);
    for (const { venueId, date, version } of days) {
      if (versionAmong(versions.get(venueId) ?? {}, date) !== version) cached.forgetDay(venueId, date);
    }
  };
  let listening: Listening | undefined;
  let checking: NodeJS.Timeout | undefined;
  return {
    check,
    look: async (venue, dates, now) => {
      const known = await Promise.all(dates.map((date) => cached.day(venue, date)));
      const good = known.flatMap((day) => (day && isValidAt(day, now) ? [day] : []));
      const missing = dates.filter((date) => !good.some((day) => day.date === date));
      const fresh = missing.length === 0 ? [] : await read(venue, missing, now);
      return [...good, ...fresh]
        .sort((a, b) => (a.date < b.date ? -1 : 1))
        .map(({ dayView }) => viewAgain(dayView, now));
    },
    start: async (database) => {
      // What cannot be checked now is checked the next time; the database says itself when it is away.
      checking = setInterval(() => void check().catch(() => {}), checkEveryMs).unref();
      followDayChanges(db, { origin, onChange: cached.forget });
      listening = await database.listen(dayChangeChannel, {
        onHearing: () => {
          cached.begin();
          onVenueChange(undefined);
        },
        onDeaf: () => cached.end(),
        onMessage: (message) => {
          const news = readDayChangeMessage(message);
          if (news?.origin === origin) return;
          cached.forget(news?.change);
          if (!news?.change.dates) onVenueChange(news?.change.venueId);
        },
      });
    },
    stop: async () => {
      clearInterval(checking);
      await allTold(db);
      await listening?.close();
    },
  };
}

/**
 * Readings are cached from their beginning on: one that is forgotten while it is under way is not there when it is
 * done, so it cannot bring back what was before the write.
 */
function createCaches() {
  const days = new LRUCache<string, Cached<CachedDay | undefined>>({ max: mostDays });
  const venues = new LRUCache<string, Cached<PreparedVenue>>({ max: mostVenues });
  let isCaching = false;
  const add = <Value>(among: LRUCache<string, Cached<Value>>, key: string, entry: Cached<Value>) => {
    // Whoever asked hears that a reading failed. Of this value nobody else may hear, and that would end the process.
    entry.value.catch(() => among.get(key) === entry && among.delete(key));
    if (isCaching) among.set(key, entry);
  };
  const forgetAll = () => {
    days.clear();
    venues.clear();
  };
  const valueFor = <Value>(venue: PlannedVenue, entry: Cached<Value> | undefined) =>
    entry?.venue === venue ? entry.value : undefined;
  return {
    begin: () => {
      isCaching = true;
    },
    end: () => {
      isCaching = false;
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
    forgetDay: (venueId: number, date: string) => days.delete(keyOf(venueId, date)),
    /** Those that have been read. */
    list: async () => {
      const readings = [...days.values()].map(async ({ venue, value }) => {
        const day = await value.catch(() => undefined);
        return day ? [{ venueId: venue.id, ...day }] : [];
      });
      return (await Promise.all(readings)).flat();
    },
    day: (venue: PlannedVenue, date: string) => valueFor(venue, days.get(keyOf(venue.id, date))),
    venue: (venue: PlannedVenue) => valueFor(venue, venues.get(keyOf(venue.id))),
    addVenue: (venue: PlannedVenue, value: Promise<PreparedVenue>) => {
      add(venues, keyOf(venue.id), { venue, value });
      return value;
    },
    addDays: (venue: PlannedVenue, dates: readonly string[], readings: Promise<CachedDay[]>) => {
      dates.forEach((date, index) => {
        add(days, keyOf(venue.id, date), { venue, value: readings.then((read) => read[index]) });
      });
    },
  };
}

function keyOf(venueId: number, date = ""): string {
  return `${venueId}/${date}`;
}
