import { randomBytes, randomUUID } from "node:crypto";

/** A fresh identifier that cannot be guessed: a random UUID, RFC 9562 version 4. */
export function newId(): string {
  return randomUUID();
}

/** Crockford's base 32: no I, L, O or U, which people misread or mishear. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A fresh reference that a person can read out and nobody can guess: 80 random bits, `4TZC-K7QM-2X9F-8WNB`. */
export function newReference(): string {
  // 256 is a multiple of 32, so every letter is as likely as any other.
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]);
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join("")).join("-");
}
