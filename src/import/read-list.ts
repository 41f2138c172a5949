import { type Field, type Mapping, mapColumns, missingFields } from "./fields.ts";
import { type Row, readRows } from "./read-rows.ts";

/** A file of bookings, and how it is understood. */
export interface ReadList {
  readonly rows: readonly Row[];
  readonly mapping: Mapping;
  /** The columns that tell nothing. */
  readonly unread: readonly string[];
}

/**
 * Reads a file of bookings.
 * @param said which column tells what, where the guess is wrong
 * @throws with a message that says what is wrong with it
 */
export function readList(text: string, said: Readonly<Partial<Record<Field, string>>> = {}): ReadList {
  const rows = readRows(text);
  const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
  const mapping = mapColumns(columns, said);
  return { rows, mapping, unread: columns.filter((column) => !Object.values(mapping).includes(column)) };
}

/** What keeps the list from being brought over, in words; undefined where nothing does. */
export function whyNotBrought({ mapping }: Pick<ReadList, "mapping">): string | undefined {
  const missing = missingFields(mapping);
  return missing.length === 0 ? undefined : `No column tells ${missing.join(", nor ")}`;
}
