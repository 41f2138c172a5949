import { BlockList, isIP } from "node:net";
import { isSameSecret } from "#src/lib/same-secret.ts";
import { problemResponse } from "#src/web/problem.ts";
import type { Client, Mount } from "#src/web/routes.ts";
import { type Metrics, textType } from "./create-metrics.ts";

interface MetricsMountOptions extends Pick<Metrics, "text"> {
  /** Whoever has it may read, from anywhere; without one, programs of this machine may, and nobody else. */
  readonly token?: string;
}

/** What a request bears that came by a proxy: its address is then the proxy's, which is often on this machine. */
const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** Where Prometheus reads what is measured. */
export function createMetricsMount({ text, token }: MetricsMountOptions): Mount {
  return {
    path: "/metrics",
    handle: async (request, send, client) => {
      const refusal = token === undefined ? refuseStranger(request, client) : refuseToken(request, token);
      if (refusal) return refusal;
      if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
      const headers = { "Content-Type": textType, "Cache-Control": "no-store" };
      const body = await text();
      return request.method === "HEAD"
        ? new Response(null, { headers })
        : send({ status: 200, headers, body });
    },
  };
}

function refuseToken(request: Request, token: string): Response | undefined {
  const given = request.headers.get("Authorization");
  if (isSameSecret(given?.replace(/^bearer /i, "") ?? null, token)) return undefined;
  const detail = "Send METRICS_TOKEN as Authorization: Bearer.";
  return problemResponse(
    401,
    { title: "Unauthorized", code: "unauthorized", detail },
    { "WWW-Authenticate": 'Bearer realm="metrics"' },
  );
}

function refuseStranger({ headers }: Request, { address }: Client): Response | undefined {
  if (isThisMachine(address) && !forwarding.some((name) => headers.has(name))) return undefined;
  const detail = "Without METRICS_TOKEN only programs of this machine may read this, and by no proxy.";
  return problemResponse(403, { title: "Forbidden", code: "forbidden", detail });
}

function refuseMethod(): Response {
  const detail = "Here one may use GET, HEAD.";
  return problemResponse(
    405,
    { title: "Method Not Allowed", code: "method_not_allowed", detail },
    { Allow: "GET, HEAD" },
  );
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** A server that listens on all addresses sees those of IPv4 as `::ffff:127.0.0.1`, which the list knows as well. */
function isThisMachine(address: string | undefined): boolean {
  if (address === undefined) return false;
  return loopback.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
