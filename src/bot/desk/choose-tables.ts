import type { BackOffice, FloorTable } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Result } from "#src/lib/result.ts";
import { toBookingView } from "./booking-view.ts";
import type { BookingAsked, DeskParts } from "./desk-parts.ts";
import { findBooking } from "./find-booking.ts";
import { notHere } from "./not-here.ts";
import { signed } from "./signed.ts";
import { parseTables, unknownTables } from "./tables-meant.ts";
import { writeDown } from "./trail.ts";
import type { DeskReason, Done, Refused } from "./view.ts";
import { capitalised, stateWords, tablesOf, texts } from "./words.ts";

/** A booking and the tables it is to have. */
export interface TablesAsked extends BookingAsked {
  /** As `parseTables` takes them, or "any". */
  readonly tables: string;
}

/** Gives a booking the tables that a staff member chose, or lets it sit anywhere again. */
export async function chooseTables(parts: DeskParts, ask: TablesAsked): Promise<Done | Refused> {
  const { diary, backOffice, clock } = parts;
  if (backOffice === undefined) return notHere;
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { booking, venue } = found.value;
  const meant = readTables(ask.tables, backOffice, venue);
  if (!meant.ok) return meant.refused;

  const key = { venueId: venue.id, id: booking.id };
  const seated = await backOffice.assignTables(
    key,
    meant.value?.map(({ id }) => id),
    ask.by.id,
  );
  if (!seated.ok) {
    const now = await diary.find(key);
    if (now === undefined) return { type: "refused", reason: "notFound", text: texts.goneMeanwhile };
    const why = whyNot(seated.refusal, stateWords[now.state].explained);
    return { type: "refused", ...why, booking: toBookingView(now, venue, parts) };
  }
  await writeDown(parts, "chooseTables", ask.by, { booking: key });
  const chosen = tablesOf(meant.value?.map(({ name }) => name));
  const word = chosen === undefined ? texts.tablesNotFixed : capitalised(chosen);
  return {
    type: "done",
    change: "moved",
    text: `${word}.`,
    mark: signed(word, ask.by, clock, venue),
    mustCall: false,
    booking: toBookingView(seated.value, venue, parts),
  };
}

/** Undefined for "any". */
function readTables(
  text: string,
  backOffice: BackOffice,
  venue: VenueFacts,
): Result<readonly FloorTable[] | undefined, { readonly refused: Refused }> {
  if (text.trim().toLowerCase() === "any") return { ok: true, value: undefined };
  const tables = backOffice.listTables(venue.id);
  const meant = parseTables(text, tables);
  if (meant.ok) return meant;
  const words = meant.unknown.length === 0 ? texts.noTablesNamed : unknownTables(meant.unknown, tables);
  return { ok: false, refused: { type: "refused", reason: "notUnderstood", text: words } };
}

type SeatRefusal = Extract<
  Awaited<ReturnType<BackOffice["assignTables"]>>,
  { readonly ok: false }
>["refusal"];

function whyNot(refusal: SeatRefusal, state: string): { readonly reason: DeskReason; readonly text: string } {
  switch (refusal) {
    case "table_taken":
      return { reason: "notAllowed", text: texts.tableTaken };
    case "booking_read_only":
      return { reason: "readOnly", text: `${state}. ${texts.nothingLeft}` };
    case "not_found":
      return { reason: "notFound", text: texts.goneMeanwhile };
    // The tables were known a moment ago: the venue file has changed in between.
    case "unknown_table":
    case "state_not_allowed":
      return { reason: "notAllowed", text: texts.notAllowed };
  }
}
