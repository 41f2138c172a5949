import { Readable } from "node:stream";
import { Agent } from "undici";
import type { Client } from "./routes.ts";

/** Passes requests on to another process, which answers in place of this one. */
export interface Forwarding {
  /** @throws where nothing answers there */
  forward(request: Request, client: Client, address: string): Promise<Response>;
  /** Cuts off the requests that are being passed on. */
  close(): Promise<void>;
}

/** The header of a request that another process has passed on; such a request is not passed on again. */
const mark = "maitred-forwarded";

/** Whether another process has passed this request on. */
export function wasForwarded({ headers }: Request): boolean {
  return headers.has(mark);
}

/** Headers that concern one connection, and are not passed on (RFC 9110, section 7.6.1). */
const hopByHop = [
  ...["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailer"],
  ...["transfer-encoding", "upgrade"],
];

/** Status codes whose answers have no body (RFC 9110, section 15). */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

export function createForwarding(): Forwarding {
  // A page that is kept up to date says nothing for as long as nothing happens.
  const agent = new Agent({ connectTimeout: 2000, headersTimeout: 60_000, bodyTimeout: 0 });
  return {
    forward: async (request, client, address) => {
      const { pathname, search } = new URL(request.url);
      const { statusCode, headers, body } = await agent.request({
        origin: address,
        path: pathname + search,
        method: request.method as "GET",
        headers: headersFor(request, client),
        body: request.body && Readable.fromWeb(request.body),
        signal: request.signal,
      });
      const answered = new Headers();
      for (const [name, value] of Object.entries(headers))
        for (const each of [value ?? []].flat()) if (!hopByHop.includes(name)) answered.append(name, each);
      const isBare = bodiless.has(statusCode) || request.method === "HEAD";
      if (isBare) body.on("error", () => {}).resume();
      const content = isBare ? null : (Readable.toWeb(body) as ReadableStream<Uint8Array>);
      return new Response(content, { status: statusCode, headers: answered });
    },
    close: async () => await agent.destroy(),
  };
}

/**
 * The headers to pass on: with the host that was asked for, by which the other process finds the tenant, and the
 * client's address.
 */
function headersFor(request: Request, { address }: Client): Record<string, string> {
  const own = [...request.headers].filter(([name]) => !hopByHop.includes(name));
  const { host } = new URL(request.url);
  return { ...Object.fromEntries(own), host, [mark]: "1", ...(address && { "x-forwarded-for": address }) };
}
