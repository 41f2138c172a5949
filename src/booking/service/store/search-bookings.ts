import { sql } from "kysely";
import type { BookingSearch } from "#src/booking/contract/staff-bookings.ts";
import { findSeatedBookings, type SeatedBooking } from "./bookings.ts";
import type { ServiceDb } from "./tables.ts";

/** So many digits make it a phone number, whatever else is typed between them. */
const fewestDigits = 4;

/**
 * Bookings of whatever time and state by a part of the name, the phone number, a reference or an id; the latest start
 * first. Reads every booking of the venues: there is no index on what guests are called.
 */
export async function searchBookings(
  db: ServiceDb,
  { venueIds, text, limit }: BookingSearch,
  now: Temporal.Instant,
): Promise<SeatedBooking[]> {
  const words = bare(text)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0 || venueIds.length === 0) return [];
  // A number from abroad is kept with its country's, and typed with a nought instead.
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  const isPhone = digits.length >= fewestDigits && /^[\d\s+()./-]+$/.test(text);
  const code = text.toUpperCase().replace(/[^\dA-Z]/g, "");
  const rows = await db
    .selectFrom("booking")
    .select("id")
    .where("venue_id", "in", venueIds)
    .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", now)]))
    .where(sql<boolean>`details ? 'guest'`)
    .where((is) =>
      is.or([
        is.and(words.map((word) => sql<boolean>`position(${word} in ${bareName}) > 0`)),
        ...(isPhone ? [sql<boolean>`position(${digits} in ${phoneDigits}) > 0`] : []),
        ...(code.length >= fewestDigits ? [sql<boolean>`position(${code} in ${codes}) > 0`] : []),
      ]),
    )
    .orderBy("starts_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  const found = await findSeatedBookings(
    db,
    rows.map(({ id }) => id),
  );
  return found.toReversed();
}

const fullName = sql`concat_ws(' ', details->'guest'->>'firstName', details->'guest'->>'lastName')`;

/** {@link bare} in the database's words. */
const bareName = sql<string>`replace(replace(translate(regexp_replace(
  normalize(lower(${fullName}), NFD), '[\u0300-\u036f]', '', 'g'), 'øđł', 'odl'), 'æ', 'ae'), 'ß', 'ss')`;

const phoneDigits = sql<string>`regexp_replace(details->'guest'->>'phone', '\\D', '', 'g')`;

const codes = sql<string>`upper(regexp_replace(
  concat_ws(' ', id, ext_reference_id, ext_reference_number), '[^[:alnum:] ]', '', 'g'))`;

/** As it is typed where the keyboard lacks a letter: in small ones, without accents. */
function bare(text: string): string {
  const letters = { ø: "o", đ: "d", ł: "l", æ: "ae", ß: "ss" };
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
  return Object.entries(letters).reduce((so, [letter, typed]) => so.replaceAll(letter, typed), plain);
}
