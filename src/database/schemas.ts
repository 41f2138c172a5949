/** Where in a database the tables of one house are. */
export interface Schemas {
  /** Whatever is nobody else's. */
  readonly common: string;
  /** The table-booking service's. */
  readonly service: string;
  /** The job queue's, which alone is named in every statement. */
  readonly jobs: string;
}

/** Where they are if the database holds one house alone. */
export const loneSchemas: Schemas = { common: "public", service: "service", jobs: "pgboss" };

/**
 * PostgreSQL's `search_path`, by which statements find the tables of a house without naming a schema. The service's
 * come first: next to ours there may be others of the same name in `public`.
 */
export function searchPath({ common, service }: Schemas): string {
  return `"${service}", "$user", "${common}"`;
}

/** The same for making the tables that belong into `common`. */
export function commonFirst({ common, service }: Schemas): string {
  return `"$user", "${common}", "${service}"`;
}
