import { faultOf } from "#src/lib/fault.ts";
import { newReference } from "#src/lib/ids.ts";
import { storable } from "#src/lib/storable.ts";
import { traced, underTrace } from "#src/lib/trace.ts";
import { createFloodGate } from "./flood-gate.ts";
import { createInterpreter, type Interpreter, type InterpreterParts } from "./interpreter.ts";
import { createLanes } from "./lanes.ts";
import type { Inject } from "./ports/house.ts";
import { type Inbound, isSilent, longestText, type Receipt, type Receive } from "./ports/inbound.ts";
import { createRest } from "./rest.ts";
import { type ArrivalLimit, type ClaimedEffect, type LaneName, laneNames, type ToDo } from "./turn-store.ts";

export interface RuntimeOptions extends InterpreterParts {
  /** No other process works on this database, so what a former one left is taken over at once. */
  readonly alone: boolean;
  /** Most messages of one guest in a minute. Default 20. */
  readonly messagesPerMinute?: number;
  /** Platforms whose guests are not limited: one's own terminal. */
  readonly unlimitedPlatforms?: readonly string[];
  /**
   * Whether an error only says that the store is away, which passes and is logged elsewhere. Default: no error does.
   */
  readonly isStoreAway?: (error: unknown) => boolean;
  /**
   * How often to look for effects that are due and for work that a dead process left. Default: 2 seconds, and less
   * often at rest.
   */
  readonly sweepEvery?: Temporal.Duration;
}

/** Runs the conversations: takes updates in, steps the machine, and performs its effects. */
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
/** How many steps may fail while `settle` waits; otherwise it would never end without a database. */
const mostFaults = 10;
const usualSweepEvery = Temporal.Duration.from({ seconds: 2 });

/**
 * Builds the runtime. Every update becomes a turn of its chat, in order and exactly once; every effect of a turn runs
 * after its commit, at least once. Different chats never wait for one another.
 */
export function createRuntime(options: RuntimeOptions): Runtime {
  const { store, clock, log, isStoreAway = () => false } = options;
  let stopped = false;
  let faults = 0;
  let sweeping: NodeJS.Timeout | undefined;
  const gate = createFloodGate(clock);
  // For each chat, and every two seconds besides, as long as a store is away.
  const report = (error: unknown, fields: Readonly<Record<string, unknown>>, message: string) =>
    log[isStoreAway(error) ? "debug" : "error"]({ ...fields, ...faultOf(error) }, message);
  const interpreter = createInterpreter(options, () => stopped);

  const rest = createRest(clock, options.alone);
  const chats = createChats(
    interpreter,
    () => stopped,
    (error, conversationId) => {
      faults += 1;
      report(error, { conversationId }, "a chat could not be worked on; it is taken up again");
    },
    rest.worked,
  );

  async function sweep(): Promise<readonly string[]> {
    const found = await store.findWork(clock.now());
    rest.looked();
    for (const conversationId of found) chats.look(conversationId);
    return found;
  }

  async function take(inbound: Inbound): Promise<Receipt> {
    const { address } = inbound;
    const limits = limitsOf(options, inbound);
    const chat = `${address.platform}:${address.chatId}`;
    if (limits && gate.isShut(chat)) return "dropped";
    const taking = interpreter.taking();
    const reception = { at: taking.at, newReference, ...limits?.(taking.at) };
    const stored = await store.receive(shortened(storable(inbound)), reception, stopped ? undefined : taking);
    const { conversationId, result, toDo } = stored;
    log.debug({ conversationId, result }, "an update was taken in");
    if (limits && result === "dropped") {
      gate.shut(chat);
      log.info({ conversationId }, "a guest writes faster than is served");
    }
    chats.follow(conversationId, toDo);
    return receiptOf(stored);
  }

  return {
    receive: (inbound) => traced(inbound.id, () => take(inbound)),
    inject: async (conversationId, event, id) => {
      const isNew = await store.inject(conversationId, event, id, clock.now());
      chats.look(conversationId, ["turns"]);
      return isNew;
    },
    start: async () => {
      if (options.alone) await store.releaseLeases();
      await sweep();
      const every = (options.sweepEvery ?? usualSweepEvery).total("milliseconds");
      sweeping = setInterval(() => {
        if (rest.isLong()) return;
        sweep().catch((error: unknown) => report(error, {}, "looking for work failed"));
      }, every);
      sweeping.unref();
    },
    settle: async () => {
      const before = faults;
      do await chats.idle();
      while (!stopped && faults - before < mostFaults && (await sweep()).length > 0);
    },
    stop: async ({ timeoutMs = 10_000 } = {}) => {
      stopped = true;
      clearInterval(sweeping);
      await Promise.race([chats.idle(), expiry(timeoutMs)]);
    },
  };
}

