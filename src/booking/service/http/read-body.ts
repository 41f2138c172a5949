import { type Outcome, refuse, refuseInput } from "./problem.ts";

const mostBytes = 64 * 1024;

/** The request's body as text, when it is of the media type and not longer than 64 KiB. */
export async function readBody(
  request: Request,
  isExpected: (mediaType: string) => boolean,
): Promise<Outcome<string>> {
  const refusedType = checkMediaType(request.headers.get("Content-Type"), isExpected);
  if (refusedType) return refusedType;
  const bytes = await readBytes(request);
  if (bytes === undefined) return refuse("payload_too_large", "A request may have at most 64 KiB.");
  try {
    return { ok: true, value: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return refuseInput([{ path: "", message: "the body must be UTF-8" }]);
  }
}

export const isJson = (mediaType: string) => /^application\/(?:[\w.-]+\+)?json$/.test(mediaType);
export const isForm = (mediaType: string) => mediaType === "application/x-www-form-urlencoded";

export function parseJson(text: string): Outcome<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return refuseInput([{ path: "", message: "the body must be well-formed JSON" }]);
  }
}

function checkMediaType(contentType: string | null, isExpected: (mediaType: string) => boolean) {
  const [mediaType = "", ...parameters] = (contentType ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  if (!isExpected(mediaType)) {
    return refuse(
      "unsupported_media_type",
      `Send the body with a matching Content-Type, not "${mediaType}".`,
    );
  }
  const charset = parameters.find((parameter) => parameter.startsWith("charset="))?.slice("charset=".length);
  const isUtf8 = charset === undefined || /^"?utf-?8"?$/.test(charset);
  return isUtf8 ? undefined : refuse("unsupported_media_type", "Send the body in UTF-8.");
}

/** Undefined when there are too many; the rest is not read then. */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get("Content-Length") ?? 0) > mostBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
