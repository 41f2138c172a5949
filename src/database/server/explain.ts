import { StoreError } from "./store-error.ts";

/** By what PostgreSQL and its programs say, in the order in which it counts. */
const explanations: readonly (readonly [RegExp, string])[] = [
  [/No space left on device|ENOSPC|Disk quota exceeded/i, "the disk is full; make room and start again"],
  [
    /setpriv.*(not permitted|unknown|unrecognized|invalid)|(apply|set|activate).*(capabilit|reuid|uid)/i,
    "root may not start programs as another user here; start maitred as an ordinary user, or set DATABASE_URL",
  ],
  [
    /error while loading shared libraries|Library not loaded|cannot execute: required file not found/i,
    "this system lacks a library that PostgreSQL needs; set DATABASE_URL to a PostgreSQL server",
  ],
  [
    /database files are incompatible with server/,
    "its files were written by another build of PostgreSQL, such as another kind of processor's; start it there",
  ],
  [
    /pg_control|control file|could not locate a valid checkpoint record|invalid page|could not read (block|file)|PANIC/,
    "its files are damaged; move the folder away and restore a backup (npm run restore -- FILE)",
  ],
  [
    /lock file ".*" already exists|pre-existing shared memory block/,
    "another PostgreSQL is running on it; stop that one",
  ],
  [/Permission denied/i, "its files are closed to this user; start maitred as the user it belongs to"],
  [/Read-only file system/i, "the file system is read-only"],
  [/could not map|Cannot allocate memory|out of memory/i, "there is too little memory"],
];

/** In one line, from what a program printed before it failed. */
export function explainFailure(what: string, printed: string): StoreError {
  const [, known] = explanations.find(([pattern]) => pattern.test(printed)) ?? [];
  return new StoreError(`${what}: ${known ?? lastWords(printed)}`);
}

function lastWords(printed: string): string {
  const lines = printed.split("\n").filter((line) => line.trim() !== "");
  const fatal = lines.findLast((line) => /FATAL|PANIC|error:/i.test(line));
  return (fatal ?? lines.at(-1) ?? "it said nothing").trim();
}
