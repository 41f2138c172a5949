import { defined } from "#src/lib/defined.ts";
import type { DeskParts } from "../desk-parts.ts";
import { notHere } from "../not-here.ts";
import type { StaffMember } from "../ports.ts";
import { chooseVenue } from "../set-rules.ts";
import { writeDown } from "../trail.ts";
import type { Refused } from "../view.ts";
import type { DayOrder, ListedRow, ListRead } from "./foreign-lists.ts";
import type { Brought } from "./list-views.ts";
import { listTexts } from "./words.ts";

export interface BringAsked {
  readonly by: StaffMember;
  readonly venueId?: number;
  /** CSV or JSON. */
  readonly text: string;
  readonly dayOrder?: DayOrder;
  /** False only looks what would become of each. */
  readonly sure: boolean;
}

/** Brings bookings of another system over to a venue, each once, however often its list is brought. */
export async function bringList(parts: DeskParts, ask: BringAsked): Promise<Brought | Refused> {
  const { foreignLists } = parts;
  if (foreignLists === undefined) return notHere;
  const chosen = chooseVenue(ask.venueId, parts.venues());
  if (!chosen.ok) return chosen.refused;
  const venue = chosen.value;
  const { text, dayOrder, sure, by } = ask;
  const list = { venue, text, ...defined({ dayOrder }) };
  const read = await (sure ? foreignLists.bring(list) : foreignLists.look(list));
  if (!read.ok) return { type: "refused", reason: "notUnderstood", text: read.why };
  if (sure) await writeDown(parts, "bringBookings", by, { venueId: venue.id });
  return toBrought(read, sure);
}

function toBrought({ columns, unread, rows }: Extract<ListRead, { ok: true }>, isDone: boolean): Brought {
  const amount = (...results: ListedRow["result"][]) =>
    rows.filter(({ result }) => results.includes(result)).length;
  const free = amount("free");
  const told = [
    isDone ? `${amount("booked")} ${listTexts.booked}` : `${free} ${listTexts.wouldBook}`,
    `${amount("known")} ${listTexts.known}`,
    `${amount("over")} ${listTexts.over}`,
    `${amount("refused", "unreadable")} ${listTexts.impossible}`,
  ].join(", ");
  const understood = columns.map(({ field, column }) => `${field}: ${column}`).join(", ");
  return {
    type: "brought",
    isDone,
    text: isDone ? `${told}.` : `${told}. ${listTexts.nothingDone}`,
    free,
    notes: [
      `${listTexts.understood} ${understood}`,
      ...(unread.length === 0 ? [] : [`${listTexts.notRead}: ${unread.join(", ")}`]),
    ],
    rows: rows.map((row) => ({
      text: wordsOf(row),
      isWrong: row.result === "refused" || row.result === "unreadable",
    })),
  };
}

function wordsOf({ at, when, guests, told }: ListedRow): string {
  const what = [when, guests].filter((each) => each !== undefined).join(", ");
  return `${listTexts.row} ${at}${what === "" ? "" : ` (${what})`}: ${told}`;
}
