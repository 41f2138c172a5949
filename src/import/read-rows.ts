import { parse } from "csv-parse/sync";
import { z } from "zod";

/** One booking of the file, by its columns, with the line or place that it stands at. */
export interface Row {
  readonly at: number;
  readonly cells: Readonly<Record<string, string>>;
}

const recordsSchema = z.array(z.record(z.string(), z.unknown()));
const csvSchema = z.array(z.record(z.string(), z.string()));

/** Where lists of bookings stand in files of JSON that hold more. */
const lists = ["bookings", "reservations", "data", "items", "results"];

/**
 * Reads a file of bookings: JSON, or CSV with commas, semicolons or tabs and a first line that names the columns.
 * @throws with a message that says what is wrong with it
 */
export function readRows(text: string): readonly Row[] {
  const trimmed = text.replace(/^\uFEFF/, "").trimStart();
  return trimmed.startsWith("[") || trimmed.startsWith("{") ? readJson(trimmed) : readCsv(trimmed);
}

function readJson(text: string): readonly Row[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error("the file begins as JSON and is none");
  }
  const holder = z.record(z.string(), z.unknown()).safeParse(file).data;
  const list = lists.map((name) => holder?.[name]).find((value) => Array.isArray(value)) ?? file;
  const records = recordsSchema.safeParse(list);
  if (!records.success) throw new Error("the file is JSON, and no list of bookings");
  return records.data.map((record, index) => ({ at: index + 1, cells: flattened(record) }));
}

/** `{ guest: { name } }` has the column `guest.name`. */
function flattened(record: Readonly<Record<string, unknown>>, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const name = prefix + key;
      if (value === null || value === undefined || Array.isArray(value)) return [];
      if (typeof value === "object") return Object.entries(flattened({ ...value }, `${name}.`));
      return [[name, String(value)] as const];
    }),
  );
}

/** Tables for spreadsheets, ours among them, have an apostrophe before what would run as a formula: `'+47…`. */
function withoutGuards(cells: Row["cells"]): Row["cells"] {
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, cell.replace(/^'(?=[=+\-@])/, "")]),
  );
}

function readCsv(text: string): readonly Row[] {
  const [head = ""] = text.split(/\r?\n/, 1);
  const delimiter =
    [";", "\t", ","].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ",";
  try {
    const records = csvSchema.parse(
      parse(text, {
        columns: true,
        delimiter,
        trim: true,
        skip_empty_lines: true,
        relax_column_count_less: true,
      }),
    );
    return records.map((cells, index) => ({ at: index + 2, cells: withoutGuards(cells) }));
  } catch (error) {
    throw new Error(
      `the file cannot be read as CSV: ${error instanceof Error ? error.message : "no reason given"}`,
    );
  }
}
