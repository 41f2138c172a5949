import { defined } from "#src/lib/defined.ts";
import { wallTime } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import type { StaffMember } from "../ports.ts";
import { chooseVenue } from "../set-rules.ts";
import { parseTime, readDay, readParty } from "../take/read-ask.ts";
import { takeTexts } from "../take/words.ts";
import { writeDown } from "../trail.ts";
import type { Refused } from "../view.ts";
import { listed, timeOfDay } from "../words.ts";
import { findEntry, toEntryView } from "./entry-view.ts";
import type { WaitEntryView } from "./wait-view.ts";
import { addedToLine, waitTexts } from "./wait-words.ts";

/** A caller, or a party at the door, who wants to wait. */
export interface AddAsked {
  readonly by: StaffMember;
  /** The same however often this is asked. */
  readonly key: string;
  readonly venueId?: number;
  readonly party: string;
  readonly name: string;
  readonly phone?: string;
  readonly note?: string;
  /** As `parseDay` takes it; today where it is left out. */
  readonly day?: string;
  /** The first and the last start that would do: "18:30", "20:00". */
  readonly from: string;
  readonly to: string;
}

export async function addToLine(parts: DeskParts, ask: AddAsked): Promise<WaitEntryView | Refused> {
  const venue = chooseVenue(ask.venueId, parts.venues());
  if (!venue.ok) return venue.refused;
  const party = readParty(ask.party);
  if (!party.ok) return party.refused;
  const day = readDay(parts, venue.value, ask.day);
  if (!day.ok) return day.refused;
  const name = ask.name.trim();
  if (name === "") return refused(takeTexts.nameNeeded);
  const [from, to] = [parseTime(ask.from), parseTime(ask.to)];
  if (!from || !to) return refused(waitTexts.rangeNeeded);
  if (Temporal.PlainTime.compare(from, to) > 0) return refused(waitTexts.rangeBackwards);
  const minute = (time: Temporal.PlainTime) => time.toString({ smallestUnit: "minute" });
  const added = await parts.waitingLine.add(
    {
      key: ask.key,
      venueId: venue.value.id,
      date: day.value.toString(),
      partySize: party.value,
      takes: { from: minute(from), to: minute(to) },
      name,
      ...defined({ phone: said(ask.phone), comment: said(ask.note) }),
    },
    ask.by,
  );
  if (!added.ok) {
    if (added.refusal !== "free")
      return { type: "refused", reason: "notAllowed", text: waitTexts[added.refusal] };
    const { takeCaller, seatWalkIn } = parts.acts;
    const free = added.free.map(({ startsAt }) =>
      timeOfDay(wallTime(Temporal.Instant.from(startsAt), venue.value)),
    );
    const times = [...new Set(free)];
    const are = times.length === 1 ? "is" : "are";
    return refused(
      `Nobody has to wait: ${listed(times, "and")} ${are} free. Use ${takeCaller} or ${seatWalkIn}.`,
    );
  }
  await writeDown(parts, "addToWaitlist", ask.by, { venueId: venue.value.id });
  const found = await findEntry(parts, added.entryId);
  return found.ok ? await toEntryView(parts, found.value, "done", addedToLine(parts.acts)) : found.refused;
}

const said = (text: string | undefined) =>
  text === undefined || text.trim() === "" ? undefined : text.trim();

const refused = (text: string): Refused => ({ type: "refused", reason: "notUnderstood", text });
