import type { Round } from "./ports.ts";

/**
 * How many come, as far as the group has said. Who says nothing is one of those that the organiser reckoned with; who
 * says no is one fewer; when more come than were reckoned with, they count.
 */
export function expectedParty({
  comers,
  absent,
  reckoned,
}: Pick<Round, "comers" | "absent" | "reckoned">): number {
  return Math.max(1, comers.length, reckoned - absent);
}
