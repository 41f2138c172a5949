import { parseArgs } from "node:util";
import { z } from "zod";
import { type Field, fields } from "#src/import/fields.ts";
import type { DayOrder } from "#src/import/read-moment.ts";
import { defined } from "#src/lib/defined.ts";

export const importUsage = `npm run import -- FILE [--write] [--map FIELD=COLUMN]… [--venue NAME] [--scenario NAME]
                       [--days dmy|mdy] [--json]

Brings bookings of another system over, from a file of CSV or JSON. Without --write it only says what would become of
each row; look at that first. Every booking is placed once, however often its file is read.
  --map FIELD=COLUMN  which column tells what, where the guess is wrong; FIELD= leaves a column out. The fields are
                      ${fields.join(", ")}
  --venue NAME        of rows that name none (a number or a name); not needed with one venue
  --scenario NAME     of rows that name none; left out, whichever has a table free then
  --days dmy|mdy      how 04/05/2026 is read
  --json              one JSON object a row
Ends with code 1 if a row cannot be read, or cannot be booked.`;

export interface ImportTask {
  readonly file: string;
  readonly map: Readonly<Partial<Record<Field, string>>>;
  readonly venue?: string;
  readonly scenario?: string;
  readonly dayOrder?: DayOrder;
  readonly isWriting: boolean;
  readonly json: boolean;
}

const pairSchema = z.templateLiteral([z.enum(fields), "=", z.string()]);

/** Reads what was asked for; undefined for anything that is none of it. */
export function readImportArguments(args: readonly string[]): ImportTask | "help" | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        map: { type: "string", multiple: true, default: [] },
        venue: { type: "string" },
        scenario: { type: "string" },
        days: { type: "string" },
        write: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return "help";
    const [file, ...others] = positionals;
    const dayOrder = z.enum(["dmy", "mdy"]).optional().parse(values.days);
    const map = Object.fromEntries(
      values.map.map((pair) => {
        const [field = "", column = ""] = pairSchema.parse(pair).split(/=(.*)/s);
        return [field, column];
      }),
    );
    if (file === undefined || others.length > 0) return undefined;
    const { venue, scenario, write: isWriting, json } = values;
    return { file, map, isWriting, json, ...defined({ venue, scenario, dayOrder }) };
  } catch {
    return undefined;
  }
}
