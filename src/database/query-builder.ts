import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import { TemporalQueryCompiler } from "./values.ts";

/** The query builder on these connections; it ends them with itself. */
export function buildQueriesOn(pool: PostgresPool): Kysely<unknown> {
  return new Kysely<unknown>({ dialect: new ServerDialect({ pool }) });
}

class ServerDialect extends PostgresDialect {
  override createQueryCompiler(): TemporalQueryCompiler {
    return new TemporalQueryCompiler();
  }
}
