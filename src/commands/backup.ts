import { createLog } from "#src/compose/create-log.ts";
import { backUp } from "#src/database/back-up.ts";
import { joinDatabase } from "#src/database/join.ts";
import { messageOf } from "#src/lib/message-of.ts";
import { house } from "./command-line.ts";
import { readConfigOrExit } from "./read-config-or-exit.ts";
import { readFileArgument } from "./read-file-argument.ts";

/** Writes the store in the data folder into a file, also while maitred runs on it. */
const file = readFileArgument("Name a new file for the backup: npm run backup -- FILE");
const { database: target, logLevel } = readConfigOrExit();

try {
  if (house !== undefined) throw new Error("a backup is of all houses: leave --house out");
  if ("url" in target)
    throw new Error("DATABASE_URL is set: back that database up with its server's pg_dump");
  const database = await joinDatabase(target, createLog(logLevel));
  await backUp(database, file).finally(() => database.close());
  console.error(`The store of ${target.dataDir} is in ${file}. Keep it where nobody else can read it.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
