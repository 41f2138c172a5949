import { setTimeout as delay } from "node:timers/promises";
import { Agent, fetch } from "undici";
import { key, type OpenProcess } from "../processes/open-process.ts";

/** What the service answered. */
export interface Answer {
  readonly status: number;
  readonly data: unknown;
  /** Whether an attempt before came to no answer: what it asked for may have been done. */
  readonly repeated: boolean;
}

/** Asks until there is an answer that settles it, whichever process gives it. */
export type AskOn = (method: string, path: string, body: object, key?: string) => Promise<Answer>;

export interface Ways {
  readonly ask: AskOn;
  /** How many requests wait for their answer now. */
  inFlight(): number;
  /** How many have been answered so far. */
  answered(): number;
  close(): Promise<void>;
}

const againAfterMs = 30;
const longestMs = 15_000;

/** Ways to those of the processes that run; one that ends is no answer, nor is 503. */
export function openWays(processes: () => readonly OpenProcess[]): Ways {
  const dispatcher = new Agent({ connections: 64, pipelining: 1 });
  let inFlight = 0;
  let answered = 0;
  let turn = 0;
  const attempt = async (method: string, path: string, body: object, idempotencyKey?: string) => {
    const running = processes().filter((each) => !each.isGone());
    const process = running[turn++ % running.length];
    if (!process) return undefined;
    inFlight += 1;
    try {
      const response = await fetch(process.url + path, {
        method,
        dispatcher,
        signal: AbortSignal.timeout(longestMs),
        headers: {
          "X-API-KEY": key,
          "Content-Type": "application/json",
          ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return undefined;
    } finally {
      inFlight -= 1;
    }
  };
  return {
    ask: async (...request) => {
      for (let repeated = false; ; repeated = true) {
        const answer = await attempt(...request);
        if (answer && answer.status < 500) {
          answered += 1;
          const { data } = JSON.parse(answer.text) as { data?: unknown };
          return { status: answer.status, data, repeated };
        }
        await delay(againAfterMs);
      }
    },
    inFlight: () => inFlight,
    answered: () => answered,
    close: () => dispatcher.destroy(),
  };
}
