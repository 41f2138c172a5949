import { createLog } from "#src/compose/create-log.ts";
import { restore } from "#src/database/restore.ts";
import { messageOf } from "#src/lib/message-of.ts";
import { house } from "./command-line.ts";
import { readConfigOrExit } from "./read-config-or-exit.ts";
import { readFileArgument } from "./read-file-argument.ts";

/** Makes a backup the store of an empty data folder. */
const file = readFileArgument("Name the file of the backup: npm run restore -- FILE");
const { database: target, logLevel } = readConfigOrExit();

try {
  if (house !== undefined) throw new Error("a backup is of all houses: leave --house out");
  if ("url" in target) throw new Error("DATABASE_URL is set: restore there with its server's pg_restore");
  await restore(file, target.dataDir, createLog(logLevel));
  console.error(`The store of ${file} is in ${target.dataDir}. Start maitred.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
