import { existsSync, readFileSync, unwatchFile, watchFile } from "node:fs";
import { parseVenues, type VenuesResult } from "./parse-venues.ts";

/** The files that may describe the venues, the preferred one first. */
export type VenueFiles = readonly [string, ...string[]];

interface WatchOptions {
  /** How often the file is looked at. */
  readonly everyMs?: number;
}

/** Reads a venue file. One that cannot be read is a problem like any other. */
export function loadVenues(file: string): VenuesResult {
  return toResult(read(file));
}

/** Of the files that may describe the venues the first that is there; where none is, the one that is missed. */
export function findVenueFile(files: VenueFiles): string {
  return files.find((file) => existsSync(file)) ?? files[0];
}

/**
 * Reads the venues anew whenever their file has changed, and tells what came of it: new venues, or the mistakes
 * that keep the old ones in force. A file that is preferred to the one in use is taken as soon as it is there; one
 * that has gone, as for a moment while an editor saves it, gives way to no other. The files' dates are polled, since
 * notices of the file system get lost on mounted folders and when an editor puts a new file in the old one's place.
 * Returns how to stop.
 */
export function watchVenues(
  files: VenueFiles,
  onChange: (result: VenuesResult, file: string) => void,
  { everyMs = 2_000 }: WatchOptions = {},
): () => void {
  let file = findVenueFile(files);
  let latest = read(file);
  const look = () => {
    const preferred = files.slice(0, files.indexOf(file));
    const found = preferred.find((other) => existsSync(other)) ?? file;
    const text = read(found);
    if (found === file && text === latest) return;
    file = found;
    latest = text;
    onChange(toResult(text), file);
  };
  for (const watched of files) watchFile(watched, { interval: everyMs, persistent: false }, look);
  return () => {
    for (const watched of files) unwatchFile(watched, look);
  };
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
