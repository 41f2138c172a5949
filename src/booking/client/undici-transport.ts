import { Agent, request } from "undici";
import { type IncomingAnswer, readText, type Send } from "./send.ts";

/** Enough for a busy evening, and few enough not to crowd out the service's other clients. */
const maxConnections = 32;

export interface UndiciTransport {
  readonly send: Send;
  /** Waits for the requests under way, then closes every connection. */
  close(): Promise<void>;
}

/** Carries requests over HTTP, on connections that are kept open between them. Follows no redirects. */
export function createUndiciTransport(): UndiciTransport {
  const agent = new Agent({ connections: maxConnections });

  const send: Send = async ({ url, method, headers, body, signal }): Promise<IncomingAnswer> => {
    const answer = await request(url, { dispatcher: agent, method, headers, body: body ?? null, signal });
    return {
      status: answer.statusCode,
      headers: {
        get: (name) => {
          const value = answer.headers[name.toLowerCase()];
          return (Array.isArray(value) ? value.join(", ") : value) ?? null;
        },
      },
      text: () => readText(answer.body),
    };
  };

  return { send, close: () => agent.close() };
}
