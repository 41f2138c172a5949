import { readFileSync } from "node:fs";
import { createLog } from "#src/compose/create-log.ts";
import { openBookings } from "#src/compose/open-bookings.ts";
import { type ImportedRow, importBookings } from "#src/import/import-bookings.ts";
import { readList, whyNotBrought } from "#src/import/read-list.ts";
import { defined } from "#src/lib/defined.ts";
import { messageOf } from "#src/lib/message-of.ts";
import { systemClock } from "#src/lib/system-clock.ts";
import { args } from "./command-line.ts";
import { readHouseConfigOrExit } from "./read-houses-or-exit.ts";
import { type ImportTask, importUsage, readImportArguments } from "./read-import-arguments.ts";

/** Brings bookings of another system over. How the file was understood goes to stderr, what became of each row to stdout. */
const task = readImportArguments(args);
if (task === "help") console.log(importUsage);
else if (task === undefined) fail(importUsage);
else {
  try {
    await run(task);
  } catch (error) {
    fail(messageOf(error));
  }
}

async function run({ file, map, venue, scenario, dayOrder, isWriting, json }: ImportTask): Promise<void> {
  const list = readList(readFileSync(file, "utf8"), map);
  const { rows, mapping, unread } = list;
  for (const [field, column] of Object.entries(mapping)) console.error(`${field}: ${column}`);
  if (unread.length > 0) console.error(`not read: ${unread.join(", ")}`);
  const why = whyNotBrought(list);
  if (why !== undefined) throw new Error(`${why}: name it with --map`);
  const config = readHouseConfigOrExit();
  const { side, close } = await openBookings({ config, clock: systemClock, log: createLog("error") });
  try {
    const venues = side.venueBook.venues();
    const reading = { mapping, venues, ...defined({ venue, scenario, dayOrder }) };
    const { client, placements } = side;
    const imported = await importBookings(rows, {
      client,
      placements,
      clock: systemClock,
      reading,
      isWriting,
    });
    show(imported, json, isWriting);
  } finally {
    await close();
  }
}

function show(rows: readonly ImportedRow[], json: boolean, isWriting: boolean): void {
  for (const row of rows) {
    const { at, when = "", guests = "", told } = row;
    console.log(
      json
        ? JSON.stringify(row)
        : `${String(at).padStart(5)}  ${when.padEnd(16)}  ${String(guests).padStart(3)}  ${told}`,
    );
  }
  const count = (...results: ImportedRow["result"][]) =>
    rows.filter(({ result }) => results.includes(result)).length;
  const wrong = count("refused", "unreadable");
  const done = isWriting ? `${count("booked")} booked` : `${count("free")} would be booked`;
  console.error(
    `${rows.length} rows: ${done}, ${count("known")} there already, ${count("over")} over, ${wrong} not possible`,
  );
  if (!isWriting) console.error("Nothing was written. With --write they are booked.");
  if (wrong > 0) process.exitCode = 1;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
