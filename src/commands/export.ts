import { createLog } from "#src/compose/create-log.ts";
import { exportHouse } from "#src/compose/export-house.ts";
import { messageOf } from "#src/lib/message-of.ts";
import { codeOf } from "#src/lib/thrown.ts";
import { readFileArgument } from "./read-file-argument.ts";
import { readHouseConfigOrExit } from "./read-houses-or-exit.ts";

/** Writes what the house holds into a file that other programs read, also while maitred runs. */
const file = readFileArgument(
  "Name a new file: npm run export -- FILE.csv for the bookings as a table, FILE.jsonl for everything, a row a line",
);
const config = readHouseConfigOrExit();

try {
  const count = await exportHouse({ config, log: createLog("error") }, file);
  console.error(
    `${count} rows are in ${file}. It holds guests' names and numbers: keep it where nobody else reads it.`,
  );
} catch (error) {
  console.error(codeOf(error) === "EEXIST" ? `${file} is there already; name a new file` : messageOf(error));
  process.exitCode = 1;
}
