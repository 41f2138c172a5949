import { untilAborted } from "#src/lib/until-aborted.ts";
import { readText, type Send } from "./send.ts";

/** Any address does: nothing listens on it, and no name is resolved. */
export const inProcessOrigin = "http://maitred.internal";

/**
 * Hands requests to a service in this very process, such as a Hono app's `fetch`. A handler that outlives
 * the request's time goes on by itself, just as a remote service would.
 */
export function createInProcessTransport(handle: (request: Request) => Response | Promise<Response>): Send {
  return async ({ url, method, headers, body, signal }) => {
    const request = new Request(url, { method, headers, body: body ?? null });
    const answer = await untilAborted(signal, Promise.resolve(handle(request)));
    return {
      status: answer.status,
      headers: answer.headers,
      text: () => untilAborted(signal, answer.body === null ? Promise.resolve("") : readText(answer.body)),
    };
  };
}
