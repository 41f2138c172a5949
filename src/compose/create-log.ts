import { dirname } from "node:path";
import { pino } from "pino";
import { makeDataFolder } from "#src/database/data-folder.ts";
import type { Log } from "#src/lib/log.ts";

/**
 * The program's log, one JSON object a line. It goes to stderr, since stdout belongs to the guest in the
 * terminal; or to a file of the data folder, where a person is chatting and lines in between would only disturb.
 */
export function createLog(level: string, file?: string): Log {
  if (file !== undefined) makeDataFolder(dirname(file));
  const destination = pino.destination({ dest: file ?? 2, sync: true, mode: 0o600 });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
