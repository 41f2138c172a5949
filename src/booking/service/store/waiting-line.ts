import { BusyError } from "#src/database/unavailable.ts";
import type { ServiceDb, ServiceTransaction } from "./tables.ts";

/** Of the transactions of this process that want the same: one has it, and the next is there when it is free. */
const mostAtOnce = 2;

/** How long a transaction may stand in line, altogether. */
const patienceMs = 5000;

/** Places that are free for a few at a time, each under a name. */
interface Places {
  /** Takes a place at all of these, or at none. */
  take(names: readonly string[]): boolean;
  /** The same as soon as it can be; false where that is not within so many milliseconds. */
  wait(names: readonly string[], ms: number): Promise<boolean>;
  leave(names: Iterable<string>): void;
}

/** What a transaction has taken. It keeps that when the database gives it up and it begins anew. */
interface Taken {
  readonly places: Places;
  readonly names: Set<string>;
}

const placesOf = new WeakMap<ServiceDb, Places>();
const takenBy = new WeakMap<ServiceTransaction, Taken>();

/** The transaction has to go, and to come again once all of these are free: it must not wait on a connection. */
class ComeAgain extends Error {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super("others are before this transaction");
    this.names = names;
  }
}

/**
 * Runs transactions that wait for others of this process without a connection: where {@link standInLine} finds no place,
 * the transaction is rolled back, waits in memory, and is run again from its start. So what hangs takes two connections
 * of the pool along, and not all.
 * @throws BusyError after five seconds of waiting
 */
export async function queueing<Value>(
  db: ServiceDb,
  run: (note: (trx: ServiceTransaction) => void) => Promise<Value>,
): Promise<Value> {
  const places = placesOf.get(db) ?? createPlaces();
  placesOf.set(db, places);
  const names = new Set<string>();
  let giveUpAt: number | undefined;
  try {
    for (;;) {
      try {
        return await run((trx) => takenBy.set(trx, { places, names }));
      } catch (error) {
        if (!(error instanceof ComeAgain)) throw error;
        places.leave(names);
        names.clear();
        giveUpAt ??= performance.now() + patienceMs;
        if (!(await places.wait(error.names, giveUpAt - performance.now()))) {
          throw new BusyError("too many transactions are before this one", { cause: error });
        }
        for (const name of error.names) names.add(name);
      }
    }
  } finally {
    places.leave(names);
  }
}

/**
 * To be called before the transaction waits for a lock that others of this process may want too, with names for what it
 * locks. Its work begins anew where it has to wait.
 */
export function standInLine(trx: ServiceTransaction, names: readonly string[]): void {
  const taken = takenBy.get(trx);
  if (taken === undefined) return;
  const missing = names.filter((name) => !taken.names.has(name));
  if (!taken.places.take(missing)) throw new ComeAgain([...taken.names, ...missing]);
  for (const name of missing) taken.names.add(name);
}

function createPlaces(): Places {
  const counts = new Map<string, number>();
  const waiting = new Set<{ readonly names: readonly string[]; readonly admit: () => void }>();
  const take: Places["take"] = (names) => {
    if (names.some((name) => (counts.get(name) ?? 0) >= mostAtOnce)) return false;
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return true;
  };
  return {
    take,
    wait: async (names, ms) => {
      if (take(names)) return true;
      const outcome = Promise.withResolvers<boolean>();
      const entry = { names, admit: () => outcome.resolve(true) };
      waiting.add(entry);
      const giveUp = setTimeout(() => {
        waiting.delete(entry);
        outcome.resolve(false);
      }, ms);
      const isAdmitted = await outcome.promise;
      clearTimeout(giveUp);
      return isAdmitted;
    },
    leave: (names) => {
      for (const name of names) {
        const left = (counts.get(name) ?? 0) - 1;
        if (left > 0) counts.set(name, left);
        else counts.delete(name);
      }
      // The longest waiting first; one that wants much lets others pass until it can have all of it.
      for (const entry of waiting) {
        if (!take(entry.names)) continue;
        waiting.delete(entry);
        entry.admit();
      }
    },
  };
}
