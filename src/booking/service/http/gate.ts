import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import type { SendText } from "#src/lib/text-answer.ts";
import { problemResponse, refuse, toResponse } from "./problem.ts";
import { unavailableResponse } from "./unavailable-response.ts";

type FetchHandler = (request: Request, send: SendText) => Response | Promise<Response>;

/**
 * The service's two handlers: one for requests from outside, one for requests of this process, which no rate limit
 * holds up.
 */
export interface ServiceApps {
  readonly outside: FetchHandler;
  readonly inProcess: FetchHandler;
}

export interface Gate {
  open(apps: ServiceApps): void;
  /** Refuses every further request, and waits until those in flight are answered. */
  close(): Promise<void>;
  pass(request: Request, way: (apps: ServiceApps) => FetchHandler, send?: SendText): Promise<Response>;
}

/** Longer than any lock is waited for, and shorter than clients wait for an answer. */
const answerWithinMs = 10_000;

/**
 * Creates the gate in front of the service. It answers 503 while the service is not open, and to a request that takes
 * longer than `withinMs`: whether such a request was carried out is then open.
 */
export function createGate(log: Log, withinMs = answerWithinMs): Gate {
  let opened: ServiceApps | undefined;
  const inside = new Set<Promise<Response>>();
  return {
    open: (apps) => {
      opened = apps;
    },
    close: async () => {
      opened = undefined;
      await Promise.all(inside);
    },
    pass: async (request, way, send = toResponse) => {
      if (!opened)
        return unavailableResponse("The service is starting up or shutting down. Try again in a moment.");
      let isLate = false;
      const sendInTime: SendText = (text) => (isLate ? toResponse(text) : send(text));
      const response = answer(request, way(opened), sendInTime, log);
      inside.add(response);
      void response.finally(() => inside.delete(response));
      const late = Promise.withResolvers<Response>();
      const giveUp = setTimeout(() => {
        isLate = true;
        log.warn({ method: request.method }, "a request to the booking service took too long");
        late.resolve(
          unavailableResponse("This takes too long now. Look whether it was done, then try again."),
        );
      }, withinMs);
      try {
        return await Promise.race([response, late.promise]);
      } finally {
        clearTimeout(giveUp);
      }
    },
  };
}

async function answer(request: Request, handle: FetchHandler, send: SendText, log: Log): Promise<Response> {
  try {
    return await handle(request, send);
  } catch (error) {
    log.error(faultOf(error), "could not answer a request to the booking service");
    return problemResponse(refuse("internal_error", "Something went wrong here, not with the request."));
  }
}
