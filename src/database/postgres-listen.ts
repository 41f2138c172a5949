import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Log } from "#src/lib/log.ts";
import { codeOf } from "#src/lib/thrown.ts";
import type { Listener, Listening } from "./listening.ts";
import type { Way } from "./primary.ts";

export interface ListenParts {
  readonly url: string;
  /** How the connection is made; left out, to the one server that the address names. */
  readonly Client?: Way["Client"];
  /** The pool, through which the connection is tried. */
  readonly db: Kysely<unknown>;
  readonly log: Log;
  /** How often the connection is tried, and how long it may take. */
  readonly beatMs?: number;
}

const mostPauseMs = 5000;

/**
 * {@link Listen} on a server. A connection can be dead without a sign, and a pooler between takes `LISTEN` without
 * ever passing a message on; so the process sends itself messages, by the way that others take, and believes in
 * the connection only as long as they arrive.
 */
export async function listenOnPostgres(
  parts: ListenParts,
  channel: string,
  listener: Listener,
): Promise<Listening> {
  const stop = new AbortController();
  const tried = Promise.withResolvers<void>();
  const listening = keepListening(parts, channel, listener, tried.resolve, stop.signal);
  await tried.promise;
  return {
    close: async () => {
      stop.abort();
      await listening;
    },
  };
}

/** Waits longer and longer between attempts that fail. */
async function keepListening(
  parts: ListenParts,
  channel: string,
  listener: Listener,
  onTried: () => void,
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = 50;
  let isDeaf = false;
  const onHearing = () => {
    pauseMs = 50;
    if (isDeaf) parts.log.info({ channel }, "hears the other processes on PostgreSQL again");
    isDeaf = false;
    listener.onHearing();
    onTried();
  };
  while (!signal.aborted) {
    await listenOnce(parts, channel, { ...listener, onHearing }, signal).catch((error: unknown) => {
      if (signal.aborted || isDeaf) return;
      isDeaf = true;
      const code = codeOf(error);
      parts.log.warn({ code, channel }, "does not hear the other processes on PostgreSQL; trying again");
    });
    onTried();
    await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    pauseMs = Math.min(2 * pauseMs, mostPauseMs);
  }
}

/** Returns never: it ends with an error, that of the connection or of the signal. */
async function listenOnce(
  { url, Client = pg.Client, db, beatMs = 5000 }: ListenParts,
  channel: string,
  listener: Listener,
  signal: AbortSignal,
): Promise<never> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: "maitred",
  });
  const ended = whenEnded(client);
  const onAbort = () => ended.reject(signal.reason);
  signal.addEventListener("abort", onAbort);
  const ownChannel = `${channel}_${randomBytes(8).toString("hex")}`;
  const heart = createHeart({
    send: () => sql`select pg_notify(${ownChannel}, '')`.execute(db),
    onFirstEcho: listener.onHearing,
    onStopped: ended.reject,
  });
  client.on("notification", ({ channel: from, payload = "" }) => {
    if (from === ownChannel) heart.hear();
    else listener.onMessage(payload);
  });
  const listen = [channel, ownChannel].map((name) => `listen ${pg.escapeIdentifier(name)}`).join("; ");
  let beating: NodeJS.Timeout | undefined;
  try {
    await Promise.race([client.connect(), ended.promise]);
    await Promise.race([client.query(listen), ended.promise]);
    heart.beat();
    beating = setInterval(heart.beat, beatMs);
    return await ended.promise;
  } finally {
    signal.removeEventListener("abort", onAbort);
    clearInterval(beating);
    heart.stop();
    listener.onDeaf();
    // A dead connection does not answer the goodbye either.
    await Promise.race([client.end().catch(() => {}), delay(1000, undefined, { ref: false })]);
  }
}

function whenEnded(client: pg.Client) {
  const ended = Promise.withResolvers<never>();
  // Before anybody waits for it, the end of a connection is nobody's fault.
  ended.promise.catch(() => {});
  client.on("error", ended.reject);
  client.on("end", () => ended.reject(new Error("the connection was closed")));
  return ended;
}

/** Stops when a message to itself has not arrived by the next beat. */
function createHeart({
  send,
  onFirstEcho,
  onStopped,
}: {
  readonly send: () => Promise<unknown>;
  readonly onFirstEcho: () => void;
  readonly onStopped: (error: unknown) => void;
}) {
  let state: "new" | "waiting" | "heard" | "stopped" = "new";
  let hasHeard = false;
  const stop = (error?: unknown) => {
    state = "stopped";
    onStopped(error);
  };
  return {
    beat: () => {
      if (state === "stopped") return;
      if (state === "waiting") return stop(new Error("a message to ourselves did not arrive"));
      state = "waiting";
      send().catch(stop);
    },
    hear: () => {
      if (state === "stopped") return;
      state = "heard";
      if (hasHeard) return;
      hasHeard = true;
      onFirstEcho();
    },
    stop,
  };
}
