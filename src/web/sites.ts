import type { Log } from "#src/lib/log.ts";
import { untilAborted } from "#src/lib/until-aborted.ts";
import type { WebServer } from "./open-web-server.ts";
import { closedRoutes, joinMounts, type Mount } from "./routes.ts";

/** A web server of its own as far as its owner can tell: one of several on one port, told apart by host names. */
interface SiteOptions {
  readonly hosts: readonly string[];
  /** The address at which this machine reaches it. */
  readonly url: string;
  readonly log: Log;
}

/** The sites of a process. */
export interface Sites {
  /** Opens a site, which behaves as a web server of its own. Its host names are free again once it is stopped. */
  open(options: SiteOptions): WebServer;
  /** Answers each request by the site whose host name it has. */
  readonly mount: Mount;
}

/**
 * Creates the sites of one web server.
 * @param elsewhere answers requests for a host name that no open site has
 */
export function createSites(
  elsewhere: (host: string, request: Request, client: Parameters<Mount["handle"]>[2]) => Promise<Response>,
): Sites {
  const byHost = new Map<string, Mount["handle"]>();

  const open = ({ hosts, url, log }: SiteOptions): WebServer => {
    const closed: Mount["handle"] = (request) => closedRoutes.fetch(request);
    const inFlight = new Set<Promise<unknown>>();
    let answer = closed;
    const handle: Mount["handle"] = async (...asked) => {
      const answered = Promise.resolve(answer(...asked));
      inFlight.add(answered);
      try {
        return await answered;
      } finally {
        inFlight.delete(answered);
      }
    };
    for (const host of hosts) byHost.set(host, handle);
    let isDraining = false;
    const drain: WebServer["drain"] = async ({ timeoutMs = 10_000 } = {}) => {
      isDraining = true;
      answer = closed;
      const late = AbortSignal.timeout(timeoutMs);
      await untilAborted(late, Promise.allSettled(inFlight)).catch(() => undefined);
    };
    return {
      url,
      serve: ({ mounts }) => {
        if (!isDraining) answer = joinMounts(mounts, log);
      },
      // Balancers ask the process, not the site.
      leave: async () => {},
      drain,
      stop: async (options) => {
        await drain(options);
        for (const host of hosts) if (byHost.get(host) === handle) byHost.delete(host);
      },
    };
  };

  return {
    open,
    mount: {
      path: "",
      handle: (request, send, client) => {
        const host = new URL(request.url).hostname;
        const site = byHost.get(host);
        return site ? site(request, send, client) : elsewhere(host, request, client);
      },
    },
  };
}
