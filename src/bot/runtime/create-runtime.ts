import { newReference } from "#src/lib/ids.ts";
import { longestText } from "./decide-turn.ts";
import { describeFault } from "./describe-fault.ts";
import { createInterpreter, type InterpreterParts } from "./interpreter.ts";
import { createLanes } from "./lanes.ts";
import { type Inbound, type Inject, isSilent, type Receive } from "./ports.ts";
import type { ArrivalLimit, LaneName } from "./turn-store.ts";

export interface RuntimeOptions extends InterpreterParts {
  /** No other process works on this database, so what a former one left is taken over at once. */
  readonly alone: boolean;
  /** Most messages of one guest in a minute. Default 20. */
  readonly messagesPerMinute?: number;
  /** Platforms whose guests are not limited: one's own terminal. */
  readonly unlimitedPlatforms?: readonly string[];
  /** How often work is looked for that waits for its time or that a dead process left. Default 2 seconds. */
  readonly sweepEvery?: Temporal.Duration;
}

/** The conversations at work: takes updates in, steps the machine, and performs what it decides. */
export interface Runtime {
  readonly receive: Receive;
  readonly inject: Inject;
  /** Takes up what an earlier process left unfinished, and looks for such work from time to time. */
  start(): Promise<void>;
  /** Resolves when no chat has work that can be done now. What is put off until later does not count. */
  settle(): Promise<void>;
  /** Finishes the steps in hand, for at most `timeoutMs` (default 10,000), and takes no further one. */
  stop(options?: { readonly timeoutMs?: number }): Promise<void>;
}

const usualMessagesPerMinute = 20;
/** Steps that may fail while `settle` waits: a database that is gone does not settle. */
const mostFaults = 10;
const usualSweepEvery = Temporal.Duration.from({ seconds: 2 });

/**
 * Builds the runtime. Every update becomes a turn of its chat, in order and exactly once; every effect of a turn runs
 * after its commit, at least once. Different chats never wait for one another.
 */
export function createRuntime(options: RuntimeOptions): Runtime {
  const { store, clock, log } = options;
  const interpreter = createInterpreter(options);
  let stopped = false;
  let faults = 0;
  let sweeping: NodeJS.Timeout | undefined;

  const lanes = createLanes<"turns" | LaneName>(step, (error, conversationId) => {
    faults += 1;
    log.error(
      { conversationId, ...describeFault(error) },
      "a chat could not be worked on; it is taken up again",
    );
  });

  /** A turn makes work for the other lanes, and an effect for the turns. */
  async function step(conversationId: string, lane: "turns" | LaneName): Promise<boolean> {
    if (stopped) return false;
    if (lane === "turns") {
      const taken = await interpreter.takeTurn(conversationId);
      if (taken) kick(conversationId, ["talk", "work"]);
      return taken;
    }
    const ran = await interpreter.runNext(conversationId, lane);
    if (ran) kick(conversationId, ["turns", "work"]);
    return ran;
  }

  function kick(
    conversationId: string,
    which: readonly ("turns" | LaneName)[] = ["turns", "talk", "work"],
  ): void {
    for (const lane of which) lanes.kick(conversationId, lane);
  }

  async function sweep(): Promise<readonly string[]> {
    const found = await store.findWork(clock.now());
    for (const conversationId of found) kick(conversationId);
    return found;
  }

  async function receive(inbound: Inbound): Promise<void> {
    const at = clock.now();
    const outcome = await store.receive(shortened(inbound), {
      at,
      newReference: newReference(),
      ...limitFor(options, inbound, at),
    });
    if (outcome.result === "dropped") {
      log.info({ conversationId: outcome.conversationId }, "a guest writes faster than is served");
    }
    kick(outcome.conversationId, ["turns"]);
  }

  return {
    receive,
    inject: async (conversationId, event, id) => {
      const isNew = await store.inject(conversationId, event, id, clock.now());
      kick(conversationId, ["turns"]);
      return isNew;
    },
    start: async () => {
      if (options.alone) await store.releaseLeases();
      await sweep();
      const every = (options.sweepEvery ?? usualSweepEvery).total("milliseconds");
      sweeping = setInterval(() => {
        sweep().catch((error: unknown) => log.error(describeFault(error), "looking for work failed"));
      }, every);
      sweeping.unref();
    },
    settle: async () => {
      const before = faults;
      do await lanes.idle();
      while (!stopped && faults - before < mostFaults && (await sweep()).length > 0);
    },
    stop: async ({ timeoutMs = 10_000 } = {}) => {
      stopped = true;
      clearInterval(sweeping);
      await Promise.race([lanes.idle(), expiry(timeoutMs)]);
    },
  };
}

/** What is too long to be read need not be stored in full; that it is too long still shows. */
function shortened(inbound: Inbound): Inbound {
  const { content } = inbound;
  if (content.type !== "text" || content.text.length <= longestText) return inbound;
  return { ...inbound, content: { ...content, text: content.text.slice(0, longestText + 1) } };
}

function limitFor(
  { messagesPerMinute = usualMessagesPerMinute, unlimitedPlatforms = [] }: RuntimeOptions,
  { address, content }: Inbound,
  at: Temporal.Instant,
): { readonly limit?: ArrivalLimit } {
  if (unlimitedPlatforms.includes(address.platform) || isSilent(content)) return {};
  return { limit: { messages: messagesPerMinute, since: at.subtract({ minutes: 1 }) } };
}

function expiry(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
