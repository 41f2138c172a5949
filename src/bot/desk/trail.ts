import { faultOf } from "#src/lib/fault.ts";
import type { DeskParts } from "./desk-parts.ts";
import type { AuditTrail, StaffMember } from "./ports.ts";

type Entry = Parameters<AuditTrail["record"]>[0];

/**
 * Writes an action down after it was done. A trail that cannot be written does not undo what was
 * done and must not hide it from the staff: the entry goes to the log instead.
 *
 * @param about the booking, the rule or else the venue it was done with
 */
export async function writeDown(
  parts: Pick<DeskParts, "audit" | "clock" | "log">,
  action: Entry["action"],
  by: StaffMember,
  about: Pick<Entry, "booking" | "rule" | "venueId"> = {},
): Promise<void> {
  const at = parts.clock.now();
  try {
    await parts.audit.record({ by, action, at, ...about });
  } catch (error) {
    const { booking, ...other } = about;
    const done = { staff: by.id, action, ...(booking && { booking: { ...booking } }), ...other };
    parts.log.error({ ...done, at: at.toString(), ...faultOf(error) }, "could not write the audit trail");
  }
}
