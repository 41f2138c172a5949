import { EventEmitter, once } from "node:events";
import type { Log } from "#src/lib/log.ts";

interface RecordedLine {
  readonly level: keyof Log;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** A log that keeps its lines, for tests that read what operators would read. */
export interface RecordingLog extends Log {
  readonly lines: readonly RecordedLine[];
  /** Everything written, as the JSON that would be kept. */
  text(): string;
  /** Resolves once a line with such a message is written. */
  written(message: RegExp): Promise<void>;
}

export function createRecordingLog(): RecordingLog {
  const lines: RecordedLine[] = [];
  const happened = new EventEmitter();
  const writer = (level: keyof Log) => (fields: Readonly<Record<string, unknown>>, message: string) => {
    lines.push({ level, fields, message });
    happened.emit("line");
  };
  return {
    lines,
    text: () => lines.map((line) => JSON.stringify(line)).join("\n"),
    written: async (message) => {
      while (!lines.some((line) => message.test(line.message))) await once(happened, "line");
    },
    debug: writer("debug"),
    info: writer("info"),
    warn: writer("warn"),
    error: writer("error"),
  };
}
