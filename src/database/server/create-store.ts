import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Account, giveTo } from "./account.ts";
import { flush, makeBeside } from "./draft.ts";
import { explainFailure } from "./explain.ts";
import { runProgram } from "./run-program.ts";
import { superuser, withAccess } from "./server-address.ts";
import { switchFile, switchText } from "./write-switch.ts";

/**
 * A new, empty store.
 * @throws StoreError
 */
export async function createStore(initdb: string, store: string, account: Account): Promise<void> {
  await makeBeside(store, account, async (draft) => {
    await withAccess(draft, async (access) => {
      const command = [...account.prefix, initdb, ...initdbArguments(draft), ...access];
      const { exitCode, printed } = await runProgram(command);
      if (exitCode !== 0) throw explainFailure(`could not create the store in ${store}`, printed);
    });
    await appendFile(join(draft, "postgresql.conf"), `\ninclude = '${switchFile}'\n`);
    await writeFile(join(draft, switchFile), switchText(false), { mode: 0o600 });
    giveTo(account, join(draft, switchFile));
    for (const name of ["postgresql.conf", switchFile]) await flush(join(draft, name));
  });
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
    "--no-instructions",
  ];
}
