/**
 * Text as PostgreSQL can store it: no NUL, no lone surrogate. Guests and services may send either, and one message
 * that cannot be stored would be delivered again for ever.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** JSON whose texts can be stored. */
export function storableJsonText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? storableText(part) : part));
}

/** What is plain JSON, with texts that can be stored: `{ text: "for\0 2" }` is `{ text: "for 2" }`. */
export function storable<Value>(value: Value): Value {
  return JSON.parse(storableJsonText(value)) as Value;
}
