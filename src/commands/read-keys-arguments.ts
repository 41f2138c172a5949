import { type ParseArgsConfig, parseArgs } from "node:util";
import type { KeyChoice, KeyWish } from "#src/booking/service/http/client-registry.ts";
import { defined } from "#src/lib/defined.ts";
import type { Result } from "#src/lib/result.ts";

/** What the registry is asked to do. */
export type KeysTask =
  | { readonly task: "list" }
  | { readonly task: "create"; readonly wish: KeyWish }
  | { readonly task: "revoke"; readonly choice: KeyChoice };

type Reading = Result<KeysTask | { readonly task: "help" }, { readonly mistake: string }>;

export const keysUsage = `The API keys of the table-booking service's clients.

  npm run --silent keys -- create NAME [--venues 1,2] [--read-only] [--second]
      Prints a new key, once. It may be limited to some venues, and to reading. With --second it stands beside the key that the
      client has, until you revoke that one: so it can change over without a gap. Bookings belong to the name; a
      client sees those that were made under it before.
  npm run --silent keys -- list
      Shows every key there is or was, and where it comes from.
  npm run --silent keys -- revoke NAME [--key KEY]
      Ends a key, and the access tokens got with it, within a second. KEY is the short one that list shows,
      needed where a client has two.`;

const options = {
  help: { type: "boolean", short: "h", default: false },
  venues: { type: "string" },
  "read-only": { type: "boolean" },
  second: { type: "boolean" },
  key: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

/** What the command line asks for. */
export function readKeysArguments(args: readonly string[]): Reading {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { help, venues, "read-only": readOnly, second, key } = parsed.value.values;
  if (help) return { ok: true, value: { task: "help" } };
  const [word, name, ...rest] = parsed.value.positionals;
  const given = Object.entries({ venues, readOnly, second, key }).filter(([, value]) => value !== undefined);
  const takes = (...names: readonly string[]) => given.every(([option]) => names.includes(option));
  switch (word) {
    case undefined:
      return mistake("Say what to do.");
    case "list":
      if (name !== undefined || !takes()) return mistake("list takes nothing more.");
      return { ok: true, value: { task: "list" } };
    case "create": {
      if (name === undefined || rest.length > 0) return mistake("create takes one name.");
      if (!takes("venues", "readOnly", "second")) {
        return mistake("create takes --venues, --read-only and --second.");
      }
      if (venues !== undefined && !/^\d{1,9}(,\d{1,9})*$/.test(venues)) {
        return mistake("--venues takes the ids of venues, such as 1,2.");
      }
      const limit = venues !== undefined && { venueIds: venues.split(",").map(Number) };
      return {
        ok: true,
        value: { task: "create", wish: { name, ...limit, ...defined({ readOnly, second }) } },
      };
    }
    case "revoke":
      if (name === undefined || rest.length > 0) return mistake("revoke takes one name.");
      if (!takes("key")) return mistake("revoke takes --key.");
      return {
        ok: true,
        value: { task: "revoke", choice: { name, ...defined({ keyId: key }) } },
      };
    default:
      return mistake(`There is no "${word}".`);
  }
}

function parse(args: readonly string[]) {
  try {
    return { ok: true, value: parseArgs({ args: [...args], options, allowPositionals: true }) } as const;
  } catch (error) {
    if (error instanceof TypeError) return mistake(error.message);
    throw error;
  }
}

function mistake(text: string) {
  return { ok: false, mistake: text } as const;
}
