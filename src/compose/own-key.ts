import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makePrivateFile } from "./private-file.ts";

/**
 * The key with which the bot itself uses the embedded service, made once into `DATA_DIR/api-key`, for its
 * owner's eyes alone. Whoever runs maitred may read it there to look at the bot's bookings.
 */
export function loadOwnKey(dataDir: string): string {
  const file = join(dataDir, "api-key");
  makePrivateFile(file, `${randomBytes(32).toString("base64url")}\n`);
  const key = readFileSync(file, "utf8").trim();
  if (key === "") throw new Error(`the key in ${file} is empty; delete the file and start again`);
  return key;
}
