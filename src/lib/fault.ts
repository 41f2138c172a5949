import { codeOf } from "./thrown.ts";

/**
 * A fault that this program names itself. Its message is written for an operator: it holds no token, no secret and nothing
 * of a guest, so that it may be printed anywhere.
 *
 * What a database, a platform or a library said goes into its message by `reasonOf` only.
 */
export abstract class OwnError extends Error {
  abstract readonly code: string;
}

/** What may be printed of a fault. A type, so that a log takes it: an interface could be anything more. */
export type Fault = {
  /** The kind: `BookingTimeoutError`. */
  readonly fault: string;
  /** Ours, PostgreSQL's or the system's: `booking_timeout`, `57014`, `ECONNREFUSED`. */
  readonly code?: string;
  /** In words, where they are known to quote nothing. */
  readonly reason?: string;
  /** The innermost calls, unless the words say it all. */
  readonly where?: readonly string[];
  readonly cause?: Fault;
};

/** More than any chain of causes is long that means something, should one go round in a circle. */
const mostCauses = 5;

/**
 * What may be printed of whatever was thrown, and the only way by which a fault comes into the log: its kind, its code, where
 * it happened, and its words where these are safe.
 *
 * A message is not safe by itself. PostgreSQL puts the row into it that it failed on, Telegram and Discord what they were
 * sent, `JSON.parse` the text that is none: guests' names, numbers and wishes, which a log keeps for long and shows to many.
 * Nor is any other property of an error: `detail`, `parameters`, `payload` are such rows and requests in full. So these
 * words are told and no others:
 *
 * - those of an {@link OwnError};
 * - the system's, of a call that failed: `connect ECONNREFUSED 127.0.0.1:5432`;
 * - PostgreSQL's, of the kinds that name tables, constraints and settings but no values (`quietKinds`).
 *
 * Of the rest, kind, code and place have to do: `{ fault: "TypeError", where: ["at readDay (…/day.ts:12:9)"] }`.
 */
export function faultOf(thrown: unknown, depth = 0): Fault {
  if (!(thrown instanceof Error)) return { fault: thrown === null ? "null" : typeof thrown };
  const code = codeOf(thrown);
  const reason = wordsOf(thrown);
  const { cause } = thrown;
  return {
    fault: thrown.name,
    ...(code !== undefined && { code }),
    ...(reason !== undefined && { reason }),
    ...(!isPlain(thrown) && { where: placesOf(thrown) }),
    ...(cause instanceof Error && depth < mostCauses && { cause: faultOf(cause, depth + 1) }),
  };
}

/** The same in half a sentence: `no answer within PT5S`, or `Error (22P02)`. */
export function reasonOf(thrown: unknown): string {
  const { fault, code } = faultOf(thrown);
  const said = thrown instanceof Error ? wordsOf(thrown) : undefined;
  return said ?? (code === undefined ? fault : `${fault} (${code})`);
}

function wordsOf(error: Error): string | undefined {
  return (isPlain(error) || isQuiet(error)) && error.message !== "" ? error.message : undefined;
}

/** Whether the words tell what happened and nothing else. */
function isPlain(error: Error): boolean {
  return error instanceof OwnError || ("syscall" in error && /^E[A-Z0-9]+$/.test(codeOf(error) ?? ""));
}

/**
 * By class of PostgreSQL's codes (appendix A of its manual): connections, constraints, logins, databases, transactions,
 * statements, resources, locks, an operator, the disk. Not 22, which quotes the value, nor P0, which says what a function
 * of anybody's likes.
 */
const quietKinds = /^(08|23|28|3D|40|42|53|55|57|58)[0-9A-Z]{3}$/;

function isQuiet(error: Error): boolean {
  return "severity" in error && quietKinds.test(codeOf(error) ?? "");
}

/** The lines of the stack above them are the message again. */
function placesOf({ stack = "" }: Error): readonly string[] {
  const lines = stack.split("\n").map((line) => line.trim());
  return lines.filter((line) => /^at (.+\(.+:\d+:\d+\)|.+:\d+:\d+)$/.test(line)).slice(0, 5);
}
