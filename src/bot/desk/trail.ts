import type { BookingKey } from "#src/bot/machine/table.ts";
import type { DeskParts } from "./desk-parts.ts";
import type { StaffAction, StaffMember } from "./ports.ts";

/**
 * Writes an action down after it was done. A trail that cannot be written does not undo what was
 * done and must not hide it from the staff: the entry goes to the log instead.
 */
export async function writeDown(
  parts: Pick<DeskParts, "audit" | "clock" | "log">,
  action: StaffAction,
  by: StaffMember,
  booking?: BookingKey,
): Promise<void> {
  const at = parts.clock.now();
  try {
    await parts.audit.record({ by, action, at, ...(booking === undefined ? {} : { booking }) });
  } catch (error) {
    const reason = reasonOf(error);
    parts.log.error(
      { staff: by.id, action, booking, at: at.toString(), reason },
      "could not write the audit trail",
    );
  }
}

/** A fault's message alone: the object may carry a request with a guest's data. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : "unknown fault";
}
