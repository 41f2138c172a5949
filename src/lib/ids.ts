import { randomUUID } from "node:crypto";

/** A fresh identifier that cannot be guessed: a random UUID, RFC 9562 version 4. */
export function newId(): string {
  return randomUUID();
}
