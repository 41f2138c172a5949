import { parseArgs } from "node:util";
import { createLog } from "#src/compose/create-log.ts";
import { listVenueCalendars } from "#src/compose/list-venue-calendars.ts";
import { messageOf } from "#src/lib/message-of.ts";
import { args } from "./command-line.ts";
import { readHouseConfigOrExit } from "./read-houses-or-exit.ts";

/** Prints where the staff's calendar programs find each venue's bookings; `--renew` makes the addresses anew first. */
const usage =
  "npm run calendar            the addresses, one a line\nnpm run calendar -- --renew makes them anew";

const config = readHouseConfigOrExit();
try {
  const { values } = parseArgs({ args: [...args], options: { renew: { type: "boolean", default: false } } });
  for (const { name, url } of await listVenueCalendars(config, createLog(config.logLevel), values)) {
    console.log(`${name}\t${url}`);
  }
  console.error("Whoever has an address reads that venue's bookings. Subscribe to it; do not send it on.");
} catch (error) {
  console.error(`${messageOf(error)}\n\n${usage}`);
  process.exitCode = 1;
}
