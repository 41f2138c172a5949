import { randomInt, randomUUID } from "node:crypto";

/** A fresh identifier that cannot be guessed: a random UUID, RFC 9562 version 4. */
export function newId(): string {
  return randomUUID();
}

/** What nobody misreads or mishears for another: neither 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, nor U and V. */
const alphabet = "23456789ACDEFGHJKMNPQRTVWXY";

/**
 * A fresh reference that a guest can read out over the phone: `K7QM-2XRF`, one of 280 thousand million. It opens nothing by
 * itself; two guests may draw the same, and whoever keeps them draws again.
 */
export function newReference(): string {
  return asReference(letters(8));
}

/** However a reference is typed: with or without its dashes, in small letters. Those of earlier versions are longer. */
export function asReference(typed: string): string {
  const bare = typed.toUpperCase().replace(/[^\dA-Z]/g, "");
  return bare.match(/.{1,4}/g)?.join("-") ?? "";
}

/** A fresh key in letters and digits that nobody can guess: 76 random bits, and nothing that an address needs to escape. */
export function newKey(): string {
  return letters(16);
}

function letters(count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join("");
}
