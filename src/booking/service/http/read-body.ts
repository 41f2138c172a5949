import { readBytes } from "#src/lib/read-bytes.ts";
import { type Outcome, refuse, refuseInput } from "./problem.ts";

const mostBytes = 64 * 1024;

/** Before the gate gives up on what takes too long here: a body that stops on the way is the client's matter. */
const arrivesWithinMs = 9000;

/** The request's body as text, when it is of the media type, not longer than 64 KiB, and there in time. */
export async function readBody(
  request: Request,
  expected: MediaType,
  withinMs = arrivesWithinMs,
): Promise<Outcome<string>> {
  const refusedType = checkMediaType(request.headers.get("Content-Type"), expected);
  if (refusedType) return refusedType;
  if (!isPlain(request.headers.get("Content-Encoding"))) {
    return refuse("unsupported_media_type", "Send the body as it is, without a Content-Encoding.");
  }
  const bytes = await inTime(readBytes(request, mostBytes), withinMs);
  if (bytes === "late") return refuse("request_timeout", "The body did not arrive in time.");
  if (bytes === "too many") return refuse("payload_too_large", "A request may have at most 64 KiB.");
  if (bytes === "broken off") return refuseInput([{ path: "", message: "the body must arrive to its end" }]);
  try {
    return { ok: true, value: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return refuseInput([{ path: "", message: "the body must be UTF-8" }]);
  }
}

/** What a body may be. */
interface MediaType {
  /** The usual one of those that fit. */
  readonly name: string;
  readonly fits: RegExp;
}

export const jsonType: MediaType = { name: "application/json", fits: /^application\/(?:[\w.-]+\+)?json$/ };
export const formType: MediaType = {
  name: "application/x-www-form-urlencoded",
  fits: /^application\/x-www-form-urlencoded$/,
};

export function parseJson(text: string): Outcome<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return refuseInput([{ path: "", message: "the body must be well-formed JSON" }]);
  }
}

function checkMediaType(contentType: string | null, { name, fits }: MediaType) {
  const [mediaType = "", ...parameters] = (contentType ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  if (!fits.test(mediaType)) {
    const sent = mediaType === "" ? "" : `, not "${mediaType}"`;
    return refuse("unsupported_media_type", `Send the body with the Content-Type ${name}${sent}.`);
  }
  const charset = parameters.find((parameter) => parameter.startsWith("charset="))?.slice("charset=".length);
  const isUtf8 = charset === undefined || /^"?utf-?8"?$/.test(charset);
  return isUtf8 ? undefined : refuse("unsupported_media_type", "Send the body in UTF-8.");
}

/** RFC 9110, section 8.4: a coding that is not understood must not be read over. */
function isPlain(contentEncoding: string | null): boolean {
  return contentEncoding === null || /^\s*(?:identity\s*)?$/i.test(contentEncoding);
}

async function inTime<Value>(reading: Promise<Value>, withinMs: number): Promise<Value | "late"> {
  const late = Promise.withResolvers<"late">();
  const giveUp = setTimeout(() => late.resolve("late"), withinMs);
  try {
    return await Promise.race([reading, late.promise]);
  } finally {
    clearTimeout(giveUp);
  }
}
