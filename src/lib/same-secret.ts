import { createHash, timingSafeEqual } from "node:crypto";

/** Whether this is the secret. Hashes have one length, so the comparison takes the same time whatever was given. */
export function isSameSecret(given: string | null, secret: string): boolean {
  return timingSafeEqual(digest(given ?? ""), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
