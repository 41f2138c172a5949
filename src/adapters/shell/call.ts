import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { OwnError, reasonOf } from "#src/lib/fault.ts";
import { codeOf } from "#src/lib/thrown.ts";
import { findSockets, type ShellReply, type ShellRequest } from "./wire.ts";

/** The running maitred did not do what was asked, or nobody knows whether it did. The message says what to do. */
export class DeskUnreachableError extends OwnError {
  override readonly name = "DeskUnreachableError";
  readonly code = "DESK_UNREACHABLE";
}

/**
 * Asks whichever process runs on the data folder.
 *
 * @throws DeskUnreachableError
 */
export async function callDesk(dataDir: string, request: ShellRequest): Promise<ShellReply> {
  const socket = await findProcess(dataDir);
  socket.end(JSON.stringify(request));
  const said = await text(socket).catch(() => "");
  if (said === "") {
    throw new DeskUnreachableError(
      "maitred ended before it answered, so it is not certain whether this was done. Look before you try again.",
    );
  }
  // Its other end is this same program.
  return JSON.parse(said) as ShellReply;
}

async function findProcess(dataDir: string): Promise<Socket> {
  try {
    for (const path of findSockets(dataDir)) {
      const socket = await open(path).catch(unlessDead);
      if (socket) return socket;
    }
  } catch (error) {
    const isForbidden = ["EACCES", "EPERM"].includes(codeOf(error) ?? "");
    throw new DeskUnreachableError(
      isForbidden
        ? `${dataDir} belongs to another user: run this as the user whose maitred it is`
        : `could not reach the maitred on ${dataDir}: ${reasonOf(error)}`,
      { cause: error },
    );
  }
  throw new DeskUnreachableError(
    `no maitred is running on ${dataDir}: start it with npm start, or set DATA_DIR to the folder of the one that runs`,
  );
}

/** Whether the process that listened on this socket is gone. */
export async function isDead(path: string): Promise<boolean> {
  const socket = await open(path).catch(unlessDead);
  socket?.destroy();
  return socket === undefined;
}

/** What a killed process left, or one that stopped this moment. */
function unlessDead(error: unknown): undefined {
  if (!["ECONNREFUSED", "ENOENT"].includes(codeOf(error) ?? "")) throw error;
}

async function open(path: string): Promise<Socket> {
  const opened = Promise.withResolvers<void>();
  const socket = connect({ path, allowHalfOpen: true }, opened.resolve).once("error", opened.reject);
  await opened.promise;
  return socket;
}
