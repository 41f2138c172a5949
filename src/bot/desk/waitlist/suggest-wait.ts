import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { faultOf } from "#src/lib/fault.ts";
import { wallTime } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import { holds } from "../holds.ts";
import { most } from "../suggest.ts";
import { momentOn, readDay } from "../take/read-ask.ts";
import type { Suggestion } from "../view.ts";
import { timeOfDay } from "../words.ts";
import { findEntry } from "./entry-view.ts";
import { labelOf } from "./wait-words.ts";
import type { WaitingEntry } from "./waiting-line.ts";

/** What somebody has typed of one option, and of the others. */
export interface WaitTyped {
  readonly text: string;
  readonly venueId?: number;
  readonly given?: Readonly<Record<string, string>>;
}

type Suggestions = readonly Suggestion<string>[];

/** Longer ahead nobody waits. */
const daysAhead = 400;

/** Those who wait, the next days first; of the day that is typed already, those of that day. */
export async function suggestEntries(
  parts: DeskParts,
  { text, venueId, given = {} }: WaitTyped,
): Promise<Suggestions> {
  return await orNone(parts, async () => {
    const venues = parts.venues().filter(({ id }) => venueId === undefined || id === venueId);
    const lists = await Promise.all(
      venues.map(async (venue) => {
        const day = readDay(parts, venue, given["day"]);
        if (!day.ok) return [];
        const days = given["day"] === undefined ? daysAhead : 1;
        const [from, until] = [0, days].map((ahead) =>
          momentOn(day.value.add({ days: ahead }), Temporal.PlainTime.from("04:00"), venue),
        );
        if (!from || !until) return [];
        const entries = await parts.waitingLine.list(venue.id, from, until);
        return entries
          .filter(({ isOver }) => !isOver)
          .map((entry) => ({ value: entry.entryId, label: labelOf(entry, venue), day: dayOf(entry, venue) }));
      }),
    );
    return lists
      .flat()
      .toSorted((one, other) => Temporal.PlainDate.compare(one.day, other.day))
      .filter(({ label }) => holds(label, text))
      .map(({ value, label }) => ({ value, label }));
  });
}

const dayOf = ({ from }: WaitingEntry, venue: VenueFacts) => wallTime(from, venue).toPlainDate();

export async function suggestOffers(parts: DeskParts, { text, given = {} }: WaitTyped): Promise<Suggestions> {
  return await orNone(parts, async () => {
    const found = await findEntry(parts, given["entry"] ?? "");
    if (!found.ok) return [];
    const free = await parts.waitingLine.freeFor(found.value.entry.entryId);
    return free
      .map(({ startsAt, scenarioName }) => {
        const time = timeOfDay(wallTime(Temporal.Instant.from(startsAt), found.value.venue));
        return { value: time, label: `${time}, ${scenarioName}` };
      })
      .filter(({ label }) => holds(label, text));
  });
}

async function orNone(parts: DeskParts, work: () => Promise<Suggestions>): Promise<Suggestions> {
  try {
    return (await work()).slice(0, most);
  } catch (error) {
    parts.log.warn(faultOf(error), "could not suggest who waits");
    return [];
  }
}
