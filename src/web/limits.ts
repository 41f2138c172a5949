import type { ServerOptions } from "node:http";

/** How long a client may take, in milliseconds, before its connection is cut. */
export interface TimeLimits {
  /** To send the head of a request. */
  readonly headersMs: number;
  /** To send a request to its end. */
  readonly requestMs: number;
  /** Without a byte in either direction, while an answer is being made or read. */
  readonly stalledMs: number;
  /** With its connection open and nothing asked. Longer than proxies keep theirs, or they ask into a closed one. */
  readonly idleMs: number;
  /** How often the first two are looked after. */
  readonly checkMs: number;
  /** Between two questions of a balancer whether it is ready, with some to spare. */
  readonly balancerMs: number;
  /** To hear from a server that stops that it is to come again: a balancer still sends, requests are on their way. */
  readonly lastCallMs: number;
}

export const usualTimeLimits: TimeLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  stalledMs: 60_000,
  idleMs: 65_000,
  checkMs: 1000,
  balancerMs: 4000,
  lastCallMs: 1000,
};

/** Of the head of a request, its address included; more is answered with 431. How long a body may be, each part says. */
const maxHeadBytes = 16 * 1024;

export function toServerOptions({ headersMs, requestMs, idleMs, checkMs }: TimeLimits): ServerOptions {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: checkMs,
    maxHeaderSize: maxHeadBytes,
    // Looked after where the answer can say so.
    requireHostHeader: false,
  };
}
