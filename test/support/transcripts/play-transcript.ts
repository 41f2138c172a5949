import type { Database } from "#src/database/database.ts";
import type { OpenHouse } from "#test/support/journeys/open-house.ts";
import { settled } from "#test/support/journeys/settled.ts";
import type { Step, Transcript } from "./parse-transcript.ts";
import { readPlaced } from "./read-placed.ts";
import type { Seat } from "./seats.ts";

export interface Stage {
  readonly house: OpenHouse;
  readonly database: Database;
  readonly seat: Seat;
}

/**
 * Plays the guest's part to the whole program, and writes down the conversation as it went: what the guest saw after
 * each step, and at the end what the booking service holds because of it.
 */
export async function playTranscript(stage: Stage, { head, steps }: Transcript): Promise<string> {
  const { house, database, seat } = stage;
  const parts = [head.join("\n")];
  for (const step of steps) {
    if (step.type === "waits") await house.clock.advance(Temporal.Duration.from(step.duration));
    else await seat.act(step);
    await settled(house, database);
    parts.push(toLine(step), ...seat.unread().map(mask));
  }
  const placed = await readPlaced(database);
  return `${[...parts, ["= in the service:", ...placed].join("\n")].join("\n\n")}\n`;
}

function toLine(step: Step): string {
  if (step.type === "waits") return `~ ${step.duration}`;
  if (step.type === "sharesContact") return "> (contact)";
  if (step.type === "pays") return "> (pays)";
  const isAnother = step.type === "another";
  const act = isAnother ? step.does : step.type;
  return `${isAnother ? "&" : ">"} ${act === "presses" ? `[${step.text}]` : step.text}`;
}

/** Without what is drawn at random or counts down, and so that no line looks like one of a guest's. */
function mask(text: string): string {
  return text
    .replace(/\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/g, "…")
    .replace(/(?<=⏳ ).*/g, "…")
    .replace(/^(?=[>&~#@=])/gm, " ");
}
