import { businessDay, wallTime } from "../day.ts";
import type { DayAsked, DeskParts } from "../desk-parts.ts";
import { chooseVenue } from "../set-rules.ts";
import { momentOn, parseTime, readDay } from "../take/read-ask.ts";
import type { Answering } from "../take/take.ts";
import { writeDown } from "../trail.ts";
import type { Done, Refused, Suggestion } from "../view.ts";
import { longDate } from "../words.ts";
import { type AddAsked, addToLine } from "./add.ts";
import { bookCaller } from "./book-caller.ts";
import { type EntryAsked, type FoundEntry, findEntry, stampOf, toEntryView } from "./entry-view.ts";
import { suggestEntries, suggestOffers, type WaitTyped } from "./suggest-wait.ts";
import type { WaitEntryView, Waitlist } from "./wait-view.ts";
import { callNow, labelOf, lineOf, waitTexts, whoWas } from "./wait-words.ts";

/** The guests who wait for a table. */
export interface WaitlistDesk {
  list(ask: DayAsked): Promise<Waitlist | Refused>;
  show(ask: EntryAsked): Promise<WaitEntryView | Refused>;
  /** Asks this guest about a free start before all others. `time` is HH:MM, or a start as it was offered. */
  offer(ask: EntryAsked & { readonly time: string }): Promise<WaitEntryView | Refused>;
  /** Behind the others; an offer that is open is taken back. */
  skip(ask: EntryAsked): Promise<WaitEntryView | Refused>;
  /** The entry, before somebody really takes it off. */
  askRemove(ask: EntryAsked): Promise<WaitEntryView | Refused>;
  remove(ask: EntryAsked): Promise<WaitEntryView | Refused>;
  /** A guest without a chat. Once a key. */
  add(ask: AddAsked): Promise<WaitEntryView | Refused>;
  /** The caller has said yes to the table that is kept for them. */
  bookCaller(ask: EntryAsked): Promise<Done | WaitEntryView | Refused>;
  readonly suggest: {
    entries(ask: WaitTyped): Promise<readonly Suggestion<string>[]>;
    /** What could be offered to the entry that is chosen already. */
    times(ask: WaitTyped): Promise<readonly Suggestion<string>[]>;
  };
}

export function waitlistDesk(parts: DeskParts, read: Answering, change: Answering): WaitlistDesk {
  return {
    list: read(readList),
    show: read(showEntry),
    offer: change(offer),
    skip: change((_, ask: EntryAsked) => act(parts, "skipped", ask)),
    askRemove: read(askRemove),
    remove: change((_, ask: EntryAsked) => act(parts, "removed", ask)),
    add: change(addToLine),
    bookCaller: change(bookCaller),
    suggest: {
      entries: (ask) => suggestEntries(parts, ask),
      times: (ask) => suggestOffers(parts, ask),
    },
  };
}

/** No menu holds more. */
const mostChosen = 25;

async function readList(parts: DeskParts, ask: DayAsked): Promise<Waitlist | Refused> {
  const venue = chooseVenue(ask.venueId, parts.venues());
  if (!venue.ok) return venue.refused;
  const { id: venueId, name } = venue.value;
  const day = readDay(parts, venue.value, ask.date);
  if (!day.ok) return day.refused;
  const date = day.value;
  const from = momentOn(date, Temporal.PlainTime.from("04:00"), venue.value);
  const until = momentOn(date.add({ days: 1 }), Temporal.PlainTime.from("04:00"), venue.value);
  const entries = await parts.waitingLine.list(venueId, from, until);
  await writeDown(parts, "readWaitlist", ask.by, { venueId });
  return {
    type: "waitlist",
    venueId,
    date: date.toString(),
    title: `${waitTexts.title}: ${name}, ${longDate(date)}`,
    lines:
      entries.length === 0 ? [waitTexts.nobodyWaits] : entries.map((entry) => lineOf(entry, venue.value)),
    entries: entries
      .filter(({ isOver }) => !isOver)
      .slice(0, mostChosen)
      .map((entry) => ({ entryId: entry.entryId, label: labelOf(entry, venue.value) })),
  };
}

