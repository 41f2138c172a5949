import { type RawBuilder, sql } from "kysely";
import type { BookingSearch } from "#src/booking/contract/staff-bookings.ts";
import { findSeatedBookings, type SeatedBooking } from "./bookings.ts";
import type { ServiceDb } from "./tables.ts";

/** So many digits make it a phone number, whatever else is typed between them. */
const fewestDigits = 4;

/** Bookings of whatever time and state by a part of the name, the phone number, a reference or an id; the latest start first. */
export async function searchBookings(
  db: ServiceDb,
  search: BookingSearch,
  now: Temporal.Instant,
): Promise<SeatedBooking[]> {
  const rows = search.venueIds.length === 0 ? [] : await selectFound(db, search, now).execute();
  const found = await findSeatedBookings(
    db,
    rows.map(({ id }) => id),
  );
  return found.toReversed();
}

/** The ids of those that are found. All that fit are collected before they are sorted: the latest may not fit for years. */
export function selectFound(db: ServiceDb, { venueIds, text, limit }: BookingSearch, now: Temporal.Instant) {
  const words = bare(text)
    .split(/\s+/)
    .filter((word) => word !== "");
  // A number from abroad is kept with its country's, and typed with a nought instead.
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  const isPhone = digits.length >= fewestDigits && /^[\d\s+()./-]+$/.test(text);
  const code = text.toUpperCase().replace(/[^\dA-Z]/g, "");
  const ways = [
    ...(words.length > 0
      ? [
          sql.join(
            words.map((word) => holds(bareName, word)),
            sql` and `,
          ),
        ]
      : []),
    ...(isPhone ? [holds(phoneDigits, digits)] : []),
    ...(code.length >= fewestDigits ? [holds(codes, code)] : []),
  ];
  const fits = ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`;
  return db
    .with(
      (cte) => cte("fitting").materialized(),
      (sub) =>
        sub
          .selectFrom("booking")
          .select(["id", "starts_at"])
          .where("venue_id", "in", venueIds)
          .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", now)]))
          .where(sql<boolean>`details ? 'guest'`)
          .where(fits),
    )
    .selectFrom(sql<{ id: string; starts_at: Temporal.Instant }>`fitting`.as("fitting"))
    .select("fitting.id")
    .orderBy("fitting.starts_at", "desc")
    .orderBy("fitting.id")
    .limit(limit);
}

// As the index has them (search-index.ts).
const bareName = sql<string>`bare_name(details)`;
const phoneDigits = sql<string>`phone_digits(details)`;
const codes = sql<string>`booking_codes(id, ext_reference_id, ext_reference_number)`;

/** The index knows which have all of its pieces, and those are looked at. */
function holds(text: RawBuilder<string>, part: string): RawBuilder<boolean> {
  const letters = [...part];
  const size = Math.min(letters.length, 3);
  const pieces = letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join(""));
  const isThere = sql<boolean>`position(${part} in ${text}) > 0`;
  return size < 2 ? isThere : sql<boolean>`(pieces(${text}) @> ${pieces}::text[] and ${isThere})`;
}

/** As it is typed where the keyboard lacks a letter: in small ones, without accents. */
function bare(text: string): string {
  const letters = { ø: "o", đ: "d", ł: "l", æ: "ae", ß: "ss" };
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
  return Object.entries(letters).reduce((so, [letter, typed]) => so.replaceAll(letter, typed), plain);
}
