import type { Log } from "#src/lib/log.ts";
import { untilAborted } from "#src/lib/until-aborted.ts";
import type { WebServer } from "./open-web-server.ts";
import { closedRoutes, joinMounts, type Mount } from "./routes.ts";

/** One of several that answer on one web server, each under host names of its own. */
interface SiteOptions {
  readonly hosts: readonly string[];
  /** Where it is reached by default. */
  readonly url: string;
  readonly log: Log;
}

/** The sites of a process. */
export interface Sites {
  /** Opens a site, which takes the place of a web server; its names are free again once it is stopped. */
  open(options: SiteOptions): WebServer;
  /** Answers for the site that the request names. */
  readonly mount: Mount;
}

/** @param elsewhere answers where no site that is open has that name */
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
