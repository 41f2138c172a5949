import { type RawBuilder, sql } from "kysely";
import type { ServiceDb } from "./tables.ts";

/**
 * Reads the version of a date: how often it, or a date around it whose parties may be seated anew for it, was written
 * to. Under the date's lock it stands still, so whoever finds it unchanged may use what they remember of the date.
 */
export function versionOf(venueId: number, dates: readonly Temporal.PlainDate[]): RawBuilder<number> {
  const around = dates.flatMap((date) => [-2, -1, 0, 1, 2].map((days) => date.add({ days })));
  return sql<number>`(
    select coalesce(sum(version), 0)::int8 from day_version
    where venue_id = ${venueId} and day = any(${around}::date[]))`;
}

/** A part of a `with` that raises the versions of these dates, which must be locked. */
export function raisingVersions(venueId: number, dates: readonly Temporal.PlainDate[]): RawBuilder<unknown> {
  return sql`raised as (
    insert into day_version (venue_id, day, version)
    select ${venueId}, day, 1 from (select distinct unnest(${dates}::date[])) as dates (day)
    on conflict (venue_id, day) do update set version = day_version.version + 1)`;
}

/** The versions of single dates (`YYYY-MM-DD`) of a venue. */
export type DayVersions = Readonly<Record<string, number>>;

/** Those of the dates between these two and around them, as one value, to be read together with others. */
export function selectVersions(
  venueId: number,
  { from, to }: { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate },
): RawBuilder<DayVersions | null> {
  return sql<DayVersions | null>`(
    select json_object_agg(day, version) from day_version
    where venue_id = ${venueId} and day between ${from.subtract({ days: 2 })} and ${to.add({ days: 2 })})`;
}

/** What {@link versionOf} would say of a date. */
export function versionAmong(versions: DayVersions, date: string): number {
  return datesAround(date).reduce((sum, around) => sum + (versions[around] ?? 0), 0);
}

/** The versions of many dates of many venues as they are now. */
export async function findVersions(
  db: ServiceDb,
  days: readonly { readonly venueId: number; readonly date: string }[],
): Promise<Map<number, DayVersions>> {
  const wanted = days.flatMap(({ venueId, date }) => datesAround(date).map((day) => ({ venueId, day })));
  const rows = await db
    .selectFrom("day_version")
    .select(["venue_id", "day", "version"])
    .where(
      sql<boolean>`(venue_id, day) in (
        select asked.venue, asked.day
        from unnest(${wanted.map(({ venueId }) => venueId)}::int4[], ${wanted.map(({ day }) => day)}::date[])
          as asked (venue, day))`,
    )
    .execute();
  const byVenue = Map.groupBy(rows, ({ venue_id }) => venue_id);
  return new Map(
    [...byVenue].map(([id, own]) => [id, Object.fromEntries(own.map(({ day, version }) => [day, version]))]),
  );
}

/**
 * The dates whose windows a stay that starts on this date can reach into, and those of its neighbours whose parties
 * may have been seated anew for it: two days to each side, counting that a day may be an hour short.
 */
export function datesAround(date: string): string[] {
  const day = Temporal.PlainDate.from(date);
  return [-2, -1, 0, 1, 2].map((days) => day.add({ days }).toString());
}