async function showEntry(parts: DeskParts, { by, entryId }: EntryAsked): Promise<WaitEntryView | Refused> {
  const found = await findEntry(parts, entryId);
  if (!found.ok) return found.refused;
  await writeDown(parts, "readWaitlist", by, { venueId: found.value.venue.id });
  return await toEntryView(parts, found.value, "shown", "");
}

async function askRemove(parts: DeskParts, ask: EntryAsked): Promise<WaitEntryView | Refused> {
  const shown = await showEntry(parts, ask);
  if (shown.type === "refused" || !shown.actions.includes("remove")) return shown;
  return { ...shown, text: waitTexts.askRemove, times: [], actions: ["reallyRemove", "keep"] };
}

async function offer(
  parts: DeskParts,
  { by, entryId, time }: EntryAsked & { readonly time: string },
): Promise<WaitEntryView | Refused> {
  const found = await findEntry(parts, entryId);
  if (!found.ok) return found.refused;
  const { venue } = found.value;
  const startsAt = readStart(found.value, time);
  if (startsAt === undefined) return { type: "refused", reason: "notUnderstood", text: waitTexts.chooseTime };
  const offered = await parts.waitingLine.offer(found.value.entry.entryId, startsAt, by);
  if (offered.ok) await writeDown(parts, "offerFromWaitlist", by, { venueId: venue.id });
  const now = await findEntry(parts, entryId);
  if (!now.ok) return now.refused;
  const { entry } = now.value;
  if (offered.ok) {
    return await toEntryView(
      parts,
      now.value,
      "done",
      entry.caller ? callNow(parts.acts) : waitTexts.offered,
    );
  }
  const why = {
    changed: `${waitTexts.changed}${whoWas(entry, venue)}`,
    notFree: `${waitTexts.notFree} ${waitTexts.notWanted}`,
    quiet: waitTexts.quiet,
    unreadable: waitTexts.unreadable,
  };
  return await toEntryView(parts, now.value, "notDone", why[offered.refusal]);
}

/** A time is of the day that the guest waits for. */
function readStart({ entry, venue }: FoundEntry, text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]{5,16}Z$/.test(text)) return text;
  const time = parseTime(text);
  if (time === undefined) return undefined;
  const day = businessDay(wallTime(Temporal.Instant.from(entry.slot.startsAt), venue));
  return momentOn(day, time, venue).toString();
}

const acts = {
  skipped: { action: "skipOnWaitlist", text: waitTexts.skipped },
  removed: { action: "removeFromWaitlist", text: waitTexts.removed },
} as const;

async function act(
  parts: DeskParts,
  kind: keyof typeof acts,
  { by, entryId, seen }: EntryAsked,
): Promise<WaitEntryView | Refused> {
  const found = await findEntry(parts, entryId);
  if (!found.ok) return found.refused;
  const { entry: before, venue } = found.value;
  const stamp = seen ?? stampOf(before);
  const done = await parts.waitingLine.act(kind, before.entryId, by, (now) => stampOf(now) === stamp);
  if (done) await writeDown(parts, acts[kind].action, by, { venueId: venue.id });
  const now = await findEntry(parts, entryId);
  if (!now.ok) return now.refused;
  if (!done) {
    return await toEntryView(
      parts,
      now.value,
      "notDone",
      `${waitTexts.changed}${whoWas(now.value.entry, venue)}`,
    );
  }
  return await toEntryView(parts, now.value, "done", doneWords(kind, before));
}

function doneWords(kind: keyof typeof acts, { offer, caller }: FoundEntry["entry"]): string {
  if (kind === "skipped") return offer && !caller ? waitTexts.takenBack : waitTexts.skipped;
  return `${waitTexts.removed} ${caller ? waitTexts.callThem : waitTexts.guestTold}`;
}
