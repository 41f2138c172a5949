import { defined } from "#src/lib/defined.ts";
import { codeOf } from "#src/lib/thrown.ts";
/**
 * What may be logged of a failure: its name, code and place, and its own words only where they are known to hold no
 * guest's data. Messages of chance errors may quote what they failed on.
 */
export function describeFault(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { fault: typeof error };
  const code = codeOf(error);
  const frames = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")) ?? [];
  return {
    fault: error.name,
    ...defined({ code }),
    ...(code !== undefined && ownCode.test(code) && { reason: error.message }),
    where: frames.slice(0, 5).map((line) => line.trim()),
    ...(error.cause instanceof Error && { cause: describeFault(error.cause) }),
  };
}

/** Our own errors have codes like `booking_timeout`; a database's or a platform's look different. */
const ownCode = /^[a-z]+(?:_[a-z]+)+$/;
