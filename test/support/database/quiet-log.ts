import type { Log } from "#src/lib/log.ts";

export interface LogLine {
  readonly level: keyof Log;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** A log that prints nothing and keeps every line, for tests that look at what was logged. */
export function createQuietLog(): Log & { readonly lines: readonly LogLine[] } {
  const lines: LogLine[] = [];
  const writer = (level: keyof Log) => (fields: Readonly<Record<string, unknown>>, message: string) => {
    lines.push({ level, fields, message });
  };
  return {
    lines,
    debug: writer("debug"),
    info: writer("info"),
    warn: writer("warn"),
    error: writer("error"),
  };
}
