import type { RawBuilder } from "kysely";
import { jsonb } from "#src/database/values.ts";

/**
 * Text as PostgreSQL can store it: no NUL, no lone surrogate. Guests and services may send either, and one message
 * that cannot be stored would be delivered again for ever.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** A `jsonb` parameter whose texts can be stored. */
export function storableJson<Value>(value: Value): RawBuilder<Value> {
  const clean: Value = JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? storableText(part) : part)),
  );
  return jsonb(clean);
}
