import { Agent, request } from "undici";
import { decodeBody } from "./decode-body.ts";
import { type IncomingAnswer, readText, type Send } from "./send.ts";
import { untilAborted } from "./until-aborted.ts";

/** Enough for a busy evening, and few enough not to crowd out the service's other clients. */
const maxConnections = 32;

/** Shorter than the usual time of a whole request: whoever never got through knows that nothing has left. */
const connectTimeoutMs = 4000;

export interface UndiciTransport {
  readonly send: Send;
  /** Waits for the requests under way, then closes every connection. */
  close(): Promise<void>;
}

/**
 * Carries requests over HTTP, on connections that are kept open between them. Follows no redirects: they would carry
 * the key to wherever they point.
 */
export function createUndiciTransport(): UndiciTransport {
  const agent = new Agent({
    connections: maxConnections,
    connect: { timeout: connectTimeoutMs },
    // The signal alone ends a request's time.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  const send: Send = async ({ url, method, headers, body, signal }): Promise<IncomingAnswer> => {
    // A request that still waits for its connection hears of the signal only when it has one.
    const answer = await untilAborted(
      signal,
      request(url, { dispatcher: agent, method, headers, body: body ?? null, signal }),
    );
    const header = (name: string) => {
      const value = answer.headers[name.toLowerCase()];
      return (Array.isArray(value) ? value.join(", ") : value) ?? null;
    };
    return {
      status: answer.statusCode,
      headers: { get: header },
      text: () => readText(decodeBody(answer.body, header("content-encoding"))),
    };
  };

  return { send, close: () => agent.close() };
}
