import { dirname } from "node:path";
import { type DestinationStream, pino } from "pino";
import { default as pretty } from "pino-pretty";
import { makeDataFolder } from "#src/database/data-folder.ts";
import { defined } from "#src/lib/defined.ts";
import type { Log } from "#src/lib/log.ts";
import { currentTrace } from "#src/lib/trace.ts";

export interface ProgramLog extends Log {
  /** The same, each line with the name of a house. */
  child(fields: { readonly house: string }): Log;
}

/**
 * The program's log, one JSON object a line, or for a person to read where that is a terminal. It goes to stderr, since
 * stdout belongs to the guest in the terminal; or to a file of the data folder, where a person is chatting and lines in
 * between would only disturb.
 */
export function createLog(level: string, file?: string): ProgramLog {
  if (file !== undefined) makeDataFolder(dirname(file));
  const isRead = file === undefined && process.stderr.isTTY;
  const destination = isRead ? readable(2) : pino.destination({ dest: file ?? 2, sync: true, mode: 0o600 });
  return logTo(destination, level);
}

/** A log whose lines name their level, and the update that they come from where it is known. */
export function logTo(destination: DestinationStream, level: string): ProgramLog {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => defined({ trace: currentTrace() }),
      formatters: { level: (name) => ({ level: name }) },
    },
    destination,
  );
}

/** A line a message, with the time of this machine: `[19:02:11] INFO: maitred is ready {"url":"http://…"}`. */
export function readable(destination: number | NodeJS.WritableStream): DestinationStream {
  return pretty({ destination, sync: true, singleLine: true, translateTime: "SYS:HH:MM:ss" });
}
