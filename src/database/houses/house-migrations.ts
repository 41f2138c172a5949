import { sql } from "kysely";
import type { Migrations } from "#src/database/migrate.ts";

/**
 * Which process has opened each house last, and where others reach it, in the schema that is no house's. The holder is
 * taken out once it has closed the house, and stays where it dies.
 */
export const houseMigrations: Migrations = {
  "0001-houses": {
    up: async (db) => {
      await sql`create table house (name text primary key, holder text, address text)`.execute(db);
    },
  },
};
