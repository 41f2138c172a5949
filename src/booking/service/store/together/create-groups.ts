import { LRUCache } from "lru-cache";
import type { ServiceDb } from "#src/booking/service/store/tables.ts";
import { inTransaction } from "#src/booking/service/store/unit-of-work.ts";
import { BusyError, isUnavailable } from "#src/database/unavailable.ts";
import type { Clock } from "#src/lib/clock.ts";
import { type Days, decideTogether, type Member, type Outcome } from "./decide-together.ts";
import type { KeptDay } from "./read-day-facts.ts";

/** More would keep those who come next waiting, and spare little. */
const mostTogether = 50;
/** How long one may wait for its group to begin. */
const patienceMs = 5000;
/** Enough for a year of one venue, or a month of a dozen. */
const mostDays = 400;

type Done = Exclude<Outcome, { readonly use: "failed" }>;

interface Waiting {
  readonly member: Member;
  readonly resolve: (outcome: Done) => void;
  readonly reject: (error: unknown) => void;
  readonly giveUp: NodeJS.Timeout;
}

/** The members that wait for the same days. While a line exists, a group of it is under way. */
interface Line {
  readonly days: Days;
  readonly waiting: Set<Waiting>;
}

/**
 * Creates the groups. The first member that wants some days is carried out at once and alone; those that come
 * meanwhile form the next group. Only the group itself waits on a connection.
 */
export function createGroups(db: ServiceDb, clock: Clock) {
  const lines = new Map<string, Line>();
  const keptDays = new LRUCache<string, KeptDay>({ max: mostDays });

  const carryOut = async (name: string, days: Days, group: readonly Waiting[]): Promise<void> => {
    const members = group.map(({ member }) => member);
    try {
      const { outcomes, kept } = await inTransaction(db, (trx) =>
        decideTogether(trx, { ...days, clock, kept: keptDays.get(name) }, members),
      );
      if (kept) keptDays.set(name, kept);
      else keptDays.delete(name);
      for (const [index, waiting] of group.entries()) tell(waiting, outcomes[index]);
    } catch (error) {
      keptDays.delete(name);
      // What the database refuses may be the fault of one: each by itself, only that one fails.
      const isOfOne = group.length > 1 && !isUnavailable(error);
      for (const waiting of group) {
        if (isOfOne) await carryOut(name, days, [waiting]);
        else waiting.reject(error);
      }
    }
  };

  const carryOutAll = async (name: string, { days, waiting }: Line): Promise<void> => {
    while (waiting.size > 0) {
      const group = [...waiting].slice(0, mostTogether);
      for (const each of group) {
        waiting.delete(each);
        clearTimeout(each.giveUp);
      }
      await carryOut(name, days, group);
    }
    lines.delete(name);
  };

  return {
    /** @throws whatever the deed or the transaction fails with */
    join: async (days: Days, member: Member): Promise<Done> => {
      const name = nameOf(days);
      const { promise, resolve, reject } = Promise.withResolvers<Done>();
      const line = lines.get(name);
      const { waiting } = line ?? { waiting: new Set<Waiting>() };
      const entry: Waiting = {
        member,
        resolve,
        reject,
        giveUp: setTimeout(() => {
          waiting.delete(entry);
          reject(new BusyError("too many are before this one"));
        }, patienceMs),
      };
      waiting.add(entry);
      if (!line) {
        const begun = { days, waiting };
        lines.set(name, begun);
        void carryOutAll(name, begun);
      }
      return await promise;
    },
  };
}

function tell({ resolve, reject }: Waiting, outcome: Outcome | undefined): void {
  if (outcome === undefined) reject(new Error("a group told nothing of one of its members"));
  else if (outcome.use === "failed") reject(outcome.error);
  else resolve(outcome);
}

function nameOf({ venue, dates }: Days): string {
  return JSON.stringify([venue.id, ...new Set(dates.map(String).sort())]);
}
