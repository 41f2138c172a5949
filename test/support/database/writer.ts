/** A process that commits one row to the store in the folder given, says so, and waits to be killed. */
import { sql } from "kysely";
import { openDatabase } from "#src/database/connect.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

const database = await openDatabase({ dataDir: process.argv[2] ?? "" }, createQuietLog());
await sql`create table written (name text)`.execute(database.db);
await sql`insert into written values ('committed')`.execute(database.db);
process.stdout.write("committed\n");
setInterval(() => {}, 60_000);
