import type { DeskRules } from "#src/booking/service/capacity/day-plan.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { readClosures, readDeskRules } from "./desk-rules.ts";
import type { ServiceDb } from "./tables.ts";

/** What the staff have closed, kept in memory for callers that cannot wait for the database. */
export interface KnownClosures {
  of(venueId: number): DeskRules["closures"];
  /** Reads them anew, of one venue or of all. Where that fails, what was known before counts on. */
  refresh(venueId?: number): Promise<void>;
}

export interface KnownClosuresParts {
  readonly db: ServiceDb;
  readonly log: Log;
}

export function createKnownClosures({ db, log }: KnownClosuresParts): KnownClosures {
  let known = new Map<number, DeskRules["closures"]>();
  const read = async (venueId: number | undefined) => {
    if (venueId === undefined) known = await readClosures(db);
    else known.set(venueId, (await readDeskRules(db, venueId)).closures);
  };
  // One after the other, so that an earlier reading never has the last word.
  let last: Promise<void> = Promise.resolve();
  return {
    of: (venueId) => known.get(venueId) ?? [],
    refresh: (venueId) => {
      last = last
        .then(() => read(venueId))
        .catch((error: unknown) => {
          log.warn(faultOf(error), "could not read what the staff have closed");
        });
      return last;
    },
  };
}
