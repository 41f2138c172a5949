import { pino } from "pino";
import type { Log } from "#src/lib/log.ts";

/**
 * The program's log, one JSON object a line. It goes to stderr, since stdout belongs to the guest in the
 * terminal; or to a file, where a person is chatting and lines in between would only disturb.
 */
export function createLog(level: string, file?: string): Log {
  const destination = pino.destination({ dest: file ?? 2, sync: true, mkdir: true });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
