import { type RawBuilder, sql } from "kysely";
import { storableJsonText } from "#src/lib/storable.ts";

/** A `jsonb` parameter whose texts can be stored. */
export function storableJson<Value>(value: Value): RawBuilder<Value> {
  return sql<Value>`${storableJsonText(value)}::jsonb`;
}
