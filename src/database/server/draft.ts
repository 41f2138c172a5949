import { mkdirSync } from "node:fs";
import { open as openFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { type Account, giveTo } from "./account.ts";

/**
 * Makes a store beside its place, and moves it there when it is complete and on the disk: a process killed in the
 * middle would otherwise leave half a store, which looks like a whole one from then on.
 * @param make fills the folder given, which is the server's user's alone, and flushes what it writes
 */
export async function makeBeside(
  store: string,
  account: Account,
  make: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${store}.new`;
  await rm(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(account, draft);
  try {
    await make(draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await flush(draft);
  await rename(draft, store);
  await flush(dirname(store));
}

/** Until it is on the disk. */
export async function flush(path: string): Promise<void> {
  // Windows opens no folder.
  if (process.platform === "win32") return;
  const file = await openFile(path);
  await file.sync();
  await file.close();
}
