import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a server writes into its store about itself, one value a line (PostgreSQL's `pidfile.h`). */
export interface PostmasterPid {
  readonly pid: number;
  readonly port: number;
  /** Absent on Windows. */
  readonly socketFolder?: string;
}

/** Undefined where there is none: the server was stopped, or never ran. */
export function readPostmasterPid(store: string): PostmasterPid | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(store, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const [pid, , , port, socketFolder] = lines;
  if (!/^\d+$/.test(pid ?? "")) return undefined;
  return { pid: Number(pid), port: Number(port), ...(socketFolder ? { socketFolder } : {}) };
}
