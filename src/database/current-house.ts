import { sql } from "kysely";

/** What a connection remembers of the house that it works for; a database that holds one house alone has no name for it. */
const houseSetting = "maitred.house";

const house = sql<string | null>`nullif(current_setting(${sql.lit(houseSetting)}, true), '')`;

/** The second argument of `hashtextextended` for advisory locks, which all houses of a database share. */
export const lockSeed = sql<number>`coalesce(hashtext(${house}), 0)`;

/** The channel of this name that is the house's own, for `pg_notify`. */
export const ownChannel = (channel: string) => sql<string>`concat_ws('@', ${channel}::text, ${house})`;
