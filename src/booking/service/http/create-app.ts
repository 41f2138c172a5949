import { Hono } from "hono";
import { type Operation, type OperationName, operations } from "#src/booking/contract/operations.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import type { SendText } from "#src/lib/text-answer.ts";
import type { Docs } from "./docs/create-docs.ts";
import { problemResponse, refuse } from "./problem.ts";
import type { Serve } from "./serve-operation.ts";
import { unavailableResponse } from "./unavailable-response.ts";

/** Everything of the interface specification stands under this path. */
const basePath = "/api";
const tokenPath = "/auth/:issuer/oauth2/v2.0/token";

export interface AppParts {
  readonly serve: Serve;
  readonly answerTokenRequest: (request: Request, issuer: string) => Promise<Response>;
  readonly docs: Docs;
  /** Tells an outage of the database, which passes, from a bug. */
  readonly isUnavailable: (error: unknown) => boolean;
  readonly log: Log;
}

/** What comes with each request. */
export interface AppEnv {
  Bindings: { readonly send: SendText };
}

/** Routes requests by the contract's table. Whatever goes wrong is answered as a problem. */
export function createApp({ serve, answerTokenRequest, docs, isUnavailable, log }: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const name of operationNames()) {
    const { method, path }: Operation = operations[name];
    app.on(method, toRoutePath(path), ({ req, env }) => serve(name, req.raw, req.param(), env.send));
  }
  app.post(tokenPath, (context) => answerTokenRequest(context.req.raw, context.req.param("issuer")));
  for (const [path, answer] of docs) app.get(basePath + path, ({ req }) => answer(req.raw));
  const others = new Hono();
  for (const [path, methods] of methodsByPath(docs)) {
    others.all(path, ({ req }) => answerOtherMethod(req.method, methods));
  }
  others.notFound(() => problemResponse(refuse("not_found", "There is nothing at this address.")));
  // Apart from the operations: where two routes fit, each request would pay for the choice between them.
  app.notFound(({ req }) => others.fetch(req.raw));
  app.onError((error, { req }) => {
    if (isUnavailable(error)) {
      // The database says itself when it is away, once and not for each request.
      log.debug({ ...faultOf(error), method: req.method }, "the database did not take a request now");
      return unavailableResponse("The service cannot do this now. Look whether it was done, then try again.");
    }
    log.error(
      { ...faultOf(error), method: req.method, path: req.path },
      "could not answer a request to the booking service",
    );
    return problemResponse(
      refuse("internal_error", "The request may or may not have been done. Look, then try again."),
    );
  });
  return app;
}

function operationNames(): OperationName[] {
  // The compiler takes an object to have more keys than its type says; this one is written out in one place.
  return Object.keys(operations) as OperationName[];
}

function toRoutePath(path: string): string {
  return basePath + path.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** The methods of each path, as its `Allow` header names them (RFC 9110, section 10.2.1). */
function methodsByPath(docs: Docs): Map<string, string[]> {
  const methods = new Map<string, string[]>([[tokenPath, ["POST"]]]);
  for (const path of docs.keys()) methods.set(basePath + path, ["GET", "HEAD"]);
  for (const { method, path } of Object.values<Operation>(operations)) {
    const own = method === "GET" ? ["GET", "HEAD"] : [method];
    methods.set(toRoutePath(path), [...(methods.get(toRoutePath(path)) ?? []), ...own]);
  }
  return methods;
}

function answerOtherMethod(method: string, methods: readonly string[]): Response {
  const allow = { Allow: [...methods, "OPTIONS"].join(", ") };
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: allow });
  return problemResponse(refuse("method_not_allowed", `Here one may use ${allow.Allow}.`), allow);
}
