import { z } from "zod";

/** The header `Idempotency-Key` of a POST: printable ASCII, no blank at either end. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?$/, "must have 1 to 200 printable ASCII characters");
