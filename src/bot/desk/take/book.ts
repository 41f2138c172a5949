import type { BackOffice, BackOfficeBooking } from "#src/booking/contract/back-office.ts";
import type { PlaceAsked, StaffRefusal } from "#src/booking/contract/staff-bookings.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import type { Result } from "#src/lib/result.ts";
import { toBookingView } from "../booking-view.ts";
import type { DeskParts } from "../desk-parts.ts";
import { notHere } from "../not-here.ts";
import type { StaffMember } from "../ports.ts";
import { chooseVenue, findScenario } from "../set-rules.ts";
import { signed } from "../signed.ts";
import { parseTables, unknownTables } from "../tables-meant.ts";
import { writeDown } from "../trail.ts";
import type { Done, Refused } from "../view.ts";
import { people } from "../words.ts";
import { offerTimes, timesOn } from "./free-times.ts";
import { momentOn, parseTime, readDay, readParty, refuse, toGuestName } from "./read-ask.ts";
import { obstacleWords, toRefused } from "./refusals.ts";
import type { Draft, Offer, SlotRef } from "./take-view.ts";
import { takeTexts } from "./words.ts";

/** A booking for somebody who called. */
export interface BookAsked {
  readonly by: StaffMember;
  /** The same however often this is asked. */
  readonly key: string;
  readonly venueId?: number;
  readonly party: string;
  readonly name: string;
  readonly phone?: string;
  readonly note?: string;
  /** As `parseTables` takes them; left out, it sits wherever it fits. */
  readonly tables?: string;
  /** As `parseDay` takes it; today where it is left out. */
  readonly day?: string;
  /** Left out, the day's free times are told. */
  readonly time?: string;
  /** Of the start; with none, whichever is open then. */
  readonly scenario?: string;
  /** A start that was offered; it says day, time and scenario. */
  readonly slot?: SlotRef;
  /** The house's rules are set aside, for this reason. */
  readonly reason?: string;
}

interface Reading {
  readonly venue: VenueFacts;
  readonly backOffice: BackOffice;
  readonly draft: Draft;
  readonly tableIds?: readonly number[];
  readonly scenarioId?: number;
}

/** Books a table for a caller; where that time is not to be had, says why and what is free. */
export async function book(parts: DeskParts, ask: BookAsked): Promise<Done | Offer | Refused> {
  const read = readBooking(parts, ask);
  if (!read.ok) return read.refused;
  const { venue, backOffice, draft } = read.value;
  const when = readWhen(parts, ask, venue);
  if (!when.ok) return when.refused;
  const { day, startsAt } = when.value;
  const times = async (near?: Temporal.Instant) =>
    await offerTimes(backOffice, {
      venue,
      day,
      partySize: draft.party,
      ...defined({ scenarioId: read.value.scenarioId, near }),
    });
  const offer = { type: "offer", venueId: venue.id, title: titleOf(venue, draft), draft } as const;
  if (startsAt === undefined) return { ...offer, ...(await times()) };
  const placed = await placeSomewhere(read.value, ask, day, startsAt);
  if (placed.ok) return await toDone(parts, ask, venue, placed.value);
  const { refused, slot } = placed;
  if (!isAboutTime(refused)) return toRefused(refused.refusal);
  const found = await times(startsAt);
  return {
    ...offer,
    text: `${obstacleWords(refused)} ${found.text}`,
    times: found.times,
    ...(refused.refusal === "rules_broken" && { override: slot }),
  };
}

/** Whether another time may be better. */
export function isAboutTime({ refusal }: StaffRefusal): boolean {
  return ["rules_broken", "full", "table_taken", "past"].includes(refusal);
}

export function titleOf(venue: VenueFacts, { party, name }: Draft): string {
  return [venue.name, people(party), ...(name === undefined ? [] : [name])].join(", ");
}

function readBooking(
  { backOffice, venues }: DeskParts,
  ask: BookAsked,
): Result<Reading, { readonly refused: Refused }> {
  if (backOffice === undefined) return { ok: false, refused: notHere };
  const venue = chooseVenue(ask.venueId, venues());
  if (!venue.ok) return venue;
  const party = readParty(ask.party);
  if (!party.ok) return party;
  if (ask.name.trim() === "") return refuse("notUnderstood", takeTexts.nameNeeded);
  if (ask.reason?.trim() === "") return refuse("notUnderstood", takeTexts.reasonNeeded);
  const tables = readTableIds(backOffice, venue.value, ask.tables);
  if (!tables.ok) return tables;
  const scenario =
    ask.scenario === undefined ? undefined : findScenario(ask.scenario, venue.value, backOffice);
  if (scenario?.ok === false) return scenario;
  const { name, phone, note } = ask;
  return {
    ok: true,
    value: {
      venue: venue.value,
      backOffice,
      draft: { party: party.value, name: name.trim(), ...defined({ phone, note, tables: ask.tables }) },
      ...defined({ tableIds: tables.value, scenarioId: scenario?.value }),
    },
  };
}

