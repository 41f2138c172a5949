import { DiscordAPIError, HTTPError } from "discord.js";
import { defined } from "#src/lib/defined.ts";
import { OwnError, reasonOf } from "#src/lib/fault.ts";

/** What may be logged of a fault at Discord. */
export type DiscordProblem = {
  readonly reason: string;
  /** Discord's JSON error code. */
  readonly code?: number | string;
  /** HTTP. */
  readonly status?: number;
};

/**
 * discord.js's errors carry the request: its body has guests' data in it, its address the token that
 * answers an interaction. Only this much of one is logged or thrown on; what is no fault of Discord's is told as any other.
 */
export function describeFault(error: unknown): DiscordProblem {
  if (error instanceof DiscordAPIError) {
    return { reason: withoutQuotes(error.message), code: error.code, status: error.status };
  }
  if (error instanceof HTTPError) return { reason: error.message, status: error.status };
  if (error instanceof DiscordFault) {
    return { reason: error.message, ...defined({ status: error.status }) };
  }
  return { reason: reasonOf(error) };
}

/**
 * Discord's sentence, and which fields it refuses and why, in its own codes: `Invalid Form Body: content[BASE_TYPE_MAX_LENGTH]`.
 * The rest of such a line quotes what the field held.
 */
function withoutQuotes(message: string): string {
  const [sentence = "", ...fields] = message.split("\n");
  const refused = fields.flatMap((line) => /^[^\s:]+\[\w+\](?=:)/.exec(line)?.[0] ?? []);
  return refused.length > 0 ? `${sentence}: ${refused.join(", ")}` : sentence;
}

/** Discord could not be used just now; a later try may succeed. Holds no `cause`: see `describeFault`. */
export class DiscordFault extends OwnError {
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
export class DiscordSetupError extends OwnError {
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