/** Keeps track of which chats have work to do, and where. */
interface Chats {
  follow(conversationId: string, toDo: ToDo): void;
  look(conversationId: string, where?: ToDo["look"]): void;
  idle(): Promise<void>;
}

function createChats(
  interpreter: Interpreter,
  isStopped: () => boolean,
  onFault: (error: unknown, conversationId: string) => void,
  onWork: () => void,
): Chats {
  const lanes = createLanes<"turns" | LaneName, ClaimedEffect>(step, onFault);

  /** Does one step of a lane. A turn leads to effects in the other lanes, and an effect to turns. */
  async function step(
    conversationId: string,
    lane: "turns" | LaneName,
    known?: ClaimedEffect,
  ): Promise<void> {
    // What this process has claimed is a step in hand: nobody else would do it until the lease is over.
    if (known) return follow(conversationId, await interpreter.run(known));
    if (isStopped()) return;
    // Whatever is found there may come from any update.
    await underTrace(undefined, async () => {
      const toDo =
        lane === "turns"
          ? await interpreter.takeTurn(conversationId)
          : await interpreter.runNext(conversationId, lane);
      if (toDo) follow(conversationId, toDo);
    });
  }

  function follow(conversationId: string, { claimed, look }: ToDo): void {
    if (claimed.length + look.length > 0) onWork();
    for (const effect of claimed) lanes.kick(conversationId, effect.lane, effect);
    for (const lane of look) lanes.kick(conversationId, lane);
  }

  return {
    follow,
    look: (conversationId, where = ["turns", ...laneNames]) =>
      follow(conversationId, { claimed: [], look: where }),
    idle: lanes.idle,
  };
}

/**
 * Cuts a text that is too long to be read, one character after the limit, so that it still shows that it was too
 * long.
 */
function shortened(inbound: Inbound): Inbound {
  const { content } = inbound;
  if (content.type !== "text" || content.text.length <= longestText) return inbound;
  return { ...inbound, content: { ...content, text: content.text.slice(0, longestText + 1) } };
}

/** The limit on a chat's messages; undefined if it has none. A payment is never refused for writing too fast. */
function limitsOf(
  { messagesPerMinute = usualMessagesPerMinute, unlimitedPlatforms = [] }: RuntimeOptions,
  { address, content }: Inbound,
): ((at: Temporal.Instant) => { readonly limit: ArrivalLimit }) | undefined {
  const isFree =
    unlimitedPlatforms.includes(address.platform) || isSilent(content) || content.type === "payment";
  if (isFree) return undefined;
  return (at) => ({ limit: { messages: messagesPerMinute, since: at.subtract({ minutes: 1 }) } });
}

/** Says what became of an update: a message to be sent at once is its answer; other work will lead to one. */
function receiptOf({ result, toDo }: { readonly result: string; readonly toDo: ToDo }): Receipt {
  if (result !== "stored") return "dropped";
  if (toDo.claimed.some(({ effect }) => effect.type === "writeStaff" && effect.word.act === "said"))
    return "passedOn";
  const lanes = [...toDo.claimed.map(({ lane }) => lane), ...toDo.look];
  return lanes.includes("talk") || lanes.length === 0 ? "answered" : "pending";
}

function expiry(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
