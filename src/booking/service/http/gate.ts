import type { Log } from "#src/lib/log.ts";
import type { SendText } from "#src/lib/text-answer.ts";
import { faultFields } from "./fault-fields.ts";
import { problemResponse, refuse, toResponse } from "./problem.ts";
import { unavailableResponse } from "./unavailable-response.ts";

type FetchHandler = (request: Request, send: SendText) => Response | Promise<Response>;

/** The two ways in: from outside, and from this very process, which no rate limit holds up. */
export interface ServiceApps {
  readonly outside: FetchHandler;
  readonly inProcess: FetchHandler;
}

export interface Gate {
  open(apps: ServiceApps): void;
  /** Lets nobody in any more, and waits until everybody is out. */
  close(): Promise<void>;
  pass(request: Request, way: (apps: ServiceApps) => FetchHandler, send?: SendText): Promise<Response>;
}

/** Lets requests through while the service is up, and tells all others to come again. */
export function createGate(log: Log): Gate {
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
      const response = answer(request, way(opened), send, log);
      inside.add(response);
      try {
        return await response;
      } finally {
        inside.delete(response);
      }
    },
  };
}

async function answer(request: Request, handle: FetchHandler, send: SendText, log: Log): Promise<Response> {
  try {
    return await handle(request, send);
  } catch (error) {
    log.error(faultFields(error), "could not answer a request to the booking service");
    return problemResponse(refuse("internal_error", "Something went wrong here, not with the request."));
  }
}
