import { parseArgs } from "node:util";
import { defined } from "#src/lib/defined.ts";

export const conformanceUsage = `npm run conformance -- URL [--write] [--json]

Tries a table-booking service against the interface specification, and says in a table what is the same and what
differs. URL is its base address (https://booking.example.com/api); left out, it is BOOKING_BASE_URL. Who asks is told
by BOOKING_API_KEY, or BOOKING_AUTH_URL, BOOKING_ISSUER, BOOKING_CLIENT_ID and BOOKING_CLIENT_SECRET.
  --write  also places bookings for “Conformance Test”, a week ahead or later, and takes each back at once
  --json   one JSON object a line
Ends with code 1 where the service differs from what is specified; what maitred decided where the interface is silent
is told, and held against nobody.`;

export interface ConformanceTask {
  readonly url?: string;
  readonly isWriting: boolean;
  readonly json: boolean;
}

/** Reads what was asked for; undefined for anything that is none of it. */
export function readConformanceArguments(args: readonly string[]): ConformanceTask | "help" | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        write: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return "help";
    const [url, ...others] = positionals;
    if (others.length > 0) return undefined;
    return { ...defined({ url }), isWriting: values.write, json: values.json };
  } catch {
    return undefined;
  }
}
