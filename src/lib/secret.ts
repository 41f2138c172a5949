import { hash, randomBytes } from "node:crypto";

/** A fresh secret: 256 random bits, in 43 letters of base64url. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text looks like one. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/**
 * What is kept of a secret. One round of SHA-256 without a salt is enough: slow hashes are against trying out what
 * people choose for passwords, and nobody tries out 256 random bits.
 */
export function hashSecret(secret: string): Uint8Array {
  return hash("sha256", secret, "buffer");
}
