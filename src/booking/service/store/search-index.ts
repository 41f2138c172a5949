import { type Kysely, sql } from "kysely";

/**
 * Finds bookings by a part of the name, the phone number or a code without reading all of them. The pieces of two and three
 * characters that a text has stand in an index; whoever searches asks for those of what was typed. PostgreSQL's own
 * extension for this (pg_trgm) is not on every server, arrays are.
 */
export async function indexSearch(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function bare_name(details jsonb) returns text language sql immutable parallel safe as $$
      select replace(replace(translate(regexp_replace(normalize(lower(
        coalesce(details->'guest'->>'firstName', '') || ' ' || coalesce(details->'guest'->>'lastName', '')
      ), NFD), '[\u0300-\u036f]', '', 'g'), 'øđł', 'odl'), 'æ', 'ae'), 'ß', 'ss') $$`.execute(db);
  await sql`
    create function phone_digits(details jsonb) returns text language sql immutable parallel safe as $$
      select regexp_replace(coalesce(details->'guest'->>'phone', ''), '[^0-9]', '', 'g') $$`.execute(db);
  await sql`
    create function booking_codes(id text, reference text, number text) returns text
      language sql immutable parallel safe as $$
      select upper(regexp_replace(
        id || ' ' || coalesce(reference, '') || ' ' || coalesce(number, ''), '[^[:alnum:] ]', '', 'g')) $$`.execute(
    db,
  );
  await sql`
    create function pieces(of text) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct substr($1, start, size)), '{}')
      from generate_series(2, 3) size, generate_series(1, length($1) - size + 1) start $$`.execute(db);
  await sql`
    create index booking_search on booking using gin (
      pieces(bare_name(details)),
      pieces(phone_digits(details)),
      pieces(booking_codes(id, ext_reference_id, ext_reference_number))
    )`.execute(db);
}
