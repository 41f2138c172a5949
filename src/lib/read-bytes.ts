/**
 * The body of a request. Where there are more bytes than that, the rest is not read; a client that goes away before the
 * end is no fault of ours.
 */
export async function readBytes(
  request: Request,
  most: number,
): Promise<Uint8Array | "too many" | "broken off"> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) return "too many";
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > most) return "too many";
      chunks.push(chunk);
    }
  } catch {
    return "broken off";
  }
  return Buffer.concat(chunks);
}
