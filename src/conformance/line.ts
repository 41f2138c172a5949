import type { Authentication } from "#src/booking/client/authentication.ts";
import { type Send, systemDeadline } from "#src/booking/client/send.ts";

/** What a service answered, as it came. */
export interface Answer {
  readonly status: number;
  header(name: string): string | null;
  /** Undefined where it is no JSON. */
  readonly body: unknown;
}

interface Asked {
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends nothing that tells who asks. */
  readonly isAnonymous?: boolean;
}

/** Asks a service once, whatever it answers: no repeats, and nothing is read into what is wrong. */
export interface Line {
  ask(method: string, path: string, asked?: Asked): Promise<Answer>;
}

export function createLine(parts: {
  readonly send: Send;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly authentication: Authentication;
  readonly timeout: Temporal.Duration;
}): Line {
  const { send, baseUrl, authentication, timeout } = parts;
  return {
    ask: async (method, path, { query = {}, body, headers, isAnonymous = false } = {}) => {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const answer = await send({
        method,
        url: `${baseUrl}${path}${search.size > 0 ? `?${search}` : ""}`,
        headers: {
          Accept: "application/json",
          ...(!isAnonymous && (await authentication.headers())),
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: systemDeadline(timeout),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        header: (name) => answer.headers.get(name),
        body: parsed(text),
      };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
