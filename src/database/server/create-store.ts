import { mkdirSync } from "node:fs";
import { appendFile, open as openFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Account, giveTo } from "./account.ts";
import { explainFailure } from "./explain.ts";
import { runProgram } from "./run-program.ts";
import { switchFile, switchText } from "./write-switch.ts";

export const superuser = "maitred";

/**
 * Creates the files beside their place and moves them there when they are complete and on the disk: a process killed
 * in the middle would otherwise leave half a store, which looks like a whole one from then on.
 * @throws StoreError
 */
export async function createStore(initdb: string, store: string, account: Account): Promise<void> {
  const draft = `${store}.new`;
  await rm(draft, { recursive: true, force: true });
  makeOwnFolder(draft, account);
  const { exitCode, printed } = await runProgram([...account.prefix, initdb, ...initdbArguments(draft)]);
  if (exitCode !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw explainFailure(`could not create the store in ${store}`, printed);
  }
  await appendFile(join(draft, "postgresql.conf"), `\ninclude = '${switchFile}'\n`);
  await writeFile(join(draft, switchFile), switchText(false), { mode: 0o600 });
  giveTo(account, join(draft, switchFile));
  for (const name of ["postgresql.conf", switchFile]) await flush(join(draft, name));
  await flush(draft);
  await rename(draft, store);
  await flush(dirname(store));
}

/** A folder for the server's user alone. */
function makeOwnFolder(folder: string, account: Account): void {
  mkdirSync(folder, { mode: 0o700 });
  giveTo(account, folder);
}

function initdbArguments(folder: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    "--encoding=UTF8",
    // The same order and letters on every machine, whatever locales it has.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
    // Whoever reaches the socket's folder is its owner or root.
    "--auth-local=trust",
    "--auth-host=scram-sha-256",
    "--no-instructions",
  ];
}

async function flush(path: string): Promise<void> {
  // Windows opens no folder.
  if (process.platform === "win32") return;
  const file = await openFile(path);
  await file.sync();
  await file.close();
}
