import { LRUCache } from "lru-cache";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { type Forwarding, wasForwarded } from "#src/web/forward.ts";
import { problemResponse } from "#src/web/problem.ts";
import type { Client } from "#src/web/routes.ts";

export interface ElsewhereParts {
  /** Returns the tenant that has this host name, whichever process has it open. */
  readonly houseOf: (host: string) => string | undefined;
  readonly findAddress: (house: string) => Promise<string | undefined>;
  /** The address of this process, to which no request is passed on. */
  readonly ownAddress: string;
  readonly forwarding: Pick<Forwarding, "forward">;
  readonly log: Log;
}

/** How long the address of a tenant's process is cached. A request that goes to a former one is answered with 503. */
const believedForMs = 1000;

/**
 * Creates the handler for tenants that are not open in this process. It passes the request on to the process that has
 * the tenant open, and answers 503 if there is none (decision 0082).
 */
export function createElsewhere({ houseOf, findAddress, ownAddress, forwarding, log }: ElsewhereParts) {
  const known = new LRUCache<string, { readonly address: string | undefined }>({
    max: 10_000,
    ttl: believedForMs,
  });

  const lookUp = async (house: string) => {
    const found = known.get(house) ?? { address: await findAddress(house) };
    known.set(house, found, { noUpdateTTL: true });
    return found.address;
  };

  return async (host: string, request: Request, client: Client): Promise<Response> => {
    const house = houseOf(host);
    if (house === undefined) return nobodys();
    if (wasForwarded(request)) return closed();
    try {
      const address = await lookUp(house);
      if (address === undefined || address === ownAddress) return closed();
      return await forwarding.forward(request, client, address);
    } catch (error) {
      known.delete(house);
      if (!request.signal.aborted) log.warn({ house, ...faultOf(error) }, "could not pass a request on");
      return closed();
    }
  };
}

function closed(): Response {
  const detail = "This house is not open at the moment. Try again in a moment.";
  return problemResponse(
    503,
    { title: "Service Unavailable", code: "unavailable", detail },
    { "Retry-After": "5", "Cache-Control": "no-store" },
  );
}

function nobodys(): Response {
  const detail = "No house has this host name.";
  return problemResponse(404, { title: "Not Found", code: "not_found", detail });
}
