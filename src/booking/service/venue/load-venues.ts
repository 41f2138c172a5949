import { readFileSync, unwatchFile, watchFile } from "node:fs";
import { parseVenues, type VenuesResult } from "./parse-venues.ts";

interface WatchOptions {
  /** How often the file is looked at. */
  readonly everyMs?: number;
}

/** Reads a venue file. One that cannot be read is a problem like any other. */
export function loadVenues(file: string): VenuesResult {
  return toResult(read(file));
}

/**
 * Reads the venue file anew whenever it has changed, and tells what came of it: new venues, or the mistakes
 * that keep the old ones in force. The file's dates are polled, since notices of the file system get lost on
 * mounted folders and when an editor puts a new file in the old one's place. Returns how to stop.
 */
export function watchVenues(
  file: string,
  onChange: (result: VenuesResult) => void,
  { everyMs = 2_000 }: WatchOptions = {},
): () => void {
  let latest = read(file);
  const look = () => {
    const text = read(file);
    if (text === latest) return;
    latest = text;
    onChange(toResult(text));
  };
  watchFile(file, { interval: everyMs, persistent: false }, look);
  return () => unwatchFile(file, look);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function toResult(text: string | undefined): VenuesResult {
  if (text !== undefined) return parseVenues(text);
  const remedy = "check that it is there, that VENUES_FILE names it, and that it may be read";
  return { ok: false, problems: [{ line: 1, column: 1, path: "", message: "cannot be read", remedy }] };
}
