import { createHash } from "node:crypto";
import { newSecret } from "#src/lib/secret.ts";

/** By it secret scanners find a key that got where it does not belong: `mtd_` and 43 letters of base64url. */
const prefix = "mtd_";

/** A fresh key: 256 random bits. */
export function newApiKey(): string {
  return prefix + newSecret();
}

/** The short name of a key, to tell the keys of a client apart: 12 hexadecimal digits that say nothing about it. */
export function keyIdOf(hash: Uint8Array): string {
  return createHash("sha256").update("key id").update(hash).digest("hex").slice(0, 12);
}
