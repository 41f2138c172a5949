import type { Booking } from "#src/booking/contract/booking.ts";
import type { Say } from "#src/bot/machine/core/effect.ts";
import { defined } from "#src/lib/defined.ts";
import type { GuestRecord } from "./ports/guest-records.ts";
import type { InboundContent } from "./ports/inbound.ts";

/** The words that the file is written in. */
export interface FileWords {
  readonly render: (say: Say) => { readonly text: string };
  /** What the venue of this id is called, where it is still ours. */
  readonly venueName: (id: number) => string | undefined;
}

/** All that is kept of a guest, as JSON that they can read: in plain fields, and with nothing that is empty. */
export function toGuestFile(record: GuestRecord, bookings: readonly Booking[], words: FileWords): string {
  const messages = [
    ...record.written.map(({ at, content }) => ({ at, from: "you", ...toWritten(content) })),
    ...record.said.map(({ at, say }) => ({ at, from: "the house", text: words.render(say).text })),
  ].toSorted((a, b) => Temporal.Instant.compare(a.at, b.at));
  const all = { ...record.facts, bookings: bookings.map(toPlainBooking), messages };
  return JSON.stringify(plain(all, words), null, 2);
}

/** What a guest did, without the platform's own numbers of it. */
function toWritten(content: InboundContent): Readonly<Record<string, unknown>> {
  switch (content.type) {
    case "text":
      return { text: content.text };
    case "edit":
      return { text: content.text, isEdited: true };
    case "command":
      return { text: `/${[content.command, content.argument].filter(Boolean).join(" ")}` };
    case "choice":
      return { pressed: "a button" };
    case "contact":
      return defined({ phone: content.phone, firstName: content.firstName, lastName: content.lastName });
    case "groupWish":
      return defined({ text: content.words, isFromGroup: true });
    case "payment":
      return { paid: content.amount, currency: content.currency };
    default:
      return {
        sent: content.type === "other" ? (content.kind ?? "something else than words") : content.type,
      };
  }
}

/** What a state is to the guest. */
const states: Partial<Readonly<Record<string, string>>> = {
  REGISTERED: "booked",
  UNCONFIRMED: "booked, asked whether you come",
};

function toPlainBooking(booking: Booking): Readonly<Record<string, unknown>> {
  const { venueId, timeFrom, timeTo, guestCount, scenarioName, status, guest, comment, ...more } = booking;
  return defined({
    restaurant: venueId,
    from: timeFrom,
    to: timeTo,
    people: guestCount,
    wayToDine: scenarioName,
    state: status,
    ...guest,
    wish: comment,
    reference: more.extReferenceNumber,
    agreed: more.extProperties,
    noShowFee: more.noShowFee,
  });
}

/** Restaurants by their names, states in words, and what is empty left out. */
function plain(value: unknown, words: FileWords): unknown {
  if (Array.isArray(value)) {
    const kept = value.map((each) => plain(each, words)).filter((each) => each !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  if (typeof value !== "object" || value === null) return value ?? undefined;
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const kept = toWords(name, field, words) ?? plain(field, words);
    return kept === undefined ? [] : [[name, kept]];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

function toWords(name: string, field: unknown, { venueName }: FileWords): string | undefined {
  if (name === "restaurant" && typeof field === "number") return venueName(field);
  if (name === "state" && typeof field === "string")
    return states[field] ?? field.toLowerCase().replace("_", " ");
  return undefined;
}