/** Undefined where none are named. */
export function readTableIds(
  backOffice: BackOffice,
  venue: VenueFacts,
  text: string | undefined,
): Result<readonly number[] | undefined, { readonly refused: Refused }> {
  if (text === undefined || text.trim() === "") return { ok: true, value: undefined };
  const tables = backOffice.listTables(venue.id);
  const meant = parseTables(text, tables);
  if (!meant.ok) return refuse("notUnderstood", unknownTables(meant.unknown, tables));
  return { ok: true, value: meant.value.map(({ id }) => id) };
}

/** The start is undefined where no time is named. */
function readWhen(
  parts: DeskParts,
  { day: dayText, time: timeText, slot }: BookAsked,
  venue: VenueFacts,
): Result<
  { readonly day: Temporal.PlainDate; readonly startsAt?: Temporal.Instant },
  { readonly refused: Refused }
> {
  if (slot) {
    const startsAt = Temporal.Instant.from(slot.startsAt);
    const day = startsAt.toZonedDateTimeISO(venue.timeZone).subtract({ hours: 4 }).toPlainDate();
    return { ok: true, value: { day, startsAt } };
  }
  const day = readDay(parts, venue, dayText);
  if (!day.ok) return day;
  if (timeText === undefined || timeText.trim() === "") return { ok: true, value: { day: day.value } };
  const time = parseTime(timeText);
  if (time === undefined) return refuse("notUnderstood", takeTexts.timeNotUnderstood);
  return { ok: true, value: { day: day.value, startsAt: momentOn(day.value, time, venue) } };
}

type Placed = Result<BackOfficeBooking, { readonly refused: StaffRefusal; readonly slot: SlotRef }>;

/** In the scenario that is named, else in the first that has room then, else where the fewest rules are against it. */
async function placeSomewhere(
  { venue, backOffice, draft, tableIds, scenarioId }: Reading,
  { by, key, slot, reason }: BookAsked,
  day: Temporal.PlainDate,
  startsAt: Temporal.Instant,
): Promise<Placed> {
  const named = slot?.scenarioId ?? scenarioId;
  const { party: partySize, name = "", phone, note } = draft;
  const free = named === undefined ? await timesOn(backOffice, { venue, partySize }, day) : [];
  const open = free.find((time) => time.startsAt.equals(startsAt))?.scenarioId;
  const all = backOffice.listScenarios(venue.id).map(({ id }) => id);
  const candidates = named === undefined ? (open === undefined ? all : [open]) : [named];
  const refusals: { readonly refused: StaffRefusal; readonly slot: SlotRef }[] = [];
  for (const id of candidates) {
    const ask: PlaceAsked = {
      venueId: venue.id,
      key,
      scenarioId: id,
      startsAt,
      partySize,
      guest: { ...toGuestName(name), ...defined({ phone }) },
      ...defined({ comment: note, tableIds }),
      ...(reason !== undefined && { override: { reason: reason.trim() } }),
    };
    const placed = await backOffice.place(ask, by.id);
    if (placed.ok) return placed;
    refusals.push({ refused: placed, slot: { scenarioId: id, startsAt: startsAt.toString() } });
  }
  const [first] = refusals.toSorted((one, other) => weightOf(one.refused) - weightOf(other.refused));
  if (!first) throw new Error("a venue of the back office has a scenario");
  return { ok: false, ...first };
}

/**
 * Of what is on at that time the reason counts: what only rules are against, then what is full. A scenario that is
 * not open then comes after these, however free its tables are.
 */
function weightOf(refused: StaffRefusal): number {
  const isOpen = refused.refusal === "rules_broken" ? !refused.rules.includes("hours") : !isOutside(refused);
  if (refused.refusal === "rules_broken") return refused.rules.length + (isOpen ? 0 : afterFull);
  return isFull(refused) && isOpen ? afterRules : Number.POSITIVE_INFINITY;
}

/** More than there are rules. */
const afterRules = 50;
const afterFull = 100;

const isFull = ({ refusal }: StaffRefusal) => refusal === "full" || refusal === "table_taken";
const isOutside = (refused: StaffRefusal) => "outsideHours" in refused;

async function toDone(
  parts: DeskParts,
  { by, phone }: BookAsked,
  venue: VenueFacts,
  booking: BackOfficeBooking,
): Promise<Done> {
  await writeDown(parts, "placeBooking", by, { booking: { venueId: venue.id, id: booking.id } });
  const hasPhone = phone !== undefined && phone.trim() !== "";
  const said = [`${takeTexts.booked}.`, ...(hasPhone ? [] : [takeTexts.noPhone]), takeTexts.nobodyAsks];
  return {
    type: "done",
    change: "moved",
    text: said.join(" "),
    mark: signed(takeTexts.booked, by, parts.clock, venue),
    mustCall: false,
    booking: toBookingView(booking, venue, parts),
  };
}
