import { createHash } from "node:crypto";
import type { Schemas } from "#src/database/schemas.ts";

/** Short enough for the schemas below, of which PostgreSQL and the job queue take fifty letters. */
const longestName = 30;

/** Whether a house can be called so: small letters, digits, and single dashes between them. */
export function isHouseName(name: string): boolean {
  return name.length <= longestName && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(name);
}

/** Each house's own. No two houses share one: a name has no underscore, and no dash beside another. */
export function schemasOf(house: string): Schemas {
  const common = `house_${house.replaceAll("-", "_")}`;
  return { common, service: `${common}__service`, jobs: `${common}__jobs` };
}

/** The role that owns the schemas of a house. Roles are the whole server's, so the database is in its name too. */
export function roleOf(database: string, house: string): string {
  const ofDatabase = createHash("sha256").update(database).digest("hex").slice(0, 12);
  return `maitred_${ofDatabase}_${house.replaceAll("-", "_")}`;
}

/** The database that an address names, by default that of its user. */
export function databaseNameOf(url: string): string {
  const { pathname, username } = new URL(url);
  return decodeURIComponent(pathname.slice(1) || username);
}
