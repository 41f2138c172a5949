import { chmodSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { answer, type ShellDesk } from "./answer.ts";
import { isDead } from "./call.ts";
import { findSockets, newSocket, requestSchema, type ShellReply } from "./wire.ts";

export interface ShellParts extends ShellDesk {
  /** Nobody else on the machine may look into it: who reaches the socket there may act. */
  readonly dataDir: string;
  /** Makes that folder where there is none, and closes it to others. */
  readonly makeFolder: (folder: string) => void;
  readonly log: Log;
}

/** The desk for commands on this machine. */
export interface Shell {
  /** Never throws: guests are served without it. */
  start(): Promise<void>;
  /** Finishes what is in hand. */
  stop(): Promise<void>;
}

/** Longer than anything that the desk takes. */
const longestRequest = 64 * 1024;
/** Whoever connects says at once what they want. */
const patienceMs = 30_000;

/** Opens the desk on a socket in the data folder, one for each process (decision 0049). */
export function createShell({ dataDir, makeFolder, log, ...desk }: ShellParts): Shell {
  const path = newSocket(dataDir);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setTimeout(patienceMs, () => socket.destroy());
    // Who asked may be gone before the answer.
    socket.on("error", () => socket.destroy());
    void serve(desk, socket, log);
  });
  return {
    start: async () => {
      try {
        makeFolder(dataDir);
        for (const left of findSockets(dataDir)) if (await isDead(left)) rmSync(left, { force: true });
        const listening = Promise.withResolvers<void>();
        server.once("error", listening.reject);
        server.listen(path, listening.resolve);
        await listening.promise;
        chmodSync(path, 0o600);
      } catch (error) {
        log.warn(faultOf(error), "npm run desk cannot reach this process: no socket in DATA_DIR");
      }
    },
    stop: async () => {
      if (server.listening) await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function serve(desk: ShellDesk, socket: Socket, log: Log): Promise<void> {
  try {
    const request = requestSchema.safeParse(JSON.parse(await readAll(socket)));
    // From here on it is they who wait.
    socket.setTimeout(0);
    const reply: ShellReply = request.success ? await answer(desk, request.data) : { type: "notKnown" };
    socket.end(JSON.stringify(reply, toPlain));
  } catch (error) {
    log.debug(faultOf(error), "a command's request to the desk could not be answered");
    socket.destroy();
  }
}

/** Until the other end has said all; it listens on. */
async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > longestRequest) throw new RangeError(`a request is longer than ${longestRequest} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Pictures are drawn for who sees them. */
function toPlain(key: string, value: unknown): unknown {
  return key === "picture" ? undefined : value;
}
