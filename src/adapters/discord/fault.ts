import { DiscordAPIError, HTTPError } from "discord.js";
import { defined } from "#src/lib/defined.ts";

/** What may be logged of a fault at Discord. */
export interface Fault {
  readonly reason: string;
  /** Discord's JSON error code. */
  readonly code?: number | string;
  /** HTTP. */
  readonly status?: number;
}

/**
 * discord.js's errors carry the request: its body has guests' data in it, its address the token that
 * answers an interaction. Only this much of one is logged or thrown on.
 */
export function describeFault(error: unknown): Fault {
  if (error instanceof DiscordAPIError) {
    return { reason: error.message, code: error.code, status: error.status };
  }
  if (error instanceof HTTPError) return { reason: error.message, status: error.status };
  if (error instanceof DiscordFault) {
    return { reason: error.message, ...defined({ status: error.status }) };
  }
  return { reason: error instanceof Error ? error.message : "unknown fault" };
}

/** Discord could not be used just now; a later try may succeed. Holds no `cause`: see `describeFault`. */
export class DiscordFault extends Error {
  readonly code = "discord_fault";
  readonly status: number | undefined;

  constructor(what: string, error: unknown) {
    const fault = describeFault(error);
    super(`could not ${what}: ${fault.reason}`);
    this.name = "DiscordFault";
    this.status = fault.status;
  }
}

/** Discord cannot be used until somebody puts something right; the message says what. */
export class DiscordSetupError extends Error {
  readonly code = "discord_setup";

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "DiscordSetupError";
  }
}

/** Discord said no to the request itself, so that a repeat would fail as well; a refused token may be mended. */
export function isPermanent(error: unknown): error is DiscordAPIError {
  return (
    error instanceof DiscordAPIError && error.status < 500 && error.status !== 401 && error.status !== 429
  );
}
