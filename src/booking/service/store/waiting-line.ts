import { BusyError } from "#src/database/unavailable.ts";
import type { ServiceDb, ServiceTransaction } from "./tables.ts";

/** How many transactions of this process may be at the same thing: one that has it, and the next. */
const mostAtOnce = 2;

/** How long a transaction may wait in line, over all its attempts. */
const patienceMs = 5000;

/** The line itself: under each name, such as a venue's day, `mostAtOnce` transactions have a place. */
interface Places {
  /** Takes a place under every one of the names, or under none. Returns whether it did. */
  take(names: readonly string[]): boolean;
  /** Takes the places as soon as they are free. Resolves with false if that takes longer than `ms`. */
  wait(names: readonly string[], ms: number): Promise<boolean>;
  leave(names: Iterable<string>): void;
}

/** The places of a transaction. It keeps them when the database aborts it and it is run again. */
interface Taken {
  readonly places: Places;
  readonly names: Set<string>;
}

const placesOf = new WeakMap<ServiceDb, Places>();
const takenBy = new WeakMap<ServiceTransaction, Taken>();

/**
 * Thrown in a transaction that finds no place. It is rolled back, so that it waits without a connection, and is run
 * again once all these names are free.
 */
class ComeAgain extends Error {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super("others are before this transaction");
    this.names = names;
  }
}

/**
 * Runs a transaction that waits for others of this process without holding a connection: where {@link standInLine}
 * finds no place, it is rolled back, waits in memory, and is run again from its start. So a day that hangs holds two
 * connections of the pool, and not all of them (decision 0054).
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
 * Call this before the transaction waits for a lock that others of this process may want, with names for what it
 * locks. If it has to wait, the transaction's work is run again from its start.
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
