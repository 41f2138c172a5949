import { type RawBuilder, sql } from "kysely";

/**
 * How often a date of a venue, and those around it whose parties may be seated anew for it, have been written to. Under
 * the date's lock it stands still; who finds it as it was may believe what they remember of the date.
 */
export function versionOf(venueId: number, dates: readonly Temporal.PlainDate[]): RawBuilder<number> {
  const around = dates.flatMap((date) => [-2, -1, 0, 1, 2].map((days) => date.add({ days })));
  return sql<number>`(
    select coalesce(sum(version), 0)::int8 from service.day_version
    where venue_id = ${venueId} and day = any(${around}::date[]))`;
}

/** A part of a `with` that raises the versions of these dates, which must be locked. */
export function raisingVersions(venueId: number, dates: readonly Temporal.PlainDate[]): RawBuilder<unknown> {
  return sql`raised as (
    insert into service.day_version (venue_id, day, version)
    select ${venueId}, day, 1 from (select distinct unnest(${dates}::date[])) as dates (day)
    on conflict (venue_id, day) do update set version = day_version.version + 1)`;
}
