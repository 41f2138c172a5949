import { dirname } from "node:path";
import { pino } from "pino";
import { makeDataFolder } from "#src/database/data-folder.ts";
import type { Log } from "#src/lib/log.ts";

export interface ProgramLog extends Log {
  /** The same, each line with the name of a house. */
  child(fields: { readonly house: string }): Log;
}

/**
 * The program's log, one JSON object a line. It goes to stderr, since stdout belongs to the guest in the
 * terminal; or to a file of the data folder, where a person is chatting and lines in between would only disturb.
 */
export function createLog(level: string, file?: string): ProgramLog {
  if (file !== undefined) makeDataFolder(dirname(file));
  const destination = pino.destination({ dest: file ?? 2, sync: true, mode: 0o600 });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
