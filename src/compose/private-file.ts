import { randomUUID } from "node:crypto";
import { linkSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { makeDataFolder } from "#src/database/data-folder.ts";
import { codeOf } from "#src/lib/thrown.ts";

/**
 * Makes a file for its owner's eyes alone, unless there is one: whole, or not at all. A process that is killed on the way, or
 * another one that looks at that moment, finds no half of it.
 */
export function makePrivateFile(file: string, text: string): void {
  withDraft(file, text, (draft) => {
    try {
      linkSync(draft, file);
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
  });
}

/** Writes such a file in place of the one that may be there. */
export function replacePrivateFile(file: string, text: string): void {
  withDraft(file, text, (draft) => renameSync(draft, file));
}

function withDraft(file: string, text: string, place: (draft: string) => void): void {
  makeDataFolder(dirname(file));
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: "wx" });
    place(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}
