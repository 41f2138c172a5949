import { createHash } from "node:crypto";

/** What anybody may read, the same for everybody, as long as the process runs. */
export interface PublicFile {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

export type AnswerPublicly = (request: Request) => Response;

/** Browsers keep it, and ask each time whether it is still the same (RFC 9110, section 13.1.2). */
export function servePublicFile({ type, body, headers }: PublicFile): AnswerPublicly {
  const tag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  const caching = { ETag: tag, "Cache-Control": "no-cache" };
  return (request) => {
    const known = (request.headers.get("If-None-Match") ?? "").split(",").map((entry) => entry.trim());
    if (known.some((entry) => entry === "*" || entry.replace(/^W\//, "") === tag)) {
      return new Response(null, { status: 304, headers: caching });
    }
    return new Response(body, {
      headers: { "Content-Type": type, "X-Content-Type-Options": "nosniff", ...caching, ...headers },
    });
  };
}
