import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from "node:zlib";
import { Agent, request } from "undici";
import { untilAborted } from "#src/lib/until-aborted.ts";
import { type IncomingAnswer, readText, type Send } from "./send.ts";

/** Enough for a busy evening, and few enough not to crowd out the service's other clients. */
const maxConnections = 32;

/** Shorter than the usual time of a whole request: whoever never got through knows that nothing has left. */
const connectTimeoutMs = 4000;

export interface UndiciTransport {
  readonly send: Send;
  /** Waits for the requests under way, then closes every connection. */
  close(): Promise<void>;
}

/**
 * Carries requests over HTTP, on connections that are kept open between them. Follows no redirects: they would carry
 * the key to wherever they point.
 */
export function createUndiciTransport(): UndiciTransport {
  const agent = new Agent({
    connections: maxConnections,
    connect: { timeout: connectTimeoutMs },
    // The signal alone ends a request's time.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  const send: Send = async ({ url, method, headers, body, signal }): Promise<IncomingAnswer> => {
    // A request that still waits for its connection hears of the signal only when it has one.
    const answer = await untilAborted(
      signal,
      request(url, { dispatcher: agent, method, headers, body: body ?? null, signal }),
    );
    const header = (name: string) => {
      const value = answer.headers[name.toLowerCase()];
      return (Array.isArray(value) ? value.join(", ") : value) ?? null;
    };
    return {
      status: answer.statusCode,
      headers: { get: header },
      text: () => readText(decodeBody(answer.body, header("content-encoding"))),
    };
  };

  return { send, close: () => agent.close() };
}

const decoders = new Map<string, () => Transform>([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
  ["zstd", createZstdDecompress],
]);

/**
 * Undoes a body's `Content-Encoding` (RFC 9110, section 8.4): some proxies compress though nobody asked them to. A
 * coding that is not known here is left as it is, and fails as no JSON.
 */
function decodeBody(body: Readable, encoding: string | null): Readable {
  const decoder = decoders.get(encoding?.trim().toLowerCase() ?? "")?.();
  if (decoder === undefined) return body;
  // Whoever reads the decoder hears of every fault there.
  return pipeline(body, decoder, () => undefined);
}
