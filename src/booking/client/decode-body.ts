import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from "node:zlib";

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
export function decodeBody(body: Readable, encoding: string | null): Readable {
  const decoder = decoders.get(encoding?.trim().toLowerCase() ?? "")?.();
  if (decoder === undefined) return body;
  // Whoever reads the decoder hears of every fault there.
  return pipeline(body, decoder, () => undefined);
}
