import { parseArgs } from "node:util";
import { args } from "./command-line.ts";

/** The one file that a command takes. Anything else ends the process with the usage. */
export function readFileArgument(usage: string): string {
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return file;
  } catch {
    // An option, and there are none.
  }
  console.error(usage);
  process.exit(1);
}
