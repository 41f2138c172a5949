import { existsSync, readFileSync, unwatchFile, watchFile } from "node:fs";
import { parseAside } from "./parse-aside.ts";
import { parseVenues, type VenuesResult } from "./parse-venues.ts";

/** The files that may describe the venues, the preferred one first. */
export type VenueFiles = readonly [string, ...string[]];

export interface WatchOptions {
  /** How often the file is looked at. */
  readonly everyMs?: number;
}

/** Reads a venue file. One that cannot be read is a problem like any other. */
export function loadVenues(file: string): VenuesResult {
  const text = read(file);
  return text === undefined ? unreadable : parseVenues(text);
}

/** Of the files that may describe the venues the first that is there; where none is, the one that is missed. */
export function findVenueFile(files: VenueFiles): string {
  return files.find((file) => existsSync(file)) ?? files[0];
}

/** Saving takes no longer than this between emptying a file and filling it. */
const settleMs = 100;

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
  let settling: NodeJS.Timeout | undefined;
  let isOver = false;
  const see = () => {
    const preferred = files.slice(0, files.indexOf(file));
    const found = preferred.find((other) => existsSync(other)) ?? file;
    return { found, text: read(found) };
  };
  const isNew = ({ found, text }: ReturnType<typeof see>) => found !== file || text !== latest;
  // Many an editor empties a file before it writes: only what is the same a moment later is whole.
  const look = () => {
    const seen = see();
    clearTimeout(settling);
    if (!isNew(seen)) return;
    settling = setTimeout(() => {
      const again = see();
      if (again.found !== seen.found || again.text !== seen.text) return look();
      file = seen.found;
      latest = seen.text;
      void tell(latest, file);
    }, settleMs).unref();
  };
  // What is saved while the one before is read is what counts.
  const tell = async (text: string | undefined, from: string) => {
    const result = text === undefined ? unreadable : await parseAside(text);
    if (!isOver && text === latest) onChange(result, from);
  };
  for (const watched of files) watchFile(watched, { interval: everyMs, persistent: false }, look);
  // Node looks at a file for the first time a moment later, and takes what was saved until then for the beginning.
  const soon = setTimeout(look, everyMs).unref();
  return () => {
    isOver = true;
    clearTimeout(soon);
    clearTimeout(settling);
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

const remedy = "check that it is there, that VENUES_FILE names it, and that it may be read";
const unreadable: VenuesResult = {
  ok: false,
  problems: [{ line: 1, column: 1, path: "", message: "cannot be read", remedy }],
};
