import { createHash, hash as hashOnce, randomBytes } from "node:crypto";

/** By it secret scanners find a key that got where it does not belong: `mtd_` and 43 letters of base64url. */
const prefix = "mtd_";

/** A fresh key: 256 random bits. */
export function newApiKey(): string {
  return prefix + randomBytes(32).toString("base64url");
}

/**
 * What is kept of a key. One round of SHA-256 without a salt is enough: slow hashes are against trying out what
 * people choose for passwords, and nobody tries out 256 random bits.
 */
export function hashKey(key: string): Uint8Array {
  return hashOnce("sha256", key, "buffer");
}

/** The short name of a key, to tell the keys of a client apart: 12 hexadecimal digits that say nothing about it. */
export function keyIdOf(hash: Uint8Array): string {
  return createHash("sha256").update("key id").update(hash).digest("hex").slice(0, 12);
}
