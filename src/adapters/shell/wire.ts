import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { codeOf } from "#src/lib/thrown.ts";
import type { ShellAnswer } from "./command.ts";

/** What the command sends to the running maitred, as one piece of JSON. */
export const requestSchema = z.object({
  command: z.string(),
  given: z.record(z.string(), z.string()),
  venue: z.string().optional(),
  /** Who acts. */
  by: z.string().trim().min(1).max(100),
  /** Of this one call. */
  key: z.string().min(1),
  /** Only looks at what would be done, where that is asked about first. */
  look: z.boolean().optional(),
  /** Somebody was asked, or wants not to be asked. */
  sure: z.boolean().optional(),
  /** What was looked at, as the desk tells it from what it becomes. */
  seen: z.string().optional(),
});

export type ShellRequest = z.infer<typeof requestSchema>;

/** What comes back. A process of another version may not know the command. */
export type ShellReply =
  | { readonly type: "answer"; readonly answer: ShellAnswer }
  /** What it would be done with, and what somebody is asked before. */
  | { readonly type: "askFirst"; readonly answer: ShellAnswer; readonly question: string }
  | { readonly type: "notKnown" };

const socketPattern = /^desk-[\da-f]{8}\.sock$/;

/**
 * A new socket's path. That may have about 100 bytes, which the folder's own path may exceed.
 */
export function newSocket(dataDir: string): string {
  return shorter(join(dataDir, `desk-${randomBytes(4).toString("hex")}.sock`));
}

/** The sockets in the data folder, none where there is no folder; one of a process that was killed may be among them. */
export function findSockets(dataDir: string): readonly string[] {
  try {
    const names = readdirSync(dataDir).filter((name) => socketPattern.test(name));
    return names.map((name) => shorter(join(dataDir, name)));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

function shorter(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return Buffer.byteLength(fromHere) < Buffer.byteLength(path) ? fromHere : path;
}
