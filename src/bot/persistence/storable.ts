import { type RawBuilder, sql } from "kysely";

/**
 * Text as PostgreSQL can store it: no NUL, no lone surrogate. Guests and services may send either, and one message
 * that cannot be stored would be delivered again for ever.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** A `jsonb` parameter whose texts can be stored. */
export function storableJson<Value>(value: Value): RawBuilder<Value> {
  return sql<Value>`${storableJsonText(value)}::jsonb`;
}

/** JSON whose texts can be stored. */
export function storableJsonText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? storableText(part) : part));
}
