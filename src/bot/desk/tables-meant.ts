import type { FloorTable } from "#src/booking/contract/back-office.ts";
import type { Result } from "#src/lib/result.ts";

/** The sign between tables that are named together; a comma is understood as well. */
export const tableSign = "+";

/**
 * The tables that staff name: "5", "5+6", "Window 2, 7". A table's name comes before its number, so that
 * a venue whose table 12 is called "5" gets what it says.
 *
 * @returns each table once; `unknown` is what no table is called, empty when nothing was named
 */
export function parseTables(
  text: string,
  tables: readonly FloorTable[],
): Result<readonly FloorTable[], { readonly unknown: readonly string[] }> {
  const whole = findTable(text, tables);
  if (whole !== undefined) return { ok: true, value: [whole] };
  const parts = text
    .split(/[+,&]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const found = parts.map((part) => findTable(part, tables));
  const unknown = parts.filter((_, index) => found[index] === undefined);
  const named = [...new Set(found.filter((table) => table !== undefined))];
  return unknown.length > 0 || named.length === 0 ? { ok: false, unknown } : { ok: true, value: named };
}

function findTable(text: string, tables: readonly FloorTable[]): FloorTable | undefined {
  const wanted = plain(text);
  return tables.find(({ name }) => plain(name) === wanted) ?? tables.find(({ id }) => String(id) === wanted);
}

/** "Table 5" and "5" are the same to everybody at the door. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^tables?\s+/, "");
}

/** Names what was not found, and what there is. */
export function unknownTables(unknown: readonly string[], tables: readonly FloorTable[]): string {
  const known = tables.map(({ name }) => name).join(", ");
  const missing = unknown.map((name) => `"${name}"`).join(" and ");
  return `No table is called ${missing}. There are: ${known}.`;
}
