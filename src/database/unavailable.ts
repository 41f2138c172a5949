import { OwnError } from "#src/lib/fault.ts";
import { codeOf } from "#src/lib/thrown.ts";

/** Of Node's sockets: the server is not there, or went away. And that none of several takes writes. */
const awayNames = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "NO_PRIMARY",
]);

/** What the driver finds by itself has no code. By how its message begins. */
const driverMessages = [
  "Connection terminated",
  "Client has encountered a connection error",
  "timeout exceeded when trying to connect",
];

/**
 * By class of PostgreSQL's error codes (appendix A): a broken connection, too few resources (a full disk among them),
 * a server that stops or starts, a failed disk, one that takes no writes, and what took longer than it may: for a lock,
 * for a statement, or between two of them.
 */
const passingCodes = /^(08|53|57P0|58|25006|55P03|57014|25P03)/;

/** Too many are before this one already, in this very process: it was not begun. */
export class BusyError extends OwnError {
  override readonly name = "BusyError";
  readonly code = "BUSY";
}

/** This process holds its houses no more, and another may. */
export class LeasesLostError extends OwnError {
  override readonly name = "LeasesLostError";
  readonly code = "LEASES_LOST";

  constructor() {
    super("this process holds its houses no more");
  }
}

/** Those of them by which it says that it is not there, or not for us. */
const awayCodes = /^(08|57P0|53300)/;

/**
 * Whether it failed since the database cannot do it now, and would later: nothing is wrong with what was asked. Whether
 * it was done all the same is open where the connection broke.
 */
export function isUnavailable(error: unknown): boolean {
  const isOurs = error instanceof BusyError || error instanceof LeasesLostError;
  return isOurs || isAway(error) || passingCodes.test(codeOf(error) ?? "");
}

/** Whether no server answered, or one that lets nobody in now. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? "";
  if (code === "") return driverMessages.some((start) => error.message.startsWith(start));
  return awayNames.has(code) || awayCodes.test(code);
}
