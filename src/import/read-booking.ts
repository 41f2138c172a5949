import { createHash } from "node:crypto";
import { defined } from "#src/lib/defined.ts";
import type { Field, Mapping } from "./fields.ts";
import { type DayOrder, readDay, readStart, readTime, toMoment } from "./read-moment.ts";
import type { Row } from "./read-rows.ts";

/** What has to be known of a venue to read bookings of it. */
interface ImportVenue {
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
}

/** A booking of another system, read. */
export interface ForeignBooking {
  readonly venue: ImportVenue;
  readonly startsAt: Temporal.Instant;
  readonly guests: number;
  readonly guest: Readonly<Partial<Record<"firstName" | "lastName" | "phone" | "email", string>>>;
  readonly comment?: string;
  readonly scenario?: string;
  /** The same for the same booking, whenever its file is read: by this it is placed once. */
  readonly reference: string;
}

export interface Reading {
  readonly mapping: Mapping;
  readonly venues: readonly ImportVenue[];
  /** By number or name, for rows that name none. */
  readonly venue?: string;
  readonly scenario?: string;
  readonly dayOrder?: DayOrder;
}

export type ReadRow =
  | { readonly ok: true; readonly booking: ForeignBooking }
  /** `isOver`: it was cancelled there; otherwise it cannot be read. */
  | { readonly ok: false; readonly isOver: boolean; readonly why: string };

/** Words for bookings that do not stand, as other systems have them. */
const over =
  /cancel|cancelled|no[\s_-]?show|deleted|declined|avbest|avlyst|storn|abgesagt|annul|refus|declin/i;

/** Reads one row. What is told of a mistake names the field, and repeats nothing of the guest. */
export function readBooking(row: Row, reading: Reading): ReadRow {
  const { mapping, dayOrder } = reading;
  const cell = (field: Field) => {
    const column = mapping[field];
    return (column === undefined ? "" : (row.cells[column] ?? "")).trim();
  };
  if (over.test(cell("status"))) return { ok: false, isOver: true, why: "it was cancelled there" };
  const unreadable = (why: string) => ({ ok: false, isOver: false, why }) as const;
  const venue = findVenue(cell("venue") || (reading.venue ?? ""), reading.venues);
  if (!venue) return unreadable("it is for no venue that is known here, or for none");
  const startsAt =
    mapping.start === undefined
      ? toMoment(readDay(cell("date"), dayOrder), readTime(cell("time")), venue.timeZone)
      : readStart(cell("start"), venue.timeZone, dayOrder);
  if (!startsAt) return unreadable("when it begins cannot be read (of 04/05/2026, say which is the month)");
  const guests = Number(/^\d{1,4}/.exec(cell("guests"))?.[0] ?? Number.NaN);
  if (!(guests >= 1)) return unreadable("how many come cannot be read");
  const guest = readGuest(cell);
  if (guest.firstName === undefined && guest.lastName === undefined) return unreadable("it has no name");
  const [comment, scenario] = [cell("comment"), cell("scenario") || (reading.scenario ?? "")];
  const content = [venue.id, cell("id") || JSON.stringify([startsAt.toString(), guests, guest])];
  return {
    ok: true,
    booking: {
      venue,
      startsAt,
      guests,
      guest,
      ...(comment !== "" && { comment: comment.slice(0, 2000) }),
      ...(scenario !== "" && { scenario }),
      reference: `import-${createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32)}`,
    },
  };
}

function findVenue(named: string, venues: readonly ImportVenue[]): ImportVenue | undefined {
  if (named === "") return venues.length === 1 ? venues[0] : undefined;
  return venues.find(({ id, name }) => String(id) === named || name.toLowerCase() === named.toLowerCase());
}

function readGuest(cell: (field: Field) => string): ForeignBooking["guest"] {
  const text = (field: Field) => cell(field).slice(0, 100) || undefined;
  const whole = cell("name").slice(0, 100);
  const [family = "", given] = whole.includes(",") ? whole.split(/\s*,\s*/, 2) : [];
  const words = whole.split(/\s+/).filter(Boolean);
  const split =
    given === undefined
      ? { firstName: words.slice(0, -1).join(" ") || undefined, lastName: words.at(-1) }
      : { firstName: given || undefined, lastName: family || undefined };
  return defined({
    firstName: text("firstName") ?? split.firstName,
    lastName: text("lastName") ?? (text("firstName") === undefined ? split.lastName : undefined),
    phone: text("phone"),
    email: text("email"),
  });
}
