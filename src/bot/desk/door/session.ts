import type { StaffMember } from "../ports.ts";

/** A host does everything of an evening; an owner also sees who may enter, the figures and who did what. */
export type DeskRole = "host" | "owner";

/** Who of the staff sits at the desk in a browser. */
export interface DeskSession {
  /** Of the person, the same on each of their devices. */
  readonly id: string;
  readonly name: string;
  readonly role: DeskRole;
  /** Absent for who works for the whole house. */
  readonly venueIds?: readonly number[];
}

/** As the desk knows them. */
export function toStaffMember({ id, name, role, venueIds }: DeskSession): StaffMember {
  const runsTheHouse = role === "owner" && venueIds === undefined;
  return { id: `web:${id}`, displayName: name, runsTheHouse };
}
