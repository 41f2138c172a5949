import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { SendText } from "#src/lib/text-answer.ts";

/** Sends text to the client in one piece. */
export function sendTextTo(outgoing: ServerResponse): SendText {
  return ({ status, headers, body }) => {
    outgoing.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) });
    outgoing.end(body);
    return RESPONSE_ALREADY_SENT;
  };
}
