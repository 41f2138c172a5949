import type { BackOffice } from "#src/booking/contract/back-office.ts";
import type { HouseRule, StaffRefusal } from "#src/booking/contract/staff-bookings.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import { tableNames, toBookingView } from "../booking-view.ts";
import { todayAt, wallTime } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import { notHere } from "../not-here.ts";
import { overstaying } from "../overstaying.ts";
import type { StaffMember } from "../ports.ts";
import { chooseVenue } from "../set-rules.ts";
import { signed } from "../signed.ts";
import { writeDown } from "../trail.ts";
import type { Done, Refused } from "../view.ts";
import { capitalised, tablesOf, timeOfDay } from "../words.ts";
import { isAboutTime, readTableIds, titleOf } from "./book.ts";
import { readParty, toGuestName } from "./read-ask.ts";
import { obstacleWords, toRefused } from "./refusals.ts";
import type { Draft, FreeTables, PlaceRef } from "./take-view.ts";
import { brokenWords, takeTexts } from "./words.ts";

/** A party at the door. */
export interface WalkInAsked {
  readonly by: StaffMember;
  /** The same however often this is asked. */
  readonly key: string;
  readonly venueId?: number;
  readonly party: string;
  readonly name?: string;
  readonly note?: string;
  /** As `parseTables` takes them; with neither these nor a place, the free ones are told. */
  readonly tables?: string;
  /** A place that was offered. */
  readonly place?: PlaceRef;
  /** The house's rules are set aside, for this reason. */
  readonly reason?: string;
}

/** Seats a party at once, or says where it can sit and until when. */
export async function walkIn(parts: DeskParts, ask: WalkInAsked): Promise<Done | FreeTables | Refused> {
  const { backOffice } = parts;
  if (backOffice === undefined) return notHere;
  const venue = chooseVenue(ask.venueId, parts.venues());
  if (!venue.ok) return venue.refused;
  const party = readParty(ask.party);
  if (!party.ok) return party.refused;
  if (ask.reason?.trim() === "")
    return { type: "refused", reason: "notUnderstood", text: takeTexts.reasonNeeded };
  const named = readTableIds(backOffice, venue.value, ask.tables);
  if (!named.ok) return named.refused;
  const draft: Draft = { party: party.value, ...defined({ name: ask.name, note: ask.note }) };
  const place = ask.place ?? (named.value && placeOf(backOffice, venue.value, draft, named.value));
  const chosen = await place;
  if (chosen === undefined) {
    await writeDown(parts, "readFreeTables", ask.by, { venueId: venue.value.id });
    return await toFreeTables(parts, { backOffice, venue: venue.value, draft });
  }
  return await seat(parts, ask, { backOffice, venue: venue.value, draft, place: chosen });
}

/** Tables that are named stay theirs until somebody else needs them; where nobody is known to, for the turn time. */
async function placeOf(
  backOffice: BackOffice,
  venue: VenueFacts,
  { party }: Draft,
  tableIds: readonly number[],
): Promise<PlaceRef> {
  const free = await backOffice.listFreePlaces(venue.id, party);
  const known = free.find((place) => isSame(place.tableIds, tableIds));
  return { tableIds, ...(known && { until: known.stayUntil.toString() }) };
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

interface Seating {
  readonly backOffice: BackOffice;
  readonly venue: VenueFacts;
  readonly draft: Draft;
  readonly place: PlaceRef;
}

async function seat(
  parts: DeskParts,
  { by, key, reason }: WalkInAsked,
  { backOffice, venue, draft, place }: Seating,
): Promise<Done | FreeTables | Refused> {
  const { party: partySize, name, note } = draft;
  const hasName = name !== undefined && name.trim() !== "";
  const seated = await backOffice.seatWalkIn(
    {
      venueId: venue.id,
      key,
      partySize,
      guest: hasName ? toGuestName(name) : { lastName: takeTexts.walkIn },
      tableIds: place.tableIds,
      ...defined({ comment: note }),
      ...(place.until !== undefined && { until: Temporal.Instant.from(place.until) }),
      ...(reason !== undefined && { override: { reason: reason.trim() } }),
    },
    by.id,
  );
  if (!seated.ok) {
    if (!isAboutTime(seated)) return toRefused(seated.refusal);
    return await toFreeTables(parts, { backOffice, venue, draft }, { refused: seated, place });
  }
  const booking = seated.value;
  await writeDown(parts, "seatWalkIn", by, { booking: { venueId: venue.id, id: booking.id } });
  const where = tablesOf(tableNames(booking, backOffice)) ?? "";
  const until = timeOfDay(wallTime(booking.endsAt, venue));
  return {
    type: "done",
    change: "moved",
    text: `${takeTexts.seated}: ${where} until ${until}.`,
    mark: signed(takeTexts.seated, by, parts.clock, venue),
    mustCall: false,
    booking: toBookingView(booking, venue, parts),
  };
}

/** No platform shows more at once, beside the override. */
const most = 20;

async function toFreeTables(
  { clock }: DeskParts,
  { backOffice, venue, draft }: Omit<Seating, "place">,
  tried?: { readonly refused: StaffRefusal; readonly place: PlaceRef },
): Promise<FreeTables> {
  const today = todayAt(clock, venue).toString();
  const sitting = overstaying(await backOffice.listDay(venue.id, today), clock.now());
  const isTaken = (id: number) => sitting.some(({ tableIds }) => tableIds.includes(id));
  const free = (await backOffice.listFreePlaces(venue.id, draft.party)).filter(
    ({ tableIds }) => !tableIds.some(isTaken),
  );
  const places = free.slice(0, most).map(({ tableIds, stayUntil }) => ({
    place: { tableIds, until: stayUntil.toString() },
    label: `${namesOf(backOffice, venue, tableIds)} until ${timeOfDay(wallTime(stayUntil, venue))}`,
  }));
  const rules = tried === undefined ? await backOffice.listDoorRules(venue.id, draft.party) : [];
  const obstacle = tried === undefined ? brokenAtDoor(rules) : [obstacleWords(tried.refused, "now")];
  const over = sitting.map(({ tableIds }) => namesOf(backOffice, venue, tableIds));
  return {
    type: "freeTables",
    venueId: venue.id,
    title: titleOf(venue, draft),
    text: [
      ...obstacle,
      ...(over.length === 0 ? [] : [`${takeTexts.stillSitting}: ${over.join("; ")}.`]),
      places.length === 0 ? takeTexts.nothingFreeNow : `${takeTexts.freeNow}:`,
    ].join(" "),
    draft,
    places,
    ...(tried?.refused.refusal === "rules_broken" && { override: tried.place }),
  };
}

/** Said before anybody is led to a table; a press then asks for the reason. */
function brokenAtDoor(rules: readonly HouseRule[]): readonly string[] {
  return rules.length === 0 ? [] : [brokenWords(rules, "now"), takeTexts.needsReason];
}

export function namesOf(backOffice: BackOffice, venue: VenueFacts, tableIds: readonly number[]): string {
  return capitalised(tablesOf(tableNames({ venueId: venue.id, tableIds }, backOffice)) ?? "");
}
