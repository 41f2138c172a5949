import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import type { SendText } from "#src/lib/text-answer.ts";
import type { ClientAddress } from "./client-address.ts";
import type { Departure } from "./departure.ts";
import { problemResponse } from "./problem.ts";
import { sendTextTo } from "./send-text.ts";

/** The client of a request. */
export interface Client {
  /** The client's address, seen through trusted proxies; undefined once the connection is closed. */
  readonly address: string | undefined;
}

/** A part of the process that answers under a path of its own. */
export interface Mount {
  /** `"/api"` takes `/api` and everything below, `""` everything; the longest path that fits wins. */
  readonly path: string;
  /** Gets the request as it came, with the whole path. Methods and sizes are its own business. */
  readonly handle: (request: Request, send: SendText, client: Client) => Response | Promise<Response>;
}

/** Whether each part can do its work right now: `{ database: true, jobs: false }`. */
type Readiness = () => Promise<Readonly<Record<string, boolean>>>;

/** What a web server serves besides `/health` and `/ready`. */
export interface Content {
  readonly mounts: readonly Mount[];
  readonly readiness?: Readiness;
}

type Routes = Hono<{ Bindings: HttpBindings }>;

/**
 * The routes of a server whose parts do not run yet, or any more: `/health` says that the process is alive,
 * everything else gets a 503.
 */
export const closedRoutes: Routes = createClosedRoutes();

function createClosedRoutes(): Routes {
  const app = createStateRoutes(async () => ({ accepting: false }));
  const detail = "The service is starting up or shutting down. Try again in a moment.";
  app.notFound(() =>
    problemResponse(
      503,
      { title: "Service Unavailable", code: "unavailable", detail },
      { "Retry-After": "5", "Cache-Control": "no-store" },
    ),
  );
  return app;
}

function createStateRoutes(readiness: Readiness): Routes {
  const app: Routes = new Hono();
  app.get("/health", (context) => context.json({ status: "ok" }));
  app.get("/ready", async (context) => {
    const parts = await readiness();
    const ready = Object.values(parts).every(Boolean);
    return context.json({ status: ready ? "ready" : "not ready", parts }, ready ? 200 : 503);
  });
  return app;
}

interface Surroundings {
  readonly log: Log;
  readonly addressOf: ClientAddress;
  readonly departure: Pick<Departure, "isAccepting">;
}

export function createRoutes(
  { mounts, readiness }: Content,
  { log, addressOf, departure }: Surroundings,
): Routes {
  const app = createStateRoutes(async () => ({
    ...(await readiness?.()),
    accepting: departure.isAccepting(),
  }));
  return answerBy(app, mounts, log, ({ incoming, outgoing }) => ({
    send: sendTextTo(outgoing),
    client: { address: addressOf(incoming) },
  }));
}

/** What a mount gets beside the request. */
interface Asked {
  readonly send: SendText;
  readonly client: Client;
}

/** Joins mounts into one handler, for a mount that serves others, such as a tenant's site. */
export function joinMounts(mounts: readonly Mount[], log: Log): Mount["handle"] {
  const app = answerBy(new Hono<{ Bindings: Asked }>(), mounts, log, (asked) => asked);
  return (request, send, client) => app.fetch(request, { send, client });
}

function answerBy<Env extends object>(
  app: Hono<{ Bindings: Env }>,
  mounts: readonly Mount[],
  log: Log,
  toAsked: (env: Env) => Asked,
): Hono<{ Bindings: Env }> {
  const longestFirst = mounts.toSorted((one, other) => other.path.length - one.path.length);
  for (const { path, handle } of longestFirst) {
    const answer = ({ req, env }: Context<{ Bindings: Env }>) => {
      const { send, client } = toAsked(env);
      return handle(req.raw, send, client);
    };
    app.all(path, answer);
    app.all(`${path}/*`, answer);
  }
  app.notFound(() =>
    problemResponse(404, {
      title: "Not Found",
      code: "not_found",
      detail: "There is nothing at this address.",
    }),
  );
  app.onError((error, context) => {
    const fields = { method: context.req.method, ...faultOf(error) };
    // A client that went away is nothing to look into.
    if (context.req.raw.signal.aborted) log.debug(fields, "a client broke its request off");
    else log.error(fields, "a request failed");
    return problemResponse(500, {
      title: "Internal Server Error",
      code: "internal_error",
      detail: "This is our fault. It was logged.",
    });
  });
  return app;
}
