import type { StaffReach } from "#src/bot/machine/core/context.ts";
import type { Clock } from "#src/lib/clock.ts";
import { defined } from "#src/lib/defined.ts";
import { faultOf } from "#src/lib/fault.ts";
import { newId } from "#src/lib/ids.ts";
import type { Log } from "#src/lib/log.ts";
import type { Door } from "../door/door.ts";
import type { DeskSession } from "../door/session.ts";
import type { WatchBook, Watcher } from "./ports.ts";

/** How often what other processes know is read, and who is here is told to them; where there are none, who may come in. */
const looksEveryMs = { amongOthers: 5000, alone: 60_000 };
/** A page whose process has not said so for so long is closed, or its process dead. */
const longestSilence = Temporal.Duration.from({ seconds: 20 });

/** Who of the staff has a page of the desk before them, and who could open one (decision 0065). */
export interface DeskWatch {
  /** Somebody has a page before them that shows who waits, until what is returned is called. */
  opened(session: Pick<DeskSession, "venueIds">): () => void;
  /** How what a guest has for the staff of a venue reaches them by pages alone. */
  reach(venueId: number): Exclude<StaffReach, "channel">;
  /** Somebody came in or went: what is known of them is read anew. */
  look(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface DeskWatchParts {
  /** Left out where no other process has pages. */
  readonly book?: WatchBook;
  readonly door: Pick<Door, "listSessions">;
  readonly clock: Clock;
  readonly log: Log;
}

type Sight = Pick<DeskSession, "venueIds">;

export function createDeskWatch({ book, door, clock, log }: DeskWatchParts): DeskWatch {
  const here = new Map<string, Watcher>();
  let elsewhere: readonly Sight[] = [];
  let sessions: readonly Sight[] = [];
  let looking: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  let isBlind = false;

  const exchange = async (others: WatchBook) => {
    const now = clock.now();
    await others.seen([...here.values()], now);
    const watchers = await others.list(now.subtract(longestSilence));
    return watchers.filter(({ id }) => !here.has(id));
  };
  const look = async () => {
    if (book) elsewhere = await exchange(book);
    sessions = (await door.listSessions()).map(({ session }) => session);
  };
  // One after the other: who is gone must not be told again to be here.
  const then = (work: () => Promise<void>) => {
    turn = turn.then(work).then(
      () => {
        isBlind = false;
      },
      (error: unknown) => {
        if (!isBlind) log.warn(faultOf(error), "could not look who is at the desk in a browser");
        isBlind = true;
      },
    );
    return turn;
  };
  const leave = (id: string) => {
    if (here.delete(id) && book) void then(() => book.gone(id));
  };

  return {
    opened: ({ venueIds }) => {
      const id = newId();
      here.set(id, { id, ...defined({ venueIds }) });
      void then(look);
      return () => leave(id);
    },
    reach: (venueId) => {
      const sees = ({ venueIds }: Sight) => venueIds?.includes(venueId) ?? true;
      if ([...here.values(), ...elsewhere].some(sees)) return "page";
      return sessions.some(sees) ? "later" : "nowhere";
    },
    look: () => then(look),
    start: async () => {
      await then(look);
      looking = setInterval(() => void then(look), looksEveryMs[book ? "amongOthers" : "alone"]).unref();
    },
    stop: async () => {
      clearInterval(looking);
      for (const id of here.keys()) leave(id);
      await turn;
    },
  };
}
