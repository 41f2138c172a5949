import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Result } from "#src/lib/result.ts";
import { businessDay, wallTime } from "../day.ts";
import { concerns, type DeskParts } from "../desk-parts.ts";
import type { StaffMember } from "../ports.ts";
import { dayAndTime } from "../signed.ts";
import type { Refused } from "../view.ts";
import { longDate, people, texts, timeOfDay } from "../words.ts";
import type { WaitAction, WaitEntryView } from "./wait-view.ts";
import { nameOfEntry, noSuchEntry, stateOf, waitTexts, wanted } from "./wait-words.ts";
import type { WaitingEntry } from "./waiting-line.ts";

/** Which entry; `seen` is the stamp of what was shown, where something was. */
export interface EntryAsked {
  readonly by: StaffMember;
  readonly entryId: string;
  readonly seen?: string;
}

/** An entry of a venue whose staff asks. */
export interface FoundEntry {
  readonly entry: WaitingEntry;
  readonly venue: VenueFacts;
}

export async function findEntry(
  parts: Pick<DeskParts, "waitingLine" | "venues" | "isTheirs" | "acts">,
  entryId: string,
): Promise<Result<FoundEntry, { readonly refused: Refused }>> {
  const entry = await parts.waitingLine.find(entryId.trim());
  const venue = entry && parts.venues().find(({ id }) => id === entry.slot.venueId);
  if (entry && venue && concerns(parts, venue.id)) return { ok: true, value: { entry, venue } };
  return { ok: false, refused: { type: "refused", reason: "notFound", text: noSuchEntry(parts.acts) } };
}

/** So many offers fit beside the other buttons. */
const mostTimes = 15;

/** An entry for the one who asked, with what may be done with it now. */
export async function toEntryView(
  parts: Pick<DeskParts, "waitingLine" | "backOffice">,
  { entry, venue }: FoundEntry,
  outcome: WaitEntryView["outcome"],
  text: string,
): Promise<WaitEntryView> {
  const { entryId, partySize, joinedAt, place, slot, comment } = entry;
  const isFree = !entry.isOver && entry.offer === undefined;
  const free = isFree ? await parts.waitingLine.freeFor(entryId) : [];
  const day = businessDay(wallTime(Temporal.Instant.from(slot.startsAt), venue));
  const facts = [
    { label: waitTexts.party, value: people(partySize) },
    { label: waitTexts.wants, value: `${wanted(entry, venue)} ${slot.scenarioName}` },
    { label: waitTexts.since, value: dayAndTime(joinedAt, venue) },
    ...(place === undefined ? [] : [{ label: waitTexts.place, value: String(place) }]),
    { label: waitTexts.state, value: stateOf(entry, venue) },
    { label: waitTexts.contact, value: contactOf(entry) },
    ...(comment === undefined ? [] : [{ label: texts.wish, value: comment }]),
  ];
  return {
    type: "waitEntry",
    outcome,
    text,
    venueId: venue.id,
    date: day.toString(),
    entryId,
    title: `${nameOfEntry(entry)}, ${venue.name}, ${longDate(day)}`,
    facts,
    stamp: stampOf(entry),
    times: free.slice(0, mostTimes).map(({ startsAt }) => ({
      startsAt,
      label: `Offer ${timeOfDay(wallTime(Temporal.Instant.from(startsAt), venue))}`,
    })),
    actions: actionsOf(entry, parts),
  };
}

function contactOf({ caller, phone }: WaitingEntry): string {
  if (!caller) return phone === undefined ? waitTexts.inChat : `${waitTexts.inChat}, ${phone}`;
  return phone === undefined ? waitTexts.byPhoneNoNumber : `${waitTexts.byPhone}, ${phone}`;
}

/** Another one once somebody did something with the entry, or an offer came or went. */
export function stampOf({ lastAct, offer }: Pick<WaitingEntry, "lastAct" | "offer">): string {
  return `${lastAct?.number ?? 0}-${offer?.reference.slice(0, 8) ?? ""}`;
}

function actionsOf(
  entry: WaitingEntry,
  { backOffice }: Pick<DeskParts, "backOffice">,
): readonly WaitAction[] {
  const { offer, caller, isOver } = entry;
  const isBooking = offer?.settled === "accepted" && !caller;
  if (isOver || isBooking || (offer && !offer.made)) return [];
  const canBook = caller && offer?.made && backOffice ? (["bookCaller"] as const) : [];
  return [...canBook, ...(offer?.settled === "accepted" ? [] : (["skip", "remove"] as const))];
}
