import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { TextAnswer } from "#src/lib/text-answer.ts";
import { problemResponse, toProblem } from "./problem.ts";
import { sendTextTo } from "./send-text.ts";

/** Answers what Node's HTTP parser could not read, with a problem document like every other refusal. */
export function answerUnreadable(error: Error, socket: Duplex, inFlight: ReadonlySet<ServerResponse>): void {
  const isAnswering = [...inFlight].some((response) => response.socket === socket && response.headersSent);
  if (!socket.writable || isAnswering) {
    socket.destroy(error);
    return;
  }
  const { status, headers, body } = toLineProblem("code" in error ? error.code : undefined);
  const head = Object.entries({
    ...headers,
    "Content-Length": Buffer.byteLength(body),
    "X-Content-Type-Options": "nosniff",
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, "", body].join("\r\n"), () =>
    socket.destroy(),
  );
}

/** Chooses the problem by the error's code, for those that Node tells apart. */
function toLineProblem(code: unknown): TextAnswer {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return toProblem(431, {
        title: "Request Header Fields Too Large",
        code: "head_too_large",
        detail: "The address and the headers are too long together.",
      });
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return toProblem(413, {
        title: "Payload Too Large",
        code: "payload_too_large",
        detail: "The extensions of a chunk are too long.",
      });
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return toProblem(408, {
        title: "Request Timeout",
        code: "request_timeout",
        detail: "The request did not arrive in time.",
      });
    default:
      return toProblem(400, badRequest("This is not HTTP as RFC 9112 has it."));
  }
}

/** Answers requests that are valid HTTP and concern no part of the process. */
export function answerAside({
  httpVersion,
  headers,
  method,
  url = "",
}: IncomingMessage): TextAnswer | undefined {
  // RFC 9112, section 3.2. Clients of HTTP/1.0 name no host.
  if (headers.host === undefined && httpVersion !== "1.0") {
    return toProblem(400, badRequest("The header Host is required."));
  }
  // RFC 9110, section 9.3.7: asks what the server as a whole can do.
  if (url === "*" && method === "OPTIONS") return { status: 204, headers: { Allow: everyMethod }, body: "" };
  if (url.startsWith("/")) return undefined;
  const address = URL.parse(url);
  return address === null || address.username !== "" || address.password !== ""
    ? toProblem(400, badRequest("The address is not one that can be asked for."))
    : undefined;
}

const everyMethod = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

export function refuseAddress(): Response {
  return problemResponse(400, badRequest("The address, or the header Host, is not valid."));
}

export function refuseExpectation(response: ServerResponse): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  sendTextTo(response)(
    toProblem(417, {
      title: "Expectation Failed",
      code: "expectation_failed",
      detail: "Of what a client may expect, only 100-continue is known here.",
    }),
  );
}

function badRequest(detail: string) {
  return { title: "Bad Request", code: "invalid_request", detail };
}
